#include "study/files.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace gridwright::study {

std::optional<std::string> text_in(const std::string& file) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) return std::nullopt;  // a stream would open it and throw
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (!stream) return std::nullopt;
    return text;
}

bool put_text(const std::string& file, std::string_view text) {
    const std::string temporary = fmt::format("{}.{}", file, getpid());
    std::ofstream stream(temporary, std::ios::binary);
    stream << text;
    stream.close();
    if (stream && std::rename(temporary.c_str(), file.c_str()) == 0) return true;
    std::remove(temporary.c_str());
    return false;
}

}  // namespace gridwright::study
