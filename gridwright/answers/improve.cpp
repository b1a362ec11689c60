#include "gridwright/answers/improve.hpp"

#include "gridwright/answers/expectation.hpp"
#include "gridwright/answers/redundant.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/puzzles/sentences.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

#include <algorithm>
#include <utility>

namespace gridwright::answers {
namespace {

using base::concat;
using kernel::Solution;
using kernel::Verdict;

/// The board as a solution of the puzzle, or why it is none.
base::Result<Solution> solution_on(const sheet::Sheet& board, const puzzles::Puzzle& puzzle) {
    const auto refused = [](auto... words) { return base::Error{concat(words...), {}}; };
    const sheet::Sheet& sheet = puzzle.sheet();
    if (board.notation != sheet.notation || board.size != sheet.size)
        return refused("the board to work towards is a ", board.notation->name, " of ", board.size.rows, " x ",
                       board.size.columns, ", the puzzle a ", sheet.notation->name, " of ", sheet.size.rows, " x ",
                       sheet.size.columns);
    const sheet::Filling cells = board_of(board);
    if (const auto open = std::count(cells.begin(), cells.end(), std::nullopt))
        return refused("the board to work towards must be full; it has ", base::counted(open, "open cell"));
    kernel::Model model;
    puzzle.model(model);
    Solution solution(board.size);
    std::transform(cells.begin(), cells.end(), solution.begin(), [](const auto& cell) { return *cell; });
    if (constraints::is_solution(model, solution)) return solution;
    const auto broken = puzzles::violations(model, cells, puzzle.notation());
    return refused("the board to work towards is no solution of the puzzle",
                   broken.empty() ? "" : ": " + broken.front().sentence);
}

/// Makes a remark about what to expect true: by what the answer proves, or by leaving it out.
void correct_expectation(const puzzles::Puzzle& puzzle, const Solved& solved, sheet::Sheet& sheet) {
    if (contradiction(puzzle, solved).empty()) return;
    const Verdict verdict = solved.outcome.verdict();
    const bool proven = verdict == Verdict::unique || verdict == Verdict::several || verdict == Verdict::impossible;
    sheet.expect = proven ? name(verdict) : "";
}

/// Adapts the remarks to a puzzle that has been changed: it no longer is what its source says, and only what can be
/// read is known to hold still.
void correct_remarks(Improved& improved) {
    constexpr std::string_view remark = ", improved";
    if (improved.unchanged()) return;
    std::string& source = improved.sheet.source;
    if (!source.empty() && !source.ends_with(remark)) source += remark;
    if (!read_expectation(improved.sheet.expect)) improved.sheet.expect.clear();
}

/// How good the solution is; none without an objective.
std::optional<int> worth(const Solution& solution, const std::optional<kernel::Fewest>& objective) {
    return objective ? std::optional(kernel::objective_of(*objective, solution)) : std::nullopt;
}

/// The work on one puzzle.
class ImprovementWork {
  public:
    ImprovementWork(const puzzles::Puzzle& puzzle, Questions& questions, Improved& improved)
        : puzzle_(puzzle), questions_(questions), improved_(improved) {}

    /// `best`: the solution is known to be a best one of the puzzle.
    void add_pieces(const Solution& solution, bool best) {
        PieceQuestions pieces(everything_about(solution, puzzle_.sheet()), solution, best, questions_);
        Shown shown(static_cast<std::size_t>(pieces.size()));
        PieceNumbers candidates;
        for (int piece = 0; piece < pieces.size(); ++piece) {
            shown[piece] = sheet::written_at(puzzle_.sheet(), pieces.place(piece)).has_value();
            if (!shown[piece]) candidates.push_back(piece);
        }
        FewestPieces fewest(pieces, shown, candidates);
        fewest.find();
        improved_.verdict = fewest.best() ? Verdict::unique : Verdict::unknown;
        if (fewest.best()) {
            improved_.fewest = fewest.proven();
            improved_.added = pieces.pieces(*fewest.best());
            improved_.sheet.expect = "unique";
        }
        improved_.decides = pieces.pieces(fewest.deciding());
        improved_.limited = fewest.stopped();
        for (const Piece& piece : improved_.added) sheet::write(improved_.sheet, piece.place, piece.value);
    }

    void leave_out(const Solution& solution) {
        Redundancy found = find_redundant(puzzle_, solution, questions_);
        improved_.removed = std::move(found.needless);
        improved_.remaining = std::move(found.smallest);
        improved_.fewest = found.fewest;
        improved_.limited = found.limited;
        for (const Piece& piece : improved_.removed) sheet::erase(improved_.sheet, piece.place);
    }

