#if defined(__x86_64__)

// Everything shared is seen before the option, so that no code outside this file is compiled with it.
#include "gridwright/base/deadline.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/engines/collector.hpp"
#include "gridwright/engines/skyline/question.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")

#include "gridwright/engines/skyline/tree.hpp"

namespace gridwright::engines::skyline {

void answer_avx2(const Question& question) {
    answer_here(question);
}

bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

}  // namespace gridwright::engines::skyline

#endif
