#pragma once

#include <string>
#include <vector>

#include "campaign/advance.h"

/// \file
/// How the chronicle names things, and what it says of the umpire's rulings.

namespace flagplot::book {

[[nodiscard]] std::string joined(const std::vector<std::string>& words);

[[nodiscard]] std::string declared_text(const Declaration& declared);

/// The names of things as they are in a state.
struct Names {
    Names(const Definition& of, const CampaignState& in) : definition(of), state(in) {}

    const Definition& definition;
    const CampaignState& state;

    [[nodiscard]] std::string id(FormationId formation) const {
        return row_of(definition, state, formation).id;
    }
    [[nodiscard]] const std::string& side(SideId id) const { return definition.side(id).id; }
    [[nodiscard]] std::string sides(const std::vector<SideId>& ids) const {
        std::vector<std::string> names;
        for (const SideId each : ids) names.push_back(side(each));
        return joined(names);
    }
    [[nodiscard]] const std::string& ship(ShipId id) const { return definition.ship(id).ship.name; }
    [[nodiscard]] std::string ships(const std::vector<ShipId>& ids) const {
        std::vector<std::string> names;
        for (const ShipId each : ids) names.push_back(ship(each));
        return joined(names);
    }
    [[nodiscard]] const std::string& card(CardId id) const { return definition.card(id).name; }
    [[nodiscard]] std::string action(FormationId formation, const Action& what) const {
        const SideId owner = row_of(definition, state, formation).side;
        return text_of(roster_of(definition, state, seat_of(owner)), what);
    }
};

/// What a ruling does: "puts UK-K in C4".
[[nodiscard]] std::string ruling_deed(const Definition& definition, const CampaignState& state,
                                      const Ruling& what);

}  // namespace flagplot::book
