#pragma once

// Contracts between functions: require() aborts the program when a caller breaks a promise, which is always a mistake
// of ours. Mistakes of users are a Result instead.

#include <source_location>
#include <string_view>

namespace gridwright::base {

/// Reports a broken contract; the program aborts after it returns.
using BrokenContract = void (*)(std::string_view sentence, const std::source_location& where);

/// Installs a handler (tests do) and returns the one it replaces.
BrokenContract on_broken_contract(BrokenContract handler);

[[noreturn]] void broken_contract(std::string_view sentence, const std::source_location& where);

/// Checks what our caller promised. When the condition does not hold, the program says where and aborts.
inline void require(bool condition, std::string_view sentence,
                    const std::source_location& where = std::source_location::current()) {
    if (!condition) [[unlikely]]
        broken_contract(sentence, where);
}

}  // namespace gridwright::base
