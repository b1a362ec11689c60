// A line of heights is listed from the end with a clue, or the greater clue: there it is noticed soonest that too many
// or too few are visible. How many ways are too many is counted without the clues, so that it does not depend on where
// the listing begins.

#include "gridwright/explain/chains/line_table.hpp"

#include <algorithm>
#include <array>

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace line_tables {

/// A line of different values that can be filled in more ways, clues aside, has no listing. A line of 8 with 15,120
/// ways takes 0.3 ms.
constexpr std::uint64_t most_ways = 20'000;
/// The ways of more open cells than this are not counted; there is a number for each set of their values.
constexpr int most_open = 12;

/// Seven open cells have 5,040 ways at most.
constexpr int surely_few_open = 7;

/// In how many ways cells with these marks can hold different values, counted up to a limit by the sets of values that
/// the first cells take.
bool few_ways(std::span<const Domain> marks) {
    Domain values;
    for (const Domain each : marks) values |= each;
    if (static_cast<int>(marks.size()) > most_open || values.size() > most_open) return false;
    std::array<std::uint32_t, std::size_t{1} << most_open> ways{1};
    const std::size_t sets = std::size_t{1} << values.size();
    std::array<int, 64> rank{};
    int next = 0;
    for (const int value : values) rank[static_cast<std::size_t>(value)] = next++;
    // A set of k values is taken by the first k cells, and every set is reached from smaller numbers.
    for (std::size_t set = 0; set < sets; ++set) {
        const auto taken = static_cast<std::size_t>(std::popcount(set));
        if (ways[set] == 0 || taken >= marks.size()) continue;
        for (const int value : marks[taken]) {
            const std::size_t bit = std::size_t{1} << rank[static_cast<std::size_t>(value)];
            if (!(set & bit))
                ways[set | bit] = static_cast<std::uint32_t>(
                    std::min<std::uint64_t>(most_ways + 1, ways[set | bit] + std::uint64_t{ways[set]}));
        }
    }
    std::uint64_t all = 0;
    for (std::size_t set = 0; set < sets; ++set)
        if (static_cast<std::size_t>(std::popcount(set)) == marks.size()) all += ways[set];
    return all <= most_ways;
}

}  // namespace line_tables

}  // namespace

/// Lists the orders of the heights in a line that its clues allow.
class HeightLister {
  public:
    HeightLister(LineTable& table, int front, int back) : table_(table), length_(table.places()) {
        reversed_ = back > front;
        near_ = reversed_ ? back : front;
        far_ = reversed_ ? front : back;
    }

    void list() { descend(0, 0, 0, {}, {}); }

  private:
    /// Fills the line from its place `next` on; so many heights are seen from the near end, the tallest is `top`.
    void descend(int next, int seen, int top, Domain taken, LineSet way) {
        if (next == length_) {
            if (far_ == 0 || seen_from_far_end() == far_) table_.count(way);
            return;
        }
        const int place = reversed_ ? length_ - 1 - next : next;
        for (const int height : table_.marks_[place] - taken) {
            const int now = seen + (height > top);
            const int tallest = std::max(height, top);
            if (near_ > 0 && top < length_) {
                // The tallest is still to come, and every other height above the tallest so far may be seen, too.
                if (tallest == length_ ? now != near_ : now >= near_ || now + length_ - tallest < near_) continue;
            }
            if (far_ > 0 && height == length_ && length_ - next < far_) continue;
            heights_[next] = height;
            LineSet with = way;
            if (!table_.of_place_[place].empty()) with.add(table_.index(place, height));
            Domain used = taken;
            used.add(height);
            descend(next + 1, now, tallest, used, with);
        }
    }

    int seen_from_far_end() const {
        int seen = 0, top = 0;
        for (int i = length_; i-- > 0 && top < length_;)
            if (heights_[i] > top) top = heights_[i], ++seen;
        return seen;
    }

    LineTable& table_;
    const int length_;
    bool reversed_ = false;
    int near_ = 0, far_ = 0;  // clues
    base::Array<int, longest_line> heights_{};
};

void LineTable::count(LineSet way) {
    for (LineSet left = way; !left.empty(); left = left.without_first())
        together_[left.first()] = together_[left.first()] | way;
}

