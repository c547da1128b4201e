#include "tactical/squadron/hands.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tactical/squadron/criticals.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/upkeep.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

kit::CardTable& table_of(Ground& ground, SideIndex side) {
    return ground.battle.decks[deck_of(ground.switches(), side)];
}

std::string name_of_card(const Tables& tables, kit::Card card) {
    const CardKind* kind = kind_of(tables, card);
    return kind == nullptr ? "a card" : fmt::format("{} (C{})", kind->title, card.number + 1);
}

void draw(Ground& ground, SideIndex side, std::uint32_t count) {
    const std::size_t deck = deck_of(ground.switches(), side);
    DieKey key = key_of_deck(ground.turn(), deck);
    key.subject += 16 * (side.number + 1);
    kit::CardTable& table = ground.battle.decks[deck];
    const auto before = table.hands[side.index()].size();
    table = kit::after_draw(std::move(table), side, count, ground.dice(), key);
    const auto drawn = table.hands[side.index()].size() - before;
    if (drawn == 0) return;
    ground.say(
        [&] {
            return fmt::format("{} draws {} card{}", ground.battle.sides[side.index()].name, drawn,
                               drawn == 1 ? "" : "s");
        },
        "US-70");
}

void carry_out_turn_card(Ground& ground, SideIndex side, const CardKind& kind) {
    Battle& battle = ground.battle;
    switch (kind.op) {
        case CardOp::shift_wind: {
            const bool is_port = battle.sides[side.index()].shift == Turning::port;
            return shift_wind(ground, is_port ? -kind.value : kind.value);
        }
        case CardOp::fog:
            battle.conditions.fog_band = std::min(battle.conditions.fog_band, kind.value);
            return;
        case CardOp::swell:
            battle.conditions.swell = kind.value;
            return;
        case CardOp::reroll_initiative:
            battle.sides[side.index()].may_reroll = true;
            return;
        default:
            return;
    }
}

/// An S card: its ship and damage, if it needs them.
std::optional<std::string> why_not_aimed(const Battle& battle, SquadronNumber squadron,
                                         const PlayedCard& card, const CardKind& kind) {
    if (kind.op != CardOp::repair_now) {
        return card.ship || card.lasting ? std::optional<std::string>("the card alone")
                                         : std::nullopt;
    }
    if (!card.ship || !holds(ships_of(battle, squadron), *card.ship)) {
        return "a ship of the squadron that is to be repaired";
    }
    const bool has_it = card.lasting && battle.ships[*card.ship].damage.of(*card.lasting) > 0;
    return has_it ? std::nullopt : std::optional<std::string>("damage that she has");
}

std::optional<std::string> why_not_action(const Battle& battle, const PlayedCard& card,
                                          const CardKind& kind) {
    const Asking asking = battle.progress.asking;
    if (card.lasting) return "no damage";
    const bool is_for_ship = kind.op == CardOp::more_melee_dice || kind.op == CardOp::free_turn;
    if (!is_for_ship) {
        if (card.ship) return "no ship";
        return asking == Asking::fire ? std::nullopt
                                      : std::optional<std::string>("a card for this moment");
    }
    if (!card.ship || *card.ship >= battle.ships.size()) return "a ship of yours";
    const Ship& ship = battle.ships[*card.ship];
    const bool acts = ship.squadron == battle.activation.squadron && is_able(ship);
    if (!acts) return "a ship of the squadron";
    if (kind.op == CardOp::more_melee_dice) return std::nullopt;
    const bool can_turn = asking == Asking::movement && !ship.has_moved &&
                          holds(battle.activation.element, *card.ship) &&
                          ship.damage.of(Lasting::steering) == 0;
    return can_turn ? std::nullopt
                    : std::optional<std::string>("a ship that can turn and has yet to move");
}

std::optional<std::string> why_not_reaction(const Battle& battle, SideIndex side,
                                            const PlayedCard& card, const CardKind& kind) {
    if (card.ship || card.lasting) return "the card alone";
    const auto& reaction = battle.progress.reaction;
    if (!reaction) return "something to answer";
    constexpr std::array<CardOp, 4> answers{CardOp::cancel_card, CardOp::halve_attack,
                                            CardOp::dodge_ram, CardOp::reroll_critical};
    const CardOp wanted = answers[static_cast<std::size_t>(reaction->event)];
    if (kind.op != wanted) {
        return fmt::format("a card that answers a {}", word_of(reaction->event));
    }
    static_cast<void>(side);
    return std::nullopt;
}

bool is_asked_in_own_activation(const Battle& battle, SideIndex side) {
    const SquadronNumber squadron = battle.activation.squadron;
    if (squadron == no_squadron || battle.squadrons[squadron].side != side) return false;
    const Asking asking = battle.progress.asking;
    return asking == Asking::break_off || asking == Asking::melee_dice ||
           asking == Asking::movement || asking == Asking::fire || asking == Asking::melee;
}

