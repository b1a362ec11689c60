// Maps the labeling names of SICStus to the nearest ones of Gecode.
//
//   leftmost         INT_VAR_NONE
//   min              INT_VAR_MIN_MIN
//   max              INT_VAR_MAX_MAX
//   first_fail       INT_VAR_SIZE_MIN
//   anti_first_fail  INT_VAR_SIZE_MAX
//   occurrence       INT_VAR_DEGREE_MAX; the rules it counts are Gecode's propagators
//   ffc              INT_VAR_SIZE_MIN, then INT_VAR_DEGREE_MAX
//   max_regret       INT_VAR_REGRET_MIN_MAX
//
//                    up                    down
//   step             INT_VAL_MIN           INT_VAL_MAX
//   enum             INT_VALUES_MIN        INT_VALUES_MAX
//   bisect           INT_VAL_SPLIT_MIN     INT_VAL_SPLIT_MAX
//   median           INT_VAL_MED           the same: Gecode's median is the lower one
//   middle           a function of ours, since Gecode has none
//   random           INT_VAL_RND           the same; other numbers than fd draws from that seed
//
// The default labeling (ffc, step, up, at the strength `line`) becomes INT_VAR_AFC_SIZE_MAX, the failures of a cell so
// far over the size of its domain, so that the yardstick is a fair one: on Skyscraper boards of 10 it takes a fifth of
// the nodes of ffc.

#include "gridwright/engines/gecode/labeling.hpp"

#include <cstdlib>

namespace gridwright::engines::gecode {

using namespace kernel;
using namespace Gecode;

namespace {

TieBreak<IntVarBranch> variable_branch(VariableChoice choice) {
    switch (choice) {
        case VariableChoice::leftmost: return INT_VAR_NONE();
        case VariableChoice::min: return INT_VAR_MIN_MIN();
        case VariableChoice::max: return INT_VAR_MAX_MAX();
        case VariableChoice::first_fail: return INT_VAR_SIZE_MIN();
        case VariableChoice::anti_first_fail: return INT_VAR_SIZE_MAX();
        case VariableChoice::occurrence: return INT_VAR_DEGREE_MAX();
        case VariableChoice::ffc: return tiebreak(INT_VAR_SIZE_MIN(), INT_VAR_DEGREE_MAX());
        case VariableChoice::max_regret: return INT_VAR_REGRET_MIN_MAX();
    }
    return INT_VAR_NONE();
}

IntValBranch middle_branch(bool up) {
    return INT_VAL([up](const Space&, const IntVar& cell, int) {
        const int twice_centre = cell.min() + cell.max();
        int nearest = cell.min();
        for (IntVarValues value(cell); value(); ++value) {
            const int distance = std::abs(2 * value.val() - twice_centre), best = std::abs(2 * nearest - twice_centre);
            if (distance < best || (!up && distance == best)) nearest = value.val();
        }
        return nearest;
    });
}

IntValBranch value_branch(const Search& search) {
    const bool up = search.labeling.order == ValueOrder::up;
    switch (search.labeling.value) {
        case ValueChoice::step: return up ? INT_VAL_MIN() : INT_VAL_MAX();
        case ValueChoice::enumerate: return up ? INT_VALUES_MIN() : INT_VALUES_MAX();
        case ValueChoice::bisect: return up ? INT_VAL_SPLIT_MIN() : INT_VAL_SPLIT_MAX();
        case ValueChoice::median: return INT_VAL_MED();
        case ValueChoice::middle: return middle_branch(up);
        case ValueChoice::random: return INT_VAL_RND(Rnd(static_cast<unsigned int>(search.seed ^ search.seed >> 32)));
    }
    return INT_VAL_MIN();
}

}  // namespace

void label(Space& home, const IntVarArgs& cells, const Search& search) {
    const bool usual = search.strength == Strength::line && search.labeling == Labeling{};
    if (usual) return branch(home, cells, INT_VAR_AFC_SIZE_MAX(), INT_VAL_MIN());
    branch(home, cells, variable_branch(search.labeling.variable), value_branch(search));
}

}  // namespace gridwright::engines::gecode
