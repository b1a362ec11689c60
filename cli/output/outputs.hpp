#pragma once

// The outputs of a command that may write a second file beside its results. They share their fate: when one of them
// stops early, the other is incomplete, too.

#include "cli/output/output.hpp"

namespace gridwright::cli {

struct Outputs {
    Outputs(Output& results_output, Output* trace_output = nullptr) : results(results_output), trace(trace_output) {}

    bool work() const { return results.works() && (!trace || trace->works()); }

    void leave_unfinished() {
        results.leave_unfinished();
        if (trace) trace->leave_unfinished();
    }
    void be_finished() {
        results.be_finished();
        if (trace) trace->be_finished();
    }

    Output& results;
    Output* trace;  ///< what a search does; null when nobody asks for it
};

}  // namespace gridwright::cli
