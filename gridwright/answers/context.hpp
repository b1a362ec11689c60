#pragma once

// What a front end provides: the engines of its build, the clock of its machine, and a way to stop. Everything else
// about an answer is the same for the command line, the browser page and every other caller.

#include "gridwright/base/deadline.hpp"
#include "gridwright/kernel/engine.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <span>
#include <string>

namespace gridwright::answers {

/// Serves one thread at a time; only `stop` may be set by another.
class Context {
  public:
    /// The table outlives the context. A clock replaces the one of the whole program; none leaves that as it is.
    explicit Context(std::span<const kernel::EngineRow> engines, base::Clock clock = nullptr);

    std::span<const kernel::EngineRow> engines() const { return engines_; }

    /// The engine of that name, made when it is first wanted and kept with its memory; null when this build has none.
    kernel::Engine* engine(std::string_view name);

    /// A new engine for the caller alone; null when this build has none of that name.
    std::unique_ptr<kernel::Engine> new_engine(std::string_view name) const;

    /// While it is true, work stops as soon as it notices.
    std::atomic<bool> stop = false;

  private:
    std::span<const kernel::EngineRow> engines_;
    std::map<std::string, std::unique_ptr<kernel::Engine>, std::less<>> kept_;
};

}  // namespace gridwright::answers
