// A colour takes at most as many cells as the largest set of its open cells of which no two attack each other, and all
// colours together must fill the cells that cannot be transparent. So some colour has at least the average: the search
// goes through the sets that the largest colour can have, then the next largest. There are few such sets, as of queens
// on a chessboard. Where colours have much room, the search goes cell by cell instead. A cell with more colours than
// cells that attack it can be filled last, whatever the others hold; without most of the lines that is nearly every
// cell.

#include "gridwright/explain/common/colour_filling.hpp"

#include "gridwright/explain/common/colour_cover.hpp"
#include "gridwright/explain/common/colour_repair.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace colour_filling {

/// How to search, one way after the other until there is an answer: a short search cell by cell, and where mending and
/// covering do not answer either, by colours, which soon shows that there is no filling, and by chance.
constexpr ColourFilling::Run first_run = {false, false, 3};
constexpr ColourFilling::Run runs[] = {{true, false, 40}, {false, true, 10}, {false, true, 20}, {true, false, 100}};

/// Steps of mending a filling for each cell: at first, next, and where all searches have failed.
constexpr int few_steps = 20, more_steps = 400, many_steps = 1600;

/// With more room than this, hardly any cell falls by counting.
constexpr int little_room = 2;
/// Smaller sets, and more of them, are not gone through one by one.
constexpr int smallest_set = 3, most_sets = 500;

template <typename Visit>
void for_each(std::uint64_t set, Visit visit) {
    for (; set; set &= set - 1) visit(std::countr_zero(set));
}

}  // namespace colour_filling

}  // namespace

bool ColourFilling::applies_to(const Board& board) {
    if (board.differs.empty() || !board.sights.empty() || !board.letters.empty() || board.cells() > 64) return false;
    Domain values;
    for (const DifferLine& line : board.differs) values |= line.values;
    return values.size() <= most_colours;
}

// Where every cell is coloured, all columns and all rows but one have every colour, and so has the last row.
int ColourFilling::implied_line(const Board& board, std::span<const int> rules) {
    const Size size = board.size();
    if (size.rows != size.columns) return -1;
    base::Array<int, 2> listed{}, missing{-1, -1};
    for (const DifferLine& line : board.differs) {
        const int step = board.lines[line.line].line.step;
        if (step != 1 && step != size.columns) continue;
        const bool full =
            line.may_be_full && line.cells.count() == size.rows &&
            std::ranges::none_of(line.cells, [&](int cell) { return board.model().domains[cell].meets(line.except); });
        if (!full) return -1;
        if (std::ranges::find(rules, line.rule) != rules.end())
            ++listed[step != 1];
        else
            missing[step != 1] = line.rule;
    }
    if (listed[0] + listed[1] != 2 * size.rows - 1) return -1;
    return std::max(missing[0], missing[1]);
}

ColourFilling::ColourFilling(const Board& board, std::span<const int> rules, bool budget)
    : budget_(budget), rules_(rules.begin(), rules.end()), index_(board.cells(), -1) {
    Domain values;
    for (const DifferLine& line : board.differs) values |= line.values;
    for (const int value : values) value_[static_cast<std::size_t>(colours_++)] = value;
    for (int cell = 0; cell < board.cells(); ++cell)
        if (!board.differs_of[cell].empty()) index_[cell] = cells_.count(), cells_.push_back(cell);
    sets_ = NonAttackingSets(cells_.count());
    most_repeating_ = budget && board.budget ? *board.budget : cells_.count();

    const int implied = implied_line(board, rules);
    for (const DifferLine& line : board.differs) {
        const bool counts = line.rule == implied || std::ranges::find(rules, line.rule) != rules.end();
        if (!counts || line.cells.size() < 2) continue;
        Cells on_line = 0;
        for (const int cell : line.cells) on_line |= Cells{1} << index_[cell];
        sets_.add_line(on_line, board.lines[line.line].line.step);
        if (line.cells.count() == colours_) full_.push_back(on_line);
    }
}

bool ColourFilling::assign(State& state, int colour, Cells cells) const {
    const auto k = static_cast<std::size_t>(colour);
    bool possible = true;
    colour_filling::for_each(cells, [&](int cell) {
        const Cells one = Cells{1} << cell, attacked = sets_.attacked(cell);
        possible = possible && (state.open[k] & one) && !(state.sure[k] & attacked);
        state.sure[k] |= one;
        state.open[k] &= ~attacked;
        state.may_repeat &= ~one;
        for (std::size_t other = 0; other < static_cast<std::size_t>(colours_); ++other)
            if (other != k) state.open[other] &= ~one;
    });
    return possible;
}

