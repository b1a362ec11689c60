#pragma once

// What a user gets who asks for no engine: the specialist that understands the model, or the general engine. Who asks
// for a labeling or a strength asks about the general engine and gets it.

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/pairs/pairs.hpp"
#include "gridwright/engines/skyline/skyline.hpp"

namespace gridwright::engines::automatic {

class AutomaticEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "auto"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override { return general_.refuses(model); }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override {
        answered_by_ = &choose(model, search);
        return answered_by_->run(model, search);
    }
    std::string_view answered_by() const override { return answered_by_->name(); }

  private:
    kernel::Engine& choose(const kernel::Model& model, const kernel::Search& search) {
        const bool usual = search.strength == kernel::Strength::line && search.labeling == kernel::Labeling{};
        if (usual && skyline_.understands(model)) return skyline_;
        if (usual && pairs_.understands(model)) return pairs_;
        return general_;
    }

    fd::FdEngine general_;
    pairs::PairsEngine pairs_;
    skyline::SkylineEngine skyline_;
    kernel::Engine* answered_by_ = &general_;
};

}  // namespace gridwright::engines::automatic
