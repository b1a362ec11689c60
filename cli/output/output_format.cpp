#include "cli/output/output_format.hpp"

#include "gridwright/formats/writer.hpp"

namespace gridwright::cli {

std::optional<std::string> OutputFormat::cannot_write(const sheet::Sheet& sheet) const {
    return codec_ ? formats::cannot_write(sheet, *codec_) : std::nullopt;
}

std::vector<OutputFormat> output_formats() {
    std::vector<OutputFormat> all;
    for (const formats::Codec* codec : formats::codecs())
        if (codec->write) all.emplace_back(*codec);
    for (const render::Drawing& drawing : render::drawings()) all.emplace_back(drawing);
    return all;
}

}  // namespace gridwright::cli
