#include "gridwright/exports/dimacs/dimacs.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/encoding/encode.hpp"
#include "gridwright/exports/common/comments.hpp"
#include "gridwright/kernel/data_names.hpp"

namespace gridwright::exports::dimacs {
namespace {

using namespace constraints;
using namespace kernel;
using base::concat;

constexpr std::string_view mark = "c";

std::string name_of(const AllDifferent&) {
    return "all different";
}
std::string name_of(const Visible& clue) {
    return concat(clue.count, " visible");
}
std::string name_of(const Exactly& rule) {
    return concat("exactly ", rule.times, " of the value ", rule.value);
}
std::string name_of(const CloserPair&) {
    return "closer pair";
}
std::string name_of(const NotThis&) {
    return "not this solution";
}

std::string name_of(Line line, Size size) {
    if (numbered(line, size)) return data_name(line, size);
    return concat(data_name(line[0], size), " to ", data_name(line[line.length - 1], size));
}

/// "3 visible, column 2, clue at the top".
std::string name_of(const Constraint& constraint, const Origin& origin, Size size) {
    std::string name = std::visit([](const auto& each) { return name_of(each); }, constraint);
    if (const auto line = line_of(constraint)) name += concat(", ", name_of(*line, size));
    if (const auto* clue = std::get_if<SideClue>(&origin)) name += concat(", clue at the ", kernel::name(clue->side));
    if (const auto* clue = std::get_if<CellClue>(&origin)) name += concat(", clue in ", data_name(clue->cell, size));
    return name;
}

/// The formula of a model, and which of its variables belong to what.
class NumberedFormula {
  public:
    explicit NumberedFormula(const Model& model)
        : model_(model),
          encoding_(encoding::encode(
              model, model.domains, encoding::Clues::fixed, {},
              [this](Formula& f) { last_variables_.push_back(f.variables()); }, Numbering::cells_first)) {
        for (const Given& given : model.givens) encoding_.formula.add({encoding_.cells.is(given.cell, given.value)});
    }

    void write_cells(const sheet::Notation& notation, std::string& into) const {
        append_comment(mark,
                       "Each line has a cell and its values, each with the literal that is true if the cell holds it.",
                       into);
        for (int cell = 0; cell < model_.size().cells(); ++cell) {
            into += concat("c ", data_name(cell, model_.size()));
            for (const int value : model_.domains[cell]) {
                into += concat(' ', sheet::text_of(notation, static_cast<Value>(value)), ':');
                const Literal literal = encoding_.cells.is(cell, value);
                into += literal == always ? "always" : concat(literal);
            }
            into += '\n';
        }
    }

    void write_helpers(std::string& into) const {
        int last = variables_of_cells();
        if (last == encoding_.formula.variables()) return;
        into += "c\nc The other variables, and what they are for:\n";
        write_helper("one value in each cell, and the order of its values", last, last_variables_.front(), into);
        for (std::size_t i = 0; i < model_.constraints.size(); ++i)
            write_helper(name_of(model_.constraints[i], model_.constraints.origin(i), model_.size()), last,
                         last_variables_[i + 1], into);
    }

    void write_clauses(std::string& into) const {
        const Formula& formula = encoding_.formula;
        into += concat("p cnf ", formula.variables(), ' ', formula.clauses(), '\n');
        for (const Literal literal : formula.literals()) {
            base::append_number(into, literal);
            into += literal == 0 ? '\n' : ' ';
        }
    }

  private:
    int variables_of_cells() const {
        int highest = 0;
        for (int cell = 0; cell < model_.size().cells(); ++cell)
            if (const Domain domain = model_.domains[cell]; domain.size() > 1)
                highest = encoding_.cells.is(cell, domain.max());
        return highest;
    }

    static void write_helper(std::string_view what, int& last, int up_to, std::string& into) {
        if (up_to > last) into += concat("c ", last + 1, " to ", up_to, ": ", what, '\n');
        last = up_to;
    }

    const Model& model_;
    std::vector<int> last_variables_;  // after the cells, and after each constraint
    encoding::Encoding encoding_;
};

void write(const Model& model, const sheet::Sheet& sheet, std::string& into) {
    append_introduction(mark, sheet, into);
    into += "c\n";
    if (model.objective) {
        append_comment(mark,
                       concat("A formula has no objective: this one accepts any number of cells that hold ",
                              sheet::text_of(*sheet.notation, model.objective->value), " (",
                              sheet::noun_of(*sheet.notation, model.objective->value), ")."),
                       into);
        into += "c\n";
    }
    const NumberedFormula formula(model);
    formula.write_cells(*sheet.notation, into);
    formula.write_helpers(into);
    formula.write_clauses(into);
}

std::optional<std::string> cannot_carry(const Model& model) {
    const std::uint64_t literals = encoding::most_literals(model);
    if (literals <= most_literals) return std::nullopt;
    return concat("the formula of this board may have ", literals, " literals, more than the ", most_literals,
                  " that a DIMACS file may hold; minizinc can carry it");
}

}  // namespace

constinit const Export export_row{
    .name = "dimacs",
    .meaning = "a formula for SAT solvers, in DIMACS CNF; convert only",
    .noun = "a DIMACS file",
    .ending = "cnf",
    .write = write,
    .cannot_carry = cannot_carry,
};

}  // namespace gridwright::exports::dimacs
