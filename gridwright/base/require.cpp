#include "gridwright/base/require.hpp"

#include <cstdio>
#include <cstdlib>

namespace gridwright::base {
namespace {

void say_where(std::string_view sentence, const std::source_location& where) {
#ifndef __wasm__  // the browser module has no standard error
    std::fprintf(stderr, "%s:%u: broken contract: %.*s\n", where.file_name(), where.line(),
                 static_cast<int>(sentence.size()), sentence.data());
#else
    (void)sentence, (void)where;
#endif
}

BrokenContract handler = say_where;

}  // namespace

BrokenContract on_broken_contract(BrokenContract replacement) {
    BrokenContract previous = handler;
    handler = replacement;
    return previous;
}

void broken_contract(std::string_view sentence, const std::source_location& where) {
    handler(sentence, where);
#ifndef __wasm__
    std::abort();
#else
    __builtin_trap();
#endif
}

}  // namespace gridwright::base
