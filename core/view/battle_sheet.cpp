#include "view/battle_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/markdown.h"
#include "rules/moon.h"
#include "view/briefing_parts.h"
#include "view/contact_orders.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

const KnownBattle& battle_of(const SideView& view, OwnBattleNumber battle) {
    return view.battles.at(battle.number - 1);
}

/// What the side was told when battle was joined, if its reports still have it.
const BattleJoined* joined(const SideView& view, OwnBattleNumber battle) {
    for (const auto* reports : {&view.waiting, &view.released}) {
        for (const Report& report : *reports) {
            const auto* told = std::get_if<BattleJoined>(&report);
            if (told != nullptr && told->battle == battle) return told;
        }
    }
    return nullptr;
}

/// "from the air on 8 Nov 1941 06:00 (may be wrong): 2 units, the biggest a heavy cruiser".
std::string composition_text(const Book& book, const Contact& contact) {
    const std::optional<Sighted> known = composition_of(book.switches, contact);
    if (!known) return "nothing but its place";
    return fmt::format("{} ({})", phrase_of(*known->declared),
                       composition_grade_text(book, contact));
}

std::string contact_text(const Book& book, const SideView& view, ContactId id) {
    const Contact& contact = view.contact(id);
    return fmt::format("contact {}, in {} on {} ({}): {}{}", name_of(view, id),
                       name_of(contact.square),
                       date_hour(book.calendar.begin_of(contact.turn) + contact.at),
                       place_grade_text(book, view, contact), composition_text(book, contact),
                       contact.next_marker ? ", bound for " + name_of(*contact.next_marker) : "");
}

/// How an enemy of the battle was sighted before it, in the same turn or the one before.
std::string sighted_before(const SideView& view, const KnownBattle& battle, ContactId id) {
    std::vector<std::string> seen;
    for (const Sighted& each : view.contact(id).sightings) {
        const bool is_before = each.source != SightSource::battle &&
                               each.turn + TurnNumber{1} >= battle.turn && each.turn <= battle.turn;
        if (!is_before) continue;
        std::string how(phrase_of(each.source));
        if (each.by) how += " from " + view.formation(*each.by).id;
        if (std::find(seen.begin(), seen.end(), how) == seen.end()) seen.push_back(how);
    }
    return seen.empty() ? "not sighted before" : "sighted before " + enumeration(seen);
}

/// Seen in or beside the square of the battle, in its turn or the one before.
bool is_at_hand(const KnownBattle& battle, const Contact& contact) {
    return contact.stands() && chebyshev(contact.square, battle.square) <= Squares{1} &&
           contact.turn + TurnNumber{1} >= battle.turn && contact.turn <= battle.turn;
}

/// A formation as its side knows it. The square it came from is the last but one of its track.
tactical::Formation formation_in(const Book& book, const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const auto& track = own.track;
    GoingIn going_in{own.id, own.name, own.stance, {}, own.square, own.route, {}};
    if (track.size() >= 2) {
        going_in.came_from = track[track.size() - 2].square;
        going_in.square = track.back().square;
    }
    for (const OwnShip ship : own.ships) {
        going_in.ships.emplace_back(&book.ship(ship), &view.ships.at(ship.index()));
    }
    return formation_of(going_in);
}

tactical::UnitState state_of(const ShipState& left) {
    constexpr Hundredths half{50};
    if (left.is_sunk()) return tactical::UnitState::sunk;
    if (left.is_lost()) return tactical::UnitState::captured;
    if (left.fate == Fate::derelict) return tactical::UnitState::derelict;
    if (left.speed <= half) return tactical::UnitState::crippled;
    return left.is_damaged() ? tactical::UnitState::damaged : tactical::UnitState::intact;
}

/// The sea state and visibility of a battle in this weather.
struct SeaAndSight {
    std::int32_t sea;
    std::int32_t visibility;
};
constexpr std::array<SeaAndSight, words_of<Weather>.size()> seas{{
    {3, 8},  // clear
    {4, 6},  // poor
    {6, 5},  // heavy
    {7, 5},  // storm
    {0, 1},  // fog
}};

/// The slowest ship that can steam at all; zero if none can.
KnotTenths slowest(const std::vector<tactical::Unit>& units) {
    std::optional<KnotTenths> speed;
    for (const tactical::Unit& unit : units) {
        if (unit.speed_left > KnotTenths{0}) {
            speed = std::min(speed.value_or(unit.speed_left), unit.speed_left);
        }
    }
    return speed.value_or(KnotTenths{0});
}

std::string place_in(const Chart& chart, Square square) {
    const auto named = std::find_if(chart.places.begin(), chart.places.end(),
                                    [&](const NamedPlace& each) { return each.square == square; });
    return named == chart.places.end() ? std::string() : named->name;
}

}  // namespace

