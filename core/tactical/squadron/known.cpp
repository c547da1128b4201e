#include "tactical/squadron/known.h"

#include <algorithm>
#include <utility>

#include "tactical/squadron/hands.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

DieKey lot_of(std::size_t deck) {
    return {Purpose::battle, 1, 0, static_cast<std::uint32_t>(deck), 0, 0};
}

bool is_turn_card(const Tables& tables, kit::Card card) {
    const CardKind* kind = kind_of(tables, card);
    return kind != nullptr && kind->timing == CardTiming::turn;
}

/// Only T cards are laid: others change places with those of the deck and of hands not seen.
void lay_turn_cards_only(const Tables& tables, kit::CardTable& table, SideIndex side) {
    for (std::size_t other = 0; other < table.laid.size(); ++other) {
        if (other == side.index()) continue;
        for (kit::Card& card : table.laid[other]) {
            if (is_turn_card(tables, card)) continue;
            const auto exchange = [&](std::vector<kit::Card>& cards) {
                const auto found = std::find_if(cards.begin(), cards.end(), [&](kit::Card each) {
                    return is_turn_card(tables, each);
                });
                if (found == cards.end()) return false;
                std::swap(card, *found);
                return true;
            };
            bool is_done = exchange(table.deck);
            for (std::size_t hand = 0; !is_done && hand < table.hands.size(); ++hand) {
                if (hand == side.index()) continue;
                is_done = exchange(table.hands[hand]);
                std::sort(table.hands[hand].begin(), table.hands[hand].end());
            }
        }
        std::sort(table.laid[other].begin(), table.laid[other].end());
    }
}

/// Every card that the side has not seen takes the place of the next: of the deck, then of hands.
void pass_on_unseen(kit::CardTable& table, SideIndex side) {
    std::vector<kit::Card*> unseen;
    for (kit::Card& card : table.deck) unseen.push_back(&card);
    for (std::size_t other = 0; other < table.hands.size(); ++other) {
        if (other == side.index()) continue;
        for (kit::Card& card : table.hands[other]) unseen.push_back(&card);
    }
    for (std::size_t at = 0; at + 1 < unseen.size(); ++at) std::swap(*unseen[at], *unseen[at + 1]);
    for (auto& hand : table.hands) std::sort(hand.begin(), hand.end());
}

/// Which way a card shifts the wind is hidden while it lies face down.
bool is_laying(const Battle& battle) { return battle.progress.phase == Phase::turn_cards; }

/// Hull points and crew that others lost (US-B33).
void hide_points(Battle& battle, SideIndex side) {
    for (Ship& ship : battle.ships) {
        if (ship.side == side || !ship.is_on_table()) continue;
        ship.damage.hull = ship.damage.crew = 0;
        ship.came.hull = ship.came.crew = 0;
    }
}

/// One more of a loss or one less, so that something is left.
std::int32_t changed(std::int32_t lost, std::int32_t full) {
    if (lost + 1 < full) return lost + 1;
    return lost > 0 && lost < full ? lost - 1 : lost;
}

void change_points(Battle& battle, SideIndex side) {
    for (Ship& ship : battle.ships) {
        if (ship.side == side || !is_able(ship)) continue;
        const ShipClass& kind = battle.class_of(ship);
        ship.damage.hull = changed(ship.damage.hull, kind.hull);
        ship.damage.crew = changed(ship.damage.crew, kind.crew);
    }
}

}  // namespace

View view_of(const Tables& tables, const Battle& battle, SideIndex side) {
    View view{side, battle, {}};
    for (const kit::CardTable& deck : battle.decks) view.cards.push_back(seen_by(deck, side));
    view.known.decks.clear();
    for (std::uint32_t other = 0; other < view.known.sides.size(); ++other) {
        if (SideIndex{other} == side) continue;
        if (is_laying(battle)) view.known.sides[other].shift = Turning::starboard;
        view.known.sides[other].held.clear();
    }
    if (tables.switches.fog == Fog::enemy_points_hidden) hide_points(view.known, side);
    return view;
}

Battle possible_battle(const Tables& tables, const View& view, const Dice& dice) {
    Battle battle = view.known;
    for (std::size_t deck = 0; deck < view.cards.size(); ++deck) {
        battle.decks.push_back(kit::some_table(view.cards[deck], dice, lot_of(deck)));
        lay_turn_cards_only(tables, battle.decks.back(), view.side);
    }
    return battle;
}

Battle hidden_changed(const Tables& tables, Battle battle, SideIndex side, const Dice& /*dice*/) {
    for (kit::CardTable& deck : battle.decks) {
        pass_on_unseen(deck, side);
        lay_turn_cards_only(tables, deck, side);
    }
    for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
        if (SideIndex{other} == side) continue;
        SideState& state = battle.sides[other];
        if (is_laying(battle)) {
            state.shift = state.shift == Turning::port ? Turning::starboard : Turning::port;
        }
        if (!state.held.empty()) {
            state.held = battle.decks[deck_of(tables.switches, {other})].hands[other];
        }
    }
    if (tables.switches.fog == Fog::enemy_points_hidden) change_points(battle, side);
    return battle;
}

}  // namespace flagplot::tactical::squadron
