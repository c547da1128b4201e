#include "campaign/card_resolution.h"

namespace flagplot::turn {

namespace {

/// Is the second option of the card being resolved possible?
bool has_second_way(Resolution& turn) {
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    const Choice& choice = std::get<Choice>(card(turn).effects[next]);
    const auto* order = std::get_if<SendTo>(&choice.b.what);
    return order == nullptr || !head(turn).on || way_to(turn, *head(turn).on, order->square);
}

/// What a step of a card asks the umpire; none if it asks nothing.
const std::string* question_in(const CardStep& step) {
    if (const auto* branch = std::get_if<UmpireBranch>(&step)) return &branch->question;
    const auto* effect = std::get_if<CardEffect>(&step);
    const auto* asked = effect != nullptr ? std::get_if<AskUmpire>(&effect->what) : nullptr;
    return asked != nullptr ? &asked->question : nullptr;
}

}  // namespace

const CardResolution& head(const Resolution& turn) {
    return turn.state().progress.card_resolutions.front();
}
const Card& card(const Resolution& turn) { return turn.definition().card(head(turn).card); }

void finish(Resolution& turn, bool had_effect) {
    const CardResolution done = head(turn);
    turn.fact(CardResolved{had_effect});
    turn.fact(CardMoved{done.side, done.card, Pile::away, Pile::discards});
}

void resolve_card(Resolution& turn) {
    if (turn.state().progress.card_resolutions.empty()) return turn.fact(PhaseEntered{Phase::air});
    if (!head(turn).is_aimed) return aim(turn);
    const auto& effects = card(turn).effects;
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    if (next >= effects.size()) return finish(turn, true);
    if (std::holds_alternative<Choice>(effects[next])) {
        if (!has_second_way(turn)) return take_choice(turn, false);
        return turn.fact(ChoiceAwaited{{head(turn).side, head(turn).card, head(turn).on}});
    }
    if (const std::string* question = question_in(effects[next])) {
        return turn.fact(RulingAwaited{{*question, head(turn).on, {}}});
    }
    apply(turn, std::get<CardEffect>(effects[next]));
    turn.fact(CardEffectApplied{});
}

void take_choice(Resolution& turn, bool is_second) {
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    const Choice& choice = std::get<Choice>(card(turn).effects[next]);
    const bool takes_second = is_second && has_second_way(turn);
    const CardEffect& chosen = takes_second ? choice.b : choice.a;
    turn.fact(ChoiceMade{takes_second});
    tell_affected(turn, lasting_of(turn, {chosen}));
    if (const auto* asked = std::get_if<AskUmpire>(&chosen.what)) {
        return turn.fact(RulingAwaited{{asked->question, head(turn).on, {}}});
    }
    apply(turn, chosen);
    turn.fact(CardEffectApplied{});
}

void take_card_ruling(Resolution& turn, bool is_yes, const std::string& text) {
    if (!text.empty()) turn.tell(seat_of(head(turn).side), TextTold{said(text)});
    const auto next = static_cast<std::size_t>(head(turn).next_effect);
    if (const auto* branch = std::get_if<UmpireBranch>(&card(turn).effects[next])) {
        const std::vector<CardEffect>& chosen = is_yes ? branch->yes : branch->no;
        if (!chosen.empty()) tell_affected(turn, lasting_of(turn, chosen));
        for (const CardEffect& effect : chosen) apply(turn, effect);
    }
    turn.fact(CardEffectApplied{});
}

}  // namespace flagplot::turn
