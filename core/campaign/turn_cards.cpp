#include <algorithm>

#include "base/ensure.h"
#include "campaign/turn.h"
#include "view/permissions.h"

namespace flagplot::turn {

namespace {

/// The daily card is drawn in the turn of each day that begins within six hours after this
/// (A-ST-41).
constexpr std::int32_t morning = 6;

const CardPiles& piles_of(const Resolution& turn, SideId side) {
    return turn.state().cards.at(side.index());
}

/// The number of the next card of this turn: part of the keys of its dice.
std::int32_t next_serial(const Resolution& turn) {
    const auto& under_way = turn.state().progress.card_resolutions;
    return under_way.empty() ? 0 : under_way.back().serial + 1;
}

CardNeeds needs_of(const Card& card) {
    if (card.on == CardTarget::owner_picks) return CardNeeds::formation;
    const auto searches = [](const CardEffect& effect) {
        return std::holds_alternative<FreeSearch>(effect.what);
    };
    const auto any_searches = [&](const std::vector<CardEffect>& effects) {
        return std::any_of(effects.begin(), effects.end(), searches);
    };
    const auto may_search = [&](const CardStep& step) {
        return std::visit(
            Overloaded{
                [&](const CardEffect& effect) { return searches(effect); },
                [&](const Choice& ways) { return searches(ways.a) || searches(ways.b); },
                [&](const UmpireBranch& branch) {
                    return any_searches(branch.yes) || any_searches(branch.no);
                },
            },
            step);
    };
    return std::any_of(card.effects.begin(), card.effects.end(), may_search) ? CardNeeds::square
                                                                             : CardNeeds::nothing;
}

/// All copies of the deck, or its discards, in the order of their dice.
void shuffle(Resolution& turn, SideId side) {
    const CardPiles& piles = piles_of(turn, side);
    std::vector<CardId> cards = piles.discards;
    if (piles.shuffles == 0) {
        const auto& deck = turn.definition().deck.cards;
        for (std::uint32_t card = 0; card < deck.size(); ++card) {
            if (!is_in_deck_of(deck[card], side)) continue;
            cards.insert(cards.end(), static_cast<std::size_t>(deck[card].copies), CardId{card});
        }
    }
    const auto number = static_cast<std::uint32_t>(piles.shuffles);
    for (std::uint32_t left = static_cast<std::uint32_t>(cards.size()); left > 1; --left) {
        DieKey key = turn.key(Purpose::shuffle, side.number, number, left);
        key.turn = 0;  // counted by its number, not by the turn, which may be played again
        key.line = 0;
        const auto chosen = turn.roll(key, static_cast<std::int32_t>(left), {}, 0);
        std::swap(cards[left - 1], cards[static_cast<std::size_t>(chosen) - 1]);
    }
    turn.fact(DeckShuffled{side, std::move(cards)});
}

void draw(Resolution& turn, SideId side, std::int32_t serial) {
    if (piles_of(turn, side).draw.empty()) shuffle(turn, side);
    if (piles_of(turn, side).draw.empty()) return;  // all cards are in hands
    const CardId card = piles_of(turn, side).draw.front();
    if (turn.definition().card(card).kind == CardKind::hand)
        return deal(turn, side, card, Pile::draw);
    turn.fact(CardMoved{side, card, Pile::draw, Pile::away});
    turn.fact(CardResolutionBegan{{side, card, serial, {}, {}, 0, false, true}});
}

/// One turn each day, whatever hours the campaign's turns begin at.
bool is_drawing_turn(Moment begins) {
    const std::int32_t hour = hour_of(begins);
    return hour >= morning && hour < morning + half_hours_per_turn / 2;
}

bool draws_now(Resolution& turn, SideId side) {
    switch (turn.switches().event_draw) {
        case EventDraw::roll: {
            const std::int32_t threshold = turn.switches().event_threshold;
            const DieKey key = turn.key(Purpose::draw, side.number);
            return turn.roll(key, sighting_die, {{ModifierName::base_chance, threshold}},
                             threshold) <= threshold;
        }
        case EventDraw::daily:
            return is_drawing_turn(turn.definition().calendar.begin_of(turn.state().turn));
        case EventDraw::scripted:
        case EventDraw::physical:
        case EventDraw::none:
            return false;
    }
    return false;
}

/// A card that is not from the side's own deck: the script's, or one of paper.
void take_in(Resolution& turn, const CardResolution& resolution) {
    if (turn.definition().card(resolution.card).kind == CardKind::blow)
        return turn.fact(CardResolutionBegan{resolution});
    deal(turn, resolution.side, resolution.card, Pile::away);
}

std::optional<CardId> card_named(const Resolution& turn, SideId side, std::string_view name) {
    const auto& hand = piles_of(turn, side).hand;
    const auto card = std::find_if(hand.begin(), hand.end(), [&](CardId each) {
        return turn.definition().card(each).name == name;
    });
    return card == hand.end() ? std::nullopt : std::optional(*card);
}

void play(Resolution& turn, SideId side, const PlayCard& order) {
    const SeatId seat = seat_of(side);
    if (const auto why = obstacle(turn.view(seat), order, 0)) {
        return lapse(turn, seat, order, *why);
    }
    const auto card = card_named(turn, side, order.card);
    FLAGPLOT_ENSURE(card);
    turn.fact(CardMoved{side, *card, Pile::hand, Pile::away});
    turn.tell(seat, CardPlayed{{order.card}, order.on});
    CardResolution resolution{side, *card, next_serial(turn), {}, order.at, 0, false, false};
    if (order.on) resolution.on = turn.formation_of(seat, *order.on);
    turn.fact(CardResolutionBegan{resolution});
}

void play_cards(Resolution& turn) {
    for (const auto& [seat, sheet] : turn.state().sheets) {
        for (const Order& order : sheet.orders) {
            if (const auto* card = std::get_if<PlayCard>(&order)) play(turn, side_of(seat), *card);
        }
    }
}

void take_cards_from_table(Resolution& turn) {
    const std::vector<CardResolution> laid = turn.state().cards_on_table;
    for (CardResolution resolution : laid) {
        turn.fact(CardTaken{resolution});
        resolution.serial = next_serial(turn);
        take_in(turn, resolution);
    }
}

void take_cards_from_script(Resolution& turn) {
    if (turn.switches().event_draw != EventDraw::scripted) return;
    for (const ScriptedCard& card : turn.definition().script) {
        if (card.turn != turn.state().turn) continue;
        take_in(turn, {card.side, card.card, next_serial(turn), card.on, {}, 0, false, false});
    }
}

}  // namespace

HandCard hand_card(const Card& card) { return {{card.name}, {card.text}, needs_of(card)}; }

void deal(Resolution& turn, SideId side, CardId card, Pile from) {
    const auto held = static_cast<std::int32_t>(piles_of(turn, side).hand.size());
    const bool is_kept = held < turn.switches().event_hand_limit;
    turn.fact(CardMoved{side, card, from, is_kept ? Pile::hand : Pile::discards});
    turn.tell(seat_of(side), CardDealt{hand_card(turn.definition().card(card)), is_kept});
}

void deal_cards(Resolution& turn) {
    play_cards(turn);
    take_cards_from_table(turn);
    take_cards_from_script(turn);
    for (std::uint32_t side = 0; side < turn.definition().sides.size(); ++side) {
        if (draws_now(turn, {side})) draw(turn, {side}, next_serial(turn));
    }
}

void draw_again(Resolution& turn, SideId side, CardId instead_of, std::int32_t serial) {
    turn.fact(CardMoved{side, instead_of, Pile::away, Pile::under_draw});
    // The card under the deck has already been drawn this turn.
    if (piles_of(turn, side).draw.front() == instead_of) return;
    draw(turn, side, serial);
}

}  // namespace flagplot::turn
