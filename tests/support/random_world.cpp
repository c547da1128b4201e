#include "support/random_world.h"

#include <algorithm>
#include <utility>

#include "campaign/record.h"
#include "support/test_deck.h"

namespace flagplot::test {

namespace {

constexpr std::int32_t theatre_columns = small_theatre.last.column + 1;
constexpr std::int32_t columns = 14;  // a wall of land, then the far waters
constexpr std::int32_t rows = 8;

Chart random_chart(Draw& draw) {
    Chart chart{"TEST", "Random waters", columns, rows, {}, {}, {}};
    for (std::int32_t row = 0; row < rows; ++row) {
        for (std::int32_t column = 0; column < columns; ++column) {
            Terrain terrain = Terrain::sea;
            if (column < theatre_columns && draw.one_in(10)) terrain = Terrain::land;
            if (column < theatre_columns && draw.one_in(12)) terrain = Terrain::islands;
            if (column == theatre_columns || column == theatre_columns + 1) terrain = Terrain::land;
            chart.terrain.push_back(terrain);
        }
    }
    for (std::uint32_t i = draw.below(4); i > 0; --i) {
        // Braced lists are evaluated in order, arguments in no order that compilers agree on.
        const Square at{static_cast<std::int16_t>(1 + draw.below(theatre_columns - 2)),
                        static_cast<std::int16_t>(1 + draw.below(rows - 2))};
        const auto closes = static_cast<Closes>(draw.below(3));
        chart.barriers.push_back(normalised({at, neighbour(at, clockwise[draw.below(8)]), closes}));
    }
    std::sort(chart.barriers.begin(), chart.barriers.end());
    chart.barriers.erase(std::unique(chart.barriers.begin(), chart.barriers.end()),
                         chart.barriers.end());
    return chart;
}

Square random_sea(const Chart& chart, Draw& draw) { return random_sea(chart, small_theatre, draw); }

Switches random_switches(Profile profile, Draw& draw) {
    Switches switches = switches_of(profile);
    switches.turn_mode = draw.any<TurnMode>();
    switches.diagonal = draw.any<DiagonalRule>();
    switches.residual = draw.any<ResidualRule>();
    switches.diagonal_run_persists = !draw.one_in(4);
    switches.metric = draw.one_in(4) ? SightMetric::orthogonal : SightMetric::chebyshev;
    switches.radar_close = draw.any<RadarClose>();
    switches.timing = draw.any<SightingTiming>();
    switches.sp_basis = draw.any<SpBasis>();
    switches.night_visual_mod = draw.one_in(2) ? -2 : 0;
    switches.notify_spotted = draw.one_in(2);
    switches.trigger_scope = {draw.any<ScopeKind>(), {}};
    if (switches.trigger_scope.kind == ScopeKind::radius) switches.trigger_scope.radius = {3};
    switches.allow_hold = draw.one_in(2);
    switches.midmove_change = draw.one_in(3);
    switches.stance_and_radar = draw.any<StandingFrom>();
    switches.contact_current_turns = static_cast<std::int32_t>(draw.below(3));
    switches.decisions = draw.any<Decisions>();
    switches.split = draw.any<SplitRule>();
    switches.after_battle = draw.any<AfterBattle>();
    switches.battle_contact = draw.any<BattleContact>();
    switches.battle_refusal = draw.any<BattleRefusal>();
    switches.air_enabled = !draw.one_in(4);
    switches.air_night = draw.one_in(4);
    switches.air_dusk = draw.one_in(4);
    switches.air_misreport = draw.one_in(2);
    switches.weather_enabled = draw.one_in(2);
    switches.event_draw = draw.any<EventDraw>();
    switches.event_threshold = 6;
    switches.event_hand_limit = draw.one_in(4) ? 1 : 5;
    return switches;
}

void add_ships(Definition& definition, FormationRow& formation, const std::vector<ShipType>& types,
               bool radar) {
    for (const ShipType type : types) {
        const auto number = static_cast<std::uint32_t>(definition.ships.size());
        const TypeRow& row = row_of(type);
        definition.ships.push_back({{formation.id + " ship " + std::to_string(number),
                                     "class of " + formation.id,
                                     type,
                                     row.kind,
                                     {type == ShipType::AUX ? 120 : 300},
                                     radar,
                                     row.size,
                                     type == ShipType::CV || type == ShipType::CVL},
                                    Confidence::low,
                                    Confidence::low});
        formation.ships.push_back({number});
    }
}

std::vector<ShipType> random_ships(Draw& draw) {
    std::vector<ShipType> types{draw.any<ShipType>()};
    for (std::uint32_t i = draw.below(4); i > 0; --i) types.push_back(draw.any<ShipType>());
    return types;
}

/// One number more for the campaign's own formations: those that history's partings form are
/// counted behind them.
void make_room_in_history(Definition& definition) {
    const auto first_formed = static_cast<std::uint32_t>(definition.formations.size());
    const auto shift = [&](HistoricId& id) {
        if (id.number >= first_formed) ++id.number;
    };
    for (HistoricTrack& track : definition.tracks) shift(track.formation);
    for (HistoricParting& parting : definition.partings) shift(parting.formation);
    for (HistoricJoining& joining : definition.joinings) {
        shift(joining.formation);
        shift(joining.into);
    }
}

FormationId add_formation(World& world, SideId side, Square at, TurnNumber enters,
                          const std::vector<ShipType>& ships, bool radar, std::uint64_t mind) {
    Definition& definition = world.definition;
    const auto index = static_cast<std::uint32_t>(definition.formations.size());
    make_room_in_history(definition);
    const auto count = std::count_if(definition.formations.begin(), definition.formations.end(),
                                     [&](const FormationRow& row) { return row.side == side; });
    FormationRow row{(side == SideId{0} ? "BL-" : "RD-") + std::to_string(index),
                     "Force " + std::to_string(index),
                     side,
                     {static_cast<std::uint32_t>(count) + 1},
                     enters,
                     at,
                     {}};
    add_ships(definition, row, ships, radar);
    definition.formations.push_back(row);
    world.minds.push_back(mind);
    return {index};
}

/// Aircraft of a side: a base ashore, watchers, and the ships of its first formation.
void add_assets(Definition& definition, SideId side, const std::string& name, Square near,
                Draw& draw) {
    const auto add = [&](const std::string& id, std::variant<Square, ShipId> base,
                         std::optional<Square> watches) {
        const auto quality = static_cast<std::int32_t>(watches ? draw.below(2) : 1 + draw.below(3));
        const Squares range{2 + static_cast<std::int32_t>(draw.below(4))};
        const auto sorties = 1 + static_cast<std::int32_t>(draw.below(2));
        definition.assets.push_back(
            {name + id, "the " + id + " of " + name, side, base, quality, range, sorties, watches});
    };
    add("-BASE", near, {});
    if (draw.one_in(2)) add("-WATCH", near, near);
    const auto own = std::find_if(definition.formations.begin(), definition.formations.end(),
                                  [&](const FormationRow& row) { return row.side == side; });
    if (side == SideId{0}) add("-FLOAT", own->ships.front(), {});
}

void add_weather(Definition& definition, Draw& draw) {
    for (std::uint32_t i = draw.below(3); i > 0; --i) {
        const TurnNumber from{1 + static_cast<std::int32_t>(draw.below(6))};
        const auto weather = draw.any<Weather>();
        const Square centre = random_sea(definition.chart, draw);
        const bool is_everywhere = draw.one_in(3);
        definition.weather.push_back(
            {from,
             from + TurnNumber{1},
             {weather, is_everywhere ? std::nullopt : std::optional(centre), {2}}});
    }
}

void add_script(Definition& definition, Draw& draw) {
    const auto cards = static_cast<std::uint32_t>(definition.deck.cards.size());
    for (std::int32_t turn = 1; turn <= definition.calendar.last_turn().count; ++turn) {
        for (std::uint32_t side = 0; side < 2; ++side) {
            if (draw.one_in(3)) continue;
            const CardId card{draw.below(cards)};
            definition.script.push_back({{turn}, {side}, card, {}});
        }
    }
}

void add_victory(Definition& definition) {
    VictoryRow sinks{{0}, VictoryFor::sinks, {}, {}, {}, {}, 1, true, "ships sunk"};
    VictoryRow spots{{0}, VictoryFor::spots, {}, {}, {}, {}, 2, false, "forces found"};
    VictoryRow keeps{{1}, VictoryFor::keeps, {}, {}, {}, {}, 1, false, "ships afloat"};
    for (std::uint32_t i = 0; i < definition.formations.size(); ++i) {
        const FormationRow& row = definition.formations[i];
        if (row.side != SideId{1}) continue;
        spots.formations.push_back({i});
        sinks.ships.insert(sinks.ships.end(), row.ships.begin(), row.ships.end());
    }
    keeps.ships = sinks.ships;
    definition.victory = {sinks, spots, keeps};
}

}  // namespace

std::uint32_t Draw::below(std::uint32_t limit) {
    seed_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t x = seed_;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    x ^= x >> 31U;
    return static_cast<std::uint32_t>(((x >> 32U) * limit) >> 32U);
}

Square random_sea(const Chart& chart, const Theatre& theatre, Draw& draw) {
    const auto wide = static_cast<std::uint32_t>(theatre.last.column - theatre.first.column + 1);
    const auto high = static_cast<std::uint32_t>(theatre.last.row - theatre.first.row + 1);
    while (true) {
        const Square in_it{static_cast<std::int16_t>(draw.below(wide)),
                           static_cast<std::int16_t>(draw.below(high))};
        const Square square{static_cast<std::int16_t>(theatre.first.column + in_it.column),
                            static_cast<std::int16_t>(theatre.first.row + in_it.row)};
        if (chart.is_navigable(square)) return square;
    }
}

World random_world(std::uint64_t seed) {
    Draw draw(seed);
    World world;
    world.secret = secret_from_seed(seed);
    Definition& definition = world.definition;
    definition.id = "world";
    definition.title = "World " + std::to_string(seed);
    definition.calendar = {*read_moment("1941-11-07 18:00"), {8}, {}};
    for (std::int32_t turn = 1; turn <= definition.calendar.last_turn().count; ++turn) {
        definition.calendar.light.push_back(
            light_at(hour_of(definition.calendar.begin_of({turn}))));
    }
    definition.profile = draw.any<Profile>();
    definition.switches = random_switches(definition.profile, draw);
    definition.chart = random_chart(draw);
    world.waters = connected_waters(definition.chart);
    const Square port_of_blue = random_sea(definition.chart, draw);
    const Square port_of_red = random_sea(definition.chart, draw);
    definition.sides = {{"blue", "Blue Navy", {{1}}, {port_of_blue}, "You are Blue."},
                        {"red", "Red Navy", {{0}}, {port_of_red}, "You are Red."}};

    const auto enters = [&] { return TurnNumber{draw.one_in(4) ? 2 : 1}; };
    const auto add = [&](SideId side, const std::vector<ShipType>& ships, bool has_radar) {
        const Square at = random_sea(definition.chart, draw);
        const TurnNumber when = enters();
        return add_formation(world, side, at, when, ships, has_radar, world.minds.size());
    };
    const auto add_random = [&](SideId side) {
        const auto ships = random_ships(draw);
        const bool has_radar = draw.one_in(2);
        add(side, ships, has_radar);
    };
    for (std::uint32_t i = 2 + draw.below(2); i > 0; --i) add_random({0});
    const auto twins = random_ships(draw);
    const bool twins_have_radar = draw.one_in(2);
    world.twin_a = add({1}, twins, twins_have_radar);
    world.twin_b = add({1}, twins, twins_have_radar);
    for (std::uint32_t i = draw.below(3); i > 0; --i) add_random({1});
    world.far_square = {columns - 1, 2};
    add_far_formation(world, world.minds.size());
    definition.deck = every_verb();
    add_assets(definition, {0}, "BL", port_of_blue, draw);
    add_assets(definition, {1}, "RD", port_of_red, draw);
    add_weather(definition, draw);
    add_script(definition, draw);
    add_victory(definition);
    if (draw.one_in(3)) definition.switches.points_scale = PointsScale::true_distance;
    for (FormationRow& row : definition.formations) {  // Red's twins are alike
        if (row.side == SideId{0}) row.at_destination = draw.any<AtDestination>();
    }
    return world;
}

void add_twins(World& world, Square a, Square b, Draw& draw) {
    const auto ships = random_ships(draw);
    const bool has_radar = draw.one_in(2);
    const auto add = [&](Square at, std::uint64_t mind) {
        return add_formation(world, {1}, at, {1}, ships, has_radar, mind);
    };
    const std::uint64_t mind_a = draw.below(1'000'000);
    std::uint64_t mind_b = draw.below(1'000'000);
    if (wished_place(mind_a) == wished_place(mind_b)) ++mind_b;
    world.twin_a = add(a, mind_a);
    world.twin_b = add(b, mind_b);
}

void add_far_formation(World& world, std::uint64_t mind) {
    Draw draw(mind + 77);
    const auto ships = random_ships(draw);
    const bool has_radar = draw.one_in(2);
    world.far.push_back(add_formation(world, {1}, world.far_square, {1}, ships, has_radar, mind));
}

}  // namespace flagplot::test
