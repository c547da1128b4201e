#include "view/side_view.h"

#include <algorithm>

namespace flagplot {

namespace {

// The fastest formation there is, in squares a turn: for whether a contact could have come here.
constexpr std::int32_t fastest = 4;

OwnFormation& own(SideView& view, OwnNumber number) {
    return view.formations.at(number.number - 1);
}

void pass_marker(OwnFormation& formation, const OwnReached& reached) {
    if (reached.is_destination) {
        formation.route.reset();
        formation.run = {0};
        formation.carried = {0};
    } else {
        formation.route->checkpoints.erase(formation.route->checkpoints.begin());
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
}

void join_battle(SideView& view, const BattleJoined& joined) {
    view.battles.push_back({joined.square, view.turn, joined.own, false});
    for (const OwnNumber number : joined.own) own(view, number).engaged = view.turn;
}

void count_ships(OwnFormation& formation, const std::vector<OwnShipState>& ships) {
    formation.ships = ships;
    const bool is_lost = std::all_of(ships.begin(), ships.end(),
                                     [](const OwnShipState& ship) { return ship.is_sunk(); });
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

bool has_tried_already(const SideView& view, const Contact& contact, const Sighting& sighting) {
    const Observer observer{sighting.by, sighting.reach};
    return contact.turn == view.turn && std::find(contact.seen_by.begin(), contact.seen_by.end(),
                                                  observer) != contact.seen_by.end();
}

}  // namespace

SideView first_view(const Book& book) {
    SideView view;
    for (const BookFormation& formation : book.formations) {
        OwnFormation& known = view.formations.emplace_back();
        known.square = formation.enters_at;
        known.ships.resize(formation.ships.size());
    }
    return view;
}

void absorb(SideView& view, const Report& report) {
    if (std::holds_alternative<TurnBegan>(report)) view.last_turn.clear();
    view.last_turn.push_back(report);
    std::visit(
        Overloaded{
            [&](const DiceCommitted& told) { view.dice_commitment = told.commitment; },
            [&](const TurnBegan& told) {
                view.turn = told.turn;
                view.light = told.light;
                view.is_resolving = true;
            },
            [&](const TurnEnded& told) {
                view.turn = told.turn + TurnNumber{1};
                view.is_resolving = false;
                view.orders_receipt.reset();
            },
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
                conditions.erase(std::find(conditions.begin(), conditions.end(), told.condition));
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
            [&](const OwnShipsLeft& told) { count_ships(own(view, told.formation), told.ships); },
            [&](const BattleOver& told) { view.battles.at(told.battle.number - 1).is_over = true; },
        },
        report);
}

ContactId contact_of(const SideView& view, TurnMode mode, const Sighting& sighting) {
    struct Candidate {
        Squares distance;
        TurnNumber age;
        std::uint32_t number = 0;

        auto operator<=>(const Candidate&) const = default;
    };
    std::optional<Candidate> best;
    for (std::uint32_t number = 1; number <= view.contacts.size(); ++number) {
        const Contact& contact = view.contact({number});
        if (!could_be_there(view, mode, contact, sighting) || is_contradicted(contact, sighting) ||
            has_tried_already(view, contact, sighting)) {
            continue;
        }
        const Candidate candidate{chebyshev(contact.square, sighting.square),
                                  view.turn - contact.turn, number};
        if (!best || candidate < *best) best = candidate;
    }
    return {best ? best->number : static_cast<std::uint32_t>(view.contacts.size() + 1)};
}

Seen seen(const SideView& view, TurnMode mode, const Sighting& sighting) {
    return {contact_of(view, mode, sighting),
            sighting.by,
            sighting.mode,
            sighting.reach,
            sighting.square,
            sighting.declared,
            sighting.at};
}

std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number) {
    std::vector<Unit> units;
    const auto& ships = book.formation(number).ships;
    const auto& states = view.formation(number).ships;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        if (states[i].is_sunk()) continue;
        units.push_back({ships[i].type, ships[i].kind, ships[i].maximum, ships[i].size,
                         ships[i].has_radar, states[i].hull, states[i].speed});
    }
    return units;
}

bool is_in_port(const Book& book, const OwnFormation& formation) {
    return !formation.route &&
           std::binary_search(book.own_ports.begin(), book.own_ports.end(), formation.square);
}

}  // namespace flagplot
