#include "support/random_world.h"

#include <algorithm>
#include <utility>

#include "base/ensure.h"
#include "campaign/record.h"
#include "support/test_deck.h"
#include "view/permissions.h"

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

std::vector<Square> waters_of(const World& world, Square around) {
    const Chart& chart = world.definition.chart;
    const auto& numbers = world.waters;
    std::vector<Square> squares;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == numbers[chart.index(around)]) squares.push_back(chart.square_at(i));
    }
    return squares;
}

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

Square random_sea(const Chart& chart, Draw& draw) { return random_sea(chart, small_theatre, draw); }

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
    switches.split = any<SplitRule>(draw);
    switches.after_battle = any<AfterBattle>(draw);
    switches.battle_contact = any<BattleContact>(draw);
    switches.battle_refusal = any<BattleRefusal>(draw);
    switches.air_enabled = !draw.one_in(4);
    switches.air_night = draw.one_in(4);
    switches.air_dusk = draw.one_in(4);
    switches.air_misreport = draw.one_in(2);
    switches.weather_enabled = draw.one_in(2);
    switches.event_draw = any<EventDraw>(draw);
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
    std::vector<ShipType> types{any<ShipType>(draw)};
    for (std::uint32_t i = draw.below(4); i > 0; --i) types.push_back(any<ShipType>(draw));
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
        const auto weather = any<Weather>(draw);
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

/// A number for a mind and a turn, to decide things by.
std::uint32_t thought(std::uint64_t mind, TurnNumber turn, std::uint32_t many) {
    return Draw(mind * 7'919 + static_cast<std::uint64_t>(turn.count)).below(many);
}

/// How a formation thinks: as the one its first ship began the war in.
std::uint64_t mind_of(const World& world, const CampaignState& state, FormationId id) {
    const auto& ships = state.formation(id).ships;
    const auto& formations = world.definition.formations;
    for (std::size_t i = 0; !ships.empty() && i < formations.size(); ++i) {
        const auto& began = formations[i].ships;
        if (std::find(began.begin(), began.end(), ships.front()) == began.end()) continue;
        return id.index() == i ? world.minds[i] : world.minds[i] * 31 + 7;
    }
    return 0;
}

/// Twins and the far ones neither part nor meet: their numbers would tell them apart.
bool may_part(const World& world, FormationId id) {
    const bool is_far = std::find(world.far.begin(), world.far.end(), id) != world.far.end();
    return id != world.twin_a && id != world.twin_b && !is_far;
}

template <class What>
bool is_ordered(const std::vector<Order>& orders, OwnNumber number) {
    return std::any_of(orders.begin(), orders.end(), [&](const Order& order) {
        const auto* line = std::get_if<FormationOrder>(&order);
        return line != nullptr && line->formation == number &&
               std::holds_alternative<What>(line->what);
    });
}

/// Ships that leave their formation, and formations that join another.
void think_of_parting(const World& world, const CampaignState& state, FormationId id,
                      const Book& book, const SideView& view, OwnNumber number,
                      std::vector<Order>& orders) {
    if (!may_part(world, id) || view.formation(number).presence != Presence::on_chart) return;
    Draw draw(mind_of(world, state, id) * 13 + static_cast<std::uint64_t>(view.turn.count));
    const bool leaves = draw.one_in(2);
    const auto order = [&](auto what) { orders.push_back(FormationOrder{number, what}); };
    const Detach damaged{};
    const Detach first{{view.formation(number).ships.front()},
                       view.formation(number).id + "-T" + std::to_string(view.turn.count),
                       {}};
    for (std::uint32_t other = 1; other < number.number; ++other) {
        const FormationId into = formation_of(world.definition, state, book.side, {other});
        if (!may_part(world, into) || obstacle(view, number, Merge{{other}})) continue;
        if (!is_ordered<Merge>(orders, {other})) return order(Merge{{other}});
    }
    if (leaves && !obstacle(book, view, number, damaged)) return order(damaged);
    if (leaves && !obstacle(book, view, number, first)) order(first);
}

/// Searches and cards of a side.
void think_of_side(const World& world, const CampaignState& state, const Book& book,
                   const SideView& view, std::vector<Order>& orders) {
    Draw draw(static_cast<std::uint64_t>(view.turn.count) * 64 + book.side.number);
    for (std::uint32_t asset = 0; asset < book.assets.size(); ++asset) {
        const SearchFrom search{{asset}, random_sea(book.chart, world.theatre, draw)};
        if (!obstacle(book, view, search, 0)) orders.push_back(search);
    }
    // The formation that thinks of it first plays it: by mind, whatever its number.
    std::optional<OwnNumber> player;
    std::uint64_t first = 0;
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        if (view.formation({number}).presence != Presence::on_chart) continue;
        if (is_ordered<Merge>(orders, {number})) continue;
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        const std::uint64_t wish = mind_of(world, state, id) * 2'654'435'761ULL % 1'000'003;
        const bool is_far = std::find(world.far.begin(), world.far.end(), id) != world.far.end();
        if (is_far || (player && wish <= first)) continue;
        player = OwnNumber{number};
        first = wish;
    }
    for (std::size_t i = 0; i < view.hand.size(); ++i) {
        const HandCard& card = view.hand[i];
        const Square square = random_sea(book.chart, world.theatre, draw);
        const auto same =
            std::count_if(view.hand.begin(), view.hand.begin() + static_cast<std::ptrdiff_t>(i),
                          [&](const HandCard& each) { return each.name == card.name; });
        PlayCard play{card.name.text, {}, {}};
        if (card.needs == CardNeeds::formation) play.on = player;
        if (card.needs == CardNeeds::square) play.at = square;
        if (draw.one_in(2) && !obstacle(view, play, static_cast<std::int32_t>(same))) {
            orders.push_back(play);
            return;  // one a turn
        }
    }
}

