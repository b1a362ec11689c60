#pragma once

#include <source_location>
#include <string_view>

namespace gridwright::base {

/// Told about a broken contract; the program aborts after it returns.
using BrokenContract = void (*)(std::string_view sentence, const std::source_location& where);

/// Installs a handler (tests do) and returns the one it replaces.
BrokenContract on_broken_contract(BrokenContract handler);

[[noreturn]] void broken_contract(std::string_view sentence, const std::source_location& where);

/// Our caller promised `condition`. When it does not hold the program says where, and aborts.
inline void require(bool condition, std::string_view sentence,
                    const std::source_location& where = std::source_location::current()) {
    if (!condition) [[unlikely]]
        broken_contract(sentence, where);
}

}  // namespace gridwright::base
