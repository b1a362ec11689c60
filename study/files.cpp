#include "study/files.hpp"

#include <cstdio>
#include <fstream>
#include <iterator>

namespace gridwright::study {

std::optional<std::string> text_in(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (!stream) return std::nullopt;
    return text;
}

bool put_text(const std::string& file, std::string_view text) {
    const std::string temporary = file + ".new";
    std::ofstream stream(temporary, std::ios::binary);
    stream << text;
    stream.close();
    if (stream && std::rename(temporary.c_str(), file.c_str()) == 0) return true;
    std::remove(temporary.c_str());
    return false;
}

}  // namespace gridwright::study
