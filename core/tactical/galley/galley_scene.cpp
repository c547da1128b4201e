#include "tactical/galley/galley_scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/board.h"
#include "tactical/galley/ordering.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

std::string id_of(Tag ship) { return fmt::format("T{}", ship); }

std::string title_of(const Progress& progress) {
    if (progress.phase == Phase::deployment) return "Before the first turn";
    if (progress.phase == Phase::over) {
        return fmt::format("Over after turn {}, ended by {}", progress.turn,
                           phrase_of(progress.ended_by.value_or(EndedBy::turn_limit)));
    }
    return fmt::format("Turn {} of {}, {}", progress.turn, progress.turns, word_of(progress.phase));
}

/// With which she acts, as orders call it; 0: with none.
GroupNumber group_of(const Battle& battle, Tag tag) {
    const std::vector<Group>& groups = battle.progress.groups;
    for (std::size_t at = 0; at < groups.size(); ++at) {
        const std::vector<Tag>& ships = groups[at].ships;
        if (std::find(ships.begin(), ships.end(), tag) != ships.end()) {
            return static_cast<GroupNumber>(at + 1);
        }
    }
    return 0;
}

/// What stands beside a ship, a few words each.
std::vector<std::string> badges_of(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    std::vector<std::string> badges;
    const auto add = [&](bool is_so, std::string badge) {
        if (is_so) badges.push_back(std::move(badge));
    };
    add(true, tables.classes[ship.kind].name);
    const GroupNumber group = group_of(battle, tag);
    add(group != 0 && ship.is_there(), fmt::format("Q{}", group));
    add(ship.is_there() && level_of(ship) == Speed::maximum, "at Maximum");
    add(ship.is_rammed, "rammed");
    add(ship.is_crippled && !ship.is_rammed, "crippled");
    add(ship.is_captured, "prize");
    add(ship.fire_since.has_value(), "on fire");
    add(ship.fatigue > 0, fmt::format("tired {}", ship.fatigue));
    add(ship.has_sails_up, "sails up");
    add(!ship.has_mast, "masts down");
    add(!ship.is_captured, fmt::format("crew {}", ship.crew));
    add(!ship.is_captured, fmt::format("manpower {}", ship.manpower));
    add(ship.has_flames, "flame missiles");
    add(ship.has_towers, "towers");
    add(ship.firepots > 0, fmt::format("firepots {}", ship.firepots));
    add(battle.sides[ship.first_side.index()].admiral == tag, "admiral");
    add(battle.squadrons[ship.squadron].commander == tag,
        fmt::format("leads {}", battle.squadrons[ship.squadron].name));
    return badges;
}

Token token_of(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    Token token{id_of(tag),
                ship.name,
                ship.side,
                place_of(ship.at.bow, layout),
                heading_of(ship.at.facing, layout),
                badges_of(tables, battle, tag),
                {},
                !ship.is_there()};
    if (ship.is_there() && ship.at.hexes > 1) {
        token.footprint.fields = {token.place, place_of(stern_of(ship.at), layout)};
    }
    return token;
}

/// How far the commanders of its own squadrons lead.
std::vector<Shape> command_of(const Tables& tables, const View& view) {
    const Battle& battle = view.known;
    std::vector<Shape> shapes;
    for (const Squadron& squadron : battle.squadrons) {
        if (squadron.side != view.side || !battle.has_ship(squadron.commander)) continue;
        const Ship& commander = battle.ship(squadron.commander);
        if (!commander.is_there() || commander.side != view.side || commander.is_captured) continue;
        shapes.push_back({Circle{tables.command.range},
                          {place_of(commander.at.bow, layout)},
                          ShapeStyle::command_radius,
                          "command range"});
    }
    return shapes;
}

/// On Beaufort's scale: the game knows calm, wind and storm.
Wind wind_of(const WindState& wind) {
    constexpr std::int32_t breeze = 4, storm = 9;
    const std::int32_t force = wind.is_calm ? 0 : wind.is_storm ? storm : breeze;
    return {heading_of(*wind.from, layout), force};
}

Asked asked_of(const Battle& battle) {
    if (battle.progress.phase != Phase::answer || battle.progress.attempts.empty()) return {};
    const Attempt& attempt = battle.progress.attempts.front();
    const std::string_view what =
        attempt.is_flame ? std::string_view("flame missiles") : word_of(attempt.kind);
    return {AskedFor::reaction,
            fmt::format("{} by {} against {}", what, battle.ship(attempt.ship).name,
                        battle.ship(attempt.target).name)};
}

}  // namespace

BattleScene scene_of(const Tables& tables, const View& view) {
    const Battle& battle = view.known;
    BattleScene scene;
    scene.title = title_of(battle.progress);
    for (const SideState& side : battle.sides) scene.sides.push_back(side.name);
    scene.board = {Grid::hexes, battle.columns, battle.rows, ""};
    for (const kit::Hex hex : battle.land) {
        scene.terrain.push_back({place_of(hex, layout), '#', "land"});
    }
    for (Tag tag = 1; battle.has_ship(tag); ++tag) {
        scene.tokens.push_back(token_of(tables, battle, tag));
    }
    for (const Trace& trace : battle.traces) {
        if (!is_on_board(battle, trace.from) || !is_on_board(battle, trace.to)) continue;
        scene.traces.push_back({place_of(trace.from, layout), place_of(trace.to, layout),
                                std::string(word_of(trace.kind))});
    }
    for (const Hold& hold : battle.holds) {
        if (!battle.ship(hold.one).is_there() || !battle.ship(hold.other).is_there()) continue;
        scene.links.push_back(
            {id_of(hold.one), id_of(hold.other), std::string(word_of(hold.kind))});
    }
    if (battle.wind.from) scene.wind = wind_of(battle.wind);
    scene.shapes = command_of(tables, view);
    scene.turn = battle.progress.turn;
    if (battle.progress.asked == view.side) scene.asked = asked_of(battle);
    scene.legend = {
        "Numbers: " + tables.whose + ".",
        "A ship faces a hexside; of a ship of two hexes the place is that of her bow.",
        "Points: the enemy's ships by ram defence when rammed, sunk or captured (WG-95)."};
    for (const SideState& side : battle.sides) {
        scene.legend.push_back(fmt::format("{}: {} points.", side.name, side.points));
    }
    return scene;
}

}  // namespace flagplot::tactical::galley
