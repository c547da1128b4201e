#include "conformance/example_module.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "tactical/doctrine.h"
#include "tactical/outcome.h"

namespace flagplot::tactical::example {

namespace {

constexpr std::int32_t last_round = 12;
constexpr std::int32_t faces = 10;
constexpr std::int32_t needed = 5;
constexpr std::int32_t damage = 20;
constexpr std::string_view salvoes_key = "salvoes";

std::optional<std::int32_t> whole_number(std::string_view text) {
    std::int32_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_number = code == std::errc{} && end == text.data() + text.size();
    return is_number ? std::optional(value) : std::nullopt;
}

/// As her class's data say, else three for each point of her size.
std::int32_t most_salvoes_of(const Unit& unit) {
    for (const ModuleValue& value : unit.data) {
        if (value.module != ExampleModule::name || value.key != salvoes_key) continue;
        if (const auto number = whole_number(value.value)) return *number;
    }
    return 3 * unit.size.count;
}

bool is_side_there(const std::vector<Ship>& ships, SideIndex side) {
    return std::any_of(ships.begin(), ships.end(),
                       [&](const Ship& ship) { return ship.side == side && ship.is_there(); });
}

std::optional<SideIndex> side_to_act(std::int32_t round, SideIndex next,
                                     const std::vector<Ship>& ships) {
    const bool is_over =
        round > last_round || !is_side_there(ships, {0}) || !is_side_there(ships, {1});
    return is_over ? std::nullopt : std::optional(next);
}

/// The state of a battle in which this was just said.
void say(Battle& battle, Log* log, std::string text, std::vector<std::string> parts = {}) {
    battle.last.push_back(text);
    if (log != nullptr) log->note(std::move(text), {}, std::move(parts));
}

void fire(Battle& battle, const Fire& order, const Dice& dice, Log* log) {
    const std::int32_t rolled = roll(
        dice,
        {Purpose::battle, 0, static_cast<std::uint16_t>(battle.round), order.ship, order.target, 0},
        faces);
    --battle.salvoes[order.ship];
    const bool is_hit = rolled <= needed;
    if (is_hit) {
        Ship& target = battle.ships[order.target];
        target.hull = std::max(0, target.hull - damage);
    }
    say(battle, log,
        fmt::format("{} fires at {}: {}", order.ship_name, order.target_name,
                    is_hit ? "a hit" : "no hit"),
        {fmt::format("needed {} of {}", needed, faces), fmt::format("rolled {}", rolled),
         fmt::format("damage {}", is_hit ? damage : 0)});
}

UnitResult result_for(const Battle& battle, std::size_t place, const UnitOf& unit,
                      const BattleRequest& request) {
    constexpr std::int32_t all = 100;
    const Ship& ship = battle.ships[place];
    UnitResult result = as_she_went_in(*unit.unit);
    result.hull = Hundredths{ship.hull};
    if (ship.hull == 0) {
        result.speed = Hundredths{0};
        result.by = request.parties[1 - ship.side.index()].id;
    }
    if (unit.unit->state != UnitState::derelict || ship.hull == 0) {
        result.state = state_left(*result.hull, *result.speed);
    }
    result.ammunition = Hundredths{
        std::min(unit.unit->ammunition.count,
                 ship.most_salvoes == 0
                     ? unit.unit->ammunition.count
                     : (battle.salvoes[place] * all + ship.most_salvoes - 1) / ship.most_salvoes)};
    result.has_withdrawn = ship.has_left && ship.hull > 0;
    if (*result.has_withdrawn && unit.formation->course) {
        result.exit = opposite(*unit.formation->course);
    }
    return result;
}

}  // namespace

Result<Battle> ExampleModule::begin(const BattleRequest& request) const {
    if (request.parties.size() != 2) {
        return failure(ErrorCode::cannot_begin, {std::string(name), "it is for two sides"});
    }
    constexpr std::int32_t all = 100;
    Battle battle;
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        for (const Formation& formation : request.parties[side].formations) {
            for (const Unit& unit : formation.units) {
                const std::int32_t most = most_salvoes_of(unit);
                battle.ships.push_back({unit.name, {side}, unit.hull.count, most, false});
                battle.salvoes.push_back(most * unit.ammunition.count / all);
            }
        }
    }
    return battle;
}

View ExampleModule::view(const Battle& battle, SideIndex side) const {
    View view{side, battle.round, battle.to_act, battle.ships, {}, battle.last};
    for (std::size_t i = 0; i < battle.ships.size(); ++i) {
        const bool is_own = battle.ships[i].side == side;
        view.salvoes.push_back(is_own ? std::optional(battle.salvoes[i]) : std::nullopt);
    }
    return view;
}

std::optional<SideIndex> ExampleModule::to_act(const Battle& battle) const {
    return side_to_act(battle.round, battle.to_act, battle.ships);
}

std::vector<ExampleModule::Order> ExampleModule::options(const View& view) const {
    if (side_to_act(view.round, view.to_act, view.ships) != view.side) return {};
    std::vector<Order> orders;
    for (std::uint32_t own = 0; own < view.ships.size(); ++own) {
        const Ship& ship = view.ships[own];
        if (ship.side != view.side || !ship.is_there()) continue;
        for (std::uint32_t other = 0; other < view.ships.size(); ++other) {
            const Ship& target = view.ships[other];
            const bool is_target = target.side != view.side && target.is_there();
            if (!is_target || view.salvoes[own].value_or(0) == 0) continue;
            orders.push_back(Fire{own, other, ship.name, target.name});
        }
        orders.push_back(Leave{own, ship.name});
    }
    orders.push_back(Wait{});
    return orders;
}

