#include "gridwright/exports/minizinc/minizinc.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/exports/common/comments.hpp"
#include "gridwright/exports/minizinc/rules.hpp"

#include <algorithm>

namespace gridwright::exports::minizinc {

using namespace kernel;
using base::concat;

namespace {

/// Every value that the file names: those that cells can hold or are given, and the parameters of constraints.
Domain values_in(const Model& model) {
    Domain values;
    for (const Domain domain : model.domains) values |= domain;
    for (const Given& given : model.givens) values.add(given.value);
    for (const Constraint& constraint : model.constraints) {
        if (const auto* rule = std::get_if<AllDifferent>(&constraint)) values |= rule->except;
        if (const auto* rule = std::get_if<Exactly>(&constraint)) values.add(rule->value);
        if (const auto* rule = std::get_if<CloserPair>(&constraint)) {
            values.add(rule->near);
            values.add(rule->far);
        }
    }
    if (model.objective) values.add(model.objective->value);
    return values;
}

class FileWriter {
  public:
    FileWriter(const Model& model, const sheet::Sheet& sheet, std::string& into)
        : model_(model),
          sheet_(sheet),
          notation_(*sheet.notation),
          size_(model.size()),
          values_(notation_, values_in(model)),
          width_(sheet::text_width(sheet)),
          into_(into) {}

    void write() {
        append_introduction(comment_mark, sheet_, into_);
        append_includes(model_, into_);
        into_ += concat("\nset of int: ROW = 1..", size_.rows, ";\nset of int: COLUMN = 1..", size_.columns, ";\n");
        write_symbols();
        write_clues();
        write_board();
        append_constraints(model_, sheet_, values_, into_);
        write_goal();
        write_output();
    }

  private:
    void write_symbols() {
        if (values_.named().empty()) return;
        into_ += '\n';
        append_comment(comment_mark, "Values that are no numbers on the board.", into_);
        for (const auto& [symbol, name] : values_.named()) into_ += concat("int: ", name, " = ", symbol->value, ";\n");
    }

    void write_clues() {
        if (!notation_.sides) return;
        into_ += '\n';
        append_comment(comment_mark, "The clues beside the board; 0 is no clue.", into_);
        for (const Side side : every_side) {
            std::string clues;
            for (const int clue : sheet_.sides[side]) clues += concat(clues.empty() ? "" : ", ", clue);
            into_ += concat("array[", is_end_of_columns(side) ? "COLUMN" : "ROW", "] of int: ", kernel::name(side),
                            " = [", clues, "];\n");
        }
    }

    void write_board() {
        const bool uniform = std::ranges::adjacent_find(model_.domains, std::not_equal_to{}) == model_.domains.end() &&
                             !model_.domains[0].empty();
        if (!uniform) write_allowed();
        const Grid<std::string> known = known_cells();
        const bool any = std::ranges::any_of(known, [](const std::string& cell) { return cell != open; });
        into_ += '\n';
        append_comment(comment_mark, any ? "The board; _ is an open cell." : "The board.", into_);
        Domain all;
        for (const Domain domain : model_.domains) all |= domain;
        into_ += concat("array[ROW, COLUMN] of var ", all.empty() ? "0..0" : values_.set(all), ": grid");
        if (any) write_table(known);
        into_ += ";\n";
        if (!uniform) into_ += "constraint forall(r in ROW, c in COLUMN)(grid[r, c] in allowed[r, c]);\n";
        for (const Given& given : second_givens())
            into_ += concat("constraint grid[", size_.row_of(given.cell) + 1, ", ", size_.column_of(given.cell) + 1,
                            "] = ", values_.name(given.value), ";\n");
    }

    /// What each cell may hold, where that is not the same everywhere.
    void write_allowed() {
        const Domain usual = usual_domain();
        into_ += '\n';
        append_comment(comment_mark, "What each cell may hold.", into_);
        into_ += concat("set of int: usual = ", values_.set(usual), ";\narray[ROW, COLUMN] of set of int: allowed");
        Grid<std::string> sets(size_);
        for (int cell = 0; cell < size_.cells(); ++cell)
            sets[cell] = model_.domains[cell] == usual ? "usual" : values_.set(model_.domains[cell]);
        write_table(sets);
        into_ += ";\n";
    }

    /// The domain of most cells.
    Domain usual_domain() const {
        std::ptrdiff_t most = 0;
        Domain usual;
        for (const Domain domain : model_.domains) {
            if (domain == usual && most > 0) continue;
            const auto count = std::ranges::count(model_.domains, domain);
            if (count > most) most = count, usual = domain;
        }
        return usual;
    }

    static constexpr std::string_view open = "_";

    Grid<std::string> known_cells() const {
        Grid<std::string> known(size_, std::string(open));
        for (int cell = 0; cell < size_.cells(); ++cell)
            if (model_.domains[cell].fixed()) known[cell] = values_.name(model_.domains[cell].min());
        for (const Given& given : model_.givens)
            if (known[given.cell] == open) known[given.cell] = values_.name(given.value);
        return known;
    }

