// For libFuzzer: whatever the bytes are, the reader ends without a crash, and a puzzle it takes comes back unchanged
// from every format.

#include "gridwright/formats/reader.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/puzzles/registry.hpp"

using namespace gridwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(bytes), size);
    formats::SheetReader reader(formats::source_of(input), puzzles::notations());
    while (const auto reading = reader.next()) {
        if (!reading->sheet) {
            base::require(!reading->sheet.error().message.empty(), "a mistake is told");
            continue;
        }
        for (const formats::Codec* codec : formats::table()) {
            if (formats::cannot_write(*reading->sheet, *codec)) continue;
            std::string written;
            formats::write(*reading->sheet, *codec, written);
            formats::SheetReader again(formats::source_of(written), puzzles::notations());
            const auto back = again.next();
            base::require(back && back->sheet && *back->sheet == *reading->sheet,
                          "what is written is read back unchanged");
            base::require(!again.next(), "one puzzle is written as one puzzle");
        }
    }
    return 0;
}
