#include "gridwright/formats/registry.hpp"

#include "gridwright/base/table.hpp"
#include "gridwright/formats/digits/codec.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/latex/codec.hpp"
#include "gridwright/formats/prolog/codec.hpp"
#include "gridwright/formats/puzzlink/codec.hpp"
#include "gridwright/formats/pzprv3/codec.hpp"
#include "gridwright/formats/sgt/codec.hpp"
#include "gridwright/formats/text/codec.hpp"

namespace gridwright::formats {
namespace {

base::Table<const Codec*>& registered() {
    static base::Table<const Codec*> all{
        &text::codec,     &json::codec,   &prolog::codec, &sgt::codec,
        &puzzlink::codec, &pzprv3::codec, &digits::codec, &latex::codec,
    };
    return all;
}

}  // namespace

std::span<const Codec* const> table() {
    return registered().rows();
}

const Codec* find(std::string_view name) {
    const Codec* const* row = registered().find(name);
    return row ? *row : nullptr;
}

void add(const Codec& codec) {
    registered().add(&codec);
}

}  // namespace gridwright::formats
