#include "tactical/galley/muster.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tactical/galley/board.h"
#include "tactical/galley/class_data.h"
#include "tactical/galley/deployment.h"
#include "tactical/galley/galley_module.h"
#include "tactical/galley/lasting.h"
#include "tactical/galley/turn.h"
#include "tactical/kit/ledger.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::array<std::int32_t, 4> edges{0, 90, 180, 270};
constexpr Hundredths half{50};

/// The edge for a direction of the chart; the nearest clockwise of two.
std::int32_t edge_of(Direction direction) {
    constexpr std::int32_t eighth = 45, quarter = 90, circle = 360;
    const std::int32_t bearing = static_cast<std::int32_t>(direction) * eighth;
    return (bearing + quarter / 2) / quarter * quarter % circle;
}

Ship ship_of(const ClassOf& made, const Unit& unit) {
    const ShipClass& kind = made.made;
    Ship ship;
    ship.name = unit.name;
    ship.kind = made.kind;
    ship.at.hexes = kind.hexes;
    ship.cruise =
        unit.state == UnitState::derelict || unit.speed <= Hundredths{0} ? 0 : kind.cruise;
    ship.maximum = ship.cruise == 0 ? 0 : kind.maximum;
    ship.ram_attack = kind.ram_attack;
    ship.ram_defence = kind.ram_defence;
    ship.crew = made.crew;
    ship.manpower = kit::part_left(kind.manpower, unit.crew);
    ship.missiles = kit::part_left(kind.missiles, unit.firepower);
    ship.may_anastrophe = kind.may_anastrophe;
    ship.has_deck = kind.has_deck;
    ship.has_towers = kind.has_towers;
    ship.has_flames = made.has_flames;
    ship.is_merchant = kind.is_merchant;
    ship.firepots = made.firepots;
    bring(unit, ship);
    ship.is_slow = unit.speed <= half && !ship.is_crippled;
    if (unit.state == UnitState::captured) {
        ship.is_captured = true;
        ship.crew = ship.manpower = ship.firepots = 0;
    }
    ship.first_ram_attack = ship.ram_attack;
    ship.first_crew = ship.crew;
    ship.first_manpower = ship.manpower;
    ship.had_towers = ship.has_towers;
    return ship;
}

/// Makes the battle of a request, side by side.
class Mustering {
  public:
    Mustering(const Tables& tables, const BattleRequest& request)
        : tables_(tables), request_(request) {}

    Result<Battle> mustered() {
        battle_.columns = tables_.switches.board_columns;
        battle_.rows = tables_.switches.board_rows;
        for (std::uint32_t side = 0; side < request_.parties.size(); ++side) {
            add_side({side});
            if (auto error = add_ships({side})) return Failure(*error);
        }
        if (battle_.ships.empty()) return cannot("nobody is there");
        lay_land();
        if (!deploy_all(tables_, battle_)) return cannot("the board has no room for all ships");
        set_wind();
        start();
        return std::move(battle_);
    }

  private:
    static Failure cannot(std::string why) {
        return failure(ErrorCode::cannot_begin, {std::string(GalleyModule::name), std::move(why)});
    }

    void add_side(SideIndex number) {
        const Party& party = request_.parties[number.index()];
        SideState side;
        side.name = party.name;
        side.entry = entry_of(party);
        side.is_surprised = std::find(request_.surprised.begin(), request_.surprised.end(),
                                      party.id) != request_.surprised.end();
        for (std::uint32_t other = 0; other < request_.parties.size(); ++other) {
            const bool is_foe = attitude_of(request_, number, {other}) == Attitude::hostile;
            side.hostile.push_back(is_foe ? 1 : 0);
        }
        battle_.sides.push_back(std::move(side));
    }

    [[nodiscard]] bool is_taken(std::int32_t edge) const {
        return std::any_of(battle_.sides.begin(), battle_.sides.end(),
                           [edge](const SideState& side) { return side.entry == edge; });
    }

    /// Its own edge, else against its course; opposite the first side if that one is taken, else
    /// any that is free.
    [[nodiscard]] std::int32_t entry_of(const Party& party) const {
        std::int32_t edge = battle_.sides.empty() ? edges[3] : opposite_to(battle_.sides[0].entry);
        for (const Formation& formation : party.formations) {
            if (!formation.enters_from && !formation.course) continue;
            edge = formation.enters_from ? edge_of(*formation.enters_from)
                                         : edge_of(opposite(*formation.course));
            break;
        }
        if (!is_taken(edge)) return edge;
        if (!is_taken(opposite_to(edge))) return opposite_to(edge);
        const auto free = std::find_if(edges.begin(), edges.end(),
                                       [this](std::int32_t each) { return !is_taken(each); });
        return free == edges.end() ? edge : *free;
    }
    static std::int32_t opposite_to(std::int32_t edge) { return (edge + 180) % 360; }

