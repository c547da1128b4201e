#include "conformance/example_module.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "tactical/doctrine.h"
#include "tactical/outcome.h"

namespace flagplot::tactical::example {

namespace {

constexpr std::int32_t faces = 10;
constexpr std::string_view salvoes_key = "salvoes";

std::int32_t salvoes_for_each_point(const Tables& tables, std::string_view type) {
    for (const Magazine& magazine : tables.magazines) {
        if (magazine.type == type) return magazine.salvoes;
    }
    return 3;
}

/// As her class's data say, else those of her type.
std::int32_t most_salvoes_of(const Tables& tables, const Unit& unit) {
    for (const ModuleValue& value : unit.data) {
        if (value.module != ExampleModule::name || value.key != salvoes_key) continue;
        if (const auto number = whole_number<std::int32_t>(value.value)) return *number;
    }
    return salvoes_for_each_point(tables, unit.type) * unit.size.count;
}

// --- whose turn it is ----------------------------------------------------------------------------

bool is_side_there(const Board& board, SideIndex side) {
    return std::any_of(board.ships.begin(), board.ships.end(),
                       [&](const Ship& ship) { return ship.side == side && ship.is_there(); });
}

/// Is there anybody left whom somebody there wants to fight?
bool is_fought_over(const Board& board) {
    for (std::uint32_t side = 0; side < board.sides.size(); ++side) {
        for (std::uint32_t other = 0; other < board.sides.size(); ++other) {
            if (board.is_hostile({side}, {other}) && is_side_there(board, {side}) &&
                is_side_there(board, {other})) {
                return true;
            }
        }
    }
    return false;
}

std::optional<SideIndex> side_to_act(const Board& board) {
    const bool is_over = board.round > board.rounds || !is_fought_over(board);
    return is_over ? std::nullopt : std::optional(board.to_act);
}

/// The first side from this one on that has ships there.
std::optional<SideIndex> next_side(const Board& board, std::uint32_t from) {
    for (std::uint32_t side = from; side < board.sides.size(); ++side) {
        if (is_side_there(board, {side})) return SideIndex{side};
    }
    return std::nullopt;
}

/// What was hit in the round suffers now.
void end_round(Board& board) {
    ++board.round;
    for (Ship& ship : board.ships) {
        ship.hull = std::max(0, ship.hull - ship.hurt);
        ship.hurt = 0;
    }
}

void go_on(Board& board) {
    auto next = next_side(board, board.to_act.number + 1);
    if (!next) {
        end_round(board);
        next = next_side(board, 0);
    }
    board.to_act = next.value_or(SideIndex{0});
}

// --- what happens --------------------------------------------------------------------------------

void fire(const Tables& tables, Battle& battle, const Fire& order, const Dice& dice, Log* log) {
    const auto round = static_cast<std::uint16_t>(battle.board.round);
    const std::int32_t rolled =
        roll(dice, {Purpose::battle, 0, round, order.ship, order.target, 0}, faces);
    --battle.salvoes[order.ship];
    const bool is_hit = rolled <= tables.needed;
    if (is_hit) {
        Ship& target = battle.board.ships[order.target];
        target.hurt += tables.damage;
        target.hit_by = battle.board.ships[order.ship].side;
    }
    std::string text = fmt::format("{} fires at {}: {}", order.ship_name, order.target_name,
                                   is_hit ? "a hit" : "no hit");
    battle.board.last.push_back(text);
    if (log == nullptr) return;
    log->tell_all(
           std::move(text), {},
           {fmt::format("needed {} of {}", tables.needed, faces), fmt::format("rolled {}", rolled),
            fmt::format("damage {}", is_hit ? tables.damage : 0)})
        .event = is_hit ? LogEvent::hit : LogEvent::other;
    log->tell(battle.board.ships[order.ship].side,
              fmt::format("{} has {} salvoes left", order.ship_name, battle.salvoes[order.ship]));
}

void say(Board& board, Log* log, std::string text) {
    board.last.push_back(text);
    if (log != nullptr) log->tell_all(std::move(text));
}

// --- what comes of it ----------------------------------------------------------------------------

std::int32_t ammunition_of(const Battle& battle, std::size_t place, const Unit& unit) {
    constexpr std::int32_t all = 100;
    const std::int32_t most = battle.board.ships[place].most_salvoes;
    if (most == 0) return unit.ammunition.count;
    return std::min(unit.ammunition.count, (battle.salvoes[place] * all + most - 1) / most);
}

UnitResult result_for(const Battle& battle, std::size_t place, const UnitOf& unit,
                      const BattleRequest& request) {
    const Ship& ship = battle.board.ships[place];
    UnitResult result = as_she_went_in(*unit.unit);
    result.hull = Hundredths{ship.hull};
    if (ship.hull == 0) {
        result.speed = Hundredths{0};
        result.by = request.parties[ship.hit_by.value_or(SideIndex{}).index()].id;
    }
    if (unit.unit->state != UnitState::derelict || ship.hull == 0) {
        result.state = state_left(*result.hull, *result.speed);
    }
    result.ammunition = Hundredths{ammunition_of(battle, place, *unit.unit)};
    result.has_withdrawn = ship.has_left && ship.hull > 0;
    if (*result.has_withdrawn && unit.formation->course) {
        result.exit = way_out(request.scene, opposite(*unit.formation->course));
    }
    return result;
}

EndedBy how_it_ended(const Board& board) {
    if (is_fought_over(board)) return EndedBy::turn_limit;
    const bool is_any_left = std::any_of(board.ships.begin(), board.ships.end(),
                                         [](const Ship& ship) { return ship.has_left; });
    if (is_any_left) return EndedBy::disengagement;
    const bool is_any_sunk = std::any_of(board.ships.begin(), board.ships.end(),
                                         [](const Ship& ship) { return ship.hull == 0; });
    return is_any_sunk ? EndedBy::annihilation : EndedBy::no_hostility;
}

LearnedResult learned_by(const Board& board, SideIndex side, const BattleRequest& request) {
    std::vector<std::string> met;
    for (const Ship& ship : board.ships) {
        if (ship.side != side) met.push_back(fmt::format("{}, hull {}", ship.name, ship.hull));
    }
    return {request.parties[side.index()].id, fmt::format("Met {}.", fmt::join(met, "; "))};
}

}  // namespace

Result<Battle> ExampleModule::begin(const BattleRequest& request) const {
    constexpr std::int32_t all = 100;
    Battle battle;
    Board& board = battle.board;
    const auto rounds = (request.limit_minutes + minutes_per_turn - 1) / minutes_per_turn;
    board.rounds = std::clamp(rounds, 1, tables_.rounds);
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        board.sides.push_back(request.parties[side].name);
        for (std::uint32_t other = 0; other < request.parties.size(); ++other) {
            const bool is_foe = attitude_of(request, {side}, {other}) == Attitude::hostile;
            board.hostile.push_back(is_foe ? 1 : 0);
        }
        for (const Formation& formation : request.parties[side].formations) {
            for (const Unit& unit : formation.units) {
                const std::int32_t most = most_salvoes_of(tables_, unit);
                board.ships.push_back({unit.name, {side}, unit.hull.count, 0, most, false, {}});
                battle.salvoes.push_back((most * unit.ammunition.count + all - 1) / all);
            }
        }
    }
    board.to_act = next_side(board, 0).value_or(SideIndex{});
    return battle;
}

