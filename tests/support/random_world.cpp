#include "support/random_world.h"

#include <algorithm>

#include "base/ensure.h"
#include "view/permissions.h"

namespace flagplot::test {

namespace {

constexpr std::int32_t theatre_columns = 9;
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

std::vector<Square> waters_of(const World& world, Square around) {
    const Chart& chart = world.definition.chart;
    const auto& numbers = world.waters;
    std::vector<Square> squares;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == numbers[chart.index(around)]) squares.push_back(chart.square_at(i));
    }
    return squares;
}

Square random_sea(const Chart& chart, Draw& draw) {
    while (true) {
        const Square square{static_cast<std::int16_t>(draw.below(theatre_columns)),
                            static_cast<std::int16_t>(draw.below(rows))};
        if (chart.is_navigable(square)) return square;
    }
}

template <class E>
E any(Draw& draw) {
    return static_cast<E>(draw.below(static_cast<std::uint32_t>(words_of<E>.size())));
}

Switches random_switches(Profile profile, Draw& draw) {
    Switches switches = switches_of(profile);
    switches.turn_mode = any<TurnMode>(draw);
    switches.diagonal = any<DiagonalRule>(draw);
    switches.residual = any<ResidualRule>(draw);
    switches.diagonal_run_persists = !draw.one_in(4);
    switches.metric = draw.one_in(4) ? SightMetric::orthogonal : SightMetric::chebyshev;
    switches.radar_close = any<RadarClose>(draw);
    switches.timing = any<SightingTiming>(draw);
    switches.sp_basis = any<SpBasis>(draw);
    switches.night_visual_mod = draw.one_in(2) ? -2 : 0;
    switches.notify_spotted = draw.one_in(2);
    switches.trigger_scope = {any<ScopeKind>(draw), {}};
    if (switches.trigger_scope.kind == ScopeKind::radius) switches.trigger_scope.radius = {3};
    switches.allow_hold = draw.one_in(2);
    switches.midmove_change = draw.one_in(3);
    switches.contact_current_turns = static_cast<std::int32_t>(draw.below(3));
    switches.decisions = any<Decisions>(draw);
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
                                     row.size},
                                    Confidence::low,
                                    Confidence::low});
        formation.ships.push_back({number});
    }
}

std::vector<ShipType> random_ships(Draw& draw) {
    std::vector<ShipType> types{any<ShipType>(draw)};
    for (std::uint32_t i = draw.below(4); i > 0; --i) types.push_back(any<ShipType>(draw));
    return types;
}

