#pragma once

// The interface of all engines: a Model and a Search go in, an Outcome comes out. Front ends, the generator and the
// explanations use engines through this interface alone.

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::kernel {

class Engine;

/// Answers thousands of similar questions about one model, each leaving out some of its parts.
class Session {
  public:
    virtual ~Session() = default;
    virtual Outcome run(const Search& search, const Parts& left_out) = 0;
};

/// Finds solutions of models. It knows no puzzle, keeps scratch memory, and serves one thread at a time.
class Engine {
  public:
    virtual ~Engine() = default;

    virtual std::string_view name() const = 0;

    /// Nothing if the engine accepts the model, otherwise a sentence that says why not.
    virtual std::optional<std::string> refuses(const Model& model) const = 0;
    bool understands(const Model& model) const { return !refuses(model); }

    /// Runs the search on a model that the engine understands.
    virtual Outcome run(const Model& model, const Search& search) = 0;

    /// Opens a session on a model that outlives it. The default session builds the smaller model anew for every
    /// question.
    virtual std::unique_ptr<Session> open(const Model& model);

    /// The engine that gave the last answer; differs from `name` when an engine delegates to others.
    virtual std::string_view answered_by() const { return name(); }
};

/// A row in a table of the engines that a build has.
struct EngineRow {
    std::string_view name;
    std::string_view meaning;  ///< for help
    std::unique_ptr<Engine> (*make)();
    bool labels = true;           ///< it follows the labeling of a search
    bool knows_strengths = true;  ///< it follows the strength of a search
};

inline std::string_view name_of(const EngineRow& row) {
    return row.name;
}

}  // namespace gridwright::kernel