    /// Givens that contradict what the cell holds already.
    std::vector<Given> second_givens() const {
        const Grid<std::string> known = known_cells();
        std::vector<Given> second;
        for (const Given& given : model_.givens)
            if (known[given.cell] != values_.name(given.value)) second.push_back(given);
        return second;
    }

    /// Columns line up unless that would make long lines.
    void write_table(const Grid<std::string>& cells) {
        constexpr std::size_t widest_column = 6;
        std::size_t width = 0;
        for (const std::string& cell : cells) width = std::max(width, cell.size());
        if (width > widest_column) width = 0;
        into_ += " = [|\n";
        for (int row = 0; row < size_.rows; ++row) {
            into_ += "    ";
            for (int column = 0; column < size_.columns; ++column) {
                const std::string& cell = cells.at(row, column);
                into_ += concat(column > 0 ? ", " : "", std::string(width - std::min(width, cell.size()), ' '), cell);
            }
            into_ += row + 1 < size_.rows ? " |\n" : " |]";
        }
    }

    void write_goal() {
        if (!model_.objective) {
            into_ += "\nsolve satisfy;\n";
            return;
        }
        const int value = model_.objective->value;
        into_ += '\n';
        append_comment(comment_mark, concat("There are as few ", plural_of(notation_, value), " as possible."), into_);
        into_ += concat("var 0..", size_.cells(),
                        ": objective =\n    sum(r in ROW, c in COLUMN)(grid[r, c] = ", values_.name(value),
                        ");\n\nsolve minimize objective;\n");
    }

    /// The board in the text format, byte by byte.
    void write_output() {
        into_ += '\n';
        append_comment(comment_mark, "The board as text, which gridwright can check.", into_);
        if (!values_.named().empty()) write_cell_function();
        if (notation_.sides)
            into_ += concat("function string: clue(int: number) =\n    if number = 0 then ", quoted(aligned(".")),
                            " else ", shown("number"), " endif;\n");
        into_ += "output [";
        if (model_.objective) into_ += "\"# objective: \\(objective)\\n\", ";
        into_ += concat(quoted(concat(sheet::header_of(sheet_), '\n')), ']');
        const std::string cells =
            concat("join(\" \", [", values_.named().empty() ? shown("fix(grid[r, c])") : "written(fix(grid[r, c]))",
                   " | c in COLUMN])");
        if (!notation_.sides) {
            into_ += concat(" ++\n    [", cells, " ++ \"\\n\" | r in ROW];\n");
            return;
        }
        const std::string frame = concat('"', std::string(width_ + 1, ' '), '+',
                                         std::string(size_.columns * (width_ + 1) + 1, '-'), "+\\n\"");
        into_ += concat(" ++\n    [", clue_line(Side::top), ", ", frame, "] ++\n    [clue(left[r]) ++ \" | \" ++ ",
                        cells, " ++\n        \" | \" ++ clue(right[r]) ++ \"\\n\" | r in ROW] ++\n    [", frame, ", ",
                        clue_line(Side::bottom), "];\n");
    }

    std::string clue_line(Side side) const {
        return concat('"', std::string(width_ + 3, ' '), "\" ++ join(\" \", [clue(", kernel::name(side),
                      "[c]) | c in COLUMN]) ++ \"\\n\"");
    }

    void write_cell_function() {
        into_ += "function string: written(int: value) =\n    ";
        const bool numbers = notation_.highest_number(size_, sheet_.options) > 0;
        for (const auto& [symbol, name] : values_.named())
            if (numbers || symbol != values_.named().back().symbol)
                into_ += concat("if value = ", name, " then ", quoted(aligned(symbol->text)), "\n    else");
        into_ += concat(' ', numbers ? shown("value") : quoted(aligned(values_.named().back().symbol->text)),
                        "\n    endif;\n");
    }

    std::string aligned(std::string_view text) const {
        return concat(std::string(width_ - std::min(width_, text.size()), ' '), text);
    }

    std::string shown(std::string_view number) const {
        return width_ > 1 ? concat("show_int(", width_, ", ", number, ')') : concat("show(", number, ')');
    }

    const Model& model_;
    const sheet::Sheet& sheet_;
    const sheet::Notation& notation_;
    const Size size_;
    const Values values_;
    const std::size_t width_;
    std::string& into_;
};

void write(const Model& model, const sheet::Sheet& sheet, std::string& into) {
    FileWriter(model, sheet, into).write();
}

}  // namespace

constinit const Export export_row{
    .name = "minizinc",
    .meaning = "a model for the solvers of MiniZinc, with the board in it; convert only",
    .noun = "a MiniZinc file",
    .ending = "mzn",
    .write = write,
};

}  // namespace gridwright::exports::minizinc
