#include "view/side_view.h"

#include <algorithm>

namespace flagplot {

namespace {

// The fastest formation there is, in squares a turn: for whether a contact could have come here.
constexpr std::int32_t fastest = 4;

OwnFormation& own(SideView& view, OwnNumber number) {
    return view.formations.at(number.number - 1);
}

/// Where the umpire gave it a route its side was not told of, the one it knows may be another.
void pass_marker(OwnFormation& formation, const OwnReached& reached) {
    if (!formation.route) return;
    if (reached.is_destination) {
        formation.route.reset();
        formation.run = {0};
        formation.carried = {0};
        return;
    }
    auto& checkpoints = formation.route.value().checkpoints;
    if (!checkpoints.empty() && checkpoints.front() == reached.marker) {
        checkpoints.erase(checkpoints.begin());
    }
}

void note_sighting(SideView& view, const Seen& sighting) {
    if (sighting.contact.number > view.contacts.size()) view.contacts.emplace_back();
    Contact& contact = view.contacts.at(sighting.contact.number - 1);
    if (contact.turn != view.turn) contact.seen_by.clear();
    contact.square = sighting.square;
    contact.turn = view.turn;
    contact.at = sighting.at;
    contact.mode = sighting.mode;
    if (sighting.declared) contact.declared = sighting.declared;
    contact.seen_by.push_back({sighting.by, sighting.reach});
    contact.track.push_back({view.turn, sighting.square});
    contact.is_reported = false;
}

/// The contact of this number, made if it is the next, with what any new word of it changes.
Contact& contact_at(SideView& view, ContactId id, Square square) {
    if (id.number > view.contacts.size()) view.contacts.emplace_back();
    Contact& contact = view.contacts.at(id.number - 1);
    if (contact.turn != view.turn) {
        contact.seen_by.clear();
        contact.next_marker.reset();
    }
    contact.square = square;
    contact.turn = view.turn;
    contact.at = {0};
    contact.mode = SightMode::air;
    contact.track.push_back({view.turn, square});
    return contact;
}

void note_flight(SideView& view, const AirReport& told) {
    for (const AirSighting& sighting : told.found) {
        Contact& contact = contact_at(view, sighting.contact, sighting.square);
        contact.declared = sighting.declared;
        contact.is_reported = false;
    }
}

void note_report(SideView& view, const ContactReported& told) {
    Contact& contact = contact_at(view, told.contact, told.square);
    if (told.declared) contact.declared = told.declared;
    contact.next_marker = told.next_marker;
    contact.is_reported = true;
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
    formation.conditions.clear();
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
    from.ships.clear();
    from.prizes.clear();
    from.presence = Presence::gone;
}

/// Own formation is in this square now, otherwise than by a step of its route.
void displace(SideView& view, OwnNumber number, Square to) {
    OwnFormation& formation = own(view, number);
    formation.square = to;
    formation.run = {0};
    formation.track.push_back({view.turn, to});
}

void end_effects(SideView& view, TurnNumber turn) {
    for (OwnFormation& formation : view.formations) {
        std::erase_if(formation.effects, [&](const ActiveEffect& effect) {
            return effect.ends == Ends::with_turn && effect.last <= turn;
        });
    }
}

void end_turn(SideView& view, TurnNumber turn) {
    view.turn = turn + TurnNumber{1};
    view.is_resolving = false;
    view.orders_receipt.reset();
    end_effects(view, turn);
    std::erase_if(view.weather, [&](const WeatherTold& told) { return told.turn <= turn; });
    std::erase_if(view.lights, [&](const LightTold& told) { return told.turn <= turn; });
    std::erase_if(view.blocks, [&](const KnownBlock& block) { return block.turn < turn; });
}

template <class... Ts>
bool is_one_of(const Report& report) {
    return (std::holds_alternative<Ts>(report) || ...);
}

/// What the umpire let a side know between turns stays for the briefing of the turn to come: the
/// last one may have been mailed before. What every end of a turn tells does not.
void begin_turn(SideView& view, const TurnBegan& told) {
    const auto ended = std::find_if(view.last_turn.rbegin(), view.last_turn.rend(),
                                    [](const Report& each) { return is_one_of<TurnEnded>(each); });
    if (ended != view.last_turn.rend()) view.last_turn.erase(view.last_turn.begin(), ended.base());
    std::erase_if(view.last_turn, [](const Report& each) {
        return is_one_of<DiceCommitted, OrdersReceived, OwnEntered, WeatherTold>(each);
    });
    view.turn = told.turn;
    view.light = told.light;
    view.is_resolving = true;
}

/// The last forecast of a turn is the one that counts.
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
    view.battles.push_back({joined.square, view.turn, joined.own, false});
    for (const OwnNumber number : joined.own) own(view, number).engaged = view.turn;
}

void count_ships(SideView& view, const OwnShipsLeft& told) {
    for (const OwnShipLeft& each : told.ships) view.ships.at(each.ship.index()) = each.left;
    OwnFormation& formation = own(view, told.formation);
    const bool is_lost =
        std::all_of(formation.ships.begin(), formation.ships.end(),
                    [&](OwnShip ship) { return view.ships.at(ship.index()).is_lost(); });
    if (is_lost) formation.presence = Presence::gone;
}

/// Could this contact have come to the place of the sighting since it was last seen?
bool could_be_there(const SideView& view, TurnMode mode, const Contact& contact,
                    const Sighting& sighting) {
    const std::int32_t turns = view.turn.count - contact.turn.count;
    const std::int32_t half_hours =
        turns * half_hours_per_turn + sighting.at.count - contact.at.count;
    // One formation after the other: it may have made a whole move since, at any hour.
    const std::int32_t reach =
        mode == TurnMode::alternating
            ? fastest * (turns + 1)
            : (half_hours * fastest + half_hours_per_turn - 1) / half_hours_per_turn;
    return chebyshev(contact.square, sighting.square).count <= reach;
}

bool is_contradicted(const Contact& contact, const Sighting& sighting) {
    return contact.declared && sighting.declared && *contact.declared != *sighting.declared;
}

bool has_seen(const SideView& view, const Observer& observer, const Contact& contact) {
    return contact.turn == view.turn && std::find(contact.seen_by.begin(), contact.seen_by.end(),
                                                  observer) != contact.seen_by.end();
}

bool has_tried_already(const SideView& view, const Contact& contact, const Sighting& sighting) {
    return sighting.by && has_seen(view, {*sighting.by, sighting.reach}, contact);
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
        known.stance = first_stance(
            std::any_of(formation.ships.begin(), formation.ships.end(),
                        [&](OwnShip ship) { return book.ship(ship).kind == Kind::battle; }));
    }
    view.ships.resize(book.ships.size());
    return view;
}

