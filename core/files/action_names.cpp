#include "files/action_names.h"

#include <utility>

namespace flagplot {

void ActionNames::set_ships_of_side(std::uint32_t side, const std::vector<std::string>& ships) {
    for (Meant& meant : meant_) {
        if (meant.side == side) meant.ships = ships;
    }
}

void ActionNames::set_ships_of_formation(std::uint32_t formation,
                                         const std::vector<std::string>& ships) {
    for (Meant& meant : meant_) {
        if (meant.formation == formation) meant.ships = ships;
    }
}

void ActionNames::wrong_kind(const Source& source, std::string kind, const std::string& name,
                             Spot spot) {
    source.problem(spot, ErrorCode::unknown_reference, {std::move(kind), name});
}

}  // namespace flagplot
