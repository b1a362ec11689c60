// How the browser module fails. The C++ library would write to standard error and abort, for which the module would
// have to import file functions from its host. These functions trap instead, which the host sees as an exception of the
// call.

#include <__verbose_abort>
#include <cstdlib>
#include <new>

void std::__libcpp_verbose_abort(const char*, ...) {
    __builtin_trap();
}

extern "C" void __cxa_pure_virtual() {
    __builtin_trap();
}

void* operator new(std::size_t size) {
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    __builtin_trap();
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
