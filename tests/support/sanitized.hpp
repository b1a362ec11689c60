#pragma once

// Under the sanitizers a test takes five to ten times as long. Memory errors do not depend on a single case, so a test
// that repeats itself with other numbers runs only a fifth of its cases there. Without them all cases run.

namespace gridwright::tests {

#if defined(GRIDWRIGHT_SANITIZED)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// How many of so many cases are tried in this build.
constexpr unsigned tried(unsigned cases) {
    return sanitized ? (cases + 4) / 5 : cases;
}

}  // namespace gridwright::tests
