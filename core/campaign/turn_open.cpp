#include <algorithm>
#include <map>

#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

/// The line of this turn's dice: that of the same orders if they were played before, else a new
/// one, so that nobody can shop for dice he has seen.
std::uint8_t line_for(const CampaignState& state, const Digest& orders) {
    std::uint8_t next = 0;
    for (const SeenDice& seen : state.seen_dice) {
        if (seen.turn != state.turn) continue;
        if (seen.orders == orders) return seen.line;
        next = std::max<std::uint8_t>(next, static_cast<std::uint8_t>(seen.line + 1));
    }
    return next;
}

/// Rolls of every side, best first; equal rolls are rolled again among themselves.
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

/// Sides take turns; within a side by place of the sheet, then number (A-ST-37).
std::vector<FormationId> draw_up(const Resolution& turn, const std::vector<SideId>& sides) {
    std::map<SideId, std::vector<FormationId>> own;
    for (const FormationId id : turn.on_chart()) {
        own[turn.side(id)].push_back(id);
    }
    const auto place = [&](FormationId id) {
        const std::int32_t named = turn.formation(id).place;
        return std::pair(named == 0 ? INT32_MAX : named, turn.own_number(id));
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
    const Digest orders = digest_of(turn.state().sheets);
    turn.fact(TurnOpened{number, light, line_for(turn.state(), orders), orders});
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, TurnBegan{number, light});
    }
    for (const FormationId id : turn.on_chart()) stand_by(turn, id);
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
    if (turn.definition().profile != Profile::umpired) {  // 5.2: there nobody is told
        for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
            turn.tell({seat}, InitiativeTold{won.front(), begin.front()});
        }
    }
    turn.fact(QueueDrawnUp{draw_up(turn, begin)});
    turn.fact(PhaseEntered{Phase::activations});
}

}  // namespace flagplot::turn
