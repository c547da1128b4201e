#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/dice.h"
#include "campaign/advance.h"
#include "rules/route.h"

namespace flagplot {

/// Which formations are in which square: only for looking up, never for order.
class Occupancy {
  public:
    Occupancy(const Chart& chart, const CampaignState& state);
    void move(FormationId formation, Square from, Square to);
    void leave(FormationId formation, Square from);
    void enter(FormationId formation, Square at);
    /// Everybody at most `reach` columns and rows away.
    [[nodiscard]] std::vector<FormationId> around(Square centre, std::int32_t reach) const;

  private:
    const Chart& chart_;
    std::unordered_map<std::size_t, std::vector<FormationId>> squares_;
};

/// A command being carried out. Decides nothing itself: it has three verbs, and every change goes
/// through one of them, so that folding what it collected gives the state it holds.
class Resolution {
  public:
    Resolution(const Rules& rules, CampaignState before);

    /// Truth: copied into the state.
    void fact(Fact fact);
    /// What a seat learns: copied into that seat's view.
    void tell(SeatId seat, Report report);
    /// A die: recorded for the umpire, told to nobody.
    std::int32_t roll(const DieKey& key, std::int32_t faces, std::vector<Modifier> modifiers,
                      std::int32_t needed);

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const Definition& definition() const { return rules_.definition; }
    [[nodiscard]] const Switches& switches() const { return rules_.definition.switches; }
    [[nodiscard]] const CampaignState& state() const { return state_; }
    [[nodiscard]] const FormationState& formation(FormationId id) const {
        return state_.formation(id);
    }

    /// The owner of a formation, his book, his picture and his number for it.
    [[nodiscard]] SeatId owner(FormationId id) const;
    [[nodiscard]] OwnNumber own_number(FormationId id) const;
    [[nodiscard]] const Book& book(SeatId seat) const { return rules_.books.at(seat.index()); }
    [[nodiscard]] const SideView& view(SeatId seat) const { return state_.view(seat); }

    [[nodiscard]] std::vector<Unit> units(FormationId id) const;
    [[nodiscard]] bool are_hostile(FormationId a, FormationId b) const;
    [[nodiscard]] bool is_on_chart(FormationId id) const {
        return formation(id).presence == Presence::on_chart;
    }
    /// Fights in a battle of this turn, and so moves no further.
    [[nodiscard]] bool is_engaged(FormationId id) const {
        return formation(id).engaged == state_.turn;
    }
    /// Every formation on the chart, by side and own number.
    [[nodiscard]] std::vector<FormationId> on_chart() const;

    /// What the sheets in force say for this formation, line by line.
    [[nodiscard]] const std::vector<FormationOrder>& orders_for(FormationId id);

    /// Kept between legs and squares; made when first asked for.
    [[nodiscard]] RoutePlanner& planner();
    [[nodiscard]] const Occupancy& occupancy();

    [[nodiscard]] Step finish() &&;

  private:
    const Rules& rules_;
    MovementSwitches movement_;
    CampaignState state_;
    std::vector<Fact> facts_;
    std::vector<Told> reports_;
    std::vector<std::vector<FormationOrder>> orders_;  // by formation, once asked for
    std::unique_ptr<RoutePlanner> planner_;
    std::unique_ptr<Occupancy> occupancy_;
};

}  // namespace flagplot
