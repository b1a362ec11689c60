#pragma once

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::kernel {

class Engine;

/// Thousands of nearly equal questions about one model, each leaving out some of its parts.
class Session {
  public:
    virtual ~Session() = default;
    virtual Outcome run(const Search& search, const Parts& left_out) = 0;
};

/// Something that finds solutions. It knows no puzzle, keeps scratch memory, and serves one thread at a time.
class Engine {
  public:
    virtual ~Engine() = default;

    virtual std::string_view name() const = 0;

    /// Nothing when the engine takes the model; else a sentence that says why not.
    virtual std::optional<std::string> refuses(const Model& model) const = 0;
    bool understands(const Model& model) const { return !refuses(model); }

    /// Answers; the model is one that it understands.
    virtual Outcome run(const Model& model, const Search& search) = 0;

    /// A session on a model that outlives it. This one builds the smaller model anew for every question.
    virtual std::unique_ptr<Session> open(const Model& model);

    /// The engine that gave the last answer; differs from `name` where one engine chooses among others.
    virtual std::string_view answered_by() const { return name(); }
};

/// An engine that a build has, as tables of engines list it.
struct EngineRow {
    std::string_view name;
    std::string_view meaning;  ///< for help
    std::unique_ptr<Engine> (*make)();
};

inline std::string_view name_of(const EngineRow& row) {
    return row.name;
}

}  // namespace gridwright::kernel
