#include "bench/timed_engines.hpp"

#include "gridwright/engines/registry.hpp"
#if defined(GRIDWRIGHT_HAS_SAT) && __has_include("gridwright/engines/sat/plain.hpp")
#define GRIDWRIGHT_HAS_PLAIN_CADICAL
#include "gridwright/engines/sat/plain.hpp"
#endif

#include <algorithm>

namespace gridwright::bench {
namespace {

constexpr double patient = 1e9;

/// fd is meant for studies and explanations and hopeless on half of the sets; two seconds show that.
double patience_with(std::string_view engine) {
    return engine == "fd" ? 2 : patient;
}

}  // namespace

std::vector<TimedEngine> timed_engines() {
    std::vector<TimedEngine> all;
    for (const engines::EngineRow& row : engines::table())
        if (row.name != "brute") all.push_back({std::string(row.name), row.make(), patience_with(row.name)});
#ifdef GRIDWRIGHT_HAS_PLAIN_CADICAL
    all.push_back({"plain-cadical", std::make_unique<engines::sat::PlainCadical>(), patient});
#endif
    return all;
}

std::vector<std::string> absent() {
    std::vector<std::string> names{"skyline", "sat", "gecode", "plain-cadical"};
    for (const TimedEngine& present : timed_engines()) std::erase(names, present.name);
    return names;
}

}  // namespace gridwright::bench
