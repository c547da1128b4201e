#include <algorithm>
#include <array>

#include "campaign/strike.h"

namespace flagplot::turn {

namespace {

// What it does, one overload for each verb (5.4).

std::optional<ShipId> picked(Resolution& turn, FormationId id, Pick which) {
    std::vector<ShipId> afloat;
    for (const ShipId ship : turn.formation(id).ships) {
        if (!turn.state().ships[ship.index()].is_lost()) afloat.push_back(ship);
    }
    if (afloat.empty()) return std::nullopt;
    if (which == Pick::first) return afloat.front();
    if (which == Pick::random) {
        std::vector<std::uint32_t> numbers;
        for (const ShipId ship : afloat) numbers.push_back(ship.number);
        return ShipId{turn.draw_lot(head(turn).side.number, lot_index(turn, Lot::ship), numbers)};
    }
    return *std::min_element(afloat.begin(), afloat.end(), [&](ShipId a, ShipId b) {
        const BookShip& one = turn.definition().ship(a).ship;
        const BookShip& other = turn.definition().ship(b).ship;
        return std::pair(other.size, one.type) < std::pair(one.size, other.type);
    });
}

void lose_point(Resolution& turn, FormationId id, ShipId ship) {
    const ShipState& before = turn.state().ships[ship.index()];
    if (before.is_lost()) return;
    const StructurePoints size = turn.definition().ship(ship).ship.size;
    turn.fact(ShipHit{ship, with_a_point_lost(size, {before.hull, before.speed})});
    const ShipState& left = turn.state().ships[ship.index()];
    turn.tell(turn.owner(id), OwnShipsLeft{turn.own_number(id), {{turn.own_ship(ship), left}}});
    if (turn.units(id).empty()) turn.fact(FormationLost{id});
}

Declaration invented(Resolution& turn) {
    constexpr std::array ladder{ShipType::AUX, ShipType::DD, ShipType::CL, ShipType::CA,
                                ShipType::BB};
    constexpr std::int32_t most_units = 6;
    const auto type = roll_for_card(turn, 0, 1, static_cast<std::int32_t>(ladder.size()));
    const auto units = roll_for_card(turn, 0, 2, most_units);
    return {ladder[static_cast<std::size_t>(type) - 1], {units}};
}

/// A force that is not there, one to three squares from an enemy formation.
void invent_contact(Resolution& turn) {
    std::vector<FormationId> enemies;
    for (const FormationId id : turn.on_chart()) {
        const bool is_enemy = turn.definition().are_hostile(head(turn).side, turn.side(id));
        if (is_enemy && is_at_sea(turn, id)) enemies.push_back(id);
    }
    if (enemies.empty()) return;
    const FormationId near =
        turn.draw_formation(head(turn).side.number, lot_index(turn, Lot::false_near), enemies);
    const std::int32_t distance = roll_for_card(turn, turn.die_number(near), 3, 3);
    const auto squares =
        sea_round(turn.definition().chart, turn.formation(near).square, distance, false);
    const auto square = square_by_lot(turn, Lot::false_square, squares);
    if (!square) return;
    const Declaration declared = invented(turn);
    turn.fact(ContactInvented{head(turn).side, *square, declared});
    report_contact(turn, seat_of(head(turn).side), *square, declared, std::nullopt);
}

/// One of the nine-square blocks of the chart that hold the square, by a die: a block with the
/// formation in its middle would give the square away (A-ST-47).
Square block_round(Resolution& turn, FormationId id) {
    const Square square = turn.formation(id).square;
    std::vector<Square> centres;
    for (std::int32_t row = -1; row <= 1; ++row) {
        for (std::int32_t column = -1; column <= 1; ++column) {
            const Square centre{static_cast<std::int16_t>(square.column + column),
                                static_cast<std::int16_t>(square.row + row)};
            if (turn.definition().chart.contains(centre)) centres.push_back(centre);
        }
    }
    const std::int32_t which =
        roll_for_card(turn, turn.die_number(id), 4, static_cast<std::int32_t>(centres.size()));
    return centres[static_cast<std::size_t>(which) - 1];
}

void reveal(Resolution& turn, FormationId id, Reveals what) {
    const SideId side = head(turn).side;
    if (what == Reveals::block) {
        const Square centre = block_round(turn, id);
        turn.fact(EnemyRevealed{side, id, what, centre});
        return turn.tell(seat_of(side), BlockLearned{centre});
    }
    const FormationState& formation = turn.formation(id);
    const bool has_marker = what == Reveals::marker && formation.route.has_value();
    const auto marker = has_marker ? std::optional(formation.next_marker()) : std::nullopt;
    turn.fact(EnemyRevealed{side, id, what, formation.square});
    report_contact(turn, seat_of(side), formation.square, std::nullopt, marker);
}

void bring_weather(Resolution& turn, const CardEffect& effect, Weather weather) {
    const auto& on = head(turn).on;
    const auto centre = on ? std::optional(turn.formation(*on).square) : head(turn).at;
    if (!centre) return;
    weather_comes(turn, {{weather, *centre, card(turn).radius},
                         turn.state().turn + effect.turns - TurnNumber{1}});
}

void bring(Resolution& turn, const Arrive& arrival) {
    const Definition& definition = turn.definition();
    for (std::uint32_t i = 0; i < definition.formations.size(); ++i) {
        const FormationId id{i};
        const bool is_it = definition.formation(id).id == arrival.formation &&
                           turn.formation(id).presence == Presence::due;
        if (!is_it) continue;
        turn.fact(FormationEntered{id, arrival.square});
        turn.tell(turn.owner(id), OwnEntered{turn.own_number(id), arrival.square});
    }
}

}  // namespace

void weather_comes(Resolution& turn, const PassingWeather& weather) {
    turn.fact(WeatherCame{weather});
    for (const FormationId id : turn.on_chart()) {
        if (!covers(weather.zone, turn.formation(id).square)) continue;
        turn.tell(turn.owner(id), OwnWeathered{turn.own_number(id), weather.zone.weather});
    }
}

void report_contact(Resolution& turn, SeatId seat, Square square,
                    std::optional<Declaration> declared, std::optional<Square> next_marker) {
    const Sighting sighting{{}, SightMode::air, Reach::close, square, declared, {0}};
    const ContactId contact = contact_of(turn.view(seat), turn.switches().turn_mode, sighting);
    turn.tell(seat, ContactReported{contact, square, declared, next_marker});
}

void apply(Resolution& turn, const CardEffect& effect) {
    const SeatId seat = seat_of(head(turn).side);
    const std::vector<FormationId> targets = struck(turn);
    std::visit(Overloaded{
                   [&](const Damage& damage) {
                       for (const FormationId id : targets) {
                           const auto ship = picked(turn, id, damage.which);
                           for (std::int32_t n = 0; ship && n < damage.points.count; ++n) {
                               lose_point(turn, id, *ship);
                           }
                       }
                   },
                   [&](const SendTo& order) {
                       for (const FormationId id : targets) send_to(turn, id, order.square);
                   },
                   [&](const FalseContact&) { invent_contact(turn); },
                   [&](const Reveal& what) {
                       for (const FormationId id : targets) reveal(turn, id, what.what);
                   },
                   [&](const FreeSearch& search) {
                       if (!head(turn).at) return;
                       turn.fact(FlightGiven{
                           {head(turn).side, *head(turn).at, search.bonus, head(turn).serial}});
                   },
                   [&](const MakeWeather& make) { bring_weather(turn, effect, make.weather); },
                   [&](const Arrive& arrival) { bring(turn, arrival); },
                   [](const SetFree&) {},  // being struck is what frees
                   [&](const TellText& told) { turn.tell(seat, TextTold{{told.text}}); },
                   [&](const AskUmpire& asked) {
                       turn.fact(RulingAwaited{{asked.question, head(turn).on, {}}});
                   },
                   [&](const auto& /*lasting*/) {
                       for (const FormationId id : targets) {
                           auto effects = turn.formation(id).effects;
                           const auto more = lasting_of(turn, effect);
                           effects.insert(effects.end(), more.begin(), more.end());
                           turn.fact(EffectsLie{id, std::move(effects)});
                       }
                   },
               },
               effect.what);
}

}  // namespace flagplot::turn
