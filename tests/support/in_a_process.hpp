#pragma once

// Isolates the parts of tests that change global tables.

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace gridwright::tests {

/// Runs part of a test in a separate process, because some effects cannot be undone: rows added to a registry stay.
template <typename Act>
void in_a_process(Act act) {
    const auto act_and_exit = [&] {
        act();
        std::fflush(nullptr);
        std::_Exit(testing::Test::HasFailure() ? 1 : 0);
    };
    EXPECT_EXIT(act_and_exit(), testing::ExitedWithCode(0), "");
}

}  // namespace gridwright::tests
