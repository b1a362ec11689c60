#include "gridwright/base/require.hpp"
#include "gridwright/formats/codec.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/prolog/codec.hpp"
#include "gridwright/formats/sgt/codec.hpp"
#include "gridwright/formats/text/codec.hpp"

#include <algorithm>
#include <vector>

namespace gridwright::formats {
namespace {

std::vector<const Codec*>& table() {
    static std::vector<const Codec*> rows{
        &text::codec,
        &json::codec,
        &prolog::codec,
        &sgt::codec,
    };
    return rows;
}

}  // namespace

std::span<const Codec* const> codecs() {
    return table();
}

const Codec* codec_named(std::string_view name) {
    const auto row = std::ranges::find(table(), name, &Codec::name);
    return row == table().end() ? nullptr : *row;
}

RegisteredCodec::RegisteredCodec(const Codec& codec) : codec_(&codec) {
    base::require(!codec_named(codec.name), "every codec has a name of its own");
    table().push_back(&codec);
}

RegisteredCodec::~RegisteredCodec() {
    std::erase(table(), codec_);
}

}  // namespace gridwright::formats
