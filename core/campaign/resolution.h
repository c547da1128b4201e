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
    /// The formations at most `reach` columns and rows away, in no particular order.
    [[nodiscard]] std::vector<FormationId> around(Square centre, std::int32_t reach) const;

    /// Puts a formation where it is now, or takes it off the chart.
    void place(FormationId formation, const FormationState& now);

  private:
    using Berth = std::pair<std::int16_t, FormationId>;  // the column, and which formation

    std::vector<std::vector<Berth>> rows_;      // each sorted; most rows hold only a few
    std::vector<std::optional<Square>> where_;  // by formation
};

/// A command while it is carried out. It decides nothing itself. Every change goes through one of
/// three functions, so that applying what it has collected gives the state it holds.
class Resolution {
  public:
    Resolution(const Rules& rules, CampaignState before);

    /// The truth: copied into the state.
    void fact(Fact fact);
    /// What a seat learns: copied into that seat's view.
    void tell(SeatId seat, Report report);
    /// A die: recorded for the umpire, told to nobody.
    std::int32_t roll(const DieKey& key, std::int32_t faces, std::vector<Modifier> modifiers,
                      std::int32_t needed);

    /// Draws by lot the number whose die is lowest; the dice are recorded. Each number rolls for
    /// itself, so removing a candidate changes nothing between the others. \pre not empty
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

    /// The owner of a formation, their book, their picture and their number for it.
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
    /// Does it fight in a battle of this turn, so that it moves no further?
    [[nodiscard]] bool is_engaged(FormationId id) const {
        return formation(id).engaged >= state_.turn;
    }
    /// Every formation on the chart, by side and own number.
    [[nodiscard]] std::vector<FormationId> on_chart() const;
    /// Is it at rest in a port of its own (A-ST-25)?
    [[nodiscard]] bool is_in_port(FormationId id) const;
    [[nodiscard]] Light light() const { return light_of(definition(), state_, state_.turn); }
    /// All the weather in this turn.
    [[nodiscard]] const std::vector<WeatherZone>& weather();
    /// The number of a formation in the keys of dice.
    [[nodiscard]] std::uint32_t die_number(FormationId id) const {
        return flagplot::die_number(rules_.definition, state_, id);
    }
    /// A key of this turn's dice.
    [[nodiscard]] DieKey key(Purpose purpose, std::uint32_t subject, std::uint32_t object = 0,
                             std::uint32_t index = 0) const;

    /// The lines of the sheets in force for this formation.
    [[nodiscard]] const std::vector<FormationOrder>& orders_for(FormationId id);
    /// Its number in the sheet of this turn; 0 if it has none there.
    [[nodiscard]] OwnNumber number_in_sheet(FormationId id) const;

    /// Kept for the whole command; made when first needed.
    [[nodiscard]] RoutePlanner& planner();
    [[nodiscard]] const Occupancy& occupancy();

    /// What the sides are told of the record if this command is a release; none: nothing.
    void set_record(const std::optional<Digest>& record) { record_ = record; }
    [[nodiscard]] const std::optional<Digest>& record() const { return record_; }

    [[nodiscard]] Step finish() &&;

  private:
    /// With the words of this turn in them. No command that rolls dice changes these.
    [[nodiscard]] const Dice& dice();
    /// What the umpire has ruled that this die shows (5.5), at most its highest face.
    [[nodiscard]] std::optional<std::int32_t> ruled_die(const DieKey& key,
                                                        std::int32_t faces) const;

    const Rules& rules_;
    MovementSwitches movement_;
    CampaignState state_;
    std::vector<Fact> facts_;
    std::vector<Told> reports_;
    using Lines = std::map<std::pair<SeatId, OwnNumber>, std::vector<FormationOrder>>;
    std::optional<Lines> orders_;  // by formation, as the sheet numbers it; made when first needed
    std::optional<Digest> record_;
    std::optional<Dice> dice_;  // of this turn, made when the first is rolled
    std::optional<std::vector<WeatherZone>> weather_;  // until it changes
    std::unique_ptr<RoutePlanner> planner_;
    std::unique_ptr<Occupancy> occupancy_;
};

}  // namespace flagplot
