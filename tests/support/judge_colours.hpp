#pragma once

// What is known of the pegs of one colour: they do not meet.

#include "tests/support/judge_question.hpp"

#include <unordered_map>

namespace gridwright::judge {

class Colours {
  public:
    explicit Colours(const Question& question);

    /// False if the colours cannot fill the cells. Where they can only just, removes the marks that no large enough set
    /// of a colour has.
    bool filter(std::vector<std::uint64_t>& domains);

    /// Cells that can be coloured whatever happens to the others.
    std::vector<char> aside(const std::vector<std::uint64_t>& domains) const;

  private:
    using Set = std::uint64_t;  // of indexes in cells_

    struct Class {
        Set open = 0, sure = 0;
        bool operator==(const Class&) const = default;
    };
    struct HashOfClass {
        std::size_t operator()(const Class& each) const {
            return (each.open * 0x9E3779B97F4A7C15U) ^ (each.sure * 0xC2B2AE3D27D4EB4FU) ^ (each.open >> 31);
        }
    };

    Class class_of(int colour, const std::vector<std::uint64_t>& domains) const;
    int largest(const Class& each);
    /// True if a set of this size exists within `open`; it is then in `found_`.
    bool extend(Set open, Set chosen, int missing);
    bool has(const Class& each, int size);
    int bound(Set open) const;

    const Question& question_;
    std::vector<int> cells_;
    std::vector<Set> meets_;                // by index in cells_
    std::vector<std::vector<Set>> covers_;  // by direction: sets of cells that meet each other
    std::unordered_map<Class, int, HashOfClass> largest_;
    Set found_ = 0;
    int highest_ = 0;
    bool too_large_ = false;
};

}  // namespace gridwright::judge
