#pragma once

#include <string>
#include <vector>

#include "campaign/definition.h"
#include "campaign/state.h"
#include "view/notation.h"

namespace flagplot {

/// Names in the umpire's log, with ids in brackets where orders need them. Holds references:
/// definition and state must outlive it.
struct FactNames {
    const Definition& definition;
    const CampaignState& state;  ///< after the fact, or later

    /// "Force K [UK-K]"
    [[nodiscard]] std::string name(FormationId id) const;
    /// The formation with this number in the keys of dice; only the number if there is none yet, as
    /// in the key of a die that the umpire forces in advance.
    [[nodiscard]] std::string name_by_die(std::uint32_t number) const;
    [[nodiscard]] std::string names(const std::vector<FormationId>& ids) const;
    [[nodiscard]] std::string side(SideId id) const;
    [[nodiscard]] std::string sides(const std::vector<SideId>& ids) const;
    [[nodiscard]] std::string ship(ShipId id) const;
    [[nodiscard]] std::string ships(const std::vector<ShipId>& ids) const;
    /// "the card \"Mines\""
    [[nodiscard]] std::string card(CardId id) const;
    /// "Sunderlands of Kalafrana [KALAFRANA]"
    [[nodiscard]] std::string asset(AssetId id) const;
    [[nodiscard]] Roster roster(SideId id) const;
    [[nodiscard]] Roster roster_for(FormationId id) const;
};

/// A reason in the middle of a sentence.
[[nodiscard]] std::string without_full_stop(std::string text);

}  // namespace flagplot
