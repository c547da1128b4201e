#include <algorithm>
#include <map>
#include <tuple>

#include "campaign/turn.h"
#include "view/contact_orders.h"
#include "view/tasks.h"

namespace flagplot::turn {

namespace {

/// The rolls of all sides, best first. Equal rolls are rolled again among themselves.
std::vector<SideId> roll_initiative(Resolution& turn) {
    const auto sides = static_cast<std::uint32_t>(turn.definition().sides.size());
    std::map<SideId, std::vector<std::int32_t>> rolls;
    std::vector<SideId> order;
    for (std::uint32_t i = 0; i < sides; ++i) order.push_back({i});
    std::vector<SideId> tied = order;
    for (std::uint32_t again = 0; !tied.empty(); ++again) {
        for (const SideId side : tied) {
            const DieKey key = turn.key(Purpose::initiative, side.number, 0, again);
            rolls[side].push_back(turn.roll(key, sighting_die, {}, 0));
        }
        std::stable_sort(order.begin(), order.end(),
                         [&](SideId a, SideId b) { return rolls[a] > rolls[b]; });
        tied.clear();
        for (const SideId side : order) {
            const bool is_tied = std::any_of(order.begin(), order.end(), [&](SideId other) {
                return other != side && rolls[other] == rolls[side];
            });
            if (is_tied) tied.push_back(side);
        }
    }
    return order;
}

Initiative choice_of(const Resolution& turn, SideId side) {
    const auto sheet = turn.state().sheets.find(seat_of(side));
    if (sheet == turn.state().sheets.end()) return Initiative::self;
    for (const Order& order : sheet->second.orders) {
        if (const auto* initiative = std::get_if<UseInitiative>(&order)) return initiative->who;
    }
    return Initiative::self;
}

/// How many formations are ahead of it in company, by its task or by one that the sheet gives it.
std::int32_t leaders_before(Resolution& turn, FormationId id) {
    const SideView& view = turn.view(turn.owner(id));
    std::int32_t place = place_in_company(view, turn.own_number(id));
    for (const FormationOrder& order : turn.orders_for(id)) {
        std::optional<OwnNumber> leader;
        if (const auto* follow = std::get_if<Follow>(&order.what)) leader = follow->leader;
        if (const auto* escort = std::get_if<Escort>(&order.what)) leader = escort->ward;
        if (!leader || leader->number > view.formations.size()) continue;
        place = place_in_company(view, *leader) + 1;
    }
    return place;
}

/// Sides take turns. Within a side formations are ordered by their place in the sheet, then
/// followers after their leaders, then by number (A-ST-37).
std::vector<FormationId> draw_up(Resolution& turn, const std::vector<SideId>& sides) {
    std::map<SideId, std::vector<FormationId>> own;
    for (const FormationId id : turn.on_chart()) {
        own[turn.side(id)].push_back(id);
    }
    const auto place = [&](FormationId id) {
        const std::int32_t named = turn.formation(id).place;
        return std::tuple(named == 0 ? INT32_MAX : named, leaders_before(turn, id),
                          turn.own_number(id));
    };
    std::size_t longest = 0;
    for (auto& [side, formations] : own) {
        std::sort(formations.begin(), formations.end(),
                  [&](FormationId a, FormationId b) { return place(a) < place(b); });
        longest = std::max(longest, formations.size());
    }
    std::vector<FormationId> queue;
    for (std::size_t round = 0; round < longest; ++round) {
        for (const SideId side : sides) {
            const auto& formations = own[side];
            if (round < formations.size()) queue.push_back(formations[round]);
        }
    }
    return queue;
}

/// Corrections of a side's own picture come before all other lines of its sheet, which are judged
/// by the corrected picture.
void revise_contacts(Resolution& turn, SeatId seat) {
    const auto sheet = turn.state().sheets.find(seat);
    if (sheet == turn.state().sheets.end()) return;
    const std::vector<Order> orders = sheet->second.orders;
    for (const Order& order : orders) {
        const auto* revision = std::get_if<ContactOrder>(&order);
        if (revision == nullptr) continue;
        if (const auto why = obstacle(turn.view(seat), *revision)) {
            lapse(turn, seat, *revision, *why);
        } else {
            turn.tell(seat, revision_of(turn.view(seat), *revision));
        }
    }
}

}  // namespace

void stand_by(Resolution& turn, FormationId id) {
    std::vector<Conditional> conditions;
    bool are_dropped = false;
    for (const FormationOrder& order : turn.orders_for(id)) {
        if (const auto* conditional = std::get_if<Conditional>(&order.what)) {
            conditions.push_back(*conditional);
        }
        are_dropped |= std::holds_alternative<DropConditions>(order.what);
        if (const auto* place = std::get_if<TakePlace>(&order.what)) {
            turn.fact(PlaceTaken{id, place->place});
        }
    }
    if (conditions.empty() && !are_dropped) return;
    turn.fact(ConditionsSet{id, conditions});
    turn.tell(turn.owner(id), OwnConditionsSet{turn.own_number(id), conditions});
}

void open(Resolution& turn) {
    const TurnNumber number = turn.state().turn;
    const Light light = turn.light();
    const std::uint8_t line = line_at_opening(turn.state());
    turn.fact(TurnOpened{number, light, line, decided_at_opening(turn.state())});
    const std::vector<std::string> words = words_given(turn.state());
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, TurnBegan{number, light});
        revise_contacts(turn, {seat});
        if (!words[seat].empty()) turn.tell({seat}, WordTaken{{words[seat]}});
    }
    lapse_of_the_gone(turn);
    for (const FormationId id : turn.on_chart()) {
        let_expire(turn, id);
        stand_by(turn, id);
        take_standing(turn, id);
    }
    deal_cards(turn);
    turn.fact(PhaseEntered{Phase::events});
}

void decide_initiative(Resolution& turn) {
    const std::vector<SideId> won = roll_initiative(turn);
    std::vector<SideId> begin = won;
    if (choice_of(turn, won.front()) == Initiative::enemy) {
        std::rotate(begin.begin(), begin.begin() + 1, begin.end());
    }
    turn.fact(InitiativeDecided{won, begin});
    if (turn.definition().profile != Profile::umpired) {  // nobody is told there (5.2)
        for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
            turn.tell({seat}, InitiativeTold{won.front(), begin.front()});
        }
    }
    turn.fact(QueueDrawnUp{draw_up(turn, begin)});
    turn.fact(PhaseEntered{Phase::activations});
}

}  // namespace flagplot::turn
