#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/dice.h"
#include "campaign/advance.h"
#include "rules/route.h"

namespace flagplot {

/// Which formations are in which square.
class Occupancy {
  public:
    Occupancy(const Chart& chart, const CampaignState& state);
    /// Everybody at most `reach` columns and rows away, in no order that means anything.
    [[nodiscard]] std::vector<FormationId> around(Square centre, std::int32_t reach) const;

    /// Puts a formation where it is now, or takes it off the chart.
    void place(FormationId formation, const FormationState& now);

  private:
    using Berth = std::pair<std::int16_t, FormationId>;  // the column, and who is there

    std::vector<std::vector<Berth>> rows_;      // each sorted; few hold more than a handful
    std::vector<std::optional<Square>> where_;  // by formation
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

    /// By lot: of these numbers the one whose die is lowest, which is recorded. Each rolls for
    /// itself, so that one candidate fewer changes nothing between the others. \pre not empty
    std::uint32_t draw_lot(std::uint32_t subject, std::uint32_t index,
                           const std::vector<std::uint32_t>& among);
    FormationId draw_formation(std::uint32_t subject, std::uint32_t index,
                               const std::vector<FormationId>& among);

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const Definition& definition() const { return rules_.definition; }
    [[nodiscard]] const Switches& switches() const { return rules_.definition.switches; }
    [[nodiscard]] const CampaignState& state() const { return state_; }
    [[nodiscard]] const FormationState& formation(FormationId id) const {
        return state_.formation(id);
    }

    /// The owner of a formation, his book, his picture and his number for it.
    [[nodiscard]] const FormationRow& row(FormationId id) const {
        return row_of(rules_.definition, state_, id);
    }
    [[nodiscard]] SideId side(FormationId id) const { return row(id).side; }
    [[nodiscard]] SeatId owner(FormationId id) const { return seat_of(side(id)); }
    [[nodiscard]] OwnNumber own_number(FormationId id) const { return row(id).number; }
    [[nodiscard]] FormationId formation_of(SeatId seat, OwnNumber number) const {
        return flagplot::formation_of(rules_.definition, state_, side_of(seat), number);
    }
    [[nodiscard]] OwnShip own_ship(ShipId id) const { return rules_.own_ships.at(id.index()); }
    [[nodiscard]] ShipId ship_of(SeatId seat, OwnShip ship) const {
        return rules_.ships.at(seat.index()).at(ship.index());
    }
    [[nodiscard]] const Book& book(SeatId seat) const { return rules_.books.at(seat.index()); }
    [[nodiscard]] const SideView& view(SeatId seat) const { return state_.view(seat); }

    [[nodiscard]] std::vector<Unit> units(FormationId id) const;
    [[nodiscard]] bool are_hostile(FormationId a, FormationId b) const;
    [[nodiscard]] bool is_on_chart(FormationId id) const {
        return formation(id).presence == Presence::on_chart;
    }
    /// Fights in a battle of this turn, and so moves no further.
    [[nodiscard]] bool is_engaged(FormationId id) const {
        return formation(id).engaged >= state_.turn;
    }
    /// Every formation on the chart, by side and own number.
    [[nodiscard]] std::vector<FormationId> on_chart() const;
    /// At rest in a port of its own (A-ST-25).
    [[nodiscard]] bool is_in_port(FormationId id) const;
    [[nodiscard]] Light light() const { return light_of(definition(), state_, state_.turn); }
    /// All weather there is in this turn.
    [[nodiscard]] const std::vector<WeatherZone>& weather();
    /// What keys of dice call a formation.
    [[nodiscard]] std::uint32_t die_number(FormationId id) const {
        return flagplot::die_number(rules_.definition, state_, id);
    }
    /// A key of this turn's dice.
    [[nodiscard]] DieKey key(Purpose purpose, std::uint32_t subject, std::uint32_t object = 0,
                             std::uint32_t index = 0) const;

    /// What the sheets in force say for this formation, line by line.
    [[nodiscard]] const std::vector<FormationOrder>& orders_for(FormationId id);
    /// How the sheet of this turn numbers it; 0: it has no number there.
    [[nodiscard]] OwnNumber number_in_sheet(FormationId id) const;

    /// Kept between legs and squares; made when first asked for.
    [[nodiscard]] RoutePlanner& planner();
    [[nodiscard]] const Occupancy& occupancy();

    /// What the sides are told of the record where this command is a release; none: nothing.
    void set_record(const std::optional<Digest>& record) { record_ = record; }
    [[nodiscard]] const std::optional<Digest>& record() const { return record_; }

    [[nodiscard]] Step finish() &&;

  private:
    /// With the words of this turn in them; no command that rolls changes those.
    [[nodiscard]] const Dice& dice();
    /// What the umpire said this die shows (5.5), at most its highest face.
    [[nodiscard]] std::optional<std::int32_t> ruled_die(const DieKey& key,
                                                        std::int32_t faces) const;

    const Rules& rules_;
    MovementSwitches movement_;
    CampaignState state_;
    std::vector<Fact> facts_;
    std::vector<Told> reports_;
    using Lines = std::map<std::pair<SeatId, OwnNumber>, std::vector<FormationOrder>>;
    std::optional<Lines> orders_;  // by formation as the sheet numbers it, once asked for
    std::optional<Digest> record_;
    std::optional<Dice> dice_;                         // of this turn, once one is rolled
    std::optional<std::vector<WeatherZone>> weather_;  // until it changes
    std::unique_ptr<RoutePlanner> planner_;
    std::unique_ptr<Occupancy> occupancy_;
};

}  // namespace flagplot
