#include "cli/stream.hpp"

#include "cli/header_options.hpp"
#include "cli/input.hpp"
#include "cli/interrupt.hpp"
#include "cli/message.hpp"
#include "cli/output.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

int refuse(const std::string& place, const std::string& sentence, formats::Format format, Reply& reply) {
    if (format == formats::Format::json) {
        std::string text = R"({"format":1,"verdict":"refused","error":)";
        formats::write_json_string(fmt::format("{}: {}", place, sentence), text);
        reply.print(text + "}\n");
    }
    reply.complain(fmt::format("{}: {}\n", place, one_line(sentence)));
    return 2;
}

int answer(Record record, const Options& options, const Responder& respond, formats::Format format, Reply& reply) {
    if (!record.sheet) return refuse(record.where(), record.sheet.error().message, format, reply);
    if (const auto sentence = formats::cannot_write(*record.sheet->notation, format))
        return refuse(record.where(), *sentence, format, reply);
    say_in_header(options.header, *record.sheet);
    const auto puzzle = puzzles::make(*std::move(record.sheet));
    const base::Result<int> code = respond(*puzzle, reply);
    return code ? *code : refuse(record.where(), code.error().message, format, reply);
}

}  // namespace

int answer_all(const Options& options, Output& output, const std::function<Responder()>& new_responder) {
    const formats::Format format = look_of(options, output).format;
    Inputs inputs(options.files, options.from);
    Progress progress(!options.quiet);
    Turns turns(output, progress, format, options.jobs);
    const int code = turns.run([&] { return inputs.next(); },
                               [&] {
                                   return [&options, format, respond = new_responder()](Record record, Reply& reply) {
                                       return answer(std::move(record), options, respond, format, reply);
                                   };
                               });
    const bool interrupted = interrupt::stop() && output.works();
    return interrupted ? std::max(code, 3) : code;
}

}  // namespace gridwright::cli
