#include "gridwright/formats/writer.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/json.hpp"
#include "gridwright/formats/prolog.hpp"
#include "gridwright/formats/sgt.hpp"
#include "gridwright/formats/text.hpp"
#include "gridwright/formats/vocabulary.hpp"

namespace gridwright::formats {

using namespace sheet;

std::optional<std::string> cannot_write(const Notation& notation, Format format) {
    if (format != Format::sgt || fits_sgt(notation)) return std::nullopt;
    return base::concat("a ", notation.name, " cannot be written as a game ID; text, json and prolog can say it");
}

void write(const Sheet& sheet, Format format, std::string& into) {
    switch (format) {
        case Format::text: return write_text(sheet, into);
        case Format::json: return write_json(sheet, into);
        case Format::prolog: return write_prolog(sheet, into);
        case Format::sgt: return write_sgt(sheet, into);
        case Format::pretty: break;
    }
    base::require(false, "the pretty format is drawn by render, from a scene");
}

}  // namespace gridwright::formats
