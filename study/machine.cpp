#include "study/machine.hpp"

#include "gridwright/base/text.hpp"

#include <fstream>

namespace gridwright::study {

std::string processor_name() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name")) return std::string(base::trimmed(line.substr(line.find(':') + 1)));
    return "unknown processor";
}

std::string compiler_name() {
#ifdef __clang__
    return "clang++ " __VERSION__;
#else
    return "g++ " __VERSION__;
#endif
}

}  // namespace gridwright::study
