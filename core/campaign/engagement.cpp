#include "campaign/engagement.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "rules/moon.h"
#include "view/battle_sheet.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

// --- what goes in --------------------------------------------------------------------------------

/// As it is in truth, if a ruling that nobody was told of could have made the side's picture wrong.
tactical::Formation formation_for(const Definition& definition, const CampaignState& state,
                                  FormationId id) {
    const FormationRow& row = row_of(definition, state, id);
    const FormationState& formation = state.formation(id);
    GoingIn going_in{
        row.id,          row.name, formation.stance, formation.came_from, formation.square,
        formation.route, {}};
    for (const ShipId ship : formation.ships) {
        going_in.ships.emplace_back(&definition.ship(ship).ship, &state.ships.at(ship.index()));
    }
    tactical::Formation made = formation_of(going_in);
    for (tactical::Unit& unit : made.units) {
        const auto ship =
            std::find_if(formation.ships.begin(), formation.ships.end(),
                         [&](ShipId each) { return definition.ship(each).ship.name == unit.name; });
        unit.data = definition.ship(*ship).module_data;
        unit.tonnage = definition.ship(*ship).tonnage;
    }
    return made;
}

tactical::Party party_of(const Definition& definition, const CampaignState& state,
                         const Battle& battle, SideId side) {
    const SeatId seat = seat_of(side);
    tactical::Party party{
        definition.side(side).id,
        definition.side(side).name,
        known_of_enemy(book_of(definition, seat), state.view(seat), battle.numbers.at(side)),
        {}};
    for (const FormationId id : battle.formations) {
        if (row_of(definition, state, id).side != side) continue;
        party.formations.push_back(formation_for(definition, state, id));
    }
    return party;
}

/// How a formation saw in a turn, by its side's own picture. If it saw by eye and by radar in one
/// turn, it may have been either.
std::string how_seen(const SideView& view, OwnNumber searcher, TurnNumber turn) {
    std::set<SightMode> modes;
    for (const Contact& contact : view.contacts) {
        for (const Sighted& each : contact.sightings) {
            if (each.by == searcher && each.turn == turn) modes.insert(mode_of(each.source));
        }
    }
    return modes.size() == 1 ? std::string(phrase_of(*modes.begin())) : "by eye or radar";
}

std::vector<tactical::Spotting> spottings_in(const Definition& definition,
                                             const CampaignState& state, const Battle& battle) {
    const auto is_in = [&](FormationId id) {
        return std::binary_search(battle.formations.begin(), battle.formations.end(), id);
    };
    std::vector<tactical::Spotting> spottings;
    for (const SpottedPair& pair : state.spotted) {
        if (!is_in(pair.target) || (pair.searcher && !is_in(*pair.searcher))) continue;
        const std::string& target = row_of(definition, state, pair.target).id;
        const std::string& side = definition.side(pair.side).id;
        const std::string when = fmt::format(" in turn {}", pair.turn.count);
        if (!pair.searcher) {
            spottings.push_back({side, "", target, "from the air or by report" + when});
            continue;
        }
        const FormationRow& searcher = row_of(definition, state, *pair.searcher);
        spottings.push_back(
            {side, searcher.id, target,
             how_seen(state.view(seat_of(pair.side)), searcher.number, pair.turn) + when});
    }
    return spottings;
}

// --- what comes out ------------------------------------------------------------------------------

/// Reads a result ship by ship, and notes what it had to fill in.
class Filling {
  public:
    Filling(const Definition& definition, const CampaignState& state, const Battle& battle)
        : definition_(definition), state_(state), battle_(battle) {}

    Result<FilledOutcome> outcome_of(const tactical::BattleResult& result) {
        take_whole(result);
        for (const tactical::UnitResult& unit : result.units) take(unit);
        take_holder(result);
        for (const tactical::LearnedResult& learned : result.learned) take(learned);
        if (problem_) return Failure(*problem_);
        take_withdrawn();
        return FilledOutcome{std::move(outcome_), std::move(filled_)};
    }

