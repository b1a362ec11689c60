#include "cli/options/arguments.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "host/interrupt.hpp"
#include "host/jobs.hpp"

#include <fcntl.h>

#include <new>

using namespace gridwright::cli;

namespace {

/// Keeps a closed standard stream unusable: otherwise the next file opened would take its number, and messages would
/// end up in the results.
void occupy_standard_streams() {
    const int wrong_ways[] = {O_WRONLY, O_RDONLY, O_RDONLY};
    for (int descriptor = 0; descriptor < 3; ++descriptor)
        if (fcntl(descriptor, F_GETFD) < 0) open("/dev/null", wrong_ways[descriptor]);
}

int say_out_of_memory() {
    say("gridwright: out of memory\n");
    return 2;
}

/// Keeps the output written before memory ran out.
int carry_out(const Options& options, Output& output) {
    try {
        return options.command->run(options, output);
    } catch (const std::bad_alloc&) {
        output.leave_unfinished();
        return say_out_of_memory();
    }
}

int run(std::span<const char* const> words) {
    const Arguments arguments = parse_arguments(words);
    if (!arguments.complaint.empty()) {
        say(arguments.complaint);
        return 2;
    }
    Output output;
    if (!arguments.options) {
        output.write(arguments.help);
        return output.finish(0);
    }
    const Options& options = *arguments.options;
    if (options.output && !options.command->opens_output) output.open(*options.output, options.files);
    return output.finish(output.works() ? carry_out(options, output) : 2);
}

}  // namespace

int main(int count, char** words) {
    occupy_standard_streams();
    gridwright::host::interrupt::listen();
    gridwright::host::prepare_for_little_memory();
    try {
        return run({words, static_cast<std::size_t>(count)});
    } catch (const std::bad_alloc&) {
        return say_out_of_memory();
    }
}
