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
/// What a campaign is decided by, beside its state: the data it began with, those the umpire has
/// amended it to since, and the switches he has set. Which of them hold, the state says.

namespace flagplot {

/// Campaigns that others were amended to, by the digest of their canonical bytes.
using Amendments = std::map<Digest, Definition>;

/// What a step is decided by, beside the state. Holds references: definition and amendments must
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
    std::optional<Digest> amended;             ///< which of them `definition` is made of

    /// The rules a campaign begins with.
    Rules(const Definition& campaign, Dice with);
    Rules(const Definition& campaign, const Amendments& known, Dice with);

    /// The data of a state, without the switches the umpire set: as the campaign began, or as it
    /// was amended. \pre the amendment is one of `amendments`
    [[nodiscard]] const Definition& data_in(const CampaignState& state) const {
        return data_by(state.rulings);
    }
    /// The same, by what the umpire has ruled.
    [[nodiscard]] const Definition& data_by(const StandingRulings& rulings) const;

  private:
    friend class RulesInForce;
    Rules(const Rules& rules, const Definition& in_force, std::optional<Digest> amendment);
};

/// The campaign by the rules in force in a state: its data with the switches the umpire set on top;
/// none: they are the very ones of `Rules::data_in`.
[[nodiscard]] std::optional<Definition> ruled_definition(const Rules& rules,
                                                         const CampaignState& state);

/// The rules in force in a state: those it was given where they are, or others made for it. Holds a
/// reference to those it was given.
class RulesInForce {
  public:
    RulesInForce(const Rules& rules, const CampaignState& state)
        : RulesInForce(rules, state.rulings) {}
    RulesInForce(const Rules& rules, const StandingRulings& rulings);

    [[nodiscard]] const Rules& rules() const { return made_ ? *made_ : *given_; }
    [[nodiscard]] const Definition& definition() const { return rules().definition; }
    /// Are they in force in this state too?
    [[nodiscard]] bool hold_in(const CampaignState& state) const;

  private:
    const Rules* given_;
    std::unique_ptr<const Definition> definition_;  // none: of the amendments, or the written one
    std::unique_ptr<const Rules> made_;             // none: the given ones are in force
};

}  // namespace flagplot
