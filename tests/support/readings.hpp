#pragma once

// Helpers that the tests of codecs share: read a text piece by piece and compare what the reader reports.

#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/prolog/codec.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/formats/sgt/codec.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace gridwright::formats {

using namespace sheet;

/// The notations of all puzzles.
inline std::span<const Notation* const> every_notation() {
    return puzzles::notations();
}

/// What a reader reported about one record, in a form that can be compared and printed.
struct Told {
    std::string place;    ///< "3:7"
    std::string message;  ///< empty when it is a puzzle
    std::optional<Sheet> sheet;

    bool operator==(const Told&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Told& told) {
    std::string text = told.message;
    if (told.sheet) write(*told.sheet, json::codec, text);
    return out << told.place << ": " << text;
}

/// A source that gives no more than `most` bytes at a time.
inline Source slow_source(std::string_view text, std::size_t most) {
    return [source = source_of(text), most](char* buffer, std::size_t size) {
        return source(buffer, std::min(size, most));
    };
}

inline std::vector<Told> read_all(Source source, const Codec* forced = nullptr) {
    SheetReader reader(std::move(source), every_notation(), forced);
    std::vector<Told> all;
    while (const auto reading = reader.next()) {
        Told told{base::concat(reading->place.line, ':', reading->place.column), {}, {}};
        if (reading->sheet)
            told.sheet = *reading->sheet;
        else
            told.message = reading->sheet.error().message;
        all.push_back(std::move(told));
    }
    return all;
}

inline std::vector<Told> read_all(std::string_view text, const Codec* forced = nullptr) {
    return read_all(source_of(text), forced);
}

inline std::string written(const Sheet& sheet, const Codec& codec) {
    std::string text;
    write(sheet, codec, text);
    return text;
}

inline const Notation& notation_named(std::string_view name) {
    for (const Notation* notation : every_notation())
        if (notation->name == name) return *notation;
    base::require(false, "a test asks for a puzzle that exists");
    return *every_notation().front();
}

/// The codecs that can read and write the sheet.
inline std::vector<const Codec*> codecs_for(const Sheet& sheet) {
    std::vector<const Codec*> fitting;
    for (const Codec* codec : table())
        if (codec->read && codec->write && !cannot_write(sheet, *codec)) fitting.push_back(codec);
    return fitting;
}

}  // namespace gridwright::formats