/// A line without repeating values has every colour.
bool ColourFilling::settle_lines(State& state, bool& changed) const {
    for (const Cells line : full_) {
        if (line & state.may_repeat) continue;
        for (int colour = 0; colour < colours_; ++colour) {
            const auto k = static_cast<std::size_t>(colour);
            const Cells places = state.open[k] & line;
            if (!places) return false;
            if ((places & (places - 1)) || (places & state.sure[k])) continue;
            if (!assign(state, colour, places)) return false;
            changed = true;
        }
    }
    return true;
}

bool ColourFilling::settle(State& state) const {
    for (bool changed = true; changed;) {
        changed = false;
        Cells once = 0, twice = 0, sure = 0;
        for (std::size_t k = 0; k < static_cast<std::size_t>(colours_); ++k) {
            twice |= once & state.open[k];
            once |= state.open[k];
            sure |= state.sure[k];
        }
        if (sets_.all() & ~once & ~state.may_repeat) return false;
        if (const Cells must = sets_.all() & ~once & ~state.repeats) state.repeats |= must, changed = true;
        const int spent = std::popcount(state.repeats);
        if (spent > most_repeating_) return false;
        if (spent == most_repeating_ && (state.may_repeat & ~state.repeats)) {
            state.may_repeat = state.repeats;
            changed = true;
        }
        const Cells forced = once & ~twice & ~sure & ~state.may_repeat;
        if (forced)
            for (int colour = 0; colour < colours_; ++colour)
                if (const Cells cells = forced & state.open[static_cast<std::size_t>(colour)]) {
                    if (!assign(state, colour, cells)) return false;
                    changed = true;
                }
        if (!settle_lines(state, changed)) return false;
    }
    return true;
}

std::optional<ColourFilling::Cells> ColourFilling::set_with(Cells open, Cells sure, int size) const {
    const Cells attacked = sets_.attacked_by(sure);
    if (attacked & sure) return std::nullopt;
    const auto rest = sets_.find(open & ~sure & ~attacked, size - std::popcount(sure));
    return rest ? std::optional(*rest | sure) : std::nullopt;
}

// What is sure attacks no open cell any more, so the open cells alone decide.
int ColourFilling::largest(Cells open, Cells sure) {
    const auto [known, fresh] = largest_.try_emplace(open, 0);
    if (!fresh) return known->second;
    int size = sets_.fewest_parts(open).count;
    while (size > 0 && !set_with(open, sure, size)) --size;
    return known->second = size;
}

ColourFilling::Cells ColourFilling::in_large_sets(Cells open, Cells sure, int room) {
    const auto [known, fresh] = in_large_sets_[static_cast<std::size_t>(room)].try_emplace(open, 0);
    if (!fresh) return known->second;
    const int size = largest(open, sure) - room;
    Cells supported = sure, kept = open;
    for (Cells left = open & ~sure; left; left &= left - 1) {
        const Cells one = left & (0 - left);
        if (supported & one) continue;
        if (const auto set = set_with(kept, sure | one, size))
            supported |= *set;
        else
            kept &= ~one;
    }
    return known->second = kept;
}

int ColourFilling::largest(const State& state, std::size_t colour) {
    return std::min(state.most[colour], largest(state.open[colour], state.sure[colour]));
}

int ColourFilling::coloured(const State& state) const {
    return cells_.count() - std::min(most_repeating_, std::popcount(state.may_repeat));
}

bool ColourFilling::enough(State& state) {
    while (true) {
        int room = -coloured(state);
        for (std::size_t k = 0; k < static_cast<std::size_t>(colours_); ++k) room += largest(state, k);
        if (room < 0) return false;
        if (room > colour_filling::little_room) return true;
        bool changed = false;
        for (std::size_t k = 0; k < static_cast<std::size_t>(colours_); ++k) {
            const int less = largest(state.open[k], state.sure[k]) - largest(state, k) + room;
            if (less > colour_filling::little_room) continue;
            const Cells kept = in_large_sets(state.open[k], state.sure[k], less);
            changed = changed || kept != state.open[k];
            state.open[k] = kept;
        }
        if (!changed) return true;
        if (!settle(state)) return false;
    }
}

int ColourFilling::noise() {
    if (!run_.by_chance) return 0;
    random_ = random_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<int>(random_ >> 62);
}

