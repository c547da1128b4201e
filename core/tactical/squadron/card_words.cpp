#include "tactical/squadron/card_words.h"

#include <fmt/format.h>

namespace flagplot::tactical::squadron {

std::string inches(std::int32_t hundredths) {
    constexpr std::int32_t whole = 100;
    std::string text = fmt::format("{}.{:02}", hundredths / whole, hundredths % whole);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string effect_of(const CardKind& kind) {
    const std::int32_t value = kind.value;
    switch (kind.op) {
        case CardOp::shift_wind:
            return fmt::format("the wind shifts by {} {}, this turn", value,
                               value == 1 ? "notch" : "notches");
        case CardOp::fog:
            return fmt::format("nobody fires beyond band {} this turn", value);
        case CardOp::reroll_initiative:
            return "roll your initiative die again";
        case CardOp::swell:
            return fmt::format("ships that move more than half Mv fire with {} AD less, this turn",
                               value);
        case CardOp::ignore_wind:
            return "the squadron has no head wind in this activation";
        case CardOp::more_movement:
            return fmt::format("Mv {} inches more in this activation", inches(value));
        case CardOp::command_radius:
            return fmt::format("command radius {} inches this turn", inches(value));
        case CardOp::repair_now:
            return fmt::format("repairs one lasting critical on {} or more", value);
        case CardOp::more_attack_dice:
            return fmt::format("{} AD more for one shot", value);
        case CardOp::reroll_misses:
            return "all misses of one shot are rolled again";
        case CardOp::more_melee_dice:
            return fmt::format("{} MD more for one ship in one round", value);
        case CardOp::free_turn:
            return fmt::format("one ship turns {} degrees without cost", value);
        case CardOp::halve_attack:
            return "a shot at you has half its AD";
        case CardOp::dodge_ram:
            return fmt::format("a ram against you is a miss on {} or more", value);
        case CardOp::reroll_critical:
            return "a critical result against your ship is rolled again";
        case CardOp::cancel_card:
            return fmt::format("an S or A card has no effect on {} or more", value);
    }
    return {};
}

std::string timing_of(const CardKind& kind) {
    switch (kind.timing) {
        case CardTiming::turn:
            return "T: at the start of a turn";
        case CardTiming::activation:
            return "S: when you activate a squadron";
        case CardTiming::action:
            return "A: at any moment of an activation of yours";
        case CardTiming::reaction:
            return "R: in answer to an enemy";
    }
    return {};
}

}  // namespace flagplot::tactical::squadron