Result<Battle> ExampleModule::step(Battle battle, SideIndex side, const Order& order,
                                   const Dice& dice, Log* log) const {
    if (!to_act(battle)) return failure(ErrorCode::battle_is_over);
    const std::vector<Order> allowed = options(view(battle, side));
    if (std::find(allowed.begin(), allowed.end(), order) == allowed.end()) {
        return failure(ErrorCode::no_such_order, {text_of(order), "an order of the side to act"});
    }
    battle.last.clear();
    std::visit(Overloaded{
                   [&](const Fire& shot) { fire(battle, shot, dice, log); },
                   [&](const Leave& leave) {
                       battle.ships[leave.ship].has_left = true;
                       say(battle, log, leave.name + " leaves");
                   },
                   [&](const Wait&) { say(battle, log, "nothing is done"); },
               },
               order);
    battle.to_act = SideIndex{1 - side.number};
    if (side == SideIndex{1}) ++battle.round;
    return battle;
}

BattleResult ExampleModule::outcome(const Battle& battle, const BattleRequest& request) const {
    BattleResult result;
    const std::vector<UnitOf> units = units_in(request);
    for (std::size_t i = 0; i < units.size(); ++i) {
        result.units.push_back(result_for(battle, i, units[i], request));
    }
    const bool is_long = battle.round > last_round;
    const bool is_left = std::any_of(battle.ships.begin(), battle.ships.end(),
                                     [](const Ship& ship) { return ship.has_left; });
    result.ended_by = is_long   ? EndedBy::turn_limit
                      : is_left ? EndedBy::disengagement
                                : EndedBy::annihilation;
    result.minutes = std::min(battle.round * minutes_per_turn, request.limit_minutes);
    result.field_holder = field_holder_after(request, result.units);
    return result;
}

Battle ExampleModule::resample(const View& view, const Dice& dice) const {
    Battle battle{view.round, view.to_act, view.ships, {}, view.last};
    for (std::uint32_t i = 0; i < view.ships.size(); ++i) {
        const DieKey key{Purpose::battle, 1, static_cast<std::uint16_t>(view.round), i, 0, 0};
        const std::int32_t guess = roll(dice, key, view.ships[i].most_salvoes + 1) - 1;
        battle.salvoes.push_back(view.salvoes[i].value_or(guess));
    }
    return battle;
}

std::vector<DoctrineKey> ExampleModule::doctrine_keys() const {
    return {{"withdraw", {"never", "damaged"}, "when a ship leaves"}};
}

ExampleModule::Order ExampleModule::captain(const View& view, const Doctrine& doctrine,
                                            const Dice& dice) const {
    constexpr std::int32_t half = 50;
    const std::vector<Order> orders = options(view);
    std::vector<Order> shots;
    for (const Order& order : orders) {
        if (const auto* leave = std::get_if<Leave>(&order)) {
            const bool is_to_leave = wish_of(doctrine, leave->name, "withdraw") == "damaged";
            if (is_to_leave && view.ships[leave->ship].hull <= half) return order;
        }
        if (std::holds_alternative<Fire>(order)) shots.push_back(order);
    }
    if (shots.empty()) return Wait{};
    const DieKey key{Purpose::battle, 2, static_cast<std::uint16_t>(view.round), 0, 0, 0};
    const auto chosen = roll(dice, key, static_cast<std::int32_t>(shots.size()));
    return shots[static_cast<std::size_t>(chosen - 1)];
}

BattleScene ExampleModule::scene(const View& view) const {
    BattleScene scene;
    scene.title = fmt::format("Round {} of {}", std::min(view.round, last_round), last_round);
    scene.sides = {"first", "second"};
    scene.board = {Grid::squares, static_cast<std::int32_t>(view.ships.size()), 2, ""};
    std::int32_t column = 0;
    for (const Ship& ship : view.ships) {
        Token token;
        token.id = token.label = ship.name;
        token.side = ship.side;
        token.place = {column++, static_cast<std::int32_t>(ship.side.number)};
        token.badges = {fmt::format("hull {}", ship.hull)};
        token.is_gone = !ship.is_there();
        scene.tokens.push_back(std::move(token));
    }
    scene.legend = view.last;
    return scene;
}

std::string ExampleModule::text_of(const Order& order) const {
    return std::visit(Overloaded{
                          [](const Fire& fire) {
                              return fmt::format("fire {} at {}", fire.ship_name, fire.target_name);
                          },
                          [](const Leave& leave) { return "leave " + leave.name; },
                          [](const Wait&) { return std::string("wait"); },
                      },
                      order);
}

Result<ExampleModule::Order> ExampleModule::read_order(const View& view,
                                                       std::string_view text) const {
    return read_among_options(*this, view, text);
}

std::vector<DataKey> ExampleModule::data_keys() const {
    return {{salvoes_key, "with full magazines; without it three for each point of her size"}};
}

std::string ExampleModule::problem_with_data(std::string_view /*key*/,
                                             std::string_view value) const {
    constexpr std::int32_t most = 100;
    const auto number = whole_number(value);
    return number && *number >= 0 && *number <= most ? "" : "a whole number from 0 to 100";
}

}  // namespace flagplot::tactical::example
