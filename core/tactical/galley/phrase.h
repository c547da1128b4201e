#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "tactical/forms.h"
#include "tactical/galley/verbs.h"

/// \file
/// Orders as text, by the table of verbs, and forms of them: the same text with slots left open.

namespace flagplot::tactical::galley {

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
        add(is_open(slot.name) ? fmt::format("{{{}}}", slot.name)
                               : Notation::write(order.*slot.member));
    }
    template <class Notation, class Of, class Value>
    void put(const Perhaps<Notation, Of, Value>& part, const Of& order) {
        if (order.*part.member != 0) add(Notation::write(order.*part.member));
    }
    template <class Notation, class Of, class Value>
    void put(const Many<Notation, Of, Value>& part, const Of& order) {
        for (const Value& value : order.*part.member) add(Notation::write(value));
    }
    template <class Of, class Pair>
    void put(const Pairs<Of, Pair>& part, const Of& order) {
        for (const Pair& pair : order.*part.member) {
            add(ShipWord::write(pair.*part.ship));
            add(StrengthWord::write(pair.*part.strength));
        }
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

}  // namespace flagplot::tactical::galley
