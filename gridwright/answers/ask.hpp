#pragma once

// The whole library as one function for other languages: an ask comes in as a JSON object, answers go out as JSON
// objects. docs/protocol.md describes every ask and every answer with an example.

#include "gridwright/answers/context.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace gridwright::answers {

/// Receives each answer before the last as a JSON object: one of several solutions, a puzzle that was made, the
/// progress of a search. Returns false to stop the work.
using Listener = std::function<bool(std::string_view object)>;

/// Does what is asked and returns the last answer. A mistake in the ask gives an answer with the verdict "refused";
/// nothing that a person can write aborts.
std::string ask(Context& context, std::string_view json, const Listener& listener = {});

}  // namespace gridwright::answers
