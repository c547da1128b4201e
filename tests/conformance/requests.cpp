#include "conformance/requests.h"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

namespace flagplot::tactical {

namespace {

struct Sort {
    std::string_view type;
    std::int32_t size;
    std::int32_t speed;
};

constexpr Sort battleship{"battleship", 4, 300};
constexpr Sort cruiser{"heavy cruiser", 3, 320};
constexpr Sort destroyer{"destroyer", 1, 350};
constexpr Sort merchant{"auxiliary", 2, 120};

Unit unit(std::string name, const Sort& sort) {
    Unit unit;
    unit.name = std::move(name);
    unit.class_name = std::string(sort.type);
    unit.type = std::string(sort.type);
    unit.size = unit.points_left = {sort.size};
    unit.maximum = unit.speed_left = {sort.speed};
    return unit;
}

Unit damaged(Unit unit, Hundredths hull, Hundredths speed, Hundredths ammunition) {
    unit.hull = hull;
    unit.speed = speed;
    unit.ammunition = ammunition;
    unit.points_left = {(unit.size.count * hull.count + 99) / 100};
    unit.speed_left = {unit.maximum.count * speed.count / 100};
    unit.state = speed <= Hundredths{50} ? UnitState::crippled : UnitState::damaged;
    unit.notes = {"a hole in her side"};
    return unit;
}

Unit derelict(Unit unit) {
    unit = damaged(std::move(unit), {60}, {0}, {100});
    unit.state = UnitState::derelict;
    return unit;
}

Formation formation(std::string id, std::string stance, Direction course, std::vector<Unit> units) {
    return {id, "the " + id, std::move(stance), course, "", std::move(units)};
}

BattleRequest request(std::vector<Formation> first, std::vector<Formation> second) {
    BattleRequest made;
    made.campaign = "conformance";
    made.title = "Conformance";
    made.battle = 1;
    made.scene.turn = {3};
    made.scene.date_hour = "1941-05-24 06:00";
    made.scene.light = "day";
    made.scene.weather = "clear";
    made.scene.square = {4, 5};
    made.scene.terrain = Terrain::sea;
    for (const Direction direction : clockwise) {
        const Square beside = neighbour(made.scene.square, direction);
        made.scene.around.push_back({direction, beside, Terrain::sea, true, ""});
    }
    made.parties = {{"red", "Red", {}, std::move(first)}, {"blue", "Blue", {}, std::move(second)}};
    return made;
}

/// Over after eight rounds of five minutes: many ships have much to decide in each.
BattleRequest short_one(BattleRequest request) {
    request.limit_minutes = 40;
    return request;
}

std::vector<Unit> many(std::string_view name, const Sort& sort, int count) {
    std::vector<Unit> units;
    for (int i = 1; i <= count; ++i) units.push_back(unit(fmt::format("{} {}", name, i), sort));
    return units;
}

}  // namespace

BattleRequest golden_request() {
    return request({formation("R-1", "attack", Direction::north,
                              {unit("Hart", battleship), unit("Perch", battleship)})},
                   {formation("B-1", "attack", Direction::south,
                              {unit("Bison", battleship), unit("Prinz", cruiser)})});
}

namespace {

BattleRequest of_sides(std::size_t sides) {
    BattleRequest made = golden_request();
    constexpr std::array<std::string_view, 2> further{"green", "white"};
    for (std::size_t side = 2; side < sides; ++side) {
        const std::string name(further.at(side - 2));
        made.parties.push_back({name,
                                name,
                                {},
                                {formation("X-" + name, "attack", Direction::east,
                                           {unit("Ship of " + name, cruiser)})}});
    }
    return short_one(made);
}

BattleRequest with_neutral() {
    BattleRequest made = of_sides(3);
    made.parties.back().role = PartyRole::neutral;
    return made;
}

/// One prize in company of those who took her.
BattleRequest with_prize() {
    BattleRequest made = short_one(golden_request());
    Unit prize = unit("Prize", merchant);
    prize.state = UnitState::captured;
    made.parties[1].formations[0].units.push_back(std::move(prize));
    return made;
}

BattleRequest at_night() {
    BattleRequest made = short_one(golden_request());
    made.scene.light = "night";
    made.scene.moon_age = 28;
    made.scene.visibility = 3;
    made.scene.wind = Wind{225, 6};
    made.scene.sea_state = 5;
    made.surprised = {"blue"};
    return made;
}

BattleRequest off_a_coast() {
    BattleRequest made = golden_request();
    for (Beside& beside : made.scene.around) {
        if (beside.direction == Direction::east) continue;
        beside.terrain = Terrain::land;
        beside.is_way = false;
    }
    made.parties[1].formations[0].stance = "avoid";
    return made;
}

/// With what other modules have left of a ship, and know of her class.
BattleRequest fought_before() {
    BattleRequest made = short_one(golden_request());
    Unit& ship = made.parties[0].formations[0].units[0];
    ship.lasting = {{"elsewhere", "rudder", "jammed"}};
    ship.data = {{"elsewhere", "oars", "40"},
                 {"example", "salvoes", "2"},
                 {"battle_board", "armor", "300"},
                 {"battle_board", "station", "rear"}};
    ship.experience = Hundredths{80};
    return made;
}

BattleRequest lasting(std::int32_t minutes) {
    BattleRequest made = golden_request();
    made.limit_minutes = minutes;
    return made;
}

/// A ship of the missile age; with `weapons` instead of those of her template, if it says any.
Unit modern(std::string name, std::string_view type, std::string kind, std::string weapons = {}) {
    Unit made = unit(std::move(name), {type, 3, 300});
    made.data = {{"missile_age", "template", std::move(kind)}};
    if (!weapons.empty()) made.data.push_back({"missile_age", "weapons", std::move(weapons)});
    return made;
}

/// A carrier and her escorts against a squadron with all other kinds of weapons.
BattleRequest carrier_and_squadron() {
    Unit carrier = modern("Ark", "fleet carrier", "carrier");
    carrier.data.push_back(
        {"missile_age", "aircraft", "bomber jet 2, strike jet 2, torpedo helicopter 2"});
    return request({formation("R-1", "attack", Direction::north,
                              {std::move(carrier), modern("Hart", "destroyer", "destroyer"),
                               modern("Perch", "destroyer", "corvette")})},
                   {formation("B-1", "attack", Direction::south,
                              {modern("Bison", "destroyer", "destroyer",
                                      "HW torpedo 8, 127 mm gun 1, area SAM 16, chaff 4"),
                               modern("Prinz", "destroyer", "frigate",
                                      "infra-red ASM 6, 76 mm gun 1, MANPADS 4, chaff 4"),
                               modern("Wasp", "minesweeper or motor boat", "1980s missile boat",
                                      "salvo rockets 3, 40 mm gun 1, flares 2")})});
}

/// By day, a hurt battleship that flees from a cruiser and her flotilla.
BattleRequest chase_by_day() {
    constexpr Hundredths hull{70}, speed{60}, ammunition{80};
    BattleRequest made =
        request({formation("R-1", "avoid", Direction::east,
                           {damaged(unit("Hart", battleship), hull, speed, ammunition)})},
                {formation("B-1", "attack", Direction::east, {unit("Prinz", cruiser)}),
                 formation("B-2", "attack", Direction::east, many("Blue Flotilla", destroyer, 4))});
    made.spottings = {{"blue", "B-2", "R-1", "by eye"}, {"red", "R-1", "B-2", "by eye"}};
    constexpr std::int32_t two_hours = 120;
    made.limit_minutes = two_hours;
    return made;
}

/// On a dark night, cruisers that come upon a convoy which knows nothing of them.
BattleRequest surprise_by_night() {
    BattleRequest made =
        request({formation("R-1", "attack", Direction::east, many("Red", cruiser, 2)),
                 formation("R-2", "attack", Direction::east, many("Red Flotilla", destroyer, 2))},
                {formation("B-1", "avoid", Direction::east, many("Merchant", merchant, 3)),
                 formation("B-2", "attack", Direction::east, many("Escort", destroyer, 2))});
    made.spottings = {{"red", "R-1", "B-1", "by eye"}};
    made.scene.date_hour = "1941-11-20 00:30";
    made.scene.light = "night";
    made.surprised = {"blue"};
    return short_one(made);
}

void add_second_edition(std::vector<NamedRequest>& all) {
    all.push_back({"three sides", of_sides(3)});
    all.push_back({"four sides", of_sides(4)});
    all.push_back({"two sides and a neutral", with_neutral()});
    all.push_back({"a prize in company", with_prize()});
    all.push_back({"a surprise by night", at_night()});
    all.push_back({"land around", off_a_coast()});
    all.push_back({"what other modules left", fought_before()});
    for (const std::int32_t minutes : {1, 3, 7, 40}) {
        all.push_back({fmt::format("{} minutes", minutes), lasting(minutes)});
    }
}

}  // namespace

BattleRequest even_request() {
    return request({formation("R-1", "attack", Direction::north, many("Red", cruiser, 2))},
                   {formation("B-1", "attack", Direction::south, many("Blue", cruiser, 2))});
}

std::vector<GoldenBattle> golden_battles(std::string_view module) {
    std::vector<GoldenBattle> all{{std::string(module), golden_request()}};
    if (module == "gunnery") {
        all.push_back({"gunnery_chase_by_day",
                       chase_by_day(),
                       {{{"Blue Flotilla 1", "task", "torpedo attack"}}}});
        all.push_back({"gunnery_surprise_by_night", surprise_by_night()});
    }
    if (module == "missile_age") {
        all.push_back({"missile_age_every_phase", carrier_and_squadron()});
    }
    return all;
}

std::vector<NamedRequest> requests_for_all() {
    std::vector<NamedRequest> all;
    all.push_back(
        {"one against one",
         request({formation("R-1", "attack", Direction::east, {unit("Red One", cruiser)})},
                 {formation("B-1", "avoid", Direction::west, {unit("Blue One", cruiser)})})});
    all.push_back({"two against two", golden_request()});
    all.push_back(
        {"raider and convoy",
         short_one(request(
             {formation("R-1", "attack", Direction::south, many("Raider", battleship, 1))},
             {formation("B-1", "avoid", Direction::north, many("Merchant", merchant, 3)),
              formation("B-2", "attack", Direction::east, many("Escort", destroyer, 2))}))});
    all.push_back(
        {"the damaged", request({formation("R-1", "attack", Direction::north,
                                           {damaged(unit("Limper", cruiser), {35}, {40}, {10}),
                                            derelict(unit("Hulk", destroyer))})},
                                {formation("B-1", "attack", Direction::south,
                                           {damaged(unit("Empty", battleship), {80}, {70}, {0}),
                                            unit("Sound", destroyer)})})});
    all.push_back(
        {"line against line",
         short_one(request(
             {formation("R-1", "attack", Direction::east, many("Red", battleship, 2)),
              formation("R-2", "attack", Direction::north, many("Red Flotilla", destroyer, 3))},
             {formation("B-1", "attack", Direction::west, many("Blue", cruiser, 3))}))});
    add_second_edition(all);
    return all;
}

}  // namespace flagplot::tactical
