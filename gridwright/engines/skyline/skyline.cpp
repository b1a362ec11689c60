#include "gridwright/engines/skyline/skyline.hpp"

namespace gridwright::engines::skyline {

using namespace kernel;

namespace {

#if defined(__x86_64__)
/// True if the processor can run the code in avx2.cpp.
bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("popcnt");
}
#endif

SearchFunction fastest() {
#if defined(__x86_64__)
    if (has_avx2()) return answer_avx2;
#endif
    return answer_portable;
}

}  // namespace

SkylineEngine::SkylineEngine() : answer_(fastest()) {}

std::optional<std::string> SkylineEngine::refuses(const Model& model) const {
    if (city_of(model)) return std::nullopt;
    return "the engine skyline accepts only latin squares of at most 16 cells a side, with visibility clues";
}

std::optional<Outcome> SkylineEngine::solve(const Model& model, const Search& search) {
    const std::optional<City> city = city_of(model);
    if (!city) return std::nullopt;
    Outcome outcome;
    answer_({model, search, *city, memory_, outcome});
    return outcome;
}

}  // namespace gridwright::engines::skyline
