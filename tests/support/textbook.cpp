#include "tests/support/textbook.hpp"

#include "gridwright/answers/begun.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/auto/auto.hpp"
#include "gridwright/explain/explainer.hpp"
#include "gridwright/explain/grade.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"
#include "tests/support/sheet_from.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace gridwright::tests {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

/// Takes the text up to a separator, and the separator, from the front.
std::string_view take(std::string_view& text, std::string_view separator) {
    const std::size_t end = text.find(separator);
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + separator.size());
    return taken;
}

/// Reads the sections of a page.
void add_situations(const std::string& text, std::vector<Situation>& situations) {
    std::string_view page = text;
    take(page, "\n## ");
    while (!page.empty()) {
        std::string_view section = take(page, "\n## ");
        Situation situation;
        situation.heading = take(section, "\n");
        take(section, "```\n");
        situation.board = take(section, "```\n");
        take(section, "- ");
        while (!section.empty()) {
            std::string_view line = base::trimmed(take(section, "\n- "));
            if (!line.starts_with("easier: ")) {
                situation.claim += concat(line, '\n');
                continue;
            }
            take(line, ": ");
            while (!line.empty()) situation.easier.emplace_back(take(line, ", "));
        }
        situations.push_back(std::move(situation));
    }
}

const sheet::Notation& notation_in(std::string_view board) {
    const std::string_view name = take(board, " ");
    for (const sheet::Notation* notation : puzzles::notations())
        if (notation->name == name) return *notation;
    base::require(false, "a page shows boards of puzzles that exist");
    return *puzzles::notations().front();
}

/// The parts of a step as a page names them: cells and lines as in data.
class Naming {
  public:
    Naming(const Board& board, const sheet::Notation& notation) : board_(board), notation_(notation) {}

    std::string cell(int cell) const { return data_name(cell, board_.size()); }

    std::string value(int value) const { return text_of(notation_, static_cast<Value>(value)); }

    std::string values(Domain domain, std::string_view separator) const {
        std::string text;
        for (const int each : domain) text += concat(text.empty() ? "" : separator, value(each));
        return text.empty() ? "nothing" : text;
    }

    std::string premises(const Premises& premises) const {
        std::vector<std::string> parts;
        for (const int index : premises.clues) {
            const Clue& clue = board_.clues[index];
            const auto& side = std::get<SideClue>(board_.model().constraints.origin(clue.constraint));
            parts.push_back(concat("clue ", board_.sights[clue.sight].count, ' ', puzzles::beside(side.side), ' ',
                                   data_name(board_.lines[clue.line_index].line, board_.size())));
        }
        for (const int index : premises.rules)
            parts.push_back(
                concat(data_name(board_.rules[index].line, board_.size()), ' ', name(board_.rules[index].word)));
        for (const CellMarks& read : premises.cells)
            parts.push_back(concat(cell(read.cell), ' ', values(read.marks, "")));
        if (premises.budget) parts.push_back(concat("at most ", *board_.budget, " of ", value(*board_.scarce)));
        std::string text;
        for (const std::string& part : parts) text += concat(text.empty() ? "" : "; ", part);
        return text;
    }

    std::string conclusion(const Conclusion& conclusion) const {
        if (conclusion.contradiction) return "contradiction";
        std::string text;
        for (const Given& given : conclusion.placed)
            text += concat(text.empty() ? "" : ", ", cell(given.cell), " is ", value(given.value));
        for (const CellMarks& struck : conclusion.struck)
            text += concat(text.empty() ? "" : ", ", cell(struck.cell), " is not ", values(struck.marks, " or "));
        return text;
    }

    /// What an argument assumes and the steps in it, a line for each.
    std::string argument(const Step& step) const {
        std::string text = concat("suppose ", cell(step.assume->cell), " is ", value(step.assume->value), '\n');
        for (const Step& inner : step.inner)
            text += concat("then ", inner.technique->id, ": ",
                           inner.assume ? argument(inner) : concat(premises(inner.premises), " -> "),
                           conclusion(inner.conclusion), '\n');
        return text;
    }

