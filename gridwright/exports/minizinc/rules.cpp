#include "gridwright/exports/minizinc/rules.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/exports/common/comments.hpp"

#include <algorithm>

namespace gridwright::exports::minizinc {

using namespace kernel;
using base::concat;

namespace {

constexpr std::string_view visible_predicate =
    "predicate visible(array[int] of var int: line, int: number) =\n"
    "    number = sum(i in index_set(line))(\n"
    "        forall(j in index_set(line) where j < i)(line[j] < line[i]));\n";

constexpr std::string_view closer_pair_predicate =
    "predicate closer_pair(array[int] of var int: line, int: near, int: far) =\n"
    "    let {\n"
    "        var index_set(line): n1; var index_set(line): n2;\n"
    "        var index_set(line): f1; var index_set(line): f2;\n"
    "    } in\n"
    "        n1 < n2 /\\ line[n1] = near /\\ line[n2] = near /\\\n"
    "        f1 < f2 /\\ line[f1] = far /\\ line[f2] = far /\\\n";

constexpr std::string_view counted_letters = "        count(line, near) = 2 /\\ count(line, far) = 2 /\\\n";

constexpr std::string_view closer_pair_end = "        n2 - n1 < f2 - f1;\n";

template <typename Kind>
bool has(const Model& model) {
    return std::ranges::any_of(model.constraints, [](const Constraint& c) { return std::holds_alternative<Kind>(c); });
}

/// True if other constraints say that each line of a CloserPair has two of each value, so that it need not say so.
bool letters_are_counted(const Model& model) {
    const auto counted = [&](Line line, Value value) {
        return std::ranges::any_of(model.constraints, [&](const Constraint& c) {
            return c == Constraint(Exactly{line, value, 2});
        });
    };
    return std::ranges::all_of(model.constraints, [&](const Constraint& c) {
        const auto* pair = std::get_if<CloserPair>(&c);
        return !pair || (counted(pair->line, pair->near) && counted(pair->line, pair->far));
    });
}

/// A direction of lines: its index and range in a comprehension, and one of its lines.
struct Wording {
    std::string_view index, every, line, noun;
};

Wording wording_of(Direction direction) {
    switch (direction) {
        case Direction::row: return {"r", "ROW", "row(grid, r)", "row"};
        case Direction::column: return {"c", "COLUMN", "col(grid, c)", "column"};
        case Direction::rising_diagonal: return {"s", "", "rising(s)", "rising diagonal"};
        case Direction::falling_diagonal: break;
    }
    return {"d", "", "falling(d)", "falling diagonal"};
}

class RuleWriter {
  public:
    RuleWriter(const Model& model, const sheet::Sheet& sheet, const Values& values, std::string& into)
        : model_(model),
          sheet_(sheet),
          values_(values),
          into_(into),
          views_(side_views_of(model, sheet)),
          families_(families_of(model, views_)) {}

    void write() {
        write_diagonals();
        for (const Family& family : families_) write_family(family);
        write_side_clues();
    }

  private:
    void write_comment(std::string_view words) { append_comment(comment_mark, words, into_); }

    void write_diagonals() {
        const auto have = [&](Direction direction) {
            return std::ranges::any_of(families_, [&](const Family& family) {
                return std::ranges::any_of(family.lines, [&](const LineSet& l) { return l.direction == direction; });
            });
        };
        const bool rising = have(Direction::rising_diagonal), falling = have(Direction::falling_diagonal);
        if (!rising && !falling) return;
        into_ += '\n';
        write_comment("On a diagonal, the sum or the difference of row and column is the same.");
        constexpr std::string_view head = "function array[int] of var int: ";
        constexpr std::string_view cells = "    [grid[r, c] | r in ROW, c in COLUMN where ";
        if (rising) into_ += concat(head, "rising(int: s) =\n", cells, "r + c = s];\n");
        if (falling) into_ += concat(head, "falling(int: d) =\n", cells, "c - r = d];\n");
    }