/// Does its captain decide where it steams? History does, where it knows of the formation.
bool is_its_own_master(const World& world, FormationId id) {
    if (world.history == nullptr) return true;
    const bool is_of_campaign = id.index() < world.definition.formations.size();
    return is_of_campaign && world.definition.track_of({id.number}) == nullptr;
}

/// What one captain writes, thinking by his mind and his side's picture alone.
std::vector<Order> think(const World& world, const CampaignState& state, FormationId id,
                         const Book& book, const SideView& view, OwnNumber number,
                         const std::vector<Order>& so_far) {
    const std::uint64_t mind = mind_of(world, state, id);
    const OwnFormation& own = view.formation(number);
    if (own.presence != Presence::on_chart) return {};
    Draw draw(mind * 1'000'003 + static_cast<std::uint64_t>(view.turn.count));
    const std::vector<Square> waters = waters_of(world, own.square);
    std::vector<Order> orders;
    const auto order = [&](auto what) { orders.push_back(FormationOrder{number, what}); };
    if (book.switches.turn_mode == TurnMode::alternating) {
        order(TakePlace{static_cast<std::int32_t>(mind % 64) + 1});
    }

    const Freedom freedom = permission(book, view, number).freedom;
    std::optional<Square> destination;
    if (own.route) destination = own.route->destination;
    if (freedom == Freedom::everything) {
        const Square port = draw.of(book.own_ports);
        const bool is_joined = contains(waters, port);
        destination = draw.of(waters);
        const bool needs_port = !own.effects.empty() && own.effects[0].ends == Ends::in_port;
        if ((needs_port || draw.one_in(3)) && is_joined) destination = port;
    }
    // A card may have put it into other waters than those of its route.
    if (destination && !contains(waters, *destination)) destination.reset();
    const bool lingers =
        (is_in_port(book, own) || is_ordered<Detach>(so_far, number)) && !draw.one_in(4);
    const bool may_route = (freedom == Freedom::everything && !lingers) ||
                           (freedom == Freedom::checkpoints && draw.one_in(2));
    const Square checkpoint = draw.of(waters);
    if (may_route && destination) {
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
    if (draw.one_in(6)) order(DropConditions{});
    if (draw.one_in(5)) order(Conditional{{WhenCard{}}, TakeStance{Stance::seek}});
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
    definition.deck = every_verb();
    add_assets(definition, {0}, "BL", port_of_blue, draw);
    add_assets(definition, {1}, "RD", port_of_red, draw);
    add_weather(definition, draw);
    add_script(definition, draw);
    add_victory(definition);
    return world;
}

void add_twins(World& world, Square a, Square b, Draw& draw) {
    const auto ships = random_ships(draw);
    const bool has_radar = draw.one_in(2);
    const auto add = [&](Square at) {
        const std::uint64_t mind = draw.below(1'000'000);
        return add_formation(world, {1}, at, {1}, ships, has_radar, mind);
    };
    world.twin_a = add(a);
    world.twin_b = add(b);
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
    if (world.history != nullptr) sheet = world.history(rules, state, seat);
    // First of all: a route of the same sheet would forbid it. History says who parts, too.
    const bool may_decide = world.history == nullptr;
    for (std::uint32_t number = 1; may_decide && number <= view.formations.size(); ++number) {
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        think_of_parting(world, state, id, book, view, {number}, sheet.orders);
    }
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        if (!is_its_own_master(world, id)) continue;
        if (is_ordered<Merge>(sheet.orders, {number})) continue;
        const auto orders = think(world, state, id, book, view, {number}, sheet.orders);
        sheet.orders.insert(sheet.orders.end(), orders.begin(), orders.end());
    }
    think_of_side(world, state, book, view, sheet.orders);
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

namespace {

/// A ship as she comes out: she has lost something, and may have lost her crew.
ShipOutcome come_out(ShipId ship, const ShipState& left, Fate fate) {
    const Hundredths hull{std::max(0, left.hull.count - 40)};
    const bool can_steam = hull.count > 0 && fate != Fate::derelict;
    ShipOutcome out{ship, hull, {can_steam ? left.speed.count * 3 / 4 : 0}};
    out.fate = hull.count > 0 ? fate : Fate::sunk;
    return out;
}

/// What befalls the first ship of a formation that is its side's still; nobody takes his own.
std::optional<Fate> fate_in(const World& world, const CampaignState& state, FormationId id,
                            std::optional<SideId> holder) {
    const auto lot = thought(mind_of(world, state, id) + 4'096, state.turn, 6);
    const bool may_be_taken = holder && row_of(world.definition, state, id).side != *holder;
    if (lot == 0 && may_be_taken) return Fate::captured;
    return lot == 1 ? std::optional(Fate::derelict) : std::nullopt;
}

BattleOutcome outcome_of(const World& world, const CampaignState& state, const Battle& battle) {
    BattleOutcome outcome{60, {}, {}, {}};
    const auto turn = static_cast<std::uint32_t>(state.turn.count);
    if (turn % 3 != 0) outcome.field_holder = SideId{turn % 2};
    for (const FormationId id : battle.formations) {
        std::optional<Fate> fate = fate_in(world, state, id, outcome.field_holder);
        for (const ShipId ship : state.formation(id).ships) {
            const ShipState& left = state.ships[ship.index()];
            if (left.is_lost()) continue;
            const Fate comes_out = std::exchange(fate, std::nullopt).value_or(left.fate);
            outcome.ships.push_back(come_out(ship, left, comes_out));
        }
        const auto whither = thought(mind_of(world, state, id), state.turn, 16);
        if (whither >= clockwise.size()) continue;
        const Square to = neighbour(battle.square, clockwise[whither]);
        if (world.definition.chart.is_navigable(to)) outcome.left.push_back({id, to});
    }
    return outcome;
}

}  // namespace

Command answer_to(const World& world, const CampaignState& state) {
    return std::visit(Overloaded{
                          [&](const FreedCaptain& freed) -> Command {
                              const FormationRow& row =
                                  row_of(world.definition, state, freed.formation);
                              return Answer{seat_of(row.side), row.number, std::nullopt};
                          },
                          [&](const OpenBattle& open) -> Command {
                              const Battle& battle = state.battles[open.battle.index()];
                              return ReportBattle{open.battle, outcome_of(world, state, battle)};
                          },
                          [&](const CardChoice& choice) -> Command {
                              return Choose{seat_of(choice.side), state.turn.count % 2 == 0};
                          },
                          [&](const UmpireAsked& asked) -> Command {
                              const bool is_yes = asked.formation && state.turn.count % 2 == 0;
                              return GiveRuling{is_yes, asked.formation ? "" : "As you like."};
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
    if (world.umpire != nullptr) {
        for (const Command& command : world.umpire(world, now)) {
            if (advance(rules, now, command)) carry_out(command);
        }
    }
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
    if (is_held_back(rules.definition, now)) carry_out(Release{});
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
