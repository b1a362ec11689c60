#include "gridwright/explain/chains/listing_stub.hpp"

namespace gridwright::explain {

const Technique listing_one_clue{"S22a", "line listing", [](const Position&, Findings&) {}};
const Technique listing_two_clues{"S22b", "line listing", [](const Position&, Findings&) {}};
const Technique letter_listing{"C12", "listing", [](const Position&, Findings&) {}};

}  // namespace gridwright::explain
