#include "gridwright/formats/common/recognise.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/formats/common/characters.hpp"

#include <algorithm>

namespace gridwright::formats {
namespace {

std::string_view without_blanks(std::string_view line) {
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    return line;
}

}  // namespace

const Codec& recognise(Cursor& cursor, const Accepted& accepted) {
    if (accepted.codecs.size() == 1) return *accepted.codecs.front();
    const std::size_t begin = cursor.at();
    const Codec* last_resort = nullptr;
    for (const Codec* codec : accepted.codecs) {
        if (!codec->recognises) {
            if (!last_resort) last_resort = codec;
            continue;
        }
        const bool recognised = codec->recognises(cursor);
        cursor.move_to(begin);
        if (recognised) return *codec;
    }
    base::require(last_resort, "one of several formats takes what the others do not recognise");
    return *last_resort;
}

bool is_comment(std::string_view line, const Accepted& accepted) {
    line = without_blanks(line);
    if (line.empty()) return false;
    return std::ranges::any_of(accepted.codecs, [&](const Codec* codec) {
        return codec->comment_mark != '\0' && codec->comment_mark == line.front();
    });
}

bool begins_record(std::string_view line, const Accepted& accepted) {
    line = without_blanks(line);
    if (line.empty()) return false;
    return std::ranges::any_of(
        accepted.codecs, [&](const Codec* codec) { return codec->begins && codec->begins(line, accepted.notations); });
}

}  // namespace gridwright::formats
