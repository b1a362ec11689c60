// A search over cells, or over the places of a value in a line that has every value, whichever leaves fewer cases. Each
// line is filtered exactly. Of pegs, two more things are known: a cell with more colours than cells that it meets can
// always be coloured at the end, so it is left aside; and no colour takes more cells than the largest set of its open
// cells of which no two meet, so the colours together must be able to fill the board.

#include "tests/support/judge_question.hpp"

#include "tests/support/judge_colours.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace gridwright::judge {
namespace {

/// Cases after which a question stays open.
constexpr int most_nodes = 20'000;

using Domains = std::vector<std::uint64_t>;

class Search {
  public:
    explicit Search(const Question& question) : question_(question), lines_of_(question.domains.size()) {
        for (std::size_t i = 0; i < question.lines.size(); ++i)
            for (const int cell : question.lines[i].cells) lines_of_[at(cell)].push_back(i);
        if (question.pegs) colours_.emplace(question);
    }

    Answer run() {
        Domains domains = question_.domains;
        for (const int cell : question_.cells)
            if (!domains[at(cell)]) return Answer::no;
        std::vector<char> dirty(question_.lines.size(), 1);
        return search(domains, dirty);
    }

  private:
    Answer search(Domains domains, std::vector<char> dirty) {
        if (++nodes_ > most_nodes) return Answer::unknown;
        while (true) {
            if (!filter(domains, dirty)) return Answer::no;
            if (question_.lines.size() == 1 && exact_ && question_.most_transparent < 0) return Answer::yes;
            if (!colours_) break;
            const Domains before = domains;
            if (!colours_->filter(domains)) return Answer::no;
            if (domains == before) break;
            dirty.assign(dirty.size(), 1);
        }
        const std::vector<Choice> choices = best_choices(domains);
        if (choices.empty()) return Answer::yes;
        Answer answer = Answer::no;
        for (const Choice& choice : choices) {
            Domains trial = domains;
            trial[at(choice.cell)] = choice.value;
            std::vector<char> changed(question_.lines.size(), 0);
            for (const std::size_t line : lines_of_[at(choice.cell)]) changed[line] = 1;
            const Answer one = search(std::move(trial), std::move(changed));
            if (one == Answer::yes) return one;
            if (one == Answer::unknown) answer = one;
            if (nodes_ > most_nodes) return Answer::unknown;
        }
        return answer;
    }

    bool filter(Domains& domains, std::vector<char>& dirty) {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < dirty.size(); ++i) {
                if (!dirty[i]) continue;
                dirty[i] = 0;
                const LineDemand& line = question_.lines[i];
                std::vector<std::uint64_t> before;
                for (const int cell : line.cells) before.push_back(domains[at(cell)]);
                const LineFilter result = filter_line(line, question_.pegs, domains);
                if (!result.possible) return false;
                exact_ = result.exact;
                for (std::size_t j = 0; j < before.size(); ++j)
                    if (domains[at(line.cells[j])] != before[j])
                        for (const std::size_t other : lines_of_[at(line.cells[j])])
                            if (other != i || !result.exact) dirty[other] = 1, changed = true;
            }
            if (!spend(domains, dirty, changed)) return false;
            changed = changed || std::ranges::find(dirty, 1) != dirty.end();
        }
        return true;
    }

    /// Transparent pegs are limited.
    bool spend(Domains& domains, std::vector<char>& dirty, bool& changed) const {
        if (question_.most_transparent < 0) return true;
        int spent = 0;
        for (const int cell : question_.cells) spent += domains[at(cell)] == 1;
        if (spent > question_.most_transparent) return false;
        if (spent < question_.most_transparent) return true;
        for (const int cell : question_.cells) {
            if (!(domains[at(cell)] & 1) || domains[at(cell)] == 1) continue;
            domains[at(cell)] &= ~std::uint64_t{1};
            changed = true;
            for (const std::size_t line : lines_of_[at(cell)]) dirty[line] = 1;
        }
        return true;
    }

    struct Choice {
        int cell = 0;
        std::uint64_t value = 0;
    };

    /// The values of a cell, or the places of a value; none if nothing is left to decide.
    std::vector<Choice> best_choices(const Domains& domains) const {
        std::vector<Choice> best;
        int fewest = 65;
        const std::vector<char> aside = colours_ ? colours_->aside(domains) : std::vector<char>(domains.size(), 0);
        for (const int cell : question_.cells) {
            const int count = std::popcount(domains[at(cell)]);
            if (count < 2 || count >= fewest || aside[at(cell)]) continue;
            if (lines_of_[at(cell)].empty() && question_.most_transparent < 0) continue;
            fewest = count;
            best.clear();
            for (std::uint64_t left = domains[at(cell)]; left; left &= left - 1)
                best.push_back({cell, left & (0 - left)});
        }
        // A transparent peg is the last thing to try.
        if (question_.pegs && !best.empty() && best.front().value == 1) std::ranges::rotate(best, best.begin() + 1);
        for (const LineDemand& line : question_.lines) {
            if (!line.differ) continue;
            std::uint64_t all = 0;
            for (const int cell : line.cells) all |= domains[at(cell)];
            if (std::popcount(all) != static_cast<int>(line.cells.size()) || (question_.pegs && (all & 1))) continue;
            for (std::uint64_t left = all; left; left &= left - 1) {
                const std::uint64_t value = left & (0 - left);
                int count = 0;
                for (const int cell : line.cells) count += (domains[at(cell)] & value) != 0;
                if (count < 2 || count >= fewest) continue;
                fewest = count;
                best.clear();
                for (const int cell : line.cells)
                    if (domains[at(cell)] & value) best.push_back({cell, value});
            }
        }
        return best;
    }

    const Question& question_;
    std::vector<std::vector<std::size_t>> lines_of_;
    std::optional<Colours> colours_;
    bool exact_ = false;
    int nodes_ = 0;
};

}  // namespace

Answer possible(const Question& question) {
    return Search(question).run();
}

}  // namespace gridwright::judge
