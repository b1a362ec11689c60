#if defined(__x86_64__)

// Everything shared is seen before the option, so that no code outside this file is compiled with it.
#include "gridwright/base/random.hpp"
#include "gridwright/engines/copying_search.hpp"
#include "gridwright/engines/skyline/question.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

// What skyline.cpp asks the processor for before it comes here. A compiler that does not know this pragma compiles the
// portable code once more.
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")

#include "gridwright/engines/skyline/tree.hpp"

namespace gridwright::engines::skyline {

void answer_avx2(const Question& question) {
    answer_here(question);
}

}  // namespace gridwright::engines::skyline

#endif
