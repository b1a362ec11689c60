#pragma once

// The interface of a technique: a row with an id, a name and a function that finds steps on a position. It stays valid
// as marks shrink: what it finds on a position it still finds, or has become a fact, when other marks are struck.

#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"

#include <string_view>

namespace gridwright::explain {

class Findings;

/// A technique. Several rows may share an id: a naked pair and a naked triple are both L3.
struct Technique {
    std::string_view id;    ///< "S3"
    std::string_view name;  ///< "ceiling"
    void (*find)(const Position& position, Findings& findings);
};

/// Collects what a technique finds. The technique fills in `step` and calls `add`; it stops when `enough` says so.
class Findings {
  public:
    enum class Mode {
        conclusions,  ///< all conclusions from this position; nobody reads the premises
        first,        ///< the first step in reading order, with its premises
        all,          ///< every step, with its premises
    };
    explicit Findings(Mode mode) : mode_(mode) {}

    /// False if nobody reads premises, so that a technique need not list them.
    bool reasons() const { return mode_ != Mode::conclusions; }
    bool enough() const { return enough_; }

    /// A blank step to fill in. The memory of the last one is reused.
    Step& blank();

    /// Takes the step if it concludes something new on the position: values that no longer stand are left out of its
    /// strikes, and so are cells already placed. Returns true if it was taken.
    bool add(const Position& position);

    /// Whether a line, or anything else with an index, is worth a look: it has changed since this technique last found
    /// nothing there. `finish_line` after it has been searched.
    bool worth(const Position& position, int line, int slot);
    void finish_line(const Position& position, int slot);

    /// For each technique its own memory of fruitless searches.
    void begin(int technique, int slots = 0);
    /// Forgets what was fruitless, and takes it that nothing is found on lines that did not change after this moment.
    void restart(std::uint32_t clock);
    /// Forgets steps, not the memory of fruitless searches.
    void clear();

    std::vector<Step> steps;  ///< in the modes `first` and `all`
    // In the mode `conclusions`: what follows, each conclusion once.
    std::vector<kernel::Given> placed;
    base::Vector<kernel::Domain> struck;  ///< by cell
    int count = 0;                        ///< candidates in `placed` and `struck`
    bool contradiction = false;

  private:
    Mode mode_;
    Step step_;
    bool enough_ = false, found_in_line_ = false;
    base::Vector<base::Vector<std::uint32_t>> fruitless_;  // by technique and slot: the clock of the search
    std::uint32_t nothing_before_ = 0;
    int technique_ = 0;
};

}  // namespace gridwright::explain
