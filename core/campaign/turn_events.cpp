#include <algorithm>
#include <set>

#include "campaign/turn.h"
#include "view/permissions.h"

namespace flagplot::turn {

namespace {

/// What lots of one card are drawn for: part of the keys of their dice.
enum class Lot : std::uint8_t { formation, square, ship, false_near, false_square };
constexpr std::uint32_t lots_per_card = 8;
constexpr std::int32_t weather_reach = 4;  ///< of a formation from the weather's centre (A-ST-47)

const CardStrike& head(const Resolution& turn) { return turn.state().progress.strikes.front(); }
const Card& card(const Resolution& turn) {
    return turn.definition().deck.cards.at(head(turn).card.index());
}

std::uint32_t lot_index(const Resolution& turn, Lot lot) {
    return static_cast<std::uint32_t>(head(turn).serial) * lots_per_card +
           static_cast<std::uint32_t>(lot);
}

std::int32_t roll_for_card(Resolution& turn, std::uint32_t object, std::uint32_t which,
                           std::int32_t faces) {
    const auto serial = static_cast<std::uint32_t>(head(turn).serial);
    return turn.roll(
        turn.key(Purpose::card, head(turn).side.number, object, serial * lots_per_card + which),
        faces, {}, 0);
}

// Whom a card strikes.

bool is_at_sea(const Resolution& turn, FormationId id) {
    return turn.is_on_chart(id) && !turn.is_in_port(id);
}

/// Fought, attacked or used its radar in the turn before.
bool was_active(const Resolution& turn, FormationId id) {
    const TurnNumber last = turn.state().turn - TurnNumber{1};
    return turn.formation(id).engaged >= last || turn.formation(id).used_radar == last;
}

bool may_be_struck(const Resolution& turn, FormationId id) {
    const bool is_own = turn.side(id) == head(turn).side;
    const bool is_enemy = turn.definition().are_hostile(head(turn).side, turn.side(id));
    switch (card(turn).on) {
        case CardTarget::owner_picks:
        case CardTarget::own_at_sea:
            return is_own;
        case CardTarget::enemy_at_sea:
            return is_enemy;
        case CardTarget::enemy_active:
            return is_enemy && was_active(turn, id);
        case CardTarget::radius:
        case CardTarget::side:
            return false;
    }
    return false;
}

std::optional<FormationId> formation_by_lot(Resolution& turn) {
    std::vector<FormationId> candidates;
    for (const FormationId id : turn.on_chart()) {
        if (is_at_sea(turn, id) && may_be_struck(turn, id)) candidates.push_back(id);
    }
    if (candidates.empty()) return std::nullopt;
    return turn.draw_formation(head(turn).side.number, lot_index(turn, Lot::formation), candidates);
}

/// All navigable squares so far from a square, nearer ones too if `within`.
std::vector<Square> sea_round(const Chart& chart, Square centre, std::int32_t distance,
                              bool within) {
    std::vector<Square> squares;
    for (std::int32_t row = -distance; row <= distance; ++row) {
        for (std::int32_t column = -distance; column <= distance; ++column) {
            const Square square{static_cast<std::int16_t>(centre.column + column),
                                static_cast<std::int16_t>(centre.row + row)};
            const bool is_far_enough = within || chebyshev(centre, square) == Squares{distance};
            if (is_far_enough && chart.is_navigable(square)) squares.push_back(square);
        }
    }
    return squares;
}

std::optional<Square> square_by_lot(Resolution& turn, Lot lot, const std::vector<Square>& squares) {
    const Chart& chart = turn.definition().chart;
    std::set<std::uint32_t> candidates;
    for (const Square square : squares) {
        candidates.insert(static_cast<std::uint32_t>(chart.index(square)));
    }
    if (candidates.empty()) return std::nullopt;
    return chart.square_at(turn.draw_lot(head(turn).side.number, lot_index(turn, lot),
                                         {candidates.begin(), candidates.end()}));
}

/// A sea square with any formation near it: the card must not tell where one is (A-ST-47).
std::optional<Square> centre_by_lot(Resolution& turn) {
    std::vector<Square> squares;
    for (const FormationId id : turn.on_chart()) {
        const auto near =
            sea_round(turn.definition().chart, turn.formation(id).square, weather_reach, true);
        squares.insert(squares.end(), near.begin(), near.end());
    }
    return square_by_lot(turn, Lot::square, squares);
}

/// The formations a card has its effects on.
std::vector<FormationId> struck(const Resolution& turn) {
    if (head(turn).on) return {*head(turn).on};
    std::vector<FormationId> in_area;
    if (card(turn).on != CardTarget::radius || !head(turn).at) return in_area;
    for (const FormationId id : turn.on_chart()) {
        const Square square = turn.formation(id).square;
        if (chebyshev(square, *head(turn).at) <= card(turn).radius) in_area.push_back(id);
    }
    return in_area;
}

// Whether it strikes.

std::optional<std::int32_t> enemy_air_over(const Resolution& turn, FormationId id) {
    std::optional<std::int32_t> best;
    for (std::uint32_t seat = 0; seat < turn.definition().sides.size(); ++seat) {
        if (!turn.definition().are_hostile(turn.side(id), {seat})) continue;
        const auto& assets = turn.book({seat}).assets;
        for (std::uint32_t own = 0; own < assets.size(); ++own) {
            const auto base = base_of(turn.book({seat}), turn.view({seat}), {own});
            const bool is_in_range =
                base && !assets[own].watches &&
                chebyshev(*base, turn.formation(id).square) <= assets[own].range;
            if (is_in_range) best = std::max(best.value_or(0), assets[own].quality);
        }
    }
    return best;
}

CardSituation situation_of(const Resolution& turn, std::optional<FormationId> on) {
    CardSituation situation;
    situation.light = turn.light();
    if (!on) return situation;
    const auto& spotted = turn.state().spotted;
    situation.is_coastal = turn.definition().chart.is_coastal(turn.formation(*on).square);
    situation.is_spotted = std::any_of(spotted.begin(), spotted.end(),
                                       [&](const SpottedPair& pair) { return pair.target == *on; });
    situation.enemy_air_quality = enemy_air_over(turn, *on);
    for (const Unit& unit : turn.units(*on)) {
        situation.auxiliaries += unit.kind == Kind::auxiliary ? 1 : 0;
        situation.destroyers += unit.type == ShipType::DD ? 1 : 0;
    }
    return situation;
}

bool passes_test(Resolution& turn, std::optional<FormationId> on, const CardSituation& situation) {
    if (!card(turn).test) return true;
    const Attempt attempt = card_attempt(*card(turn).test, situation);
    if (attempt.needed < 1) return false;
    const DieKey key =
        turn.key(Purpose::card, head(turn).side.number, on ? turn.die_number(*on) : 0,
                 static_cast<std::uint32_t>(head(turn).serial) * lots_per_card);
    return turn.roll(key, sighting_die, attempt.modifiers, attempt.needed) <= attempt.needed;
}

void finish(Resolution& turn, bool had_effect) {
    const CardStrike done = head(turn);
    turn.fact(StrikeOver{had_effect});
    turn.fact(CardMoved{done.side, done.card, Pile::away, Pile::discards});
}

bool is_drawn(EventDraw draw) { return draw == EventDraw::roll || draw == EventDraw::daily; }

/// The card could not strike there: without effect, or another is drawn instead.
void miss(Resolution& turn, bool may_draw_again) {
    const CardStrike missed = head(turn);
    if (!card(turn).is_redrawn || !may_draw_again || !is_drawn(turn.switches().event_draw)) {
        return finish(turn, false);
    }
    const std::int32_t serial = turn.state().progress.strikes.back().serial + 1;
    turn.fact(StrikeOver{false});
    draw_again(turn, missed.side, missed.card, serial);
}

std::vector<ActiveEffect> lasting_of(const Resolution& turn, const CardEffect& effect) {
    const TurnNumber last = turn.state().turn + effect.turns - TurnNumber{1};
    return std::visit(
        [&](const auto& what) -> std::vector<ActiveEffect> {
            if constexpr (std::is_constructible_v<Lasting, decltype(what)>) {
                return {{what, effect.ends, last}};
            } else {
                return {};
            }
        },
        effect.what);
}

/// Does the effect change something about the formation it falls on?
bool touches(const CardEffect& effect) {
    return std::visit(
        [](const auto& what) {
            using What = std::remove_cvref_t<decltype(what)>;
            return std::is_constructible_v<Lasting, What> || std::is_same_v<What, Damage> ||
                   std::is_same_v<What, SendTo> || std::is_same_v<What, SetFree>;
        },
        effect.what);
}

bool touches_its_formation(const Card& card) {
    return std::any_of(card.effects.begin(), card.effects.end(), [](const auto& each) {
        const auto* plain = std::get_if<CardEffect>(&each);
        return plain == nullptr || touches(*plain);
    });
}

/// Owners learn what befell theirs, as it looks from the bridge; an enemy only what he can see an
/// effect of (5.2).
void tell_struck(Resolution& turn, const std::vector<ActiveEffect>& effects) {
    for (const FormationId id : struck(turn)) {
        const bool is_own = turn.side(id) == head(turn).side;
        if (!is_own && !touches_its_formation(card(turn))) continue;
        turn.tell(turn.owner(id), OwnStruck{turn.own_number(id), {card(turn).seen}, effects});
    }
}

/// Does the card send its formation to a port that there is no way to?
bool sends_nowhere(Resolution& turn, std::optional<FormationId> on) {
    if (!on || card(turn).effects.size() != 1) return false;
    const auto* plain = std::get_if<CardEffect>(&card(turn).effects.front());
    const auto* order = plain != nullptr ? std::get_if<SendTo>(&plain->what) : nullptr;
    return order != nullptr && !way_to(turn, *on, order->square);
}

/// Settles whom the card strikes; false when it strikes nobody.
bool aim(Resolution& turn) {
    const bool was_chosen = head(turn).on.has_value();
    std::optional<FormationId> on = head(turn).on;
    std::optional<Square> at = head(turn).at;
    if (card(turn).on == CardTarget::radius) {
        if (!at) at = centre_by_lot(turn);
    } else if (card(turn).on != CardTarget::side && !on) {
        on = formation_by_lot(turn);
    }
    const bool is_aimed = card(turn).on == CardTarget::side || on || at;
    if (!is_aimed || (on && !turn.is_on_chart(*on))) {
        finish(turn, false);
        return false;
    }
    const CardSituation situation = situation_of(turn, on);
    if (!can_strike(card(turn), situation) || sends_nowhere(turn, on)) {
        miss(turn, !was_chosen);
        return false;
    }
    if (!passes_test(turn, on, situation)) {
        finish(turn, false);
        return false;
    }
    turn.fact(StrikeAimed{on, at});
    std::vector<ActiveEffect> lasting;
    for (const auto& effect : card(turn).effects) {
        const auto* plain = std::get_if<CardEffect>(&effect);
        if (plain == nullptr) return true;  // told when the choice is made
        const auto more = lasting_of(turn, *plain);
        lasting.insert(lasting.end(), more.begin(), more.end());
    }
    tell_struck(turn, lasting);
    return true;
}

// What it does, one overload for each verb (5.4).

std::optional<ShipId> picked(Resolution& turn, FormationId id, Pick which) {
    std::vector<ShipId> afloat;
    for (const ShipId ship : turn.formation(id).ships) {
        if (!turn.state().ships[ship.index()].is_sunk()) afloat.push_back(ship);
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
    if (before.is_sunk()) return;
    const StructurePoints size = turn.definition().ship(ship).ship.size;
    turn.fact(ShipHit{ship, with_a_point_lost(size, {before.hull, before.speed})});
    const ShipState& left = turn.state().ships[ship.index()];
    turn.tell(turn.owner(id),
              OwnShipsLeft{turn.own_number(id),
                           {{turn.own_ship(ship), {left.hull, left.speed, left.hurt}}}});
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

void report(Resolution& turn, Square square, std::optional<Declaration> declared,
            std::optional<Square> next_marker) {
    const SeatId seat = seat_of(head(turn).side);
    const Sighting sighting{{}, SightMode::air, Reach::close, square, declared, {0}};
    const ContactId contact = contact_of(turn.view(seat), turn.switches().turn_mode, sighting);
    turn.tell(seat, ContactReported{contact, square, declared, next_marker});
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
    report(turn, *square, declared, std::nullopt);
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
    report(turn, formation.square, std::nullopt, marker);
}

void bring_weather(Resolution& turn, const CardEffect& effect, Weather weather) {
    const auto& on = head(turn).on;
    const auto centre = on ? std::optional(turn.formation(*on).square) : head(turn).at;
    if (!centre) return;
    const WeatherZone zone{weather, *centre, card(turn).radius};
    turn.fact(WeatherCame{{zone, turn.state().turn + effect.turns - TurnNumber{1}}});
    for (const FormationId id : turn.on_chart()) {
        if (!covers(zone, turn.formation(id).square)) continue;
        turn.tell(turn.owner(id), OwnWeathered{turn.own_number(id), weather});
    }
}

void bring(Resolution& turn, const Arrive& arrival) {
    const auto& formations = turn.definition().formations;
    for (std::uint32_t i = 0; i < formations.size(); ++i) {
        const FormationId id{i};
        const bool is_it =
            formations[i].id == arrival.formation && turn.formation(id).presence == Presence::due;
        if (!is_it) continue;
        turn.fact(FormationEntered{id, arrival.square});
        turn.tell(turn.owner(id), OwnEntered{turn.own_number(id), arrival.square});
    }
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

/// Can the second of the ways that the card at the head leaves be gone?
bool has_second_way(Resolution& turn) {
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    const Choice& choice = std::get<Choice>(card(turn).effects[next]);
    const auto* order = std::get_if<SendTo>(&choice.b.what);
    return order == nullptr || !head(turn).on || way_to(turn, *head(turn).on, order->square);
}

}  // namespace

void strike(Resolution& turn) {
    if (turn.state().progress.strikes.empty()) return turn.fact(PhaseEntered{Phase::air});
    if (!head(turn).is_aimed && !aim(turn)) return;
    const auto& effects = card(turn).effects;
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    if (next >= effects.size()) return finish(turn, true);
    if (std::holds_alternative<Choice>(effects[next])) {
        if (!has_second_way(turn)) return take_choice(turn, false);
        return turn.fact(ChoiceAwaited{{head(turn).side, head(turn).card, head(turn).on}});
    }
    const CardEffect& effect = std::get<CardEffect>(effects[next]);
    apply(turn, effect);
    turn.fact(StrikeWentOn{});
}

void take_choice(Resolution& turn, bool is_second) {
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    const Choice& choice = std::get<Choice>(card(turn).effects[next]);
    const bool takes_second = is_second && has_second_way(turn);
    const CardEffect& chosen = takes_second ? choice.b : choice.a;
    turn.fact(ChoiceMade{takes_second});
    tell_struck(turn, lasting_of(turn, chosen));
    apply(turn, chosen);
    turn.fact(StrikeWentOn{});
}

void take_card_ruling(Resolution& turn, const std::string& text) {
    if (!text.empty()) turn.tell(seat_of(head(turn).side), TextTold{{text}});
}

}  // namespace flagplot::turn