int ColourFilling::next_cell(const State& state) {
    std::array<int, 64> choices{};
    Cells undecided = sets_.all() & ~state.repeats;
    for (std::size_t k = 0; k < static_cast<std::size_t>(colours_); ++k) {
        undecided &= ~state.sure[k];
        colour_filling::for_each(state.open[k], [&](int cell) { ++choices[static_cast<std::size_t>(cell)]; });
    }
    if (most_repeating_ >= cells_.count()) undecided &= ~state.may_repeat;  // transparent pegs cost nothing
    Cells left = undecided;
    for (bool changed = true; changed;) {
        changed = false;
        colour_filling::for_each(left, [&](int cell) {
            const auto i = static_cast<std::size_t>(cell);
            Cells rivals = 0;
            for (std::size_t k = 0; k < static_cast<std::size_t>(colours_); ++k)
                if (state.open[k] >> cell & 1) rivals |= state.open[k];
            if (std::popcount(rivals & sets_.attacked(cell) & left) >= choices[i]) return;
            left &= ~(Cells{1} << cell);
            changed = true;
        });
    }
    int best = -1, best_choices = 0, best_rivals = 0;
    colour_filling::for_each(left, [&](int cell) {
        const auto i = static_cast<std::size_t>(cell);
        const int mine = 2 * choices[i] + (state.may_repeat >> cell & 1 ? 1 : 0);
        const int rivals = 4 * std::popcount(sets_.attacked(cell) & left) + noise() + 1;
        if (best < 0 || mine * best_rivals < best_choices * rivals)
            best = cell, best_choices = mine, best_rivals = rivals;
    });
    return best;
}

std::optional<ColourFilling::Answer> ColourFilling::search_by_colour(State& state) {
    const auto colours = static_cast<std::size_t>(colours_);
    int missing = coloured(state), incomplete = 0, most = 0;
    for (std::size_t k = 0; k < colours; ++k)
        if (state.complete >> k & 1)
            missing -= std::popcount(state.sure[k]);
        else
            ++incomplete, most = std::max(most, largest(state, k));
    if (incomplete == 0) return std::nullopt;
    const int average = (missing + incomplete - 1) / incomplete;
    if (average < colour_filling::smallest_set) return std::nullopt;
    // All sets are listed beforehand, since there may be too many.
    struct Candidates {
        std::size_t colour;
        int size;
        base::Vector<Cells> sets;
    };
    base::Vector<Candidates> candidates;
    for (int size = most; size >= average; --size)
        for (std::size_t k = 0; k < colours; ++k) {
            if ((state.complete >> k & 1) || largest(state, k) < size) continue;
            Candidates each{k, size, {}};
            if (!sets_.list(state.open[k] & ~state.sure[k], state.sure[k], size - std::popcount(state.sure[k]),
                            colour_filling::most_sets, each.sets))
                return std::nullopt;
            candidates.push_back(std::move(each));
        }
    bool open_question = false;
    for (const Candidates& each : candidates) {
        const std::size_t k = each.colour;
        if (state.most[k] < each.size) continue;  // so is a colour with the same open cells
        for (const Cells set : each.sets) {
            State trial = state;
            trial.complete |= 1U << k;
            trial.open[k] = set;
            for (std::size_t other = 0; other < colours; ++other)
                if (!(state.complete >> other & 1)) trial.most[other] = std::min(trial.most[other], each.size);
            if (!assign(trial, static_cast<int>(k), set & ~state.sure[k])) continue;
            const Answer answer = search(trial);
            if (answer == Answer::yes) return answer;
            open_question = open_question || answer == Answer::unknown;
            if (nodes_ > run_.most_nodes) return Answer::unknown;
        }
        for (std::size_t other = 0; other < colours; ++other)
            if (!(state.complete >> other & 1) && state.open[other] == state.open[k] &&
                state.sure[other] == state.sure[k])
                state.most[other] = std::min(state.most[other], each.size - 1);
    }
    return open_question ? Answer::unknown : Answer::no;
}

