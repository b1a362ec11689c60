#include "gridwright/explain/chains/listing_stub.hpp"

namespace gridwright::explain {

const Technique letter_listing{"C12", "listing", [](const Position&, Findings&) {}};

}  // namespace gridwright::explain