    void write_family(const Family& family) {
        into_ += '\n';
        write_predicate(family.constraint);
        std::string words = sentence(family);
        if (const std::string clue = name_of_clue(family.origin); !clue.empty()) words = concat(clue, ": ", words);
        write_comment(words);
        if (const auto* other = std::get_if<NotThis>(&family.constraint)) return write_not_this(*other);
        for (const LineSet& lines : family.lines) write_lines(family.constraint, lines);
        for (const Line line : family.others) {
            std::string cells;
            for (int i = 0; i < line.length; ++i) cells += concat(i > 0 ? ", " : "", cell_name(line[i]));
            into_ += concat("constraint ", call(family.constraint, concat('[', cells, ']')), ";\n");
        }
    }

    std::string cell_name(int cell) const {
        const Size size = model_.size();
        return concat("grid[", size.row_of(cell) + 1, ", ", size.column_of(cell) + 1, ']');
    }

    /// The predicates of this file come before their first use.
    void write_predicate(const Constraint& constraint) {
        if (std::holds_alternative<Visible>(constraint)) write_visible();
        if (std::holds_alternative<CloserPair>(constraint) && !std::exchange(closer_pair_written_, true)) {
            write_comment("The two values near are closer together than the two values far.");
            into_ += closer_pair_predicate;
            if (!letters_are_counted(model_)) into_ += counted_letters;
            into_ += concat(closer_pair_end, '\n');
        }
    }

    void write_visible() {
        if (std::exchange(visible_written_, true)) return;
        write_comment(
            "Seen from its front, a line shows this number of values: those that are higher than all before them.");
        into_ += concat(visible_predicate, '\n');
    }

    void write_lines(const Constraint& constraint, const LineSet& lines) {
        const Wording wording = wording_of(lines.direction);
        std::vector<int> numbers = lines.numbers;
        // The functions for diagonals take the sum or the difference of row and column, both from 1.
        for (int& number : numbers) {
            if (lines.direction == Direction::rising_diagonal) number += 1;
            if (lines.direction == Direction::falling_diagonal) number -= model_.size().rows;
        }
        const std::string line = lines.reversed ? concat("reverse(", wording.line, ')') : std::string(wording.line);
        const std::string range =
            lines.complete(model_.size()) && !wording.every.empty() ? std::string(wording.every) : range_of(numbers);
        into_ += concat("constraint forall(", wording.index, " in ", range, ")(", call(constraint, line), ");\n");
    }

    static std::string range_of(const std::vector<int>& numbers) {
        if (numbers.back() - numbers.front() + 1 == std::ssize(numbers))
            return concat(numbers.front(), "..", numbers.back());
        std::string set = "{";
        for (const int number : numbers) set += concat(set.size() > 1 ? ", " : "", number);
        return set + '}';
    }

    std::string call(const Constraint& constraint, std::string_view line) const {
        return std::visit([&](const auto& each) { return call(each, line); }, constraint);
    }
    std::string call(const AllDifferent& rule, std::string_view line) const {
        if (rule.except.empty()) return concat("all_different(", line, ')');
        return concat("all_different_except(", line, ", ", values_.list(rule.except), ')');
    }
    std::string call(const Visible& clue, std::string_view line) const {
        return concat("visible(", line, ", ", clue.count, ')');
    }
    std::string call(const Exactly& rule, std::string_view line) const {
        return concat("count(", line, ", ", values_.name(rule.value), ") = ", rule.times);
    }
    std::string call(const CloserPair& rule, std::string_view line) const {
        return concat("closer_pair(", line, ", ", values_.name(rule.near), ", ", values_.name(rule.far), ')');
    }
    std::string call(const NotThis&, std::string_view) const { return "true"; }

    void write_not_this(const NotThis& rule) {
        if (rule.solution->size() != model_.size()) return;
        into_ += "constraint exists([";
        for (int cell = 0; cell < model_.size().cells(); ++cell)
            into_ += concat(cell > 0 ? ", " : "", cell_name(cell), " != ", values_.name((*rule.solution)[cell]));
        into_ += "]);\n";
    }

    static std::size_t numbers_in(const std::vector<LineSet>& lines) {
        std::size_t count = 0;
        for (const LineSet& each : lines) count += each.numbers.size();
        return count;
    }

    /// "every row and every column".
    std::string where(const Family& family) const {
        if (family.others.size() + numbers_in(family.lines) == 1) return "this line";
        if (!family.others.empty() ||
            !std::ranges::all_of(family.lines, [&](const LineSet& l) { return l.complete(model_.size()); }))
            return "each of these lines";
        std::vector<std::string> names;
        for (const LineSet& lines : family.lines) names.push_back(concat("every ", wording_of(lines.direction).noun));
        return base::listed(names);
    }

