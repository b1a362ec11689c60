// The browser module: the library behind a C interface. The host calls _initialize once, then for each ask gets a
// buffer, writes the ask into it and reads the last answer. It provides a clock and a function that takes every answer
// before the last. An instance serves one worker.

#include "gridwright/answers/ask.hpp"
#include "gridwright/engines/registry.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
#define IMPORT(name) extern "C" __attribute__((import_module("gridwright"), import_name(#name)))

/// Milliseconds since some fixed moment, as performance.now() counts them.
IMPORT(now) double host_now();

/// Takes an answer before the last one, as UTF-8; 0 stops the work.
IMPORT(take) int host_take(const char* object, std::size_t length);

namespace {

using namespace gridwright;

std::chrono::nanoseconds now() {
    constexpr double nanoseconds = 1e6;
    return std::chrono::nanoseconds(static_cast<std::int64_t>(host_now() * nanoseconds));
}

answers::Context& context() {
    static answers::Context context(engines::table(), now);
    return context;
}

std::string input, answer;

}  // namespace

/// Room for `size` bytes of input; valid until the next call.
EXPORT(gw_buffer) char* gw_buffer(std::size_t size) {
    input.resize(size);
    return input.data();
}

/// Answers an ask (docs/protocol.md) and gives the last answer, which ends with a zero byte and is valid until the next
/// call.
EXPORT(gw_ask) const char* gw_ask(const char* ask, std::size_t length) {
    answer = answers::ask(context(), {ask, length},
                          [](std::string_view object) { return host_take(object.data(), object.size()) != 0; });
    return answer.c_str();
}
