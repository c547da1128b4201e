#include "tactical/battle_board/board_forms.h"

#include <fmt/format.h>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/order_meaning.h"
#include "tactical/battle_board/ordering.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/skin.h"

namespace flagplot::tactical::battle_board {

namespace {

FormSlot tactic_slot() {
    FormSlot slot{"tactic", SlotKind::choice, 0, 0, {}, {}};
    for (std::size_t word = 0; word < words_of<Tactic>.size(); ++word) {
        slot.among.emplace_back(words_of<Tactic>[word]);
        slot.meanings.push_back(fmt::format("tries to {}", phrase_of(static_cast<Tactic>(word))));
    }
    return slot;
}

/// The classes for which the skin has a word.
FormSlot target_class(std::string name, const Naval& naval) {
    FormSlot slot{std::move(name), SlotKind::choice, 0, 0, {}, {}};
    for (const std::string_view word : target_words(naval)) {
        if (!word.empty()) slot.among.emplace_back(word);
    }
    return slot;
}

/// "only S2" for each other side, besides the words that need no side.
FormSlot whom_to_attack(const View& view) {
    FormSlot slot{"attack", SlotKind::choice, 0, 0, {}, {}};
    for (std::size_t word = 0; word < words_of<Attack>.size(); ++word) {
        if (static_cast<Attack>(word) == Attack::one_side) continue;
        slot.among.emplace_back(words_of<Attack>[word]);
    }
    for (std::uint32_t side = 0; side < view.position.sides.size(); ++side) {
        if (side == view.side.number) continue;
        slot.among.push_back(fmt::format("{} S{}", word_of(Attack::one_side), side + 1));
    }
    return slot;
}

void add_orders(std::vector<OrderForm>& forms, const View& view, std::int32_t number,
                const Naval& naval) {
    const std::string name = token_name(number);
    const std::string begin = "doctrine " + name;
    forms.push_back(
        {begin,
         "what it tries to do and whom it shoots at",
         name,
         begin + " tactic {tactic} primary {primary} secondary {secondary}",
         {tactic_slot(), target_class("primary", naval), target_class("secondary", naval)}});
    if (view.position.round != 0) return;
    forms.push_back({"attack " + name,
                     "whom it starts a fight with",
                     name,
                     begin + " attack {attack}",
                     {whom_to_attack(view)}});
}

void add_step(std::vector<OrderForm>& forms, const View& view, const Naval& naval) {
    const std::string name = token_name(view.position.mover);
    FormSlot square{"square", SlotKind::place, 0, 0, {}, {}};
    for (const Order& order : options_of(view, naval)) {
        const auto* step = std::get_if<StepTo>(&order.what);
        if (step != nullptr) square.places.push_back({step->to.x, step->to.y});
    }
    forms.push_back({"step " + name,
                     "one square, or none",
                     name,
                     fmt::format("step {} to {{square}}", name),
                     {std::move(square)}});
}

}  // namespace

std::vector<OrderForm> forms_of(const View& view, const Naval& naval) {
    std::vector<OrderForm> forms;
    if (options_of(view, naval).empty()) return forms;
    if (view.position.stage == Stage::movement) {
        add_step(forms, view, naval);
        return forms;
    }
    for (std::size_t token = 0; token < view.orders.size(); ++token) {
        const bool is_own = view.orders[token] && is_on_board(view.position.tokens[token]);
        if (is_own) add_orders(forms, view, static_cast<std::int32_t>(token), naval);
    }
    return forms;
}

OrderForecast forecast_of(const View& view, const Order& order, const Naval& naval) {
    const auto* step = std::get_if<StepTo>(&order.what);
    if (step == nullptr) return {{}, {}, {}, meaning_of(view, order, naval)};
    const BoardSquare from = view.position.tokens[static_cast<std::size_t>(step->token)].at;
    OrderForecast forecast;
    forecast.path = {{from.x, from.y}, {step->to.x, step->to.y}};
    forecast.cost = step->to == from ? "it stays" : "its step of this phase";
    return forecast;
}

}  // namespace flagplot::tactical::battle_board
