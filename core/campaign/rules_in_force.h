#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "base/dice.h"
#include "base/digest.h"
#include "campaign/definition.h"
#include "campaign/state.h"
#include "view/book.h"

/// \file
/// What a campaign is decided by, besides its state: the data it began with, the umpire's
/// amendments, and the switches that the umpire set. The state says which of them are in force.

namespace flagplot {

/// Amended campaigns, by the digest of their canonical bytes.
using Amendments = std::map<Digest, Definition>;

/// What a step is decided by, besides the state. Holds references: definition and amendments must
/// outlive it.
struct Rules {
    const Definition& definition;  ///< in force
    Dice dice;
    std::vector<Book> books;                   ///< by seat
    std::vector<FormationId> by_number;        ///< of the definition, by side and own number
    std::vector<std::vector<ShipId>> ships;    ///< by seat, then by `OwnShip`
    std::vector<OwnShip> own_ships;            ///< by ship
    std::vector<std::vector<AssetId>> assets;  ///< by seat, then by `OwnAsset`
    const Definition* written;                 ///< the campaign as it began
    const Amendments* amendments;              ///< none: it was never amended
    std::optional<Digest> amended;             ///< which of them `definition` is; none: not amended

    /// The rules with which a campaign begins.
    Rules(const Definition& campaign, Dice with);
    Rules(const Definition& campaign, const Amendments& known, Dice with);

    /// The data of a state, without the switches that the umpire set: as the campaign began, or as
    /// it was amended. \pre the amendment is one of `amendments`
    [[nodiscard]] const Definition& data_in(const CampaignState& state) const {
        return data_by(state.rulings);
    }
    /// The same by these rulings.
    [[nodiscard]] const Definition& data_by(const StandingRulings& rulings) const;

  private:
    friend class RulesInForce;
    Rules(const Rules& rules, const Definition& in_force, std::optional<Digest> amendment);
};

/// The campaign by the rules in force in a state: its data with the switches that the umpire set;
/// none: they are exactly `Rules::data_in`.
[[nodiscard]] std::optional<Definition> ruled_definition(const Rules& rules,
                                                         const CampaignState& state);

/// The rules in force in a state: the given ones if they are, otherwise new ones. Holds a reference
/// to the given ones.
class RulesInForce {
  public:
    RulesInForce(const Rules& rules, const CampaignState& state)
        : RulesInForce(rules, state.rulings) {}
    RulesInForce(const Rules& rules, const StandingRulings& rulings);

    [[nodiscard]] const Rules& rules() const { return made_ ? *made_ : *given_; }
    [[nodiscard]] const Definition& definition() const { return rules().definition; }
    /// Are they in force in this state, too?
    [[nodiscard]] bool hold_in(const CampaignState& state) const;

  private:
    const Rules* given_;
    std::unique_ptr<const Definition> definition_;  // none: an amended one, or the original
    std::unique_ptr<const Rules> made_;             // none: the given ones are in force
};

}  // namespace flagplot
