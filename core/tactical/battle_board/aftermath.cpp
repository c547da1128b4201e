#include "tactical/battle_board/aftermath.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/ensure.h"
#include "tactical/battle_board/board_module.h"
#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/loads.h"
#include "tactical/battle_board/muster.h"
#include "tactical/battle_board/seagoing.h"
#include "tactical/battle_board/skin.h"
#include "tactical/battle_board/stack.h"
#include "tactical/outcome.h"

namespace flagplot::tactical::battle_board {

namespace {

const Kind& kind_of(const Position& position, const Token& token) {
    return position.kinds[static_cast<std::size_t>(token.kind)];
}

std::int64_t recovered_percent(Waters waters) {
    switch (waters) {
        case Waters::open:
            return 75;
        case Waters::planet:
            return 50;
        case Waters::planet_with_base:
            return 80;
    }
    return 0;
}

/// Who holds the field: the only side with a ship that can move and has not left.
FieldHolder holder_of(const Position& position, const BattleRequest& request) {
    std::optional<SideIndex> holder;
    for (const Token& token : position.tokens) {
        if (!is_on_board(token) || token.quarters == 0) continue;
        if (holder && *holder != token.side) return {};
        holder = token.side;
    }
    return holder ? FieldHolder{request.parties[holder->index()].id} : FieldHolder{};
}

// --- where to ------------------------------------------------------------------------------------

/// Away from where the holder of the field came from; without one, back along her own course;
/// without a course, to the first side where there is water.
std::optional<Direction> exit_of(const Position& position, const Token& token,
                                 const BattleRequest& request, const std::string& holder) {
    for (const Fleet& fleet : position.fleets) {
        const bool holds = request.parties[fleet.side.index()].id == holder;
        if (holds && fleet.side != token.side && fleet.course) {
            return way_out(request.scene, *fleet.course);
        }
    }
    const Fleet& own = position.fleets[static_cast<std::size_t>(token.fleet)];
    return way_out(request.scene, own.course ? opposite(*own.course) : Direction::north);
}

// --- the record ----------------------------------------------------------------------------------

/// A partly lost hundredth counts as whole; never more than went in.
Hundredths hull_of(const Token& token, const Kind& kind, const Unit& unit,
                   const Switches& switches) {
    if (token.stack.ships == 0) return {0};
    const std::int64_t damage = token.stack.damaged > 0 ? lasting_damage(token, switches) : 0;
    const std::int64_t left = ((kind.armor - damage) * 100 + kind.armor - 1) / kind.armor;
    return std::min(unit.hull, Hundredths{static_cast<std::int32_t>(left)});
}

/// No ship's state is better than before; at half her speed or less she is crippled.
UnitState state_of(const Token& token, const Unit& unit, const UnitResult& result) {
    if (token.where == Whereabouts::lost) return UnitState::sunk;
    UnitState state = unit.state;
    if (result.hull < unit.hull) state = std::max(state, UnitState::damaged);
    const bool is_slowed = result.speed < unit.speed && *result.speed <= Hundredths{50};
    return is_slowed ? std::max(state, UnitState::crippled) : state;
}

/// Speed and firepower of a sea ship decrease with her hull (BB-B9).
void cripple(UnitResult& result, const Unit& unit) {
    if (unit.hull.count == 0 || result.hull >= unit.hull) return;
    result.speed = changed_with(unit.speed, speed_left_at(unit.hull), speed_left_at(*result.hull));
    result.firepower = changed_with(unit.firepower, unit.hull, *result.hull);
}

UnitResult result_of(const Position& position, const Token& token, const Unit& unit,
                     const BattleRequest& request, const Switches& switches) {
    const Kind& kind = kind_of(position, token);
    const bool is_sunk = token.where == Whereabouts::lost;
    UnitResult result;
    result.name = unit.name;
    result.hull = hull_of(token, kind, unit, switches);
    result.has_withdrawn = token.where == Whereabouts::left;
    if (*result.has_withdrawn) {
        result.exit = exit_of(position, token, request, holder_of(position, request).side);
    }
    result.speed = is_sunk ? Hundredths{0} : unit.speed;
    result.crew = is_sunk ? Hundredths{0} : unit.crew;
    result.firepower = is_sunk ? Hundredths{0} : unit.firepower;
    result.ammunition = is_sunk ? Hundredths{0} : ammunition_left(token, kind, unit.ammunition);
    if (is_sunk) result.by = request.parties[token.gone_by.index()].id;
    if (!is_sunk && kind.is_naval && switches.naval_cripples) cripple(result, unit);
    result.state = state_of(token, unit, result);
    result.notes = unit.notes;
    result.lasting = lasting_of(token, kind, unit.lasting);
    return result;
}

std::string fate_of(const Token& token) {
    switch (token.where) {
        case Whereabouts::lost:
            return fmt::format("sunk in round {}", token.gone_round);
        case Whereabouts::left:
            return fmt::format("gone in round {}", token.gone_round);
        case Whereabouts::outside:
            return "never in the fight";
        case Whereabouts::on_board:
            return token.stack.damaged > 0 ? "damaged" : "undamaged";
    }
    return {};
}

/// Everything except orders is visible on this board.
LearnedResult learned_by(const Position& position, SideIndex side, const BattleRequest& request) {
    std::vector<std::string> seen;
    for (const Token& token : position.tokens) {
        if (token.side == side) continue;
        seen.push_back(
            fmt::format("{} ({}), {}", token.name, kind_of(position, token).name, fate_of(token)));
    }
    return {request.parties[side.index()].id, fmt::format("Met {}.", fmt::join(seen, "; "))};
}

/// What was fired by weapons with one name, and by whom.
struct Fired {
    std::string weapon;
    std::vector<std::string> by;
};

void add(std::vector<Fired>& fired, const std::string& weapon, const Token& token,
         std::int64_t shots) {
    if (shots == 0) return;
    auto known = std::find_if(fired.begin(), fired.end(),
                              [&](const Fired& each) { return each.weapon == weapon; });
    if (known == fired.end()) known = fired.insert(fired.end(), {weapon, {}});
    known->by.push_back(fmt::format("{} {}", token.name, shots));
}

/// For weapons that run out, what is missing; for others, what was counted.
void add(std::vector<Fired>& fired, const Token& token, const Kind& kind) {
    std::int64_t endless = token.fired;
    std::vector<std::string> names;
    for (std::size_t number = 0; number < kind.slots.size(); ++number) {
        const Slot& slot = kind.slots[number];
        if (!is_torpedo(slot.weapon.kind)) continue;
        if (token.left[number] < 0) {
            names.push_back(slot.weapon.name);
            continue;
        }
        const std::int64_t spent = token.loaded[number] - token.left[number];
        add(fired, slot.weapon.name, token, spent);
        endless -= spent;
    }
    add(fired, fmt::format("{}", fmt::join(names, " and ")), token, endless);
}

std::string fired_text(const std::vector<Fired>& fired) {
    std::vector<std::string> parts;
    for (const Fired& each : fired) {
        parts.push_back(fmt::format("{}: {}", each.weapon, fmt::join(each.by, ", ")));
    }
    return parts.empty() ? "nothing that runs out or rolls"
                         : fmt::format("{}", fmt::join(parts, "; "));
}

/// A base of any side that still exists counts, whatever the waters (BB-63).
Waters waters_of(const Position& position, const BattleRequest& request) {
    const bool has_base = std::any_of(
        position.tokens.begin(), position.tokens.end(),
        [&](const Token& token) { return is_on_board(token) && kind_of(position, token).is_base; });
    if (has_base) return Waters::planet_with_base;
    return request.scene.terrain == Terrain::sea ? Waters::open : Waters::planet;
}

/// In the words of the skin, if all lost ships were sea ships (BB-B14).
std::optional<std::string> wreck_at_sea(const Position& position, const Naval& naval) {
    std::vector<std::string> lost;
    for (const Token& token : position.tokens) {
        if (token.where != Whereabouts::lost) continue;
        if (!kind_of(position, token).is_naval) return std::nullopt;
        lost.push_back(token.name);
    }
    const std::string_view words = skin_word(naval, "minerals");
    if (lost.empty() || words == "minerals") return std::nullopt;
    return words.empty() ? std::string{} : fmt::format("{} of {}", words, fmt::join(lost, ", "));
}

std::string wreck_text(const Position& position, const BattleRequest& request,
                       const Tables& tables) {
    const Switches& switches = tables.switches;
    if (auto at_sea = wreck_at_sea(position, tables.naval)) return *std::move(at_sea);
    const Salvage salvage = salvage_of(position, waters_of(position, request), switches);
    if (salvage.wreck + salvage.cargo == 0) return {};
    return fmt::format("{} of minerals can be recovered", salvage.recovered);
}

}  // namespace

Salvage salvage_of(const Position& position, Waters waters, const Switches& switches) {
    Salvage salvage;
    std::vector<std::int64_t> capacity(position.fleets.size());
    std::vector<std::int64_t> lost(position.fleets.size());
    std::int64_t minerals = 0;
    for (const Token& token : position.tokens) {
        const Kind& kind = kind_of(position, token);
        const std::int64_t ships_lost = token.ships_at_start - token.stack.ships;
        if (!kind.is_base) minerals += ships_lost * kind.minerals;
        capacity[static_cast<std::size_t>(token.fleet)] +=
            std::int64_t{token.ships_at_start} * kind.cargo;
        lost[static_cast<std::size_t>(token.fleet)] += ships_lost * kind.cargo;
    }
    salvage.wreck = minerals / switches.wreck_factor;
    for (std::size_t number = 0; number < capacity.size(); ++number) {
        const Fleet& fleet = position.fleets[number];
        salvage.cargo += fleet.minerals_dumped;
        if (capacity[number] > 0) salvage.cargo += fleet.minerals * lost[number] / capacity[number];
    }
    salvage.recovered = (salvage.wreck + salvage.cargo) * recovered_percent(waters) / 100;
    return salvage;
}

std::int64_t lasting_damage(const Token& token, const Switches& switches) {
    return token.stack.damage / armor_parts(switches);
}

BattleResult record_of(const Position& position, const BattleRequest& request,
                       const Tables& tables) {
    const Switches& switches = tables.switches;
    BattleResult result;
    result.campaign = request.campaign;
    result.battle = request.battle;
    result.contract = contract_version;
    result.fingerprint = fingerprint_of(request);
    result.ended_by = position.ended_by;
    result.minutes =
        std::min(position.round * BoardModule::minutes_per_turn, request.limit_minutes);
    result.field_holder = holder_of(position, request);
    std::size_t number = 0;
    std::vector<Fired> fired;
    for (const Party& party : request.parties) {
        for (const Formation& formation : party.formations) {
            for (const Unit& unit : formation.units) {
                FLAGPLOT_ENSURE(number < position.tokens.size());
                const Token& token = position.tokens[number++];
                result.units.push_back(result_of(position, token, unit, request, switches));
                add(fired, token, kind_of(position, token));
            }
        }
    }
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        result.learned.push_back(learned_by(position, {side}, request));
    }
    result.wreck = wreck_text(position, request, tables);
    result.ammunition = fired_text(fired);
    return result;
}

}  // namespace flagplot::tactical::battle_board
