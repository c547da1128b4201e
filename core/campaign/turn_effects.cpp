#include <algorithm>

#include "campaign/card_resolution.h"
#include "view/contact_numbers.h"

namespace flagplot::turn {

namespace {

// Carries out an effect, with one overload for each verb (5.4).

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
        const CardDice dice = dice_of(head(turn));
        return ShipId{turn.draw_lot(dice.side.number, lot_index(dice, Lot::ship), numbers)};
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

/// The ship that slows the formation is slowed, and her owner learns which it is.
void slow_a_ship(Resolution& turn, FormationId id, const CardEffect& effect) {
    std::vector<ShipId> afloat;
    for (const ShipId ship : turn.formation(id).ships) {
        if (!turn.state().ships[ship.index()].is_lost()) afloat.push_back(ship);
    }
    if (afloat.empty()) return;
    const ShipId slowest = afloat[formation_speed(turn.units(id), turn.switches().speed()).slowest];
    auto effects = turn.state().ships[slowest.index()].effects;
    const auto more = lasting_of(turn, {effect});
    effects.insert(effects.end(), more.begin(), more.end());
    turn.fact(ShipEffectsChanged{slowest, std::move(effects)});
    const ShipState& left = turn.state().ships[slowest.index()];
    turn.tell(turn.owner(id), OwnShipsLeft{turn.own_number(id), {{turn.own_ship(slowest), left}}});
}

/// One of the blocks of nine squares that contain the square, chosen by a die: a block with the
/// formation in its centre would reveal the square (A-ST-47).
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
    const std::int32_t which = roll_for_card(turn, dice_of(head(turn)), turn.die_number(id), 4,
                                             static_cast<std::int32_t>(centres.size()));
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
    weather_comes(turn, {{weather, centre, card(turn).radius},
                         turn.state().turn + effect.turns - TurnNumber{1}});
}

/// Only for the side that has the card: a card does not bring another side's reinforcements.
void bring(Resolution& turn, const Arrive& arrival) {
    const Definition& definition = turn.definition();
    for (std::uint32_t i = 0; i < definition.formations.size(); ++i) {
        const FormationId id{i};
        const bool is_it = definition.formation(id).id == arrival.formation &&
                           turn.side(id) == head(turn).side &&
                           turn.formation(id).presence == Presence::due;
        if (!is_it) continue;
        turn.fact(FormationEntered{id, arrival.square});
        turn.tell(turn.owner(id), OwnEntered{turn.own_number(id), arrival.square});
        take_standing(turn, id);
    }
}

/// Puts the effect on these formations until it ends.
void lie_on(Resolution& turn, const std::vector<FormationId>& targets, const CardEffect& effect) {
    for (const FormationId id : targets) {
        auto effects = turn.formation(id).effects;
        const auto more = lasting_of(turn, {effect});
        effects.insert(effects.end(), more.begin(), more.end());
        turn.fact(EffectsChanged{id, std::move(effects)});
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
    const Sighting sighting{{}, SightSource::report, Reach::close, square, declared, {0}};
    const ContactId contact = contact_of(turn.view(seat), turn.switches(), sighting);
    turn.tell(seat, ContactReported{contact, square, declared, next_marker});
}

void apply(Resolution& turn, const CardEffect& effect) {
    const SeatId seat = seat_of(head(turn).side);
    const std::vector<FormationId> targets = formations_affected(turn);
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
                   [&](const FalseContact&) {
                       turn.fact(FalseReportDue{{head(turn).side, head(turn).serial}});
                   },
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
                   [](const SetFree&) {},  // being affected by a card is what frees it
                   [&](const TellText& told) { turn.tell(seat, TextTold{{told.text}}); },
                   [](const AskUmpire&) {},  // the umpire has been asked before this
                   [&](const SpeedTimes&) {
                       for (const FormationId id : targets) slow_a_ship(turn, id, effect);
                   },
                   [&](const PointsBy&) { lie_on(turn, targets, effect); },
                   [&](const PointsAtMost&) { lie_on(turn, targets, effect); },
                   [&](const SightBy&) { lie_on(turn, targets, effect); },
                   [&](const NoSight&) { lie_on(turn, targets, effect); },
               },
               effect.what);
}

}  // namespace flagplot::turn
