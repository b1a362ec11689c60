#include "gridwright/base/require.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/puzzle.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include <vector>

namespace gridwright::puzzles {
namespace {

const Kind table[] = {
    {skyscraper::notation, make_as<skyscraper::Skyscraper>},
    {hoodoo::notation, make_as<hoodoo::Hoodoo>},
    {close_or_far::notation, make_as<close_or_far::CloseOrFar>},
};

}  // namespace

std::span<const Kind> kinds() {
    return table;
}

std::span<const sheet::Notation* const> notations() {
    static const std::vector<const sheet::Notation*> list = [] {
        std::vector<const sheet::Notation*> all;
        for (const Kind& kind : table) all.push_back(&kind.notation);
        return all;
    }();
    return list;
}

std::unique_ptr<Puzzle> make(sheet::Sheet sheet) {
    for (const Kind& kind : table)
        if (&kind.notation == sheet.notation) return kind.make(std::move(sheet));
    base::require(false, "a sheet has one of the registered notations");
    return nullptr;
}

}  // namespace gridwright::puzzles