void absorb(SideView& view, const Report& report) {
    if (const auto* began = std::get_if<TurnBegan>(&report)) begin_turn(view, *began);
    view.last_turn.push_back(report);
    std::visit(
        Overloaded{
            [&](const DiceCommitted& told) { view.dice_commitment = told.commitment; },
            [](const TurnBegan&) {},
            [&](const TurnEnded& told) { end_turn(view, told.turn); },
            [&](const OrdersReceived& told) { view.orders_receipt = told.receipt; },
            [&](const OwnEntered& told) {
                OwnFormation& formation = own(view, told.formation);
                formation.presence = Presence::on_chart;
                formation.square = told.square;
                formation.track.push_back({view.turn, told.square});
            },
            [&](const OwnRouteSet& told) { own(view, told.formation).route = told.route; },
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
            [&](const BattleOver& told) {
                KnownBattle& battle = view.battles.at(told.battle.number - 1);
                battle.is_over = true;
                for (const OwnNumber number : battle.own) own(view, number).engaged = told.last;
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
            [&](const OwnStruck& told) {
                OwnFormation& formation = own(view, told.formation);
                formation.struck = view.turn;
                formation.effects.insert(formation.effects.end(), told.effects.begin(),
                                         told.effects.end());
            },
            [](const OwnWeathered&) {},
            [&](const OwnRefreshed& told) {
                std::erase_if(own(view, told.formation).effects, [](const ActiveEffect& effect) {
                    return effect.ends == Ends::in_port;
                });
            },
            [](const TextTold&) {},
            [&](const OwnPlaced& told) { displace(view, told.formation, told.square); },
            [&](const OwnFreed& told) { own(view, told.formation).freed = view.turn; },
            [&](const OwnLeft& told) { own(view, told.formation).presence = Presence::gone; },
            [&](const CardTakenAway& told) { take_card(view, told.name.text); },
            [&](const LightTold& told) { view.lights.push_back(told); },
            [](const SwitchTold&) {},
            [](const MessageTold&) {},
            [&](const OwnRenamed& told) { own(view, told.formation).name = told.name.text; },
            [&](const OwnPrizes& told) { own(view, told.formation).prizes = told.prizes; },
        },
        report);
}

ContactId contact_of(const SideView& view, TurnMode mode, const Sighting& sighting,
                     std::span<const ContactId> taken) {
    struct Candidate {
        Squares distance;
        TurnNumber age;
        std::uint32_t number = 0;

        auto operator<=>(const Candidate&) const = default;
    };
    std::optional<Candidate> best;
    for (std::uint32_t number = 1; number <= view.contacts.size(); ++number) {
        const Contact& contact = view.contact({number});
        const bool is_taken =
            std::find(taken.begin(), taken.end(), ContactId{number}) != taken.end();
        if (is_taken || !could_be_there(view, mode, contact, sighting) ||
            is_contradicted(contact, sighting) || has_tried_already(view, contact, sighting)) {
            continue;
        }
        const Candidate candidate{chebyshev(contact.square, sighting.square),
                                  view.turn - contact.turn, number};
        if (!best || candidate < *best) best = candidate;
    }
    if (best) return {best->number};
    auto highest = static_cast<std::uint32_t>(view.contacts.size());
    for (const ContactId id : taken) highest = std::max(highest, id.number);
    return {highest + 1};
}

std::vector<ContactId> seen_already(const SideView& view, const Observer& observer) {
    std::vector<ContactId> seen;
    for (std::uint32_t number = 1; number <= view.contacts.size(); ++number) {
        if (has_seen(view, observer, view.contact({number}))) seen.push_back({number});
    }
    return seen;
}

Seen seen(const SideView& view, TurnMode mode, const Sighting& sighting,
          std::span<const ContactId> taken) {
    return {contact_of(view, mode, sighting, taken),
            sighting.by.value(),
            sighting.mode,
            sighting.reach,
            sighting.square,
            sighting.declared,
            sighting.at};
}

std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number) {
    std::vector<Unit> units;
    for (const OwnShip id : view.formation(number).ships) {
        const ShipState& left = view.ships.at(id.index());
        if (left.is_lost()) continue;
        const BookShip& ship = book.ship(id);
        units.push_back(
            {ship.type, ship.kind, ship.maximum, ship.size, ship.has_radar, left.hull, left.speed});
    }
    return units;
}

std::optional<MovePoints> points_next_turn(const Book& book, const SideView& view,
                                           OwnNumber number) {
    const std::vector<Unit> units = units_of(book, view, number);
    if (units.empty()) return std::nullopt;
    const OwnFormation& own = view.formation(number);
    const bool was_hurt = std::any_of(own.ships.begin(), own.ships.end(), [&](OwnShip ship) {
        return view.ships.at(ship.index()).is_hurt_in(view.turn - TurnNumber{1});
    });
    const auto zones = weather_in(view, view.turn);
    return points_for_turn({units, own.effects, was_hurt, weathering_at(zones, own.square).points},
                           book.switches.speed(), book.switches.after_battle);
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
