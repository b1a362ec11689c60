#include "gridwright/answers/output_format.hpp"

#include "gridwright/exports/registry.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"

namespace gridwright::answers {

bool OutputFormat::is_json() const {
    return codec_ == &formats::json::codec;
}

std::optional<std::string> OutputFormat::cannot_write(const sheet::Sheet& sheet) const {
    if (export_) return exports::cannot_export(sheet, *export_);
    return codec_ ? formats::cannot_write(sheet, *codec_) : std::nullopt;
}

std::vector<OutputFormat> output_formats() {
    std::vector<OutputFormat> all;
    for (const formats::Codec* codec : formats::table())
        if (codec->write) all.emplace_back(*codec);
    for (const render::Drawing& drawing : render::drawings()) all.emplace_back(drawing);
    return all;
}

std::vector<OutputFormat> conversion_formats() {
    std::vector<OutputFormat> all = output_formats();
    for (const exports::Export* row : exports::table()) all.emplace_back(*row);
    return all;
}

base::Result<std::string> exported(const puzzles::Puzzle& puzzle, const exports::Export& to) {
    kernel::Model model;
    puzzle.model(model);
    return exports::written(to, model, puzzle.sheet());
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
    for (const exports::Export* row : exports::table()) rows.push_back({row->name, row->meaning, false, true});
    return rows;
}

}  // namespace gridwright::answers