tactical::Scene scene_in(const Chart& chart, Square square) {
    tactical::Scene scene;
    scene.square = square;
    scene.place = place_in(chart, square);
    scene.terrain = chart.at(square);
    for (const Direction direction : clockwise) {
        const Square beside = neighbour(square, direction);
        if (!chart.contains(beside)) continue;
        scene.around.push_back({direction, beside, chart.at(beside),
                                chart.may_step(square, direction), place_in(chart, beside)});
    }
    return scene;
}

std::string weather_over(const std::vector<WeatherZone>& zones, Square square) {
    std::vector<std::string> kinds;
    for (const WeatherZone& zone : zones) {
        const std::string kind(phrase_of(zone.weather));
        const bool is_new = std::find(kinds.begin(), kinds.end(), kind) == kinds.end();
        if (covers(zone, square) && is_new) kinds.push_back(kind);
    }
    return kinds.empty() ? "clear weather" : enumeration(kinds);
}

void put_weather(tactical::Scene& scene, const std::vector<WeatherZone>& zones) {
    constexpr SeaAndSight clear = seas[static_cast<std::size_t>(Weather::clear)];
    scene.weather = weather_over(zones, scene.square);
    SeaAndSight worst = clear;
    for (const WeatherZone& zone : zones) {
        if (!covers(zone, scene.square)) continue;
        const SeaAndSight& its = seas.at(static_cast<std::size_t>(zone.weather));
        worst.sea = std::max(worst.sea, its.sea);
        worst.visibility = std::min(worst.visibility, its.visibility);
    }
    scene.sea_state = worst.sea;
    scene.visibility = worst.visibility;
}

tactical::Unit unit_of(const BookShip& ship, const ShipState& left) {
    tactical::Unit unit{ship.name,
                        ship.class_name,
                        std::string(row_of(ship.type).name),
                        ship.size,
                        points_left(ship.size, left.hull),
                        ship.maximum,
                        speed_left(ship.maximum, left.speed),
                        ship.has_radar,
                        state_of(left),
                        left.hull,
                        left.speed,
                        left.crew,
                        left.firepower,
                        left.ammunition,
                        {}};
    for (const ToldText& note : left.notes) unit.notes.push_back(note.text);
    for (const ToldText& each : left.lasting) {
        if (auto value = tactical::module_value_in(each.text)) {
            unit.lasting.push_back(*std::move(value));
        }
    }
    return unit;
}

tactical::Formation formation_of(const GoingIn& formation) {
    tactical::Formation made{formation.id,
                             formation.name,
                             std::string(word_of(formation.stance)),
                             {},
                             formation.route ? phrase_of(*formation.route) : "",
                             {}};
    if (formation.came_from) {
        made.course = direction_between(*formation.came_from, formation.square);
    }
    for (const auto& [ship, left] : formation.ships) {
        if (!left->is_lost()) made.units.push_back(unit_of(*ship, *left));
    }
    made.speed = slowest(made.units);
    if (made.course) made.enters_from = opposite(*made.course);
    return made;
}

std::vector<std::string> known_of_enemy(const Book& book, const SideView& view,
                                        OwnBattleNumber number) {
    std::vector<std::string> known;
    std::vector<ContactId> met;
    if (const BattleJoined* told = joined(view, number)) {
        for (const EnemyMet& enemy : told->enemy) {
            met.push_back(enemy.contact);
            known.push_back(
                fmt::format("In the battle: {} (contact {}, {}).", phrase_of(enemy.declared),
                            name_of(view, enemy.contact),
                            sighted_before(view, battle_of(view, number), enemy.contact)));
        }
    }
    for (std::uint32_t contact = 1; contact <= view.contacts.size(); ++contact) {
        const bool is_of_battle =
            std::find(met.begin(), met.end(), ContactId{contact}) != met.end();
        if (is_of_battle || !is_at_hand(battle_of(view, number), view.contact({contact}))) continue;
        known.push_back(capitalised(contact_text(book, view, {contact})) + ".");
    }
    return known;
}

tactical::SideSheet side_sheet(const Book& book, const SideView& view, OwnBattleNumber number) {
    const KnownBattle& battle = battle_of(view, number);
    const BattleJoined* told = joined(view, number);
    tactical::SideSheet sheet{book.title,
                              static_cast<std::int32_t>(number.number),
                              scene_in(book.chart, battle.square),
                              {book.own_side().id, book.own_side().name, {}, {}}};
    const Moment begin = book.calendar.begin_of(battle.turn);
    sheet.scene.turn = battle.turn;
    sheet.scene.date_hour = date_hour(told == nullptr ? begin : begin + told->at);
    sheet.scene.light = word_of(light_in(book, view, battle.turn));
    put_weather(sheet.scene, weather_in(view, battle.turn));
    sheet.scene.moon_age = moon_age(told == nullptr ? begin : begin + told->at);
    sheet.party.knows = known_of_enemy(book, view, number);
    for (const OwnNumber own : battle.own) {
        sheet.party.formations.push_back(formation_in(book, view, own));
    }
    return sheet;
}

}  // namespace flagplot
