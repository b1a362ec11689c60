#include "gridwright/answers/output_format.hpp"

#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"

namespace gridwright::answers {

bool OutputFormat::is_json() const {
    return codec_ == &formats::json::codec;
}

std::optional<std::string> OutputFormat::cannot_write(const sheet::Sheet& sheet) const {
    return codec_ ? formats::cannot_write(sheet, *codec_) : std::nullopt;
}

std::vector<OutputFormat> output_formats() {
    std::vector<OutputFormat> all;
    for (const formats::Codec* codec : formats::table())
        if (codec->write) all.emplace_back(*codec);
    for (const render::Drawing& drawing : render::drawings()) all.emplace_back(drawing);
    return all;
}

OutputFormat usual_format() {
    return formats::text::codec;
}

OutputFormat terminal_format() {
    return render::drawings().front();
}

std::vector<FormatRow> format_rows() {
    std::vector<FormatRow> rows;
    for (const formats::Codec* codec : formats::table())
        rows.push_back({codec->name, codec->meaning, codec->read != nullptr, codec->write != nullptr});
    for (const render::Drawing& drawing : render::drawings())
        rows.push_back({drawing.name, drawing.meaning, false, true});
    return rows;
}

}  // namespace gridwright::answers
