#include "view/side_view.h"

#include <algorithm>
#include <utility>

#include "view/contact_orders.h"

#include "view/tasks.h"

namespace flagplot {

namespace {

OwnFormation& own(SideView& view, OwnNumber number) {
    return view.formations.at(number.number - 1);
}

/// If the umpire gave the formation a route without telling its side, the known route may be
/// another.
void pass_marker(OwnFormation& formation, const OwnReached& reached) {
    if (!formation.route) return;
    if (reached.is_destination) {
        formation.route.reset();
        formation.has_arrived = true;
        formation.run = {0};
        formation.carried = {0};
        return;
    }
    auto& checkpoints = formation.route.value().checkpoints;
    if (!checkpoints.empty() && checkpoints.front() == reached.marker) {
        checkpoints.erase(checkpoints.begin());
    }
}

/// The contact of this number; made if it is the next number.
Contact& contact_at(SideView& view, ContactId id) {
    if (id.number > view.contacts.size()) view.contacts.emplace_back();
    return view.contacts.at(id.number - 1);
}

void note_sighting(SideView& view, const Seen& told) {
    note(contact_at(view, told.contact), {view.turn, told.at, told.square, source_of(told.mode),
                                          told.by, told.reach, told.declared});
    auto& attack = own(view, told.by).attack;
    if (attack && attack->square == told.square) attack.reset();
}

void note_flight(SideView& view, const AirReport& told) {
    for (const AirSighting& each : told.found) {
        note(contact_at(view, each.contact),
             {view.turn, {0}, each.square, SightSource::air, {}, {}, each.declared});
    }
}

void note_report(SideView& view, const ContactReported& told) {
    Contact& contact = contact_at(view, told.contact);
    note(contact, {view.turn, {0}, told.square, SightSource::report, {}, {}, told.declared});
    contact.next_marker = told.next_marker;
}

void found(SideView& view, const OwnFounded& told) {
    OwnFormation formation = own(view, told.from);
    std::erase_if(own(view, told.from).ships, [&](OwnShip ship) {
        return std::binary_search(told.ships.begin(), told.ships.end(), ship);
    });
    formation.id = told.id.text;
    formation.name = told.name.text;
    formation.ships = told.ships;
    formation.prizes.clear();
    formation.route.reset();
    formation.has_arrived = false;
    formation.conditions.clear();
    formation.attack.reset();
    formation.task.reset();
    formation.speed.reset();
    formation.square = told.square;
    formation.track = {{view.turn, told.square}};
    view.formations.push_back(std::move(formation));
}

void merge(SideView& view, const OwnMerged& told) {
    OwnFormation& from = own(view, told.formation);
    OwnFormation& into = own(view, told.into);
    into.ships.insert(into.ships.end(), from.ships.begin(), from.ships.end());
    std::sort(into.ships.begin(), into.ships.end());
    into.prizes.insert(into.prizes.end(), from.prizes.begin(), from.prizes.end());
    into.effects = joined(std::move(into.effects), from.effects);
    from.ships.clear();
    from.prizes.clear();
    from.effects.clear();
    from.presence = Presence::gone;
}

/// An own formation is now in this square, but not by a step of its route.
void displace(SideView& view, OwnNumber number, Square to) {
    OwnFormation& formation = own(view, number);
    formation.square = to;
    formation.run = {0};
    formation.track.push_back({view.turn, to});
}

void end_effects(SideView& view, TurnNumber turn) {
    const auto is_over = [&](const ActiveEffect& effect) {
        return effect.ends == Ends::with_turn && effect.last <= turn;
    };
    for (OwnFormation& formation : view.formations) std::erase_if(formation.effects, is_over);
    for (ShipState& ship : view.ships) std::erase_if(ship.effects, is_over);
}

/// It has been in port with its ships.
void refresh(SideView& view, OwnNumber number) {
    const auto is_over = [](const ActiveEffect& effect) { return effect.ends == Ends::in_port; };
    OwnFormation& formation = own(view, number);
    std::erase_if(formation.effects, is_over);
    for (const OwnShip ship : formation.ships) {
        std::erase_if(view.ships.at(ship.index()).effects, is_over);
    }
}

/// Effects on a ship are told with her state.
void strike(SideView& view, const OwnStruck& told) {
    OwnFormation& formation = own(view, told.formation);
    formation.struck = view.turn;
    std::copy_if(told.effects.begin(), told.effects.end(), std::back_inserter(formation.effects),
                 [](const ActiveEffect& effect) { return !is_on_ship(effect.what); });
}

void end_turn(SideView& view, TurnNumber turn) {
    view.turn = turn + TurnNumber{1};
    view.is_resolving = false;
    view.orders_receipt.reset();
    for (OwnFormation& formation : view.formations) formation.attack.reset();
    end_effects(view, turn);
    std::erase_if(view.weather, [&](const WeatherTold& told) { return told.turn <= turn; });
    std::erase_if(view.lights, [&](const LightTold& told) { return told.turn <= turn; });
    std::erase_if(view.blocks, [&](const KnownBlock& block) { return block.turn < turn; });
}

void begin_turn(SideView& view, const TurnBegan& told) {
    view.word.reset();
    view.turn = told.turn;
    view.light = told.light;
    view.is_resolving = true;
}

/// Only the last forecast for a turn counts.
void foretell(SideView& view, const WeatherTold& told) {
    std::erase_if(view.weather, [&](const WeatherTold& each) { return each.turn == told.turn; });
    view.weather.push_back(told);
}

void take_card(SideView& view, const std::string& name) {
    const auto card = std::find_if(view.hand.begin(), view.hand.end(),
                                   [&](const HandCard& each) { return each.name.text == name; });
    if (card != view.hand.end()) view.hand.erase(card);
}

void join_battle(SideView& view, const BattleJoined& joined) {
    view.battles.push_back({joined.square, view.turn, view.turn, joined.own, false});
    for (const OwnNumber number : joined.own) {
        own(view, number).engaged = view.turn;
        own(view, number).attack.reset();
    }
    for (const EnemyMet& enemy : joined.enemy) {
        note(contact_at(view, enemy.contact),
             {view.turn, joined.at, joined.square, SightSource::battle, {}, {}, enemy.declared});
    }
    for (const OwnNumber number : joined.turned_back) displace(view, number, joined.square);
}

void end_battle(SideView& view, const BattleOver& told) {
    KnownBattle& battle = view.battles.at(told.battle.number - 1);
    battle.last = told.last;
    battle.is_over = !told.goes_on() || told.last < view.turn;
    for (const OwnNumber number : battle.own) own(view, number).engaged = told.last;
}

void count_ships(SideView& view, const OwnShipsLeft& told) {
    for (const OwnShipLeft& each : told.ships) view.ships.at(each.ship.index()) = each.left;
    OwnFormation& formation = own(view, told.formation);
    const bool is_lost =
        std::all_of(formation.ships.begin(), formation.ships.end(),
                    [&](OwnShip ship) { return view.ships.at(ship.index()).is_lost(); });
    if (is_lost) formation.presence = Presence::gone;
}

}  // namespace

SideView first_view(const Book& book) {
    SideView view;
    for (const BookFormation& formation : book.formations) {
        OwnFormation& known = view.formations.emplace_back();
        known.id = formation.id;
        known.name = formation.name;
        known.square = formation.enters_at;
        known.ships = formation.ships;
        known.at_destination = formation.at_destination;
        known.stance = first_stance(
            std::any_of(formation.ships.begin(), formation.ships.end(),
                        [&](OwnShip ship) { return book.ship(ship).kind == Kind::battle; }));
    }
    view.ships.resize(book.ships.size());
    return view;
}

void absorb(SideView& view, const Report& report) {
    if (is_for_release(report)) view.waiting.push_back(report);
    std::visit(
        Overloaded{
            [&](const DiceCommitted& told) {
                view.dice_commitment = told.commitment;
                view.public_seed = told.seed;
            },
            [&](const TurnBegan& told) { begin_turn(view, told); },
            [&](const TurnEnded& told) { end_turn(view, told.turn); },
            [&](const OrdersReceived& told) { view.orders_receipt = told.receipt; },
            [&](const OwnEntered& told) {
                OwnFormation& formation = own(view, told.formation);
                formation.presence = Presence::on_chart;
                formation.square = told.square;
                formation.track.push_back({view.turn, told.square});
            },
            [&](const OwnRouteSet& told) {
                own(view, told.formation).route = told.route;
                if (told.route) own(view, told.formation).has_arrived = false;
                own(view, told.formation).task.reset();
            },
            [&](const OwnStanceTaken& told) { own(view, told.formation).stance = told.stance; },
            [&](const OwnRadarUsed& told) { own(view, told.formation).radar_on = told.on; },
            [&](const OwnConditionsSet& told) {
                own(view, told.formation).conditions = told.conditions;
            },
            [&](const OwnConditionMet& told) {
                auto& conditions = own(view, told.formation).conditions;
                const auto met = std::find(conditions.begin(), conditions.end(), told.condition);
                if (met != conditions.end()) conditions.erase(met);
            },
            [](const OwnOrderLapsed&) {},
            [&](const OwnConditionExpired& told) {
                std::erase(own(view, told.formation).conditions, told.condition);
            },
            [&](const OwnTaskSet& told) { own(view, told.formation).task = told.task; },
            [&](const OwnTaskOver& told) { own(view, told.formation).task.reset(); },
            [&](const OwnSpeedSet& told) {
                auto& speed = own(view, told.formation).speed;
                speed = told.speed.is_full() ? std::nullopt : std::optional(told.speed);
            },
            [&](const OwnAllowance& told) {
                own(view, told.formation).allowance = told.points;
                own(view, told.formation).carried = told.carried;
            },
            [&](const OwnMoved& told) {
                OwnFormation& formation = own(view, told.formation);
                formation.square = told.to;
                formation.run = told.run;
                formation.track.push_back({view.turn, told.to});
            },
            [&](const OwnReached& told) { pass_marker(own(view, told.formation), told); },
            [&](const OwnTurnOver& told) {
                own(view, told.formation).carried = told.carried;
                own(view, told.formation).run = told.run;
            },
            [&](const OwnSpotted& told) { own(view, told.formation).spotted = view.turn; },
            [&](const Seen& told) { note_sighting(view, told); },
            [](const InitiativeTold&) {},
            [&](const BattleJoined& told) { join_battle(view, told); },
            [&](const OwnShipsLeft& told) { count_ships(view, told); },
            [&](const BattleOver& told) { end_battle(view, told); },
            [&](const BattleEnded& told) {
                view.battles.at(told.battle.number - 1).is_over = true;
            },
            [](const SideOrderLapsed&) {},
            [&](const OwnFounded& told) { found(view, told); },
            [&](const OwnMerged& told) { merge(view, told); },
            [&](const OwnSlipped& told) { displace(view, told.formation, told.to); },
            [&](const OwnBrokeOff& told) { displace(view, told.formation, told.to); },
            [&](const AirReport& told) { note_flight(view, told); },
            [&](const ContactReported& told) { note_report(view, told); },
            [&](const BlockLearned& told) { view.blocks.push_back({told.centre, view.turn}); },
            [&](const WeatherTold& told) { foretell(view, told); },
            [&](const CardDealt& told) {
                if (told.is_kept) view.hand.push_back(told.card);
            },
            [&](const CardPlayed& told) { take_card(view, told.name.text); },
            [&](const OwnStruck& told) { strike(view, told); },
            [&](const OwnWeathered& told) { own(view, told.formation).struck = view.turn; },
            [&](const OwnRefreshed& told) { refresh(view, told.formation); },
            [](const TextTold&) {},
            [&](const OwnPlaced& told) { displace(view, told.formation, told.square); },
            [&](const OwnFreed& told) { own(view, told.formation).freed = view.turn; },
            [&](const OwnLeft& told) { own(view, told.formation).presence = Presence::gone; },
            [&](const CardTakenAway& told) { take_card(view, told.name.text); },
            [&](const LightTold& told) { view.lights.push_back(told); },
            [](const SwitchTold&) {},
            [](const MessageTold&) {},
            [&](const OwnRenamed& told) { own(view, told.formation).name = told.name.text; },
            [&](const WordTaken& told) { view.word = told.word; },
            [](const TakenBackTold&) {},
            [&](const OwnPrizes& told) { own(view, told.formation).prizes = told.prizes; },
            [&](const OwnAttacks& told) {
                own(view, told.formation).attack = Attack{told.contact, told.square};
            },
            [&](const OwnAttackMissed& told) { own(view, told.formation).attack.reset(); },
            [&](const ContactRevised& told) { revise(view, told); },
            [&](const Released& told) {
                view.released = std::exchange(view.waiting, {});
                if (told.record) view.record = told.record;
            },
        },
        report);
}

std::vector<OwnShip> afloat_in(const SideView& view, OwnNumber number) {
    std::vector<OwnShip> afloat;
    const auto& ships = view.formation(number).ships;
    std::copy_if(ships.begin(), ships.end(), std::back_inserter(afloat),
                 [&](OwnShip ship) { return !view.ships.at(ship.index()).is_lost(); });
    return afloat;
}

std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number,
                           TurnNumber turn) {
    const auto is_over = [&](const ActiveEffect& effect) {
        return effect.ends == Ends::with_turn && effect.last < turn;
    };
    std::vector<Unit> units;
    for (const OwnShip id : view.formation(number).ships) {
        const ShipState& left = view.ships.at(id.index());
        if (left.is_lost()) continue;
        const BookShip& ship = book.ship(id);
        std::vector<ActiveEffect> effects = left.effects;
        std::erase_if(effects, is_over);
        units.push_back({ship.type, ship.kind, slowed(ship.maximum, effects), ship.size,
                         ship.has_radar, left.hull, left.speed, left.fate == Fate::derelict});
    }
    return units;
}