  private:
    /// Ships of a formation that left in the same direction.
    struct Withdrawal {
        FormationId formation;
        Square to;
        friend auto operator<=>(const Withdrawal&, const Withdrawal&) = default;
    };

    void fill(std::string what) { filled_.push_back(std::move(what)); }

    std::optional<ShipId> ship_named(const std::string& name) {
        std::vector<std::string> names;
        for (const ShipRow& row : definition_.ships) names.push_back(row.ship.name);
        return number_of<ShipId>("ship", name, names);
    }
    std::optional<SideId> side_named(const std::string& id) {
        std::vector<std::string> ids;
        for (const SideRow& row : definition_.sides) ids.push_back(row.id);
        return number_of<SideId>("side", id, ids);
    }
    template <class Number>
    std::optional<Number> number_of(std::string kind, const std::string& name,
                                    const std::vector<std::string>& names) {
        const auto found = std::find(names.begin(), names.end(), name);
        if (found != names.end()) return Number{static_cast<std::uint32_t>(found - names.begin())};
        if (!problem_) {
            problem_ = {ErrorCode::unknown_reference,
                        {std::move(kind), name},
                        {},
                        nearest_word(name, names)};
        }
        return std::nullopt;
    }

    void take_whole(const tactical::BattleResult& result) {
        constexpr std::int32_t usual_minutes = 60;
        outcome_.paper =
            BattlePaper{result.campaign, result.battle, result.contract, result.fingerprint};
        outcome_.ended_by = result.ended_by;
        outcome_.minutes = result.minutes.value_or(usual_minutes);
        if (!result.minutes) fill(fmt::format("minutes: {}", usual_minutes));
        for (const auto& [what, text] :
             {std::pair("Wreck: ", &result.wreck), std::pair("Ammunition: ", &result.ammunition),
              std::pair("Disputed: ", &result.disputed), std::pair("", &result.remarks)}) {
            if (text->empty()) continue;
            std::string& remarks = outcome_.remarks;
            if (!remarks.empty()) remarks += remarks.ends_with('.') ? " " : ". ";
            remarks += what + *text;
        }
    }

    void take(const tactical::UnitResult& unit) {
        const auto id = ship_named(unit.name);
        if (!id) return;
        const ShipState& before = went_in(state_, battle_, *id);
        ShipOutcome ship{*id, before.hull, before.speed};
        ship.fate = fate_of(unit, before);
        ship.hull = hull_of(unit, before, ship.fate);
        ship.speed = speed_of(unit, before, ship);
        if (!unit.by.empty()) ship.by = side_named(unit.by);
        ship.crew = left(unit, "crew", unit.crew, before.crew);
        ship.firepower = left(unit, "firepower", unit.firepower, before.firepower);
        ship.ammunition = left(unit, "ammunition", unit.ammunition, before.ammunition);
        ship.notes = notes_of(unit, before);
        if (unit.lasting) ship.lasting = lasting_of(*unit.lasting);
        if (!unit.lost_with.empty()) ship.lost_with = ship_named(unit.lost_with);
        if (unit.has_withdrawn.value_or(false)) withdraw(unit, ship);
        outcome_.ships.push_back(std::move(ship));
    }

    Fate fate_of(const tactical::UnitResult& unit, const ShipState& before) {
        if (unit.state == tactical::UnitState::sunk) return Fate::sunk;
        if (unit.state == tactical::UnitState::captured) return Fate::captured;
        if (unit.state == tactical::UnitState::derelict) return Fate::derelict;
        if (unit.state) return Fate::afloat;
        if (unit.hull == Hundredths{0} || !unit.lost_with.empty()) return Fate::sunk;
        fill(fmt::format("{}: {}, as she went in", unit.name, word_of(before.fate)));
        return before.fate;
    }

    Hundredths hull_of(const tactical::UnitResult& unit, const ShipState& before, Fate fate) {
        const Hundredths hull =
            unit.hull.value_or(fate == Fate::sunk ? Hundredths{0} : before.hull);
        if (!unit.hull) fill(fmt::format("{}: hull {}", unit.name, hull.count));
        return hull;
    }

