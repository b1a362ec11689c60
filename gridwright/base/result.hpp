#pragma once

// A value or an error, for whatever can go wrong because of what a person wrote. The core throws no exceptions.

#include "gridwright/base/require.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace gridwright::base {

/// A mistake in what a person wrote: one sentence, and the byte of the input where the mistake is.
struct Error {
    std::string message;
    std::optional<std::size_t> offset;
};

/// A value, or why there is none. g++ 12 has no std::expected.
template <typename T, typename E = Error>
class [[nodiscard]] Result {
  public:
    Result(T value) : value_(std::move(value)) {}
    Result(E error) : error_(std::move(error)) {}

    explicit operator bool() const { return value_.has_value(); }

    T& operator*() & { return checked(); }
    T&& operator*() && { return std::move(checked()); }
    T* operator->() { return &checked(); }
    const T& operator*() const& { return const_cast<Result*>(this)->checked(); }
    const T* operator->() const { return &const_cast<Result*>(this)->checked(); }

    const E& error() const {
        require(!value_.has_value(), "a Result with a value has no error");
        return error_;
    }

  private:
    T& checked() {
        require(value_.has_value(), "a Result was read without looking whether it failed");
        return *value_;
    }

    std::optional<T> value_;
    E error_;
};

}  // namespace gridwright::base
