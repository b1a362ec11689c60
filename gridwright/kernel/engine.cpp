#include "gridwright/kernel/engine.hpp"

namespace gridwright::kernel {
namespace {

class RebuildingSession final : public Session {
  public:
    RebuildingSession(Engine& engine, const Model& model) : engine_(engine), model_(model) {}

    Outcome run(const Search& search, const Parts& left_out) override {
        const Model smaller = without(model_, left_out);
        if (engine_.understands(smaller)) return engine_.run(smaller, search);
        Outcome no_answer;  // with fewer givens, a board can be too large for an engine that accepts the whole model
        no_answer.asked = search.solutions;
        no_answer.stopped = Stop::limit;
        return no_answer;
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
