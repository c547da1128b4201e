#include "view/battle_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/markdown.h"
#include "view/briefing_parts.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

const KnownBattle& battle_of(const SideView& view, OwnBattleNumber battle) {
    return view.battles.at(battle.number - 1);
}

/// What the side was told when battle was joined, as long as its reports hold it.
const BattleJoined* joined(const SideView& view, OwnBattleNumber battle) {
    for (const Report& report : view.last_turn) {
        const auto* told = std::get_if<BattleJoined>(&report);
        if (told != nullptr && told->battle == battle) return told;
    }
    return nullptr;
}

/// "by radar, by UK-K"; "from the air".
std::string seen_text(const SideView& view, const Contact& contact) {
    if (contact.is_reported) return "by report";
    const std::vector<std::string> ids = observers_of(view, contact);
    const std::string mode(phrase_of(contact.mode));
    return ids.empty() ? mode : fmt::format("{}, by {}", mode, enumeration(ids));
}

std::string contact_text(const Book& book, const SideView& view, ContactId id) {
    const Contact& contact = view.contact(id);
    return fmt::format("contact C{}, seen in {} on {} {}: {}{}", id.number, name_of(contact.square),
                       date_hour(book.calendar.begin_of(contact.turn) + contact.at),
                       seen_text(view, contact),
                       contact.declared ? phrase_of(*contact.declared) : "nothing but its place",
                       contact.next_marker ? ", bound for " + name_of(*contact.next_marker) : "");
}

/// Seen in or beside the square of the battle, in its turn or the one before.
bool is_at_hand(const KnownBattle& battle, const Contact& contact) {
    return chebyshev(contact.square, battle.square) <= Squares{1} &&
           contact.turn + TurnNumber{1} >= battle.turn && contact.turn <= battle.turn;
}

/// As its side knows it: the square it came from is the last of its track but one.
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
    return made;
}

std::vector<std::string> known_of_enemy(const Book& book, const SideView& view,
                                        OwnBattleNumber number) {
    std::vector<std::string> known;
    if (const BattleJoined* told = joined(view, number)) {
        for (const Declaration& enemy : told->enemy) {
            known.push_back("In the battle: " + phrase_of(enemy) + ".");
        }
    }
    for (std::uint32_t contact = 1; contact <= view.contacts.size(); ++contact) {
        if (!is_at_hand(battle_of(view, number), view.contact({contact}))) continue;
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
    sheet.scene.weather = weather_over(weather_in(view, battle.turn), battle.square);
    sheet.party.knows = known_of_enemy(book, view, number);
    for (const OwnNumber own : battle.own) {
        sheet.party.formations.push_back(formation_in(book, view, own));
    }
    return sheet;
}

}  // namespace flagplot