  private:
    const Board& board_;
    const sheet::Notation& notation_;
};

}  // namespace

std::vector<Situation> textbook() {
    namespace fs = std::filesystem;
    std::vector<fs::path> pages;
    for (const auto& entry : fs::directory_iterator(fs::path(GRIDWRIGHT_SOURCE_DIR) / "gridwright" / "explain"))
        if (const fs::path page = entry.path() / "textbook.md"; fs::exists(page)) pages.push_back(page);
    base::require(!pages.empty(), "there is a textbook");
    std::ranges::sort(pages);
    std::vector<Situation> situations;
    for (const fs::path& page : pages) {
        std::ifstream file(page);
        add_situations({std::istreambuf_iterator<char>(file), {}}, situations);
    }
    return situations;
}

std::string heading_of(const Rung& rung) {
    return concat(rung.technique->id, ' ', rung.technique->name, " (level ", rung.level, ')');
}

Lesson::Lesson(const Situation& situation)
    : puzzle_(puzzles::make(sheet_from(situation.board, notation_in(situation.board)))),
      rungs_(puzzles::ladder_of(puzzle_->notation()).rungs) {
    const auto rung =
        std::ranges::find_if(rungs_, [&](const Rung& each) { return situation.heading.starts_with(heading_of(each)); });
    base::require(rung != rungs_.end(), situation.heading + " is not on the ladder");
    rung_ = &*rung;
    easier_ = rungs_.first(static_cast<std::size_t>(rung - rungs_.begin()));
    puzzle_->model(model_);
    std::optional<int> budget;
    if (model_.objective) budget = engines::automatic::AutomaticEngine().run(model_, {}).objective;
    board_.emplace(model_, budget);
    position_.emplace(answers::position_of(*board_, puzzle_->sheet().begun));
}

std::optional<Step> Lesson::step() const {
    // The argument of a what-if uses the whole ladder.
    const Ladder ladder{rung_->inside > 0 ? rungs_ : std::span(rung_, 1)};
    auto step = Explainer(*board_, ladder).next(*position_);
    return step && step->technique == rung_->technique && step->level == rung_->level ? step : std::nullopt;
}

std::string Lesson::claim_of(const Step& step) const {
    const Naming naming(*board_, puzzle_->notation());
    const auto said = [&](puzzles::steps::Form form) { return sentence_of(step, *position_, notation(), form); };
    return concat(step.assume ? naming.argument(step) : concat("reads: ", naming.premises(step.premises), '\n'),
                  "concludes: ", naming.conclusion(step.conclusion), "\n\"", said(puzzles::steps::Form::full),
                  "\"\nin brief: \"", said(puzzles::steps::Form::brief), "\"\n");
}

bool Lesson::easier_draw(const Conclusion& conclusion, const std::vector<std::string>& without) const {
    const Allowed allowed{.without = {without.begin(), without.end()}};
    const Position drawn = grade(*position_, {easier_}, allowed).end;
    if (conclusion.contradiction) return drawn.emptied() >= 0;
    return std::ranges::any_of(conclusion.placed, [&](const Given& given) { return drawn.placed(given.cell); }) ||
           std::ranges::any_of(conclusion.struck,
                               [&](const CellMarks& struck) { return !struck.marks.within(drawn.marks(struck.cell)); });
}

bool Lesson::solvable() const {
    Model marked = model_;
    marked.objective.reset();
    marked.domains = position_->marks();
    return engines::automatic::AutomaticEngine().run(marked, {}).found > 0;
}

std::vector<std::string> not_taught(const Ladder& ladder, const std::vector<Situation>& situations) {
    std::vector<std::string> missing;
    for (const Rung& rung : ladder.rungs) {
        const std::string wanted = heading_of(rung);
        const bool taught = std::ranges::any_of(
            situations, [&](const Situation& situation) { return situation.heading.starts_with(wanted); });
        if (!taught && std::ranges::find(missing, wanted) == missing.end()) missing.push_back(wanted);
    }
    return missing;
}

}  // namespace gridwright::tests