    std::optional<Error> add_ships(SideIndex side) {
        for (const Formation& formation : request_.parties[side.index()].formations) {
            if (formation.units.empty()) continue;
            battle_.squadrons.push_back({formation.name, side, 0});
            bool is_said = false;
            for (const Unit& unit : formation.units) {
                const auto made = class_of(tables_, unit);
                if (!made) return made.error();
                add_ship(side, *made, unit);
                take_command(*made, unit, is_said);
            }
        }
        take_admiral(side);
        return std::nullopt;
    }

    void add_ship(SideIndex side, const ClassOf& made, const Unit& unit) {
        Ship ship = ship_of(made, unit);
        ship.side = ship.first_side = side;
        ship.squadron = static_cast<std::uint32_t>(battle_.squadrons.size() - 1);
        battle_.sides[side.index()].points_at_start += made.made.points;
        battle_.ships.push_back(std::move(ship));
    }

    /// As her data say, else the first that has a crew.
    void take_command(const ClassOf& made, const Unit& unit, bool& is_said) {
        Squadron& squadron = battle_.squadrons.back();
        const Tag tag = static_cast<Tag>(battle_.ships.size());
        const bool may_lead =
            unit.state != UnitState::captured && unit.state != UnitState::derelict;
        if (made.is_commander && may_lead) {
            squadron.commander = tag;
            is_said = true;
        } else if (!is_said && squadron.commander == 0 && may_lead) {
            squadron.commander = tag;
        }
        SideState& side = battle_.sides[squadron.side.index()];
        if (made.admiral && may_lead) {
            side.admiral = tag;
            side.initiative = *made.admiral;
        }
    }

    /// Without one of its own, the commander of the first squadron.
    void take_admiral(SideIndex side) {
        SideState& state = battle_.sides[side.index()];
        for (const Squadron& squadron : battle_.squadrons) {
            if (state.admiral != 0) return;
            if (squadron.side != side || squadron.commander == 0) continue;
            state.admiral = squadron.commander;
            state.initiative = tables_.command.usual_initiative;
        }
    }

    [[nodiscard]] bool is_shore(Direction direction) const {
        return std::any_of(request_.scene.around.begin(), request_.scene.around.end(),
                           [direction](const Beside& beside) {
                               return beside.direction == direction &&
                                      beside.terrain == Terrain::land;
                           });
    }

    /// A strip along each edge that leads to land.
    void lay_land() {
        for (std::int32_t row = 0; row < battle_.rows; ++row) {
            for (std::int32_t column = 0; column < battle_.columns; ++column) {
                const bool is_land =
                    (row < land_depth && is_shore(Direction::north)) ||
                    (row >= battle_.rows - land_depth && is_shore(Direction::south)) ||
                    (column < land_depth && is_shore(Direction::west)) ||
                    (column >= battle_.columns - land_depth && is_shore(Direction::east));
                if (is_land) battle_.land.push_back(kit::hex_at({column, row}, layout));
            }
        }
        std::sort(battle_.land.begin(), battle_.land.end());
    }

    void set_wind() {
        if (request_.scene.wind) {
            battle_.wind.from = kit::hexside_of(request_.scene.wind->from, layout);
        }
    }

    void start() {
        Progress& progress = battle_.progress;
        constexpr std::int32_t minutes = GalleyModule::minutes_per_turn;
        progress.minutes = request_.limit_minutes;
        progress.turns =
            std::clamp((request_.limit_minutes + minutes - 1) / minutes, 1, tables_.turns);
        if (!is_fought_over(battle_)) {
            progress.phase = Phase::over;
            progress.ended_by = EndedBy::no_hostility;
            return;
        }
        std::vector<SideIndex> sides;
        for (std::uint32_t side = 0; side < battle_.sides.size(); ++side) sides.push_back({side});
        progress.groups = squadron_groups(battle_);
        progress.queue = queue_for(sides, progress.groups, {});
        progress.asked = side_to_activate(progress.queue);
    }

    const Tables& tables_;
    const BattleRequest& request_;
    Battle battle_;
};

}  // namespace

Result<Battle> battle_of(const Tables& tables, const BattleRequest& request) {
    return Mustering(tables, request).mustered();
}

}  // namespace flagplot::tactical::galley
