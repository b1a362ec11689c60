#include "gridwright/puzzles/registry.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/base/table.hpp"
#include "gridwright/explain/techniques.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include <vector>

namespace gridwright::puzzles {
namespace {

/// The kinds, and their notations side by side, because a reader takes a span of notations.
struct Registered {
    base::Table<PuzzleRow> table{
        {skyscraper::notation, make_as<skyscraper::Skyscraper>, &skyscraper::ladder},
        {hoodoo::notation, make_as<hoodoo::Hoodoo>, &hoodoo::ladder},
        {close_or_far::notation, make_as<close_or_far::CloseOrFar>, &close_or_far::ladder},
    };
    std::vector<const sheet::Notation*> notations;

    Registered() {
        notations.reserve(base::Table<PuzzleRow>::most_rows);
        for (const PuzzleRow& row : table.rows()) notations.push_back(&row.notation);
    }
};

Registered& registered() {
    static Registered all;
    return all;
}

}  // namespace

std::span<const PuzzleRow> table() {
    return registered().table.rows();
}

const PuzzleRow* find(std::string_view name) {
    return registered().table.find(name);
}

void add(const PuzzleRow& row) {
    registered().table.add(row);
    registered().notations.push_back(&row.notation);
}

std::span<const sheet::Notation* const> notations() {
    return registered().notations;
}

const explain::Ladder& ladder_of(const sheet::Notation& notation) {
    for (const PuzzleRow& row : table())
        if (&row.notation == &notation && row.ladder) return *row.ladder;
    return explain::different_values;
}

std::unique_ptr<Puzzle> make(sheet::Sheet sheet) {
    for (const PuzzleRow& row : table())
        if (&row.notation == sheet.notation) return row.make(std::move(sheet));
    base::require(false, "a sheet has one of the registered notations");
    return nullptr;
}

}  // namespace gridwright::puzzles
