#pragma once

// The whole library as one function for other languages: an ask comes in as a JSON object, answers go out as JSON
// objects. docs/protocol.md describes every ask and every answer with an example.

#include "gridwright/answers/context.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace gridwright::answers {

/// Hears each answer before the last, one JSON object each: a solution of many, a puzzle that was made, how far the
/// search is. False stops the work.
using Listener = std::function<bool(std::string_view object)>;

/// Does what is asked and gives the last answer. Whatever is wrong with an ask is told in an answer with the verdict
/// "refused"; nothing that a person can write aborts.
std::string ask(Context& context, std::string_view json, const Listener& listener = {});

}  // namespace gridwright::answers
