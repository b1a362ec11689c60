#pragma once

// The machine and the compiler, which reports and benchmarks name beside figures that depend on them.

#include <string>

namespace gridwright::study {

/// The processor's model name: "Intel(R) Xeon(R) Processor", or "unknown processor" where the system does not say.
std::string processor_name();

/// The compiler that built this program: "g++ 12.2.0".
std::string compiler_name();

}  // namespace gridwright::study