    /// No speed for a sunk ship, at most half for a crippled one.
    Hundredths speed_of(const tactical::UnitResult& unit, const ShipState& before,
                        const ShipOutcome& ship) {
        constexpr Hundredths half{50};
        if (unit.speed) return *unit.speed;
        if (ship.fate == Fate::sunk) return {0};
        const bool is_crippled = unit.state == tactical::UnitState::crippled;
        const Hundredths speed = is_crippled ? std::min(before.speed, half) : before.speed;
        fill(fmt::format("{}: speed {}", unit.name, speed.count));
        return speed;
    }

    Hundredths left(const tactical::UnitResult& unit, std::string_view what,
                    std::optional<Hundredths> share, Hundredths before) {
        if (!share) fill(fmt::format("{}: {} {}, as she went in", unit.name, what, before.count));
        return share.value_or(before);
    }

    /// A prize has a note of who sails her.
    static std::vector<ToldText> notes_of(const tactical::UnitResult& unit,
                                          const ShipState& before) {
        std::vector<ToldText> notes = before.notes;
        if (unit.notes) {
            notes.clear();
            for (const std::string& note : *unit.notes) notes.push_back({note});
        }
        if (!unit.prize_crew.empty()) notes.push_back({"prize crew of " + unit.prize_crew});
        return notes;
    }

    static std::vector<ToldText> lasting_of(const std::vector<tactical::ModuleValue>& values) {
        std::vector<ToldText> lasting;
        for (const tactical::ModuleValue& value : values) lasting.push_back({line_of(value)});
        return lasting;
    }

    void withdraw(const tactical::UnitResult& unit, const ShipOutcome& ship) {
        withdrawn_.insert(ship.ship);
        const auto formation = formation_in(state_, battle_, ship.ship);
        if (!formation || !is_own_and_afloat(ship)) return;
        left_[{*formation, way_out(unit, *formation)}].push_back(ship.ship);
    }

    static bool is_own_and_afloat(const ShipOutcome& ship) {
        return ship.hull > Hundredths{0} && ship.fate != Fate::sunk && ship.fate != Fate::captured;
    }

    /// The neighbouring square in the direction of her exit, if there is water; otherwise where she
    /// came from, or the square itself.
    Square way_out(const tactical::UnitResult& unit, FormationId formation) {
        if (unit.exit && definition_.chart.may_step(battle_.square, *unit.exit)) {
            return neighbour(battle_.square, *unit.exit);
        }
        const auto& came_from = state_.formation(formation).came_from;
        const bool is_near = came_from && chebyshev(*came_from, battle_.square) == Squares{1} &&
                             definition_.chart.is_navigable(*came_from);
        const Square to = is_near ? *came_from : battle_.square;
        fill(fmt::format("{}: withdrew to {}", unit.name, name_of(to)));
        return to;
    }

    void take_holder(const tactical::BattleResult& result) {
        if (result.field_holder) {
            if (result.field_holder->side.empty()) return;
            outcome_.field_holder = side_named(result.field_holder->side);
            return;
        }
        std::set<SideId> there;
        for (const ShipOutcome& ship : outcome_.ships) {
            const auto formation = formation_in(state_, battle_, ship.ship);
            const bool can_steam = ship.fate == Fate::afloat && ship.hull > Hundredths{0} &&
                                   ship.speed > Hundredths{0};
            if (!formation || !can_steam || withdrawn_.contains(ship.ship)) continue;
            there.insert(row_of(definition_, state_, *formation).side);
        }
        if (there.size() == 1) outcome_.field_holder = *there.begin();
        fill("field_holder: " + (there.size() == 1 ? definition_.side(*there.begin()).id : "none"));
    }

    void take(const tactical::LearnedResult& learned) {
        const auto side = side_named(learned.side);
        if (side && !learned.text.empty()) outcome_.learned.push_back({*side, learned.text});
    }

