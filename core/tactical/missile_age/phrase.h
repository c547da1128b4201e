#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "tactical/forms.h"
#include "tactical/missile_age/verbs.h"

/// \file
/// Orders as text, by the table of verbs, and forms of them: the same text with slots left open.

namespace flagplot::tactical::missile_age {

/// Slots by which a form leaves the legs of a move open: a run, a turn, another run.
inline constexpr std::string_view run_slot = "run", side_slot = "side", turn_slot = "turn",
                                  rest_slot = "rest";

/// Writes an order part by part; what `open` names is left open.
class Writing {
  public:
    explicit Writing(const std::vector<FormSlot>& open) : open_(open) {}

    template <class Of>
    std::string text_of(const Of& order) {
        const auto& row = verb_of<Of>();
        text_ = row.verb.text;
        std::apply([&](const auto&... parts) { (put(parts, order), ...); }, row.parts);
        return std::move(text_);
    }

  private:
    template <class Of>
    void put(const Word& word, const Of& /*order*/) {
        add(word.text);
    }
    template <class Notation, class Of, class Value>
    void put(const Slot<Notation, Of, Value>& slot, const Of& order) {
        if (!is_open(slot.name)) return add(Notation::write(order.*slot.member));
        // A form's slot takes the number of rounds alone.
        constexpr bool is_rounds = std::is_same_v<Notation, RoundsWord>;
        add(fmt::format("{}{{{}}}", is_rounds ? "x" : "", slot.name));
    }
    void put(const LegWords& /*part*/, const Move& move) {
        if (is_open(run_slot)) {
            add(fmt::format("{0} {{{1}}} {{{2}}} {{{3}}} {0} {{{4}}}", leg_words[0], run_slot,
                            side_slot, turn_slot, rest_slot));
            return;
        }
        for (const Leg& leg : move.legs) put_leg(leg);
    }
    void put(const OtherUnit& /*part*/, const Answer& answer) {
        if (answer.unit != 0) add(UnitWord::write(answer.unit));
    }

    void put_leg(const Leg& leg) {
        add(fmt::format("{} {}", leg_words[0], leg.ahead));
        if (leg.turn < 0) add(fmt::format("{} {}", leg_words[1], -leg.turn));
        if (leg.turn > 0) add(fmt::format("{} {}", leg_words[2], leg.turn));
    }

    void add(std::string_view word) {
        text_ += ' ';
        text_ += word;
    }
    [[nodiscard]] bool is_open(std::string_view name) const {
        return std::any_of(open_.begin(), open_.end(),
                           [name](const FormSlot& slot) { return slot.name == name; });
    }

    const std::vector<FormSlot>& open_;
    std::string text_;
};

/// An order's text, or the words of a form for it in which these slots are open.
template <class Of>
[[nodiscard]] std::string phrase(const Of& order, const std::vector<FormSlot>& open = {}) {
    return Writing(open).text_of(order);
}

}  // namespace flagplot::tactical::missile_age
