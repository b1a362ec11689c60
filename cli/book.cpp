// A book of puzzles. Every puzzle is solved and graded, by as many jobs as wanted; then the pages are made.

#include "paper/book.hpp"

#include "cli/answer_puzzles.hpp"
#include "cli/output/message.hpp"
#include "gridwright/answers/context.hpp"
#include "gridwright/answers/grade.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/sheet/canonical.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>

namespace gridwright::cli {
namespace {

/// Larger boards take long to grade, and nobody solves them by hand.
constexpr int largest_graded = 12;

/// A puzzle that may be in the book, with its place in the input.
struct Candidate {
    paper::BookPuzzle shown;
    std::string where;
};

/// The puzzles by their number in the input.
class Candidates {
  public:
    void add_refused(std::uint64_t) {}

    void add(std::uint64_t number, Candidate candidate) {
        const std::lock_guard lock(mutex_);
        found_.insert_or_assign(number, std::move(candidate));
    }

    std::map<std::uint64_t, Candidate>& in_order() { return found_; }

  private:
    std::mutex mutex_;
    std::map<std::uint64_t, Candidate> found_;
};

class BookWorker {
  public:
    static constexpr bool ignores_begun = true;

    BookWorker(const Options& options, const OutputStyle&, Candidates& candidates)
        : options_(options),
          candidates_(candidates),
          engine_(engines::make_engine(options.engine)),
          workspace_(*engine_) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) {
        kernel::Search search = options_.search;
        search.limits.stop = &host::interrupt::stop();
        const kernel::Size size = task.puzzle.size();
        const std::string where = fmt::format("{}:{}", task.about.file, task.about.line.value_or(1));
        paper::BookPuzzle shown;
        if (std::max(size.rows, size.columns) <= largest_graded) {
            auto graded = answers::grade(workspace_, task.puzzle, std::move(search));
            if (!graded) return graded.error();
            if (host::interrupt::stop()) return cut_short(reply);
            if (!graded->ground.unique()) return left_out(graded->ground.solved, where, reply);
            shown.solution = graded->ground.solution();
            shown.grade = std::move(graded->grade);
        } else {
            search.solutions = answers::solutions_for(answers::Goal::unique);
            auto solved = answers::solve(workspace_, task.puzzle, answers::Goal::unique, std::move(search));
            if (!solved) return solved.error();
            if (host::interrupt::stop()) return cut_short(reply);
            if (solved->outcome.verdict() != kernel::Verdict::unique) return left_out(*solved, where, reply);
            shown.solution = solved->outcome.kept.front();
        }
        shown.puzzle = puzzles::make(task.puzzle.sheet());
        candidates_.add(task.about.number, {std::move(shown), where});
        return Answered{};
    }

  private:
    static Answered cut_short(Reply& reply) {
        reply.be_cut_short(false);
        return {3};
    }

    /// A puzzle that is not proven to have exactly one solution.
    static Answered left_out(const answers::Solved& solved, const std::string& where, Reply& reply) {
        const auto verdict = solved.outcome.verdict();
        const std::string_view why = verdict == kernel::Verdict::impossible ? "has no solution"
                                     : verdict == kernel::Verdict::several  ? "has several solutions"
                                                                            : "was not decided within the limit";
        reply.complain(fmt::format("{}: left out: this puzzle {}; a book needs exactly one\n", where, why));
        return {verdict == kernel::Verdict::unknown ? 3 : 1};
    }

    const Options& options_;
    Candidates& candidates_;
    std::unique_ptr<kernel::Engine> engine_;
    answers::Workspace workspace_;
};

std::string quoted(const std::string& word) {
    const bool plain = !word.empty() && std::ranges::all_of(word, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) ||
               std::string_view("-._/%+,=").find(c) != std::string_view::npos;
    });
    if (plain) return word;
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

