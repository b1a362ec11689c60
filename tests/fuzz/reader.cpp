// The target for libFuzzer: no bytes crash the readers. Taken as a file, every puzzle in the bytes survives being
// written in each format and read again. Taken as an ask, and as the puzzles of an ask, the bytes get JSON objects as
// answers.

#include "gridwright/formats/reader.hpp"

#include "gridwright/answers/ask.hpp"
#include "gridwright/answers/json_value.hpp"
#include "gridwright/base/require.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/formats/registry.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

using namespace gridwright;

namespace {

/// `fd` on small boards and for a few failures, so that no ask takes long.
class HastyEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "hasty"; }

    std::optional<std::string> refuses(const kernel::Model& model) const override {
        if (model.domains.size().cells() > 64) return "this board has more than 64 cells";
        return fd_.refuses(model);
    }

    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override {
        kernel::Search hasty = search;
        hasty.limits.failures = std::min<std::uint64_t>(search.limits.failures.value_or(most_failures), most_failures);
        hasty.solutions = std::min<std::uint64_t>(search.solutions.value_or(most_solutions), most_solutions);
        return fd_.run(model, hasty);
    }

  private:
    static constexpr std::uint64_t most_failures = 20, most_solutions = 20;

    engines::fd::FdEngine fd_;
};

constexpr kernel::EngineRow engines_here[] = {
    {"hasty", "fd with little patience", [] { return std::unique_ptr<kernel::Engine>(new HastyEngine); }}};

void expect_round_trips(std::string_view input) {
    formats::SheetReader reader(formats::source_of(input), puzzles::notations());
    while (const auto reading = reader.next()) {
        if (!reading->sheet) {
            const std::string& sentence = reading->sheet.error().message;
            base::require(!sentence.empty() && sentence.find('\n') == std::string::npos, "a mistake is one sentence");
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
}

void expect_answers(std::string_view ask) {
    answers::Context context(engines_here);
    const auto is_object = [](std::string_view answer) {
        const auto value = answers::read_json_value(answer);
        base::require(value && value->is(answers::JsonValue::Type::object), "an answer is a JSON object");
        return true;
    };
    is_object(answers::ask(context, ask, is_object));
}

std::string ask_about(std::string_view what, std::string_view input) {
    std::string ask = "{\"ask\":\"" + std::string(what) + "\",\"text\":";
    formats::write_json_string(input, ask);
    return ask + '}';
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(bytes), size);
    expect_round_trips(input);
    expect_answers(input);
    for (const std::string_view what : {"unique", "check"}) expect_answers(ask_about(what, input));
    return 0;
}