// The colours of a cell, or the places of a colour in a line that has every colour, whichever are fewer.
base::Vector<ColourFilling::Choice> ColourFilling::choices(const State& state) {
    base::Vector<Choice> best;
    const int cell = next_cell(state);
    if (cell < 0) return best;
    for (int colour = 0; colour < colours_; ++colour)
        if (const Cells open = state.open[static_cast<std::size_t>(colour)]; open >> cell & 1)
            best.push_back({colour, Cells{1} << cell, 0});
    if (state.may_repeat >> cell & 1) best.push_back({-1, Cells{1} << cell, 1000});  // the last thing to try
    for (const Cells line : full_) {
        if (line & state.may_repeat) continue;
        for (int colour = 0; colour < colours_; ++colour) {
            const auto k = static_cast<std::size_t>(colour);
            const Cells places = state.open[k] & line;
            if ((places & state.sure[k]) || std::popcount(places) >= best.count()) continue;
            best.clear();
            colour_filling::for_each(places, [&](int place) { best.push_back({colour, Cells{1} << place, 0}); });
        }
    }
    // First what takes least from others.
    for (Choice& choice : best)
        if (choice.colour >= 0)
            choice.takes = std::popcount(state.open[static_cast<std::size_t>(choice.colour)] &
                                         sets_.attacked(std::countr_zero(choice.cell))) +
                           noise();
    std::ranges::stable_sort(best, {}, &Choice::takes);
    return best;
}

ColourFilling::Answer ColourFilling::search_by_cell(const State& state) {
    bool open_question = false;
    for (const Choice& choice : choices(state)) {
        State trial = state;
        if (choice.colour >= 0) {
            if (!assign(trial, choice.colour, choice.cell)) continue;
        } else {
            trial.repeats |= choice.cell;
            for (Cells& open : trial.open) open &= ~choice.cell;
        }
        const Answer answer = search(trial);
        if (answer == Answer::yes) return answer;
        open_question = open_question || answer == Answer::unknown;
        if (nodes_ > run_.most_nodes) return Answer::unknown;
    }
    return open_question ? Answer::unknown : Answer::no;
}

ColourFilling::Answer ColourFilling::search(State state) {
    if (++nodes_ > run_.most_nodes) return Answer::unknown;
    if (!settle(state) || !enough(state)) return Answer::no;
    if (next_cell(state) < 0) return Answer::yes;
    if (run_.by_colour)
        if (const auto answer = search_by_colour(state)) return *answer;
    return search_by_cell(state);
}

ColourFilling::Answer ColourFilling::search_within(const Run& run, const State& state) {
    run_ = run;
    run_.most_nodes *= cells_.count();
    nodes_ = 0;
    return search(state);
}

ColourFilling::Answer ColourFilling::cover(State state) {
    if (!settle(state) || !enough(state)) return Answer::no;
    const auto open = std::span(state.open).first(static_cast<std::size_t>(colours_));
    const auto exists = ColourCover(sets_).exists(open, state.may_repeat, most_repeating_);
    if (!exists) return Answer::unknown;
    return *exists ? Answer::yes : Answer::no;
}

bool ColourFilling::mended(const State& state, base::Vector<int>& known, int steps) const {
    base::Vector<unsigned> choices(cells_.size(), 0);
    for (int i = 0; i < cells_.count(); ++i) {
        for (int colour = 0; colour < colours_; ++colour)
            choices[i] |= static_cast<unsigned>(state.open[static_cast<std::size_t>(colour)] >> i & 1) << colour;
        choices[i] |= static_cast<unsigned>(state.may_repeat >> i & 1) << ColourRepair::repeating;
    }
    return ColourRepair(sets_.attacked(), choices, most_repeating_).mend(known, steps * cells_.count());
}

ColourFilling::Answer ColourFilling::possible(const Grid<Domain>& domains, base::Vector<int>& known) {
    State state;
    Domain colours;
    for (int colour = 0; colour < colours_; ++colour) {
        const int value = value_[static_cast<std::size_t>(colour)];
        colours.add(value);
        for (int i = 0; i < cells_.count(); ++i)
            if (domains[cells_[i]].contains(value)) state.open[static_cast<std::size_t>(colour)] |= Cells{1} << i;
    }
    for (int i = 0; i < cells_.count(); ++i)
        if (!domains[cells_[i]].within(colours)) state.may_repeat |= Cells{1} << i;
    state.most.fill(cells_.count());
    const auto mend = [&](int steps) {
        base::Vector<int> trial = known;
        if (!mended(state, trial, steps)) return false;
        known = std::move(trial);
        return true;
    };
    if (mend(colour_filling::few_steps)) return Answer::yes;
    random_ = 1;
    if (const Answer answer = search_within(colour_filling::first_run, state); answer != Answer::unknown) return answer;
    if (const Answer answer = cover(state); answer != Answer::unknown) return answer;
    if (mend(colour_filling::more_steps)) return Answer::yes;
    for (const Run& run : colour_filling::runs)
        if (const Answer answer = search_within(run, state); answer != Answer::unknown) return answer;
    return mend(colour_filling::many_steps) ? Answer::yes : Answer::unknown;
}

}  // namespace gridwright::explain