  private:
    const puzzles::Puzzle& puzzle_;
    Questions& questions_;
    Improved& improved_;
};

}  // namespace

std::optional<std::string> no_solution_of(const sheet::Sheet& board, const puzzles::Puzzle& puzzle) {
    const auto solution = solution_on(board, puzzle);
    return solution ? std::nullopt : std::optional(solution.error().message);
}

base::Result<Improved> improve(Workspace& workspace, const puzzles::Puzzle& puzzle, Improvement how,
                               const sheet::Sheet* towards, kernel::Search search) {
    const auto started = base::now();
    std::uint64_t failures = 0;
    const kernel::Watch watch(search.limits, failures);
    std::optional<Solution> wished;
    if (towards) {
        auto board = solution_on(*towards, puzzle);
        if (!board) return board.error();
        wished = *std::move(board);
    }
    search.solutions = solutions_for(Goal::unique);
    auto solved = solve(workspace, puzzle, Goal::unique, search);
    if (!solved) return solved.error();
    const kernel::Outcome& outcome = solved->outcome;
    Improved improved{.how = how, .sheet = puzzle.sheet(), .verdict = outcome.verdict(), .effort = solved->effort};
    correct_expectation(puzzle, *solved, improved.sheet);
    const bool unique = improved.verdict == Verdict::unique;
    if (!unique && improved.verdict != Verdict::several) {
        improved.limited = improved.verdict != Verdict::impossible;
        improved.cancelled = outcome.stopped == kernel::Stop::cancelled;
        return improved;
    }

    failures = outcome.stats.backtracks;
    search.limits = watch.left();
    Questions questions(workspace.engine, search);
    ImprovementWork work(puzzle, questions, improved);
    const Solution& found = outcome.kept.front();
    improved.solution = wished.value_or(found);
    const bool enough = unique && improved.solution == found;
    if (how == Improvement::minimal && unique)
        work.leave_out(found);
    else if (how == Improvement::unique && !enough)
        work.add_pieces(*improved.solution, worth(*improved.solution, solved->objective) == outcome.objective);
    else if (enough)
        improved.fewest = true;
    correct_remarks(improved);
    improved.cancelled = questions.cancelled();
    improved.effort.stats += questions.stats();
    improved.effort.time = base::now() - started;
    return improved;
}

std::vector<std::string> sentences_of(const Improved& improved) {
    const std::string_view fewest = improved.fewest ? "the fewest possible" : fewest_found;
    std::vector<std::string> lines;
    if (improved.verdict == Verdict::impossible) {
        lines.emplace_back("No solution, so the puzzle cannot be improved; gridwright check names a conflict.");
    } else if (improved.verdict == Verdict::several && improved.how == Improvement::minimal) {
        lines.emplace_back("More than one solution, so nothing was left out; improve --unique adds what is missing.");
    } else if (improved.verdict != Verdict::unique) {
        lines.emplace_back(improved.how == Improvement::minimal
                               ? "A limit was reached before it was known whether there is exactly one solution, so "
                                 "nothing was left out."
                               : "A limit was reached before the puzzle had exactly one solution.");
    } else if (improved.how == Improvement::minimal && improved.unchanged()) {
        lines.emplace_back(improved.limited ? "A limit was reached before anything was left out."
                                            : "No clue or given can be left out.");
    } else if (improved.how == Improvement::minimal) {
        lines.push_back(concat("Left out: ", listed_names(improved.removed), '.'));
        lines.push_back(concat(amount_of(improved.remaining),
                               improved.remaining.size() == 1 ? " remains, " : " remain, ", fewest, '.'));
    } else if (improved.unchanged()) {
        lines.emplace_back("The puzzle already has exactly one solution.");
    } else {
        lines.push_back(concat("Added: ", listed_names(improved.added), '.'));
        if (improved.added.size() > 1)
            lines.emplace_back(improved.fewest ? "No fewer are enough." : "Perhaps fewer are enough.");
    }
    std::vector<Piece> others;
    for (const Piece& piece : improved.decides)
        if (std::ranges::find(improved.added, piece) == improved.added.end()) others.push_back(piece);
    if (!others.empty())
        lines.push_back(concat(others.size() == 1 ? "This one" : "Each of these",
                               " alone would decide it, too: ", listed_names(others), '.'));
    if (improved.limited && improved.verdict == Verdict::unique && !improved.unchanged())
        lines.emplace_back("A limit ended the search for something better.");
    return lines;
}

}  // namespace gridwright::answers