View ExampleModule::view(const Battle& battle, SideIndex side) const {
    View view{side, battle.board, {}};
    for (std::size_t i = 0; i < battle.board.ships.size(); ++i) {
        const bool is_own = battle.board.ships[i].side == side;
        view.salvoes.push_back(is_own ? std::optional(battle.salvoes[i]) : std::nullopt);
    }
    return view;
}

std::optional<SideIndex> ExampleModule::to_act(const Battle& battle) const {
    return side_to_act(battle.board);
}

std::vector<ExampleModule::Order> ExampleModule::options(const View& view) const {
    if (side_to_act(view.board) != view.side) return {};
    std::vector<Order> orders;
    const std::vector<Ship>& ships = view.board.ships;
    for (std::uint32_t own = 0; own < ships.size(); ++own) {
        if (ships[own].side != view.side || !ships[own].is_there()) continue;
        for (std::uint32_t other = 0; other < ships.size(); ++other) {
            const bool is_target =
                view.board.is_hostile(view.side, ships[other].side) && ships[other].is_there();
            if (!is_target || view.salvoes[own].value_or(0) == 0) continue;
            orders.push_back(Fire{own, other, ships[own].name, ships[other].name});
        }
        if (tables_.switches.may_leave) orders.push_back(Leave{own, ships[own].name});
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
    battle.board.last.clear();
    std::visit(Overloaded{
                   [&](const Fire& shot) { fire(tables_, battle, shot, dice, log); },
                   [&](const Leave& leave) {
                       battle.board.ships[leave.ship].has_left = true;
                       say(battle.board, log, leave.name + " leaves");
                   },
                   [&](const Wait&) { say(battle.board, log, "nothing is done"); },
               },
               order);
    go_on(battle.board);
    return battle;
}

BattleResult ExampleModule::outcome(const Battle& battle, const BattleRequest& request) const {
    BattleResult result;
    const std::vector<UnitOf> units = units_in(request);
    for (std::size_t i = 0; i < units.size(); ++i) {
        result.units.push_back(result_for(battle, i, units[i], request));
    }
    result.ended_by = how_it_ended(battle.board);
    const std::int32_t rounds = std::min(battle.board.round, battle.board.rounds);
    result.minutes = std::min(rounds * minutes_per_turn, request.limit_minutes);
    result.field_holder = field_holder_after(request, result.units);
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        result.learned.push_back(learned_by(battle.board, {side}, request));
    }
    return result;
}