bool is_held(const Tables& tables, const View& view, kit::Card card) {
    const auto& hand = hand_in(tables, view);
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

}  // namespace

std::size_t deck_of(const Switches& switches, SideIndex side) {
    return switches.shared_deck ? 0 : side.index();
}

const std::vector<kit::Card>& hand_in(const Tables& tables, const View& view) {
    static const std::vector<kit::Card> none;
    const std::size_t deck = deck_of(tables.switches, view.side);
    return deck < view.cards.size() ? view.cards[deck].hand : none;
}

std::size_t hand_size(const Switches& switches, const Battle& battle, SideIndex side) {
    const std::size_t deck = deck_of(switches, side);
    return deck < battle.decks.size() ? battle.decks[deck].hands[side.index()].size() : 0;
}

const CardKind* kind_of(const Tables& tables, kit::Card card) {
    const auto& kinds = tables.cards.kinds;
    return card.index() < kinds.size() ? &kinds[card.index()] : nullptr;
}

std::size_t hand_limit(const Tables& tables, const Battle& battle, SideIndex side) {
    const auto squadrons =
        tables.switches.count_initial
            ? static_cast<std::size_t>(battle.sides[side.index()].squadrons_at_start)
            : squadrons_of(battle, side).size();
    return std::min(squadrons, static_cast<std::size_t>(tables.cards.most));
}

std::vector<kit::CardTable> new_decks(const Tables& tables, std::size_t sides) {
    kit::CardTable table;
    for (std::uint32_t kind = 0; kind < tables.cards.kinds.size(); ++kind) {
        const auto copies = static_cast<std::size_t>(tables.cards.kinds[kind].copies);
        table.deck.insert(table.deck.end(), copies, kit::Card{kind});
    }
    table.hands.resize(sides);
    table.laid.resize(sides);
    return std::vector(tables.switches.shared_deck ? 1 : sides, table);
}

void shuffle_decks(Ground& ground) {
    auto& decks = ground.battle.decks;
    for (std::size_t deck = 0; deck < decks.size(); ++deck) {
        auto& cards = decks[deck].deck;
        std::sort(cards.begin(), cards.end());
        cards = kit::shuffled(std::move(cards), ground.dice(), key_of_deck(ground.turn(), deck));
    }
}

void draw_to_limit(Ground& ground, SideIndex side) {
    SideState& state = ground.battle.sides[side.index()];
    state.held = table_of(ground, side).hands[side.index()];
    const std::size_t limit = hand_limit(ground.tables, ground.battle, side);
    const std::size_t has = state.held.size();
    if (has < limit) draw(ground, side, static_cast<std::uint32_t>(limit - has));
}

void draw_opening_hands(Ground& ground) {
    for (const SideIndex side : ground.battle.progress.initiative) draw_to_limit(ground, side);
    for (SideState& side : ground.battle.sides) side.held.clear();
}

void exchange_cards(Ground& ground, SideIndex side, const std::vector<kit::Card>& cards) {
    for (const kit::Card card : cards) discard(ground, side, card);
    draw(ground, side, static_cast<std::uint32_t>(cards.size()));
}

void discard(Ground& ground, SideIndex side, kit::Card card) {
    kit::CardTable& table = table_of(ground, side);
    table = kit::after_discard(std::move(table), side, card);
}

void lay(Ground& ground, SideIndex side, kit::Card card) {
    kit::CardTable& table = table_of(ground, side);
    table = kit::after_laying(std::move(table), side, card);
    ground.tell(side, [&] { return "You lay " + name_of_card(ground.tables, card); }, "US-5");
}

void reveal_laid(Ground& ground, const std::vector<SideIndex>& order) {
    for (const SideIndex side : order) {
        kit::CardTable& table = table_of(ground, side);
        const auto laid = table.laid[side.index()];
        table = kit::after_reveal(std::move(table), side);
        const bool shifts = std::any_of(laid.begin(), laid.end(), [&](kit::Card card) {
            const CardKind* kind = kind_of(ground.tables, card);
            return kind != nullptr && kind->op == CardOp::shift_wind;
        });
        if (!shifts) ground.battle.sides[side.index()].shift = Turning::starboard;
        for (const kit::Card card : laid) {
            const CardKind* kind = kind_of(ground.tables, card);
            if (kind == nullptr) continue;
            ground.say(
                [&] {
                    return fmt::format("{} shows {}", ground.battle.sides[side.index()].name,
                                       name_of_card(ground.tables, card));
                },
                "US-5");
            carry_out_turn_card(ground, side, *kind);
        }
    }
}