    /// One row for each direction in which ships of a formation left; the whole formation if none
    /// of it stayed.
    void take_withdrawn() {
        for (auto& [way, ships] : left_) {
            std::sort(ships.begin(), ships.end());
            std::size_t afloat = 0;
            for (const ShipOutcome& ship : outcome_.ships) {
                const bool is_of_it = formation_in(state_, battle_, ship.ship) == way.formation;
                afloat += is_of_it && is_own_and_afloat(ship) ? 1U : 0U;
            }
            const bool is_all = ships.size() == afloat;
            outcome_.left.push_back(
                {way.formation, way.to, is_all ? std::vector<ShipId>{} : std::move(ships)});
        }
        std::sort(outcome_.learned.begin(), outcome_.learned.end(),
                  [](const Learned& a, const Learned& b) { return a.side < b.side; });
    }

    const Definition& definition_;
    const CampaignState& state_;
    const Battle& battle_;
    BattleOutcome outcome_;
    std::vector<std::string> filled_;
    std::set<ShipId> withdrawn_;
    std::map<Withdrawal, std::vector<ShipId>> left_;
    std::optional<Error> problem_;
};

}  // namespace

std::optional<FormationId> formation_in(const CampaignState& state, const Battle& battle,
                                        ShipId ship) {
    const FormationId id = formation_with(state, ship);
    const auto& in = battle.formations;
    return std::binary_search(in.begin(), in.end(), id) ? std::optional(id) : std::nullopt;
}

const ShipState& went_in(const CampaignState& state, const Battle& battle, ShipId ship) {
    for (const ShipWentIn& each : battle.went_in) {
        if (each.ship == ship) return each.state;
    }
    return state.ships.at(ship.index());
}

std::vector<ShipId> ships_in(const CampaignState& state, const Battle& battle) {
    std::vector<ShipId> ships;
    const auto add = [&](ShipId ship, const ShipState& before) {
        if (!before.is_lost()) ships.push_back(ship);
    };
    if (battle.outcome) {
        for (const ShipWentIn& each : battle.went_in) add(each.ship, each.state);
        return ships;
    }
    for (const FormationId id : battle.formations) {
        for (const ShipId ship : state.formation(id).ships) {
            add(ship, state.ships.at(ship.index()));
        }
    }
    std::sort(ships.begin(), ships.end());
    return ships;
}

std::vector<Prize> prizes_with(const Definition& definition, const CampaignState& state,
                               FormationId formation) {
    std::vector<Prize> prizes;
    for (const ShipId id : state.formation(formation).prizes) {
        const BookShip& ship = definition.ship(id).ship;
        prizes.push_back({{ship.name}, {ship.class_name}, ship.type});
    }
    std::sort(prizes.begin(), prizes.end(),
              [](const Prize& a, const Prize& b) { return a.name.text < b.name.text; });
    return prizes;
}

tactical::BattleRequest request_of(const Definition& definition, const CampaignState& state,
                                   BattleId id) {
    const Battle& battle = state.battles.at(id.index());
    tactical::BattleRequest request;
    request.campaign = definition.id;
    request.title = definition.title;
    request.battle = static_cast<std::int32_t>(id.number) + 1;
    request.scene = scene_in(definition.chart, battle.square);
    request.scene.turn = battle.turn;
    request.scene.date_hour = date_hour(definition.calendar.begin_of(battle.turn) + battle.at);
    request.scene.light = word_of(light_of(definition, state, battle.turn));
    put_weather(request.scene, weather_now(definition, state));
    request.scene.moon_age = moon_age(definition.calendar.begin_of(battle.turn) + battle.at);
    for (const auto& [side, number] : battle.numbers) {
        request.parties.push_back(party_of(definition, state, battle, side));
    }
    for (const SideId side : battle.surprised) {
        request.surprised.push_back(definition.side(side).id);
    }
    request.spottings = spottings_in(definition, state, battle);
    return request;
}

Result<FilledOutcome> outcome_of(const Definition& definition, const CampaignState& state,
                                 BattleId battle, const tactical::BattleResult& result) {
    return Filling(definition, state, state.battles.at(battle.index())).outcome_of(result);
}

}  // namespace flagplot
