#include "gridwright/explain/common/links.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// With more candidates than this no paths are searched: a person would not either.
constexpr int most_candidates = 2000;

/// Calls `visit` for each literal of a set.
template <typename Visit>
void for_each_literal(const std::uint64_t* words, int count, Visit visit) {
    for (int i = 0; i < count; ++i)
        for (std::uint64_t word = words[i]; word; word &= word - 1) visit(64 * i + std::countr_zero(word));
}

}  // namespace

Links::Links(const Position& position) : position_(position), first_(position.board().cells(), 0) {
    const Board& board = position.board();
    for (int cell = 0; cell < board.cells(); ++cell) {
        first_[cell] = candidates();
        if (position.placed(cell)) continue;
        for (const int value : position.marks(cell)) candidates_.push_back({cell, static_cast<Value>(value)});
    }
    if (candidates() > most_candidates) candidates_.clear();
    words_ = (2 * candidates() + 63) / 64;
    links_.assign(2 * candidates() * words_, 0);
    bookkeeping_.assign(candidates() * words_, 0);
    impossible_.assign(words_, 0);
    for (int i = 0; i < candidates(); ++i) {
        Word* const struck = bookkeeping_.data() + i * words_;
        const auto [cell, value] = candidates_[i];
        for (const int other : position.marks(cell) - Domain::single(value)) set(struck, fails(index(cell, other)));
        for (const int differ : board.differs_of[cell]) {
            if (!board.differs[differ].values.contains(value)) continue;
            for (const int other : board.differs[differ].cells)
                if (other != cell && !position.placed(other) && position.marks(other).contains(value))
                    set(struck, fails(index(other, value)));
        }
    }
}

void Links::add_cells() {
    for (int i = 0; i + 1 < candidates(); ++i) {
        const int cell = candidates_[i].cell;
        if (candidates_[i + 1].cell != cell || position_.marks(cell).size() != 2) continue;
        add(fails(i), holds(i + 1));
        add(fails(i + 1), holds(i));
    }
}

void Links::add_places() {
    if (candidates() == 0) return;
    for (const DifferLine& line : position_.board().differs) {
        if (!line.may_be_full) continue;
        Domain once, twice, more;
        for (const int cell : line.cells) {
            const Domain marks = position_.marks(cell);
            more |= twice & marks;
            twice |= once & marks;
            once |= marks;
        }
        if (once.meets(line.except)) continue;
        for (const int value : (twice - more) & line.values) {
            int places[2] = {}, found = 0;
            for (const int cell : line.cells)
                if (position_.marks(cell).contains(value)) places[found++] = cell;
            if (position_.placed(places[0]) || position_.placed(places[1])) continue;
            const int one = index(places[0], value), other = index(places[1], value);
            add(fails(one), holds(other));
            add(fails(other), holds(one));
        }
    }
}

void Links::begin(int candidate) {
    waves_.assign(bookkeeping_.begin() + candidate * words_, bookkeeping_.begin() + (candidate + 1) * words_);
    set(waves_.data(), holds(candidate));
    reached_.assign(waves_.begin(), waves_.end());
}

bool Links::spread() {
    const auto before = static_cast<std::ptrdiff_t>(waves_.size()) - words_;
    waves_.resize(waves_.size() + static_cast<std::size_t>(words_), 0);
    const Word* const last = waves_.data() + before;
    Word* const next = waves_.data() + before + words_;
    for_each_literal(last, words_, [&](int literal) {
        const Word* const links = links_.data() + literal * words_;
        for (int i = 0; i < words_; ++i) next[i] |= links[i];
    });
    Word any = 0;
    for (int i = 0; i < words_; ++i) any |= next[i] &= ~reached_[i];
    if (!any) return false;
    for_each_literal(next, words_, [&](int literal) {
        if (literal >= candidates()) return;
        const Word* const struck = bookkeeping_.data() + literal * words_;
        for (int i = 0; i < words_; ++i) next[i] |= struck[i] & ~reached_[i];
    });
    for (int i = 0; i < words_; ++i) reached_[i] |= next[i];
    return true;
}

bool Links::ends(const Word* wave) const {
    for (int i = 0; i < words_; ++i)
        if (wave[i] & impossible_[i]) return true;
    return false;
}

int Links::length(int candidate, int most) {
    begin(candidate);
    for (int number = 1; number <= most; ++number) {
        if (ends(wave(number - 1))) return number;
        if (!spread()) return 0;
        if (has(wave(number), fails(candidate))) return number;
    }
    return 0;
}

Literal Links::literal(int number) const {
    const bool it_holds = number < candidates();
    return {candidates_[it_holds ? number : number - candidates()], it_holds};
}

int Links::cost(int from, int to) const {
    const auto [read, reads_holding] = literal(from);
    const auto [concluded, places] = literal(to);
    if (places && !reads_holding && (read.cell == concluded.cell || read.value == concluded.value)) return 1;
    return places ? 3 : 2;
}

base::Vector<Links::Way> Links::plainest_ways(int waves) const {
    base::Vector<Way> ways(2 * candidates());
    for (int number = 1; number <= waves; ++number) {
        for_each_literal(wave(number), words_, [&](int to) {
            Way& way = ways[to];
            for_each_literal(wave(number - 1), words_, [&](int from) {
                if (!linked(from, to)) return;
                const int total = ways[from].cost + cost(from, to);
                if (way.from < 0 || total < way.cost) way = {total, to, from};
            });
        });
        // What a placement of the same wave strikes.
        for_each_literal(wave(number), words_, [&](int placed) {
            if (placed >= candidates()) return;
            for_each_literal(bookkeeping_.data() + placed * words_, words_, [&](int struck) {
                if (!has(wave(number), struck)) return;
                if (ways[struck].from < 0 || ways[placed].cost < ways[struck].cost) ways[struck] = ways[placed];
            });
        });
    }
    return ways;
}

std::vector<Literal> Links::path(int candidate, int most) {
    const int last = length(candidate, most);
    std::vector<Literal> found;
    if (last == 0) return found;
    const bool ends_impossible = ends(wave(last - 1));
    const auto ways = plainest_ways(ends_impossible ? last - 1 : last);
    int at = fails(candidate);
    if (ends_impossible) {
        at = -1;
        for_each_literal(wave(last - 1), words_, [&](int each) {
            if (has(impossible_.data(), each) && (at < 0 || ways[each].cost < ways[at].cost)) at = each;
        });
    } else {
        at = ways[at].from;
    }
    for (int number = last - 1; number > 0; --number) {
        found.push_back(literal(ways[at].concluded));
        at = ways[at].from;
    }
    std::ranges::reverse(found);
    return found;
}

}  // namespace gridwright::explain