std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number) {
    return units_of(book, view, number, view.turn);
}

bool is_held(const OwnFormation& formation, TurnNumber turn) { return formation.engaged >= turn; }

MovePoints points_in(const Book& book, const SideView& view, OwnNumber number, TurnNumber turn) {
    const OwnFormation& own = view.formation(number);
    const bool was_marked_now = view.is_resolving && turn == view.turn;
    if (is_held(own, turn) && !was_marked_now) return {0};
    std::vector<ActiveEffect> effects = own.effects;
    std::erase_if(effects, [&](const ActiveEffect& effect) {
        return effect.ends == Ends::with_turn && effect.last < turn;
    });
    const bool was_hurt = std::any_of(own.ships.begin(), own.ships.end(), [&](OwnShip ship) {
        return view.ships.at(ship.index()).is_hurt_in(turn - TurnNumber{1});
    });
    const auto zones = weather_in(view, turn);
    const bool is_here = turn == view.turn;  // later it may be anywhere
    const MovePoints weather = is_here ? weathering_at(zones, own.square).points : MovePoints{};
    const std::vector<Unit> units = units_of(book, view, number, turn);
    const PointsBasis basis{units, effects, was_hurt, weather};
    return slowed(book.switches, own.speed, turn,
                  points_for_turn(basis, book.switches.speed(), book.switches.after_battle));
}

std::optional<MovePoints> points_next_turn(const Book& book, const SideView& view,
                                           OwnNumber number) {
    if (units_of(book, view, number).empty()) return std::nullopt;
    return points_in(book, view, number, view.turn);
}

std::vector<WeatherZone> weather_in(const SideView& view, TurnNumber turn) {
    const auto told = std::find_if(view.weather.begin(), view.weather.end(),
                                   [&](const WeatherTold& each) { return each.turn == turn; });
    return told == view.weather.end() ? std::vector<WeatherZone>{} : told->zones;
}

Light light_in(const Book& book, const SideView& view, TurnNumber turn) {
    const auto told = std::find_if(view.lights.rbegin(), view.lights.rend(),
                                   [&](const LightTold& each) { return each.turn == turn; });
    return told == view.lights.rend() ? book.calendar.light_of(turn) : told->light;
}

bool is_in_port(const Book& book, const OwnFormation& formation) {
    return !formation.route &&
           std::binary_search(book.own_ports.begin(), book.own_ports.end(), formation.square);
}

}  // namespace flagplot
