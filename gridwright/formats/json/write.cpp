// Writes a sheet as a JSON object on one line.

#include "gridwright/formats/common/json_pieces.hpp"
#include "gridwright/formats/json/codec.hpp"

namespace gridwright::formats::json {

void write(const sheet::Sheet& sheet, std::string& into) {
    into += json_object(sheet);
    into += '\n';
}

}  // namespace gridwright::formats::json
