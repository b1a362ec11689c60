#include "gridwright/answers/read_puzzle.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/answers/scene_json.hpp"

namespace gridwright::answers {

std::string json_of_read(const formats::Reading& reading, const About& about) {
    Object object = begun(about);
    if (!reading.sheet) {
        const std::string& sentence = reading.sheet.error().message;
        const auto [line, column] = reading.place;
        object.add("verdict", "refused");
        object.add("error", base::concat(about.file, ':', line, ':', column, ": ", sentence));
        object.add("sentence", base::as_sentence(sentence));
        Object at;
        at.add_number("line", std::uint64_t{line}).add_number("column", std::uint64_t{column});
        object.add_source("at", std::move(at).end());
        return std::move(object).end();
    }
    object.add("read", reading.codec ? reading.codec->name : "json");
    object.add_source("puzzle", formats::json_object(*reading.sheet));
    object.add("name", board_name(*reading.sheet));
    return std::move(object).end();
}

}  // namespace gridwright::answers