FormationId add_formation(World& world, SideId side, Square at, TurnNumber enters,
                          const std::vector<ShipType>& ships, bool radar, std::uint64_t mind) {
    Definition& definition = world.definition;
    const auto index = static_cast<std::uint32_t>(definition.formations.size());
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

/// What one captain writes, thinking by his mind and his side's picture alone.
std::vector<Order> think(const World& world, const Book& book, const SideView& view,
                         OwnNumber number, std::uint64_t mind) {
    const OwnFormation& own = view.formation(number);
    if (own.presence != Presence::on_chart) return {};
    Draw draw(mind * 1'000'003 + static_cast<std::uint64_t>(view.turn.count));
    const std::vector<Square> waters = waters_of(world, own.square);
    std::vector<Order> orders;
    const auto order = [&](auto what) { orders.push_back(FormationOrder{number, what}); };
    order(TakePlace{static_cast<std::int32_t>(mind % 64) + 1});

    const Freedom freedom = permission(book, view, number).freedom;
    std::optional<Square> destination;
    if (own.route) destination = own.route->destination;
    if (freedom == Freedom::everything) destination = draw.of(waters);
    const bool may_route =
        freedom == Freedom::everything || (freedom == Freedom::checkpoints && draw.one_in(2));
    const Square checkpoint = draw.of(waters);
    if (may_route) {
        PlotRoute route{{}, *destination};
        if (draw.one_in(2)) route.checkpoints.push_back(checkpoint);
        order(route);
    }
    if (draw.one_in(3) && destination) {
        order(Conditional{{WhenContact{{}, {}, Squares{3}, {}}},
                          PlotRoute{{checkpoint}, *destination}});
    }
    if (draw.one_in(4)) order(Conditional{{WhenSighted{}}, UseRadar{false}});
    if (draw.one_in(5)) order(UseRadar{draw.one_in(2)});
    if (draw.one_in(5)) order(TakeStance{any<Stance>(draw)});
    const bool holds = !may_route && book.switches.allow_hold && draw.one_in(6);
    if (holds) order(Hold{});
    return orders;
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
    definition.profile = any<Profile>(draw);
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
    return world;
}

void add_far_formation(World& world, std::uint64_t mind) {
    Draw draw(mind + 77);
    const auto ships = random_ships(draw);
    const bool has_radar = draw.one_in(2);
    world.far.push_back(add_formation(world, {1}, world.far_square, {1}, ships, has_radar, mind));
}

Sheet sheet_of(const World& world, const Rules& rules, const CampaignState& state, SeatId seat) {
    const Book& book = rules.books[seat.index()];
    const SideView& view = state.view(seat);
    Sheet sheet{state.turn, {}};
    for (std::uint32_t number = 1; number <= book.formations.size(); ++number) {
        const FormationId id = world.definition.formation_of(book.side, {number});
        const auto orders = think(world, book, view, {number}, world.minds[id.index()]);
        sheet.orders.insert(sheet.orders.end(), orders.begin(), orders.end());
    }
    if (book.switches.turn_mode == TurnMode::alternating && view.turn.count % 2 == 0) {
        sheet.orders.push_back(UseInitiative{Initiative::enemy});
    }
    return sheet;
}

Step must_advance(const Rules& rules, const CampaignState& state, const Command& command) {
    auto step = advance(rules, state, command);
    if (!step) std::fprintf(stderr, "%s\n", describe(step.error()).c_str());
    FLAGPLOT_ENSURE(step.has_value());
    return std::move(*step);
}

Command answer_to(const World& world, const CampaignState& state) {
    return std::visit(
        Overloaded{
            [&](const FreedCaptain& freed) -> Command {
                const FormationRow& row = world.definition.formation(freed.formation);
                return Answer{seat_of(row.side), row.number, std::nullopt};
            },
            [&](const OpenBattle& open) -> Command {
                ReportBattle report{open.battle, {60, {}, {}}};
                for (const FormationId id : state.battles[open.battle.index()].formations) {
                    for (const ShipId ship : world.definition.formation(id).ships) {
                        const ShipState& left = state.ships[ship.index()];
                        const Hundredths hull{std::max(0, left.hull.count - 40)};
                        const Hundredths speed{hull.count == 0 ? 0 : left.speed.count * 3 / 4};
                        report.outcome.ships.push_back({ship, hull, speed});
                    }
                }
                return report;
            },
        },
        *state.stop);
}

std::vector<Played> play_turn(const World& world, const Rules& rules, const CampaignState& state) {
    std::vector<Played> played;
    CampaignState now = state;
    const auto carry_out = [&](const Command& command) {
        Step step = must_advance(rules, now, command);
        played.push_back({command, now, step});
        now = step.after;
    };
    for (std::uint32_t seat = 0; seat < now.views.size(); ++seat) {
        carry_out(SubmitOrders{{seat}, sheet_of(world, rules, now, {seat})});
    }
    while (now.turn == state.turn) {
        if (now.stop) {
            carry_out(answer_to(world, now));
        } else {
            carry_out(Resolve{});
        }
    }
    return played;
}

std::vector<Played> play(const World& world, const Rules& rules) {
    std::vector<Played> played;
    const CampaignState first = first_state(world.definition);
    played.push_back({Begin{}, first, must_advance(rules, first, Begin{})});
    while (played.back().step.after.progress.phase != Phase::over) {
        const auto turn = play_turn(world, rules, played.back().step.after);
        played.insert(played.end(), turn.begin(), turn.end());
    }
    return played;
}

}  // namespace flagplot::test
