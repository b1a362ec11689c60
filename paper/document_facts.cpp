#include "paper/document_facts.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/version.hpp"

#include <cstdlib>
#include <ctime>

namespace gridwright::paper {
namespace {

/// "2026-01-31T12:00:00Z" of the seconds in SOURCE_DATE_EPOCH; empty where it is not set or no number.
std::string agreed_date() {
    const char* set = std::getenv("SOURCE_DATE_EPOCH");
    const auto seconds = set ? base::parse_number(set) : std::nullopt;
    if (!seconds) return "";
    const auto moment = static_cast<std::time_t>(*seconds);
    std::tm parts{};
    char text[32];
    if (!gmtime_r(&moment, &parts) || std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0) return "";
    return text;
}

}  // namespace

DocumentFacts facts_about(std::string title) {
    return {std::move(title), base::concat("gridwright ", version), agreed_date()};
}

}  // namespace gridwright::paper
