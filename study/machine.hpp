#pragma once

#include <string>

namespace gridwright::study {

/// What figures that depend on the machine are told with: "Intel(R) Xeon(R) Processor", where the system tells it.
std::string processor_name();

/// The compiler that this program was made with: "g++ 12.2.0".
std::string compiler_name();

}  // namespace gridwright::study
