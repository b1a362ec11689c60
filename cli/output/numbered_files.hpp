#pragma once

// Files whose names have a number: board-%d.svg, or board-%03d.svg with at least three digits.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::cli {

class NumberedFiles {
  public:
    /// None where the name has no %d.
    static std::optional<NumberedFiles> of(std::string_view name);

    std::string name(std::uint64_t number) const;

    /// Writes a file whole or not at all; returns why not.
    std::optional<std::string> write(std::uint64_t number, std::string_view bytes) const;

  private:
    std::string before_, after_;
    std::size_t digits_ = 1;
};

}  // namespace gridwright::cli