    std::string sentence(const Family& family) const {
        return std::visit([&](const auto& each) { return sentence(each, where(family)); }, family.constraint);
    }
    std::string sentence(const AllDifferent& rule, const std::string& lines) const {
        std::vector<std::string> exceptions;
        for (const int value : rule.except) exceptions.push_back(plural_of(*sheet_.notation, value));
        const std::string but = exceptions.empty() ? "" : concat("; ", base::listed(exceptions), " may");
        return concat("In ", lines, " no ", cell_noun(), " occurs twice", but, '.');
    }
    std::string sentence(const Visible& clue, const std::string& lines) const {
        return concat("In ", lines, ' ', clue.count, " are visible from the front.");
    }
    std::string sentence(const Exactly& rule, const std::string& lines) const {
        const std::string noun = sheet::noun_of(*sheet_.notation, rule.value);
        const bool number = noun == concat(rule.value);
        return concat(
            "In ", lines, " there ", rule.times == 1 ? "is" : "are", " exactly ",
            number ? concat(base::counted(rule.times, "cell"), " with ", noun) : base::counted(rule.times, noun), '.');
    }
    std::string sentence(const CloserPair& rule, const std::string& lines) const {
        return concat("In ", lines, " the two ", plural_of(*sheet_.notation, rule.near),
                      " are closer together than the two ", plural_of(*sheet_.notation, rule.far), '.');
    }
    std::string sentence(const NotThis&, const std::string&) const { return "Any solution but this one."; }

    std::string_view cell_noun() const {
        return sheet_.notation->cell_noun.empty() ? "value" : sheet_.notation->cell_noun;
    }

    /// Empty for a rule of the game.
    std::string name_of_clue(const Origin& origin) const {
        const sheet::Naming& naming = sheet_.notation->naming;
        if (const auto* clue = std::get_if<CellClue>(&origin))
            return concat("The clue in ", sheet::cell_name(naming, clue->cell, model_.size()));
        if (const auto* clue = std::get_if<SideClue>(&origin)) {
            const std::string line = is_end_of_columns(clue->side) ? sheet::column_name(naming, clue->line)
                                                                   : sheet::row_name(naming, clue->line, model_.size());
            return concat("The clue at the ", kernel::name(clue->side), " of ", line);
        }
        return "";
    }

    void write_side_clues() {
        if (views_.sides.empty()) return;
        into_ += '\n';
        write_visible();
        write_comment(concat("A clue beside the board says how many ", cell_noun(), "s are visible from there."));
        for (const Side side : views_.sides) {
            const Wording wording = wording_of(is_end_of_columns(side) ? Direction::column : Direction::row);
            const bool reversed = side == Side::bottom || side == Side::right;
            const std::string clue = concat(kernel::name(side), '[', wording.index, ']');
            const std::string line = reversed ? concat("reverse(", wording.line, ')') : std::string(wording.line);
            into_ += concat("constraint forall(", wording.index, " in ", wording.every, " where ", clue,
                            " > 0)(\n    visible(", line, ", ", clue, "));\n");
        }
    }

    const Model& model_;
    const sheet::Sheet& sheet_;
    const Values& values_;
    std::string& into_;
    const SideViews views_;
    const std::vector<Family> families_;
    bool visible_written_ = false, closer_pair_written_ = false;
};

}  // namespace

void append_includes(const Model& model, std::string& into) {
    const auto different = [&](bool with_exceptions) {
        return std::ranges::any_of(model.constraints, [&](const Constraint& c) {
            const auto* rule = std::get_if<AllDifferent>(&c);
            return rule && rule->except.empty() != with_exceptions;
        });
    };
    std::string includes;
    if (different(false)) includes += "include \"all_different.mzn\";\n";
    if (different(true)) includes += "include \"all_different_except.mzn\";\n";
    if (has<Exactly>(model) || has<CloserPair>(model)) includes += "include \"count.mzn\";\n";
    if (!includes.empty()) into += concat('\n', includes);
}

void append_constraints(const Model& model, const sheet::Sheet& sheet, const Values& values, std::string& into) {
    RuleWriter(model, sheet, values, into).write();
}

}  // namespace gridwright::exports::minizinc