std::optional<std::string> why_not_with(const Tables& tables, const View& view,
                                        SquadronNumber squadron, const PlayedCard& card) {
    const CardKind* kind = kind_of(tables, card.card);
    if (kind == nullptr || !is_held(tables, view, card.card)) return "a card of your hand";
    if (kind->timing != CardTiming::activation) return "an S card";
    return why_not_aimed(view.known, squadron, card, *kind);
}

std::optional<std::string> why_not_play(const Tables& tables, const View& view,
                                        const PlayedCard& card) {
    const Battle& battle = view.known;
    const CardKind* kind = kind_of(tables, card.card);
    if (kind == nullptr || !is_held(tables, view, card.card)) return "a card of your hand";
    if (battle.progress.asking == Asking::reaction) {
        if (kind->timing != CardTiming::reaction) return "an R card";
        return why_not_reaction(battle, view.side, card, *kind);
    }
    if (!is_asked_in_own_activation(battle, view.side)) return "no card now";
    if (kind->timing != CardTiming::action) return "an A card";
    if (tables.switches.card_limits && battle.activation.is_card_played) {
        return "no second card in this activation";
    }
    return why_not_action(battle, card, *kind);
}

std::vector<PlayedCard> ways_to_play(const Tables& tables, const View& view,
                                     std::optional<SquadronNumber> squadron) {
    std::vector<PlayedCard> ways;
    const auto try_way = [&](const PlayedCard& card) {
        const bool may = squadron ? !why_not_with(tables, view, *squadron, card)
                                  : !why_not_play(tables, view, card);
        if (may) ways.push_back(card);
    };
    std::vector<kit::Card> hand = hand_in(tables, view);
    hand.erase(std::unique(hand.begin(), hand.end()), hand.end());
    const SquadronNumber acting = squadron.value_or(view.known.activation.squadron);
    for (const kit::Card card : hand) {
        try_way({card, {}, {}});
        if (acting == no_squadron) continue;
        for (const ShipNumber ship : ships_of(view.known, acting)) {
            try_way({card, ship, {}});
            for (std::size_t what = 0; what < lastings; ++what) {
                try_way({card, ship, static_cast<Lasting>(what)});
            }
        }
    }
    return ways;
}

void take_effect(Ground& ground, const PlayedCard& card) {
    Battle& battle = ground.battle;
    Activation& activation = battle.activation;
    const CardKind& kind = *kind_of(ground.tables, card.card);
    switch (kind.op) {
        case CardOp::ignore_wind:
            activation.ignores_wind = true;
            return;
        case CardOp::more_movement:
            activation.more_movement += kind.value;
            return;
        case CardOp::command_radius:
            battle.squadrons[activation.squadron].radius = kind.value;
            return;
        case CardOp::repair_now: {
            const std::int32_t face = ground.roll(DieUse::card, *card.ship, die_faces);
            const bool is_repaired = face >= kind.value;
            ground.say(
                [&] {
                    return fmt::format("{} {} her {}", called(battle, *card.ship),
                                       is_repaired ? "repairs" : "cannot repair",
                                       word_of(*card.lasting));
                },
                "US-71", {fmt::format("needed {}, rolled {}", kind.value, face)});
            if (is_repaired) repair(battle.ships[*card.ship], *card.lasting);
            return;
        }
        case CardOp::more_attack_dice:
            activation.more_dice += kind.value;
            return;
        case CardOp::reroll_misses:
            activation.rerolls_misses = true;
            return;
        case CardOp::more_melee_dice:
            battle.ships[*card.ship].melee_dice += kind.value;
            return;
        case CardOp::free_turn:
            battle.ships[*card.ship].free_turn = kind.value;
            return;
        default:
            return;
    }
}

void answer_with(Ground& ground, kit::Card card) {
    Reaction& reaction = *ground.battle.progress.reaction;
    const CardKind& kind = *kind_of(ground.tables, card);
    ground.say([&] { return fmt::format("{} answers", name_of_card(ground.tables, card)); },
               "US-71");
    if (kind.op == CardOp::halve_attack) reaction.is_answered = true;
    if (kind.op == CardOp::reroll_critical) reroll_critical(ground);
    if (kind.op == CardOp::dodge_ram || kind.op == CardOp::cancel_card) {
        const std::int32_t face = ground.roll(DieUse::card, reaction.by.number, die_faces);
        reaction.is_answered = reaction.is_answered || face >= kind.value;
        ground.say(
            [&] { return std::string(face >= kind.value ? "It works" : "It does not work"); },
            "US-71", {fmt::format("needed {}, rolled {}", kind.value, face)});
    }
    if (ground.switches().card_limits) reaction.to_ask.clear();
}

}  // namespace flagplot::tactical::squadron
