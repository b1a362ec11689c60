#include "gridwright/answers/context.hpp"

namespace gridwright::answers {

Context::Context(std::span<const kernel::EngineRow> engines, base::Clock clock) : engines_(engines) {
    if (clock) base::use_clock(clock);
}

kernel::Engine* Context::engine(std::string_view name) {
    if (const auto kept = kept_.find(name); kept != kept_.end()) return kept->second.get();
    auto made = new_engine(name);
    if (!made) return nullptr;
    return kept_.emplace(std::string(name), std::move(made)).first->second.get();
}

std::unique_ptr<kernel::Engine> Context::new_engine(std::string_view name) const {
    for (const kernel::EngineRow& row : engines_)
        if (row.name == name) return row.make();
    return nullptr;
}

}  // namespace gridwright::answers
