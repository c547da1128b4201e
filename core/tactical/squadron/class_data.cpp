#include "tactical/squadron/class_data.h"

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot::tactical::squadron {

namespace {

std::string name_of_class(const Tables& tables, const tactical::Unit& unit) {
    for (const std::string& name : {unit.class_name, unit.type}) {
        for (const ClassName& row : tables.names) {
            if (is_same_word(row.name, name)) return row.ship;
        }
    }
    std::string ship;
    for (const ClassByTons& row : tables.tons) {
        if (row.tons <= unit.tonnage.value_or(0)) ship = row.ship;
    }
    return ship;
}

}  // namespace

std::vector<DataKey> class_keys() { return {}; }

std::string problem_with(const Tables& /*tables*/, std::string_view /*key*/,
                         std::string_view /*value*/) {
    return {};
}

Result<ShipClass> class_of(const Tables& tables, const tactical::Unit& unit) {
    const std::string name = name_of_class(tables, unit);
    const auto found = std::find_if(tables.ships.begin(), tables.ships.end(),
                                    [&](const ShipClass& each) { return each.name == name; });
    if (found == tables.ships.end()) {
        return failure(ErrorCode::cannot_begin, {"squadron", "no class is like " + unit.name});
    }
    return *found;
}

}  // namespace flagplot::tactical::squadron
