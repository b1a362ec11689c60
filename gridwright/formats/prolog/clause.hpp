#pragma once

// Files with puzzles often hold a program as well. Its directives (`:- use_module(...).`) and clauses (`head :- body.`,
// `head --> body.`) are passed over up to their full stop, whatever they contain; only facts can be puzzles.

#include "gridwright/formats/common/codec.hpp"

namespace gridwright::formats::prolog {

/// Skips a directive or a clause if one begins here. A program that ends inside one is a mistake.
base::Result<Between> skip_clause(Input& input);

/// True when one seems to begin with this line and no more is needed to see it; one with arguments looks like a fact.
bool begins_clause(std::string_view line);

}  // namespace gridwright::formats::prolog
