#include "tactical/squadron/muster.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tactical/squadron/class_data.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/lasting_data.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::int32_t eighth = 45;

/// The edge of the table by a bearing: 315 to 44 is the top (US-B3).
std::int32_t edge_of(std::int32_t bearing) { return (bearing + eighth) % 360 / 90 * 90; }

/// HP0 less what the share leaves: at least one point is lost, and one is left (US-B40).
std::int32_t lost_of(std::int32_t full, Hundredths share) {
    constexpr std::int32_t all = 100;
    if (share.count >= all) return 0;
    const std::int32_t left = (2 * full * share.count + all) / (2 * all);
    return std::clamp(full - left, 1, std::max(1, full - 1));
}

class Mustering {
  public:
    Mustering(const Tables& tables, const BattleRequest& request)
        : tables_(tables), request_(request) {}

    Result<Battle> mustered() {
        for (std::uint32_t side = 0; side < request_.parties.size(); ++side) {
            add_side({side});
            if (auto error = add_ships({side})) return Failure(*error);
            const auto ships =
                std::count_if(battle_.ships.begin(), battle_.ships.end(),
                              [side](const Ship& ship) { return ship.side == SideIndex{side}; });
            if (ships > most_ships) {
                return failure(ErrorCode::cannot_begin,
                               {"squadron", "its set-up zones have room for 40 ships a side"});
            }
            finish_side({side});
        }
        choose_edges();
        set_conditions();
        battle_.decks = new_decks(tables_, battle_.sides.size());
        start();
        return std::move(battle_);
    }

  private:
    void add_side(SideIndex number) {
        const Party& party = request_.parties[number.index()];
        SideState side;
        side.name = party.name;
        side.is_surprised = std::find(request_.surprised.begin(), request_.surprised.end(),
                                      party.id) != request_.surprised.end();
        for (std::uint32_t other = 0; other < request_.parties.size(); ++other) {
            const bool is_foe = attitude_of(request_, number, {other}) == Attitude::hostile;
            side.hostile.push_back(is_foe ? 1 : 0);
        }
        battle_.sides.push_back(std::move(side));
    }

    /// More would not find room in a set-up zone.
    static constexpr std::ptrdiff_t most_ships = 40;

    void finish_side(SideIndex number) {
        SideState& side = battle_.sides[number.index()];
        side.squadrons_at_start = static_cast<std::int32_t>(
            std::count_if(battle_.squadrons.begin(), battle_.squadrons.end(),
                          [number](const Squadron& each) { return each.side == number; }));
        for (const Ship& ship : battle_.ships) {
            if (ship.side == number) side.points_at_start += battle_.class_of(ship).points;
        }
    }

    std::optional<Error> add_ships(SideIndex side) {
        for (const Formation& formation : request_.parties[side.index()].formations) {
            std::map<std::uint32_t, SquadronNumber> open;  // by class
            for (const tactical::Unit& unit : formation.units) {
                const auto kind = class_of(tables_, unit);
                if (!kind) return kind.error();
                add_ship(side, unit, *kind, open);
            }
        }
        return std::nullopt;
    }

    /// A class is held once.
    std::uint32_t kind_number(const ShipClass& kind) {
        const auto found = std::find(battle_.classes.begin(), battle_.classes.end(), kind);
        if (found == battle_.classes.end()) {
            battle_.classes.push_back(kind);
            return static_cast<std::uint32_t>(battle_.classes.size() - 1);
        }
        return static_cast<std::uint32_t>(found - battle_.classes.begin());
    }

    /// Ships of one class and formation fill a squadron (US-B38).
    SquadronNumber squadron_for(SideIndex side, std::uint32_t kind,
                                std::map<std::uint32_t, SquadronNumber>& open) {
        const auto found = open.find(kind);
        if (found != open.end()) {
            const auto ships =
                std::count_if(battle_.ships.begin(), battle_.ships.end(),
                              [&](const Ship& ship) { return ship.squadron == found->second; });
            if (ships < battle_.classes[kind].squadron_most) return found->second;
        }
        battle_.squadrons.push_back({side, kind, 0, false});
        return open[kind] = static_cast<SquadronNumber>(battle_.squadrons.size() - 1);
    }

    void add_ship(SideIndex side, const tactical::Unit& unit, const ShipClass& kind,
                  std::map<std::uint32_t, SquadronNumber>& open) {
        constexpr std::int32_t all = 100, half_inch = 50;
        Ship ship;
        ship.name = unit.name;
        ship.side = side;
        ship.entry = entry_++;
        ship.kind = kind_number(kind);
        ship.is_prize = unit.state == UnitState::captured;
        ship.damage.hull = lost_of(kind.hull, unit.hull);
        ship.damage.crew = lost_of(kind.crew, unit.crew);
        read_lasting(unit, ship.damage);
        ship.movement = kind.movement;
        if (unit.speed.count < all && ship.damage.of(Lasting::mast) == 0) {
            ship.movement = kind.movement * unit.speed.count / all / half_inch * half_inch;
        }
        ship.shots = tables_.switches.ammunition
                         ? tables_.measures.shots * unit.ammunition.count / all
                         : tables_.measures.shots;
        ship.is_derelict = unit.state == UnitState::derelict || unit.crew.count == 0;
        if (ship.is_derelict) ship.damage.crew = kind.crew;
        ship.came = ship.damage;
        ship.came_shots = ship.shots;
        if (!ship.is_derelict) ship.squadron = squadron_for(side, ship.kind, open);
        battle_.ships.push_back(std::move(ship));
    }

