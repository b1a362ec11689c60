#include "gridwright/constraints/propagate.hpp"

#include "gridwright/constraints/all_different/propagate.hpp"
#include "gridwright/constraints/closer_pair/propagate.hpp"
#include "gridwright/constraints/exactly/propagate.hpp"
#include "gridwright/constraints/not_this/propagate.hpp"
#include "gridwright/constraints/visible/propagate.hpp"

namespace gridwright::constraints {
namespace {

struct Propagate {
    Domains domains;

    Propagation operator()(const kernel::AllDifferent& word) const { return all_different(domains, word.except); }
    Propagation operator()(const kernel::Visible& word) const { return visible(domains, word.count); }
    Propagation operator()(const kernel::Exactly& word) const { return exactly(domains, word.value, word.times); }
    Propagation operator()(const kernel::CloserPair& word) const { return closer_pair(domains, word.near, word.far); }
    Propagation operator()(const kernel::NotThis& word) const { return not_this(domains, *word.solution); }
};

}  // namespace

Propagation propagate(const kernel::Constraint& word, Domains domains) {
    return std::visit(Propagate{domains}, word);
}

}  // namespace gridwright::constraints