Battle ExampleModule::resample(const View& view, const Dice& dice) const {
    Battle battle{view.board, {}};
    const auto round = static_cast<std::uint16_t>(view.board.round);
    for (std::uint32_t i = 0; i < view.board.ships.size(); ++i) {
        const DieKey key{Purpose::battle, 1, round, i, 0, 0};
        const std::int32_t guess = roll(dice, key, view.board.ships[i].most_salvoes + 1) - 1;
        battle.salvoes.push_back(view.salvoes[i].value_or(guess));
    }
    return battle;
}

Battle ExampleModule::with_hidden_changed(Battle battle, SideIndex side,
                                          const Dice& /*dice*/) const {
    for (std::size_t i = 0; i < battle.salvoes.size(); ++i) {
        if (battle.board.ships[i].side != side) ++battle.salvoes[i];
    }
    return battle;
}

std::vector<OrderForm> ExampleModule::forms(const View& view) const {
    OrderForm form{"fire", "whom one of your ships fires at", "", "fire {ship} at {target}", {}};
    FormSlot ship{"ship", SlotKind::token, 0, 0, {}, {}};
    FormSlot target{"target", SlotKind::token, 0, 0, {}, {}};
    const auto add = [](std::vector<std::string>& names, const std::string& of_ship) {
        if (std::find(names.begin(), names.end(), of_ship) == names.end()) names.push_back(of_ship);
    };
    for (const Order& order : options(view)) {
        const auto* shot = std::get_if<Fire>(&order);
        if (shot == nullptr) continue;
        add(ship.among, shot->ship_name);
        add(target.among, shot->target_name);
    }
    if (ship.among.empty()) return {};
    form.slots = {std::move(ship), std::move(target)};
    return {std::move(form)};
}

std::optional<ExampleModule::Order> ExampleModule::pass(const View& /*view*/) const {
    return Wait{};
}

std::vector<DoctrineKey> ExampleModule::doctrine_keys() const {
    return {{"withdraw", {"never", "damaged"}, "when a ship leaves"}};
}

ExampleModule::Order ExampleModule::captain(const View& view, const Doctrine& doctrine,
                                            const Dice& dice) const {
    constexpr std::int32_t half = 50;
    std::vector<Order> shots;
    for (const Order& order : options(view)) {
        if (const auto* leave = std::get_if<Leave>(&order)) {
            const bool is_to_leave = wish_of(doctrine, leave->name, "withdraw") == "damaged";
            if (is_to_leave && view.board.ships[leave->ship].hull <= half) return order;
        }
        if (std::holds_alternative<Fire>(order)) shots.push_back(order);
    }
    if (shots.empty()) return Wait{};
    const auto round = static_cast<std::uint16_t>(view.board.round);
    const DieKey key{Purpose::battle, 2, round, 0, 0, 0};
    const auto chosen = roll(dice, key, static_cast<std::int32_t>(shots.size()));
    return shots[static_cast<std::size_t>(chosen - 1)];
}

BattleScene ExampleModule::scene(const View& view) const {
    const Board& board = view.board;
    BattleScene scene;
    scene.turn = std::min(board.round, board.rounds);
    scene.title = fmt::format("Round {} of {}", scene.turn, board.rounds);
    scene.sides = board.sides;
    scene.board = {Grid::squares, static_cast<std::int32_t>(board.ships.size()),
                   static_cast<std::int32_t>(board.sides.size()), ""};
    std::int32_t column = 0;
    for (const Ship& ship : board.ships) {
        Token token;
        token.id = token.label = ship.name;
        token.side = ship.side;
        token.place = {column++, static_cast<std::int32_t>(ship.side.number)};
        token.badges = {fmt::format("hull {}", ship.hull)};
        token.is_gone = !ship.is_there();
        scene.tokens.push_back(std::move(token));
    }
    scene.legend = board.last;
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
    return {{salvoes_key, "with full magazines; without it by her type"}};
}

std::string ExampleModule::problem_with_data(std::string_view /*key*/,
                                             std::string_view value) const {
    constexpr std::int32_t most = 100;
    const auto number = whole_number<std::int32_t>(value);
    return number && *number >= 0 && *number <= most ? "" : "a whole number from 0 to 100";
}

}  // namespace flagplot::tactical::example

namespace flagplot::tactical {

template std::unique_ptr<const Module> module_of(example::ExampleModule module);

}  // namespace flagplot::tactical