bool LineTable::list_heights(const BoardLine& line) {
    const Board& board = *board_;
    const int front = line.front >= 0 ? board.sights[line.front].count : 0;
    const int back = line.back >= 0 ? board.sights[line.back].count : 0;
    if (!board.sights[line.front >= 0 ? line.front : line.back].is_permutation) return false;
    base::Array<Domain, longest_line> open;
    int count = 0;
    for (int place = 0; place < places(); ++place)
        if (!of_place_[place].empty()) open[count++] = marks_[place];
    if (count > line_tables::surely_few_open &&
        !line_tables::few_ways(std::span(open).first(static_cast<std::size_t>(count))))
        return false;
    HeightLister(*this, front, back).list();
    return true;
}

bool LineTable::list_letters(const LetterLine& line) {
    Domain near, far, blank;  // places
    LineSet all_blank;
    for (int place = 0; place < places(); ++place) {
        const Domain others = marks_[place] - Domain::single(line.near) - Domain::single(line.far);
        if (others.size() > 1) return false;
        if (marks_[place].contains(line.near)) near.add(place);
        if (marks_[place].contains(line.far)) far.add(place);
        if (others.empty()) continue;
        blank.add(place);
        all_blank = all_blank | set_of(place, others.min());
    }
    const Domain lettered = Domain::below(places()) - blank;
    for (const int first_near : near)
        for (const int last_near : near& Domain::above(first_near)) {
            const Domain pair = Domain::single(first_near) | Domain::single(last_near);
            for (const int first_far : far - pair)
                for (const int last_far : (far - pair) & Domain::above(first_far + last_near - first_near)) {
                    const Domain letters = pair | Domain::single(first_far) | Domain::single(last_far);
                    if (!lettered.within(letters)) continue;
                    LineSet way = all_blank;
                    for (const int place : letters) way = way - of_place_[place];
                    way = way | set_of(first_near, line.near) | set_of(last_near, line.near);
                    count(way | set_of(first_far, line.far) | set_of(last_far, line.far));
                }
        }
    return true;
}

LineSet LineTable::set_of(int place, int value) const {
    LineSet set;
    if (!of_place_[place].empty()) set.add(index(place, value));
    return set;
}

bool LineTable::list(const Position& position, int number) {
    board_ = &position.board();
    line_ = &board_->lines[number];
    const int length = line_->cells.count();
    if (line_->letters < 0 && line_->front < 0 && line_->back < 0) return false;
    marks_.resize(length);
    first_.resize(length);
    of_place_.assign(length, {});
    candidates_.clear();
    for (int place = 0; place < length; ++place) {
        const int cell = line_->cells[place];
        marks_[place] = position.marks(cell);
        first_[place] = candidates_.count();
        if (position.placed(cell)) continue;
        for (const int value : marks_[place]) {
            if (candidates_.count() == LineSet::most) return false;
            of_place_[place].add(candidates_.count());
            candidates_.push_back({place, value});
        }
    }
    together_.assign(candidates_.size(), {});
    return line_->letters >= 0 ? list_letters(board_->letters[line_->letters]) : list_heights(*line_);
}

void LineTable::add_links(Links& links) const {
    const int count = candidates_.count();
    const auto number = [&](int candidate) {
        return links.index(line_->cells[candidates_[candidate].place], candidates_[candidate].value);
    };
    LineSet possible;
    for (int one = 0; one < count; ++one)
        if (!together_[one].empty()) possible.add(one);
    for (int one = 0; one < count; ++one) {
        const int here = candidates_[one].place, from = number(one);
        if (together_[one].empty()) {
            links.add_impossible(links.holds(from));
            continue;
        }
        LineSet implied_by;  // the candidates that stand only together with this one
        for (int other = 0; other < count; ++other) {
            if (candidates_[other].place == here) continue;
            if (!together_[one].contains(other)) links.add(links.holds(from), links.fails(number(other)));
            const LineSet with = together_[other] & of_place_[here];
            if (with.single() && with.contains(one)) implied_by.add(other);
        }
        for (int place = 0; place < places(); ++place) {
            if (place == here || of_place_[place].empty()) continue;
            const LineSet with = together_[one] & of_place_[place];
            if (with.single()) links.add(links.holds(from), links.holds(number(with.first())));
            for (LineSet left = of_place_[place] & implied_by; !left.empty(); left = left.without_first())
                links.add(links.fails(from), links.fails(number(left.first())));
            const LineSet else_left = (of_place_[place] & possible) - implied_by;
            if (else_left.single()) links.add(links.fails(from), links.holds(number(else_left.first())));
        }
        const LineSet same_cell = (of_place_[here] & possible);
        if (same_cell.single()) links.add_impossible(links.fails(from));
    }
}

}  // namespace gridwright::explain