    // --- edges -----------------------------------------------------------------------------------

    [[nodiscard]] std::optional<std::int32_t> given_edge(const Party& party) const {
        for (const Formation& formation : party.formations) {
            if (formation.enters_from) {
                return edge_of(static_cast<std::int32_t>(*formation.enters_from) * eighth);
            }
        }
        return std::nullopt;
    }

    /// Opposite edges where none is given; of two hostile sides with one edge the second takes the
    /// opposite (US-B3).
    void choose_edges() {
        constexpr std::array<std::int32_t, 4> usual{180, 0, 90, 270};
        for (std::size_t number = 0; number < battle_.sides.size(); ++number) {
            const auto given = given_edge(request_.parties[number]);
            std::int32_t edge = given.value_or(usual[number % usual.size()]);
            if (is_taken(number, edge)) edge = (edge + 180) % 360;
            for (std::size_t at = 0; at < usual.size() && is_taken(number, edge); ++at) {
                edge = usual[at];
            }
            battle_.sides[number].entry = edge;
        }
    }
    /// By an enemy before it.
    [[nodiscard]] bool is_taken(std::size_t number, std::int32_t edge) const {
        for (std::size_t other = 0; other < number; ++other) {
            const SideIndex side{static_cast<std::uint32_t>(number)};
            const SideIndex before{static_cast<std::uint32_t>(other)};
            if (battle_.is_hostile(side, before) && battle_.sides[other].entry == edge) return true;
        }
        return false;
    }

    // --- conditions ------------------------------------------------------------------------------

    void set_conditions() {
        Conditions& conditions = battle_.conditions;
        const tactical::Scene& scene = request_.scene;
        if (scene.wind) {
            conditions.is_wind_given = true;
            conditions.force = scene.wind->force;
            conditions.wind_from = nearest_notch(tables_.switches, scene.wind->from);
        }
        if (scene.visibility) {
            constexpr auto most = static_cast<std::int32_t>(bands);
            conditions.band = std::clamp(*scene.visibility + 1, 1, most);
        }
        if (scene.light == "night") conditions.band = std::min(conditions.band, night_band(scene));
        conditions.has_coast =
            std::any_of(scene.around.begin(), scene.around.end(),
                        [](const Beside& beside) { return beside.terrain == Terrain::land; });
        conditions.fog_band = static_cast<std::int32_t>(bands);
    }

    /// Two bands in the light of the moon, one without.
    [[nodiscard]] static std::int32_t night_band(const tactical::Scene& scene) {
        constexpr std::int32_t first_quarter = 7, last_quarter = 22;
        const std::int32_t age = scene.moon_age.value_or(0);
        return age >= first_quarter && age <= last_quarter ? 2 : 1;
    }

    void start() {
        Progress& progress = battle_.progress;
        progress.minutes = request_.limit_minutes;
        constexpr std::int32_t minutes_per_turn = 10;
        progress.turns = std::clamp(request_.limit_minutes / minutes_per_turn, 1,
                                    std::max(1, tables_.switches.turns));
        for (std::uint32_t side = 0; side < battle_.sides.size(); ++side) {
            progress.initiative.push_back({side});
            if (battle_.sides[side].squadrons_at_start > 0) progress.waiting.push_back({side});
        }
        if (has_enemies()) {
            progress.asked = progress.waiting.front();
            return;
        }
        progress.phase = Phase::over;
        progress.asking = Asking::nobody;
        // derelicts that nobody defends are there for the taking
        progress.ended_by = has_hostile() ? EndedBy::surrender : EndedBy::no_hostility;
    }

    [[nodiscard]] bool has_hostile() const {
        return is_any_pair([](const SideState&, const SideState&) { return true; });
    }
    [[nodiscard]] bool has_enemies() const {
        return is_any_pair([](const SideState& one, const SideState& other) {
            return one.squadrons_at_start > 0 && other.squadrons_at_start > 0;
        });
    }

    /// Is this so of any two sides of which one is hostile to the other?
    template <class Holds>
    [[nodiscard]] bool is_any_pair(const Holds& holds) const {
        for (std::uint32_t one = 0; one < battle_.sides.size(); ++one) {
            for (std::uint32_t other = 0; other < battle_.sides.size(); ++other) {
                if (!battle_.is_hostile({one}, {other})) continue;
                if (holds(battle_.sides[one], battle_.sides[other])) return true;
            }
        }
        return false;
    }

    const Tables& tables_;
    const BattleRequest& request_;
    Battle battle_;
    std::int32_t entry_ = 0;
};

}  // namespace

Result<Battle> battle_of(const Tables& tables, const BattleRequest& request) {
    return Mustering(tables, request).mustered();
}

}  // namespace flagplot::tactical::squadron