/// The command that makes the book; files without their folders, which are nobody's business.
std::string command_of(const Options& options) {
    const paper::BookSettings& book = options.book;
    const auto name = [](const std::string& file) { return quoted(std::filesystem::path(file).filename().string()); };
    std::string text = "gridwright book";
    if (book.title != paper::BookSettings{}.title) text += " --title " + quoted(book.title);
    if (book.paper.name != paper::papers().front().name) text += fmt::format(" --paper {}", book.paper.name);
    if (book.per_page) text += fmt::format(" --per-page {}", *book.per_page);
    if (book.large) text += " --large";
    if (book.by_level) text += " --order level";
    if (!book.solutions) text += " --no-solutions";
    if (book.allow_equal) text += " --allow-equal";
    for (const HeaderWord& word : options.header) text += fmt::format(" --{} {}", word.key, quoted(word.word));
    for (const std::string& file : options.files)
        if (file != "-" || options.files.size() > 1) text += ' ' + name(file);
    return text + " -o " + name(*options.output);
}

/// Moves the puzzles into the book, without those that are equal to earlier ones; returns the exit code.
int fill(paper::Book& book, Candidates& candidates) {
    int code = 0;
    std::map<sheet::Fingerprint, std::string> known;
    for (auto& [number, candidate] : candidates.in_order()) {
        const auto [earlier, added] =
            known.emplace(sheet::fingerprint(candidate.shown.puzzle->sheet()), candidate.where);
        if (!added && !book.settings.allow_equal) {
            say(
                fmt::format("{}: left out: this puzzle equals the one at {}, perhaps turned or mirrored; --allow-equal "
                            "keeps it\n",
                            candidate.where, earlier->second));
            code = 2;
            continue;
        }
        book.puzzles.push_back(std::move(candidate.shown));
    }
    const auto rank = [](const paper::BookPuzzle& shown) {
        return shown.grade ? std::pair{shown.grade->level, shown.grade->score}
                           : std::pair{explain::highest_level + 1, 0};
    };
    if (book.settings.by_level) std::ranges::stable_sort(book.puzzles, {}, rank);
    return code;
}

/// What the lessons of a kind are about.
paper::LessonWishes wishes_for(const sheet::Notation& notation, const paper::Book& book) {
    paper::LessonWishes wishes{.notation = &notation};
    for (const paper::BookPuzzle& shown : book.puzzles) {
        const puzzles::Puzzle& puzzle = *shown.puzzle;
        if (&puzzle.notation() != &notation) continue;
        const int side = std::max(puzzle.size().rows, puzzle.size().columns);
        wishes.size = wishes.puzzles.empty() ? side : std::min(wishes.size, side);
        wishes.puzzles.push_back(&puzzle);
        if (!shown.grade) continue;
        wishes.levels.insert(shown.grade->level);
        for (const explain::TechniqueCount& technique : shown.grade->techniques) wishes.techniques.insert(technique.id);
    }
    return wishes;
}

void add_lessons(const Options& options, paper::Book& book) {
    answers::Context context(engines::table());
    const auto engine = engines::make_engine(options.engine);
    answers::Workspace workspace(*engine);
    for (const paper::BookPuzzle& shown : book.puzzles) {
        const sheet::Notation& notation = shown.puzzle->notation();
        const bool known = std::ranges::any_of(
            book.lessons, [&](const paper::KindLessons& lessons) { return lessons.notation == &notation; });
        if (!known) book.lessons.push_back(paper::lessons_for(wishes_for(notation, book), context, workspace));
    }
}

}  // namespace

int book(const Options& options, Output& output) {
    output.open(*options.output, options.files);
    if (!output.works()) return 2;
    Candidates candidates;
    int code = answer_puzzles<BookWorker>(options, output, candidates);
    const auto give_up = [&](int reason) {
        output.leave_unfinished();
        return std::max(code, reason);
    };
    if (host::interrupt::stop() || !output.works()) return give_up(3);
    paper::Book made{.settings = options.book};
    made.settings.command = command_of(options);
    code = std::max(code, fill(made, candidates));
    if (made.puzzles.empty()) {
        if (code < 2) tell("there is no puzzle to print; the book is not written");
        return give_up(2);
    }
    add_lessons(options, made);
    if (host::interrupt::stop()) return give_up(3);
    const auto bytes = paper::write_book(made);
    if (!bytes) {
        tell(bytes.error().message);
        return give_up(2);
    }
    output.write(*bytes);
    return code;
}

}  // namespace gridwright::cli
