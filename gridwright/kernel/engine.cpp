#include "gridwright/kernel/engine.hpp"

namespace gridwright::kernel {
namespace {

class RebuildingSession final : public Session {
  public:
    RebuildingSession(Engine& engine, const Model& model) : engine_(engine), model_(model) {}

    Outcome run(const Search& search, const LeftOut& left_out) override {
        return engine_.run(without(model_, left_out), search);
    }

  private:
    Engine& engine_;
    const Model& model_;
};

}  // namespace

std::unique_ptr<Session> Engine::open(const Model& model) {
    return std::make_unique<RebuildingSession>(*this, model);
}

}  // namespace gridwright::kernel
