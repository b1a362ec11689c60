#include "host/error_text.hpp"

#include <cctype>
#include <system_error>

namespace gridwright::host {

std::string error_text(int error) {
    std::string text = std::generic_category().message(error);
    if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

}  // namespace gridwright::host
