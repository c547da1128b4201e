#include <algorithm>

#include "campaign/turn.h"
#include "rules/harbour.h"
#include "view/permissions.h"

namespace flagplot::turn {

namespace {

/// "UK-K/2, detached from Force K, Capt. Agnew", if its owner gave it no name.
std::string name_of_part(const FormationRow& parent, const Detach& order, const std::string& id) {
    return order.name.empty() ? id + ", detached from " + parent.name : order.name;
}

FormationRow row_of_part(const Resolution& turn, FormationId parent, const Detach& order) {
    const SeatId seat = turn.owner(parent);
    FormationRow row;
    row.id = order.name.empty() ? free_id(turn.view(seat), turn.own_number(parent)) : order.name;
    row.name = name_of_part(turn.row(parent), order, row.id);
    row.side = side_of(seat);
    row.number = {static_cast<std::uint32_t>(turn.view(seat).formations.size()) + 1};
    row.enters = turn.state().turn;
    row.enters_at = turn.formation(parent).square;
    row.at_destination = turn.row(parent).at_destination;
    for (const OwnShip ship : ships_meant(turn.view(seat), turn.own_number(parent), order)) {
        row.ships.push_back(turn.ship_of(seat, ship));
    }
    std::sort(row.ships.begin(), row.ships.end());
    return row;
}

std::vector<OwnShip> own_ships(const Resolution& turn, const std::vector<ShipId>& ships) {
    std::vector<OwnShip> own;
    for (const ShipId ship : ships) own.push_back(turn.own_ship(ship));
    std::sort(own.begin(), own.end());
    return own;
}

/// The new formation is activated right after the one it left.
void queue_behind(Resolution& turn, FormationId parent, FormationId part) {
    if (turn.state().progress.phase != Phase::activations) return;
    std::vector<FormationId> queue = turn.state().progress.queue;
    const auto place = std::find(queue.begin(), queue.end(), parent);
    queue.insert(place == queue.end() ? place : place + 1, part);
    turn.fact(QueueDrawnUp{std::move(queue)});
}

/// During the turn, the new formation has points of its own, of which as much is spent as by the
/// whole.
bool is_under_way(const Resolution& turn, FormationId parent) {
    return turn.state().progress.phase == Phase::pulses || turn.formation(parent).spent.count > 0;
}

}  // namespace

std::optional<Square> way_to(Resolution& turn, FormationId id, std::optional<Square> square) {
    const auto& ports = turn.definition().side(turn.side(id)).ports;
    const Square from = turn.formation(id).square;
    if (!square) square = nearest_port(turn.planner(), turn.switches().diagonal, ports, from);
    const bool has_way =
        square && *square != from && turn.planner().plan(from, {0}, *square).has_value();
    return has_way ? square : std::nullopt;
}

void send_to(Resolution& turn, FormationId id, std::optional<Square> square) {
    if (const auto to = way_to(turn, id, square)) set_route(turn, id, {{}, *to});
}

void detach(Resolution& turn, FormationId id, const Detach& order, OwnNumber in_sheet) {
    const FormationRow row = row_of_part(turn, id, order);
    const FormationId part{static_cast<std::uint32_t>(turn.state().formations.size())};
    const bool is_between_turns = turn.state().progress.phase == Phase::orders;
    turn.fact(FormationFounded{{row, turn.state().turn, in_sheet, is_between_turns}, id});
    turn.tell(turn.owner(id), OwnFounded{row.number,
                                         turn.own_number(id),
                                         {row.id},
                                         {row.name},
                                         own_ships(turn, row.ships),
                                         turn.formation(id).square});
    queue_behind(turn, id, part);
    if (order.ships.empty()) take_stance(turn, part, Stance::avoid);
    if (order.ships.empty() || order.to) send_to(turn, part, order.to);
    stand_by(turn, part);
    take_standing(turn, part);
    if (is_under_way(turn, id)) set_allowance(turn, part);
}

void merge(Resolution& turn, FormationId id, const Merge& order) {
    const SeatId seat = turn.owner(id);
    const FormationId into = turn.formation_of(seat, order.into);
    turn.fact(FormationsMerged{id, into});
    turn.tell(seat, OwnMerged{turn.own_number(id), order.into});
    lead_on(turn, id, into);
    if (turn.state().progress.phase == Phase::pulses) set_allowance(turn, into);
}

}  // namespace flagplot::turn
