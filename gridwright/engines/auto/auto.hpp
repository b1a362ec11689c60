#pragma once

// What a user gets who asks for no engine: the one that suits the model.

#include "gridwright/engines/fd/fd.hpp"

namespace gridwright::engines::automatic {

class AutomaticEngine final : public kernel::Engine {
  public:
    std::string_view name() const override { return "auto"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override { return general_.refuses(model); }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override {
        return general_.run(model, search);
    }
    std::string_view answered_by() const override { return general_.name(); }

  private:
    fd::FdEngine general_;
};

}  // namespace gridwright::engines::automatic
