#pragma once

#include <optional>
#include <vector>

#include "campaign/rules_in_force.h"
#include "imagine/lots.h"
#include "imagine/sea_distances.h"
#include "view/side_view.h"

/// \file
/// Which enemy formation each contact may be.

namespace flagplot {

/// An enemy formation of the campaign's order of battle.
struct Suspect {
    FormationId formation;
    SideId side;
    TurnNumber enters;
    Square enters_at;
    MovePoints points;  ///< of a turn, undamaged
    Strength strength;
};

/// Where and when a formation was seen. Between two turns it is a whole number of half hours since
/// the beginning of the campaign.
struct Anchor {
    Square square;
    Pulse since_start;
    ContactId contact;
};

/// Every enemy formation that has entered.
[[nodiscard]] std::vector<Suspect> suspects_of(const Rules& rules, SeatId seat, TurnNumber now);

/// The half hours from the beginning of the campaign to a time.
[[nodiscard]] Pulse since_start(TurnNumber turn, Pulse at);

/// Draws which formation each contact is.
class Matching {
  public:
    /// Holds references.
    Matching(const Rules& rules, const SideView& view, const std::vector<Suspect>& suspects,
             SeaDistances& sea);

    /// By suspect, the contacts that it is, in the order of time. Contacts that can be nobody are
    /// left out: they are false, or of ships that have left their formation.
    [[nodiscard]] std::vector<std::vector<Anchor>> draw(Lots& lots) const;

  private:
    struct Case {
        Anchor anchor;
        std::optional<Declaration> declared;
        bool is_certain = false;        ///< its composition
        bool is_place_certain = false;  ///< and its place
    };
    [[nodiscard]] bool fits(const Case& contact, const Suspect& suspect) const;
    [[nodiscard]] bool can_be(const Case& contact, const Suspect& suspect,
                              const std::vector<Anchor>& anchors) const;
    [[nodiscard]] bool in_time(Square from, Pulse then, Square to, Pulse now,
                               MovePoints points) const;
    [[nodiscard]] std::optional<std::size_t> suspect_for(
        const Case& contact, const std::vector<std::vector<Anchor>>& anchors, Lots& lots) const;

    const std::vector<Suspect>& suspects_;
    SeaDistances& sea_;
    std::vector<Case> cases_;  // the surest first
};

}  // namespace flagplot
