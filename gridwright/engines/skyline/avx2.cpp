#if defined(__x86_64__)

// Everything shared is seen before the option, so that no code outside this file is compiled with it.
#include "gridwright/base/random.hpp"
#include "gridwright/engines/common/copying_search.hpp"
#include "gridwright/engines/skyline/task.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

// What skyline.cpp asks the processor for before it calls this code.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#endif

#include "gridwright/engines/skyline/tree.hpp"

namespace gridwright::engines::skyline {

void answer_avx2(const SkylineTask& task) {
    answer_here(task);
}

}  // namespace gridwright::engines::skyline

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif
