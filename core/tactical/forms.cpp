#include "tactical/forms.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>

namespace flagplot::tactical {

namespace {

constexpr std::int32_t last_heading = 359;

std::string place_text(BoardPlace place) { return fmt::format("{},{}", place.column, place.row); }

/// How many words a slot takes.
struct Count {
    std::size_t least;
    std::size_t most;
};
Count words_wanted(const FormSlot& slot) {
    if (slot.kind != SlotKind::tokens) return {1, 1};
    return {static_cast<std::size_t>(std::max(slot.least, 0)),
            static_cast<std::size_t>(std::max(slot.most, 0))};
}

/// Each of these gives the text of a value, or nothing if it does not fit.
std::optional<std::string> text_in(const FormSlot& slot, BoardPlace place) {
    if (slot.kind != SlotKind::place) return std::nullopt;
    const bool is_free = slot.places.empty();
    const bool is_listed =
        std::find(slot.places.begin(), slot.places.end(), place) != slot.places.end();
    return is_free || is_listed ? std::optional(place_text(place)) : std::nullopt;
}
std::optional<std::string> text_in(const FormSlot& slot, std::int32_t number) {
    if (slot.kind == SlotKind::heading && number >= 0 && number <= last_heading) {
        return fmt::format("{:03}", number);
    }
    const bool is_inside = number >= slot.least && number <= slot.most;
    if (slot.kind == SlotKind::number && is_inside) return fmt::format("{}", number);
    return std::nullopt;
}
std::optional<std::string> text_in(const FormSlot& slot, const std::vector<std::string>& words) {
    const bool takes_words = slot.kind == SlotKind::token || slot.kind == SlotKind::tokens ||
                             slot.kind == SlotKind::choice;
    const Count wanted = words_wanted(slot);
    const bool are_known = std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return std::find(slot.among.begin(), slot.among.end(), word) != slot.among.end();
    });
    const bool are_different =
        std::set<std::string>(words.begin(), words.end()).size() == words.size();
    if (!takes_words || !are_known || !are_different || words.size() < wanted.least ||
        words.size() > wanted.most) {
        return std::nullopt;
    }
    return fmt::format("{}", fmt::join(words, ", "));
}

/// A value for an error message, as it was given.
std::string given(const SlotValue& value) {
    return std::visit(Overloaded{
                          [](BoardPlace place) { return place_text(place); },
                          [](std::int32_t number) { return fmt::format("{}", number); },
                          [](const std::vector<std::string>& words) {
                              return fmt::format("{}", fmt::join(words, ", "));
                          },
                      },
                      value);
}

std::string one_by_one(const std::vector<std::string>& words) {
    return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

std::string mark_of(const FormSlot& slot) { return "{" + slot.name + "}"; }

std::optional<std::string> slot_text(const FormSlot& slot, const SlotValue& value) {
    return std::visit([&](const auto& each) { return text_in(slot, each); }, value);
}

std::string expected_in(const FormSlot& slot) {
    switch (slot.kind) {
        case SlotKind::place: {
            std::vector<std::string> places;
            for (const BoardPlace place : slot.places) places.push_back(place_text(place));
            return places.empty() ? "a place of the board, like 4,5"
                                  : "one of " + one_by_one(places);
        }
        case SlotKind::heading:
            return "a heading from 000 to 359";
        case SlotKind::number:
            return fmt::format("a number from {} to {}", slot.least, slot.most);
        case SlotKind::token:
        case SlotKind::choice:
            return "one of " + one_by_one(slot.among);
        case SlotKind::tokens:
            return fmt::format("{} to {} of {}", slot.least, slot.most, one_by_one(slot.among));
    }
    return {};
}

std::vector<std::string> faults_of(const OrderForm& form) {
    std::vector<std::string> faults;
    if (form.words.find('\n') != form.words.npos) faults.emplace_back("it is more than a line");
    for (const FormSlot& slot : form.slots) {
        const std::string mark = mark_of(slot);
        const auto at = form.words.find(mark);
        if (at == form.words.npos || form.words.find(mark, at + 1) != form.words.npos) {
            faults.push_back(fmt::format("{} does not stand in its words once", mark));
        }
        const bool takes_words = slot.kind == SlotKind::token || slot.kind == SlotKind::choice;
        if (takes_words && slot.among.empty()) {
            faults.push_back(slot.name + " has nothing to choose from");
        }
        if (!slot.meanings.empty() && slot.meanings.size() != slot.among.size()) {
            faults.push_back(slot.name + " has not a meaning for each of its words");
        }
        const bool is_counted = slot.kind == SlotKind::number || slot.kind == SlotKind::tokens;
        if (is_counted && slot.least > slot.most) {
            faults.push_back(fmt::format("{} is from {} to {}", slot.name, slot.least, slot.most));
        }
    }
    return faults;
}

Result<std::string> filled_in(const OrderForm& form, const std::vector<SlotValue>& values) {
    if (values.size() != form.slots.size()) {
        return failure(ErrorCode::no_such_order,
                       {form.words, fmt::format("{} values", form.slots.size())});
    }
    std::string text = form.words;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const FormSlot& slot = form.slots[i];
        const auto value = slot_text(slot, values[i]);
        if (!value) {
            return failure(ErrorCode::no_such_order,
                           {given(values[i]), slot.name + ": " + expected_in(slot)});
        }
        const std::string mark = mark_of(slot);
        if (const auto at = text.find(mark); at != text.npos) text.replace(at, mark.size(), *value);
    }
    return text;
}

}  // namespace flagplot::tactical
