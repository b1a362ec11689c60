#pragma once

// A line of letters as a person sees it: for near letters, far letters and blanks the places that can still hold them,
// one machine word each. A technique is a function from such a line to what follows on it, so that a line trial can use
// it on a copy of the line.

#include "gridwright/constraints/closer_pair/places.hpp"
#include "gridwright/explain/common/technique.hpp"

#include <array>
#include <functional>

namespace gridwright::explain {

using constraints::Places;

struct LetterMarks {
    int length = 0;
    Places near = 0, far = 0, blank = 0;  ///< the places that can hold them

    Places every() const { return kernel::Domain::below(length).bits(); }
    /// The places that can hold this and nothing else.
    Places sure(Places LetterMarks::*content) const {
        return this->*content & ~((near & far) | (near & blank) | (far & blank));
    }
    /// Some place has no mark left.
    bool emptied() const { return (near | far | blank) != every(); }

    bool operator==(const LetterMarks&) const = default;
};

/// What a place can hold: `&LetterMarks::near`, `far` or `blank`.
using Content = Places LetterMarks::*;

/// What follows on a line, and from what.
struct LetterDeduction {
    LetterMarks struck, filled;  ///< the places that cannot hold a content, and those that do
    Places read = 0;             ///< the places whose marks it rests on
    bool closer = false;         ///< it rests on distances, too, not only on how many letters a line has
    bool contradiction = false;
    bool minimal = false;  ///< certainly no place can be left unread
};

/// What one technique deduces from one line; no technique has more than four.
class LetterDeductions {
  public:
    LetterDeduction& add() { return items_[count_++] = {}; }
    const LetterDeduction* begin() const { return items_.data(); }
    const LetterDeduction* end() const { return items_.data() + count_; }

  private:
    std::array<LetterDeduction, 4> items_;
    std::size_t count_ = 0;
};

using DeduceLetters = void (*)(const LetterMarks& marks, LetterDeductions& deductions);

/// The line as it is marked now.
LetterMarks letter_marks(const LetterLine& line, const Position& position);

/// Does what was deduced.
void apply(const LetterDeduction& deduction, LetterMarks& marks);

/// True if something is deduced from these marks, too.
using DeducedFrom = std::function<bool(const LetterMarks& marks)>;

/// Turns a deduction into a step and adds it; true if it says anything new. Without `from`, whatever follows is
/// deduced.
bool add_step(const LetterLine& line, const LetterDeduction& deduction, int arrangements, const Position& position,
              Findings& findings, const DeducedFrom& from = nullptr);

/// Looks for the deductions of one technique on every line.
void find_on_letter_lines(const Position& position, Findings& findings, DeduceLetters deduce);

/// The same in the form that a technique has.
template <DeduceLetters deduce>
void find_letters(const Position& position, Findings& findings) {
    find_on_letter_lines(position, findings, deduce);
}

}  // namespace gridwright::explain
