#include "present/desk/battle/order_form.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "base/plain_text.h"

namespace flagplot::desk {

namespace {

using tactical::FormSlot;
using tactical::OrderForm;
using tactical::SlotKind;
using tactical::SlotValue;
using Words = std::vector<std::string>;

constexpr std::size_t most_offers = 8;
constexpr std::ptrdiff_t most_named = 4;

/// Does the line begin with all words of the form before its first slot?
bool begins(const OrderForm& form, std::string_view line) {
    return line.starts_with(form.words.substr(0, form.words.find('{')));
}

bool takes_token(const FormSlot& slot) {
    return slot.kind == SlotKind::token || slot.kind == SlotKind::tokens;
}

/// From one point to another, in whole degrees from north.
std::int32_t bearing(Point from, Point to) {
    constexpr double half_circle = 180;
    constexpr std::int32_t circle = 360;
    const double radians = std::atan2(to.x - from.x, from.y - to.y);
    const auto degrees = std::lround(radians * half_circle / std::numbers::pi);
    return static_cast<std::int32_t>((degrees + circle) % circle);
}

/// The bearing from the place that the order has already, or else from the token that it is for;
/// none if it has neither.
std::optional<SlotValue> heading_to(const BattleShown& battle, const OrderForm& form,
                                    std::string_view line, const BattleFrame& frame, Point pixel) {
    if (const auto place = place_in(battle.scene, line))
        return bearing(frame.middle(*place), pixel);
    for (const tactical::Token& token : battle.scene.tokens) {
        if (token.id == form.token && !token.is_gone) {
            return bearing(frame.middle(token.place), pixel);
        }
    }
    return std::nullopt;
}

/// What a click means for a slot; none: nothing.
std::optional<SlotValue> clicked(const BattleShown& battle, const OpenSlot& open,
                                 std::string_view line, const BattleFrame& frame, double scale,
                                 Point pixel) {
    if (takes_token(*open.slot)) {
        const auto token = token_at(token_spots(battle.scene, frame, scale), pixel);
        if (token) return Words{battle.scene.tokens[*token].id};
    }
    if (open.slot->kind == SlotKind::heading) {
        return heading_to(battle, *open.form, line, frame, pixel);
    }
    if (open.slot->kind == SlotKind::place) {
        if (const auto place = frame.place_at(pixel)) return *place;
    }
    return std::nullopt;
}

/// Every single word or place that may stand in a slot, with what it means; none where any of the
/// board or any number may.
std::vector<SlotOffer> offers_of(const std::vector<OrderForm>& forms, std::string_view line,
                                 const FormSlot& slot) {
    std::vector<SlotOffer> offers;
    const auto add = [&](const SlotValue& value, const std::string& meaning) {
        const auto filled = with_slot_filled(forms, line, value);
        if (filled) offers.push_back({*slot_text(slot, value), *filled, meaning});
    };
    for (const tactical::BoardPlace place : slot.places) add(place, {});
    for (std::size_t i = 0; i < slot.among.size(); ++i) {
        add(Words{slot.among[i]}, i < slot.meanings.size() ? slot.meanings[i] : std::string());
    }
    return offers;
}

/// Without regard to capitals.
bool holds(const std::string& word, std::string_view sought) {
    return lower_case(word).find(lower_case(sought)) != std::string::npos;
}

}  // namespace

std::optional<OpenSlot> open_slot(const std::vector<OrderForm>& forms, std::string_view line) {
    for (const OrderForm& form : forms) {
        if (!begins(form, line)) continue;
        for (const FormSlot& slot : form.slots) {
            if (line.find(mark_of(slot)) != line.npos) return OpenSlot{&form, &slot};
        }
    }
    return std::nullopt;
}

std::optional<std::string> with_slot_filled(const std::vector<OrderForm>& forms,
                                            std::string_view line, const SlotValue& value) {
    const auto open = open_slot(forms, line);
    if (!open) return std::nullopt;
    const auto text = slot_text(*open->slot, value);
    if (!text) return std::nullopt;
    const std::string mark = mark_of(*open->slot);
    std::string filled(line);
    return filled.replace(filled.find(mark), mark.size(), *text);
}

std::optional<std::string> filled_by_click(const BattleShown& battle, std::string_view line,
                                           const BattleFrame& frame, double scale, Point pixel) {
    const auto open = open_slot(battle.forms, line);
    if (!open) return std::nullopt;
    const auto value = clicked(battle, *open, line, frame, scale, pixel);
    return value ? with_slot_filled(battle.forms, line, *value) : std::nullopt;
}

bool is_of_form(const std::vector<OrderForm>& forms, std::string_view line) {
    return std::any_of(forms.begin(), forms.end(),
                       [&](const OrderForm& form) { return begins(form, line); });
}

std::string line_under_pointer(const BattleShown& battle, std::string_view line,
                               const BattleFrame& frame, double scale, Point pixel) {
    auto filled = filled_by_click(battle, line, frame, scale, pixel);
    const bool is_whole = filled && !open_slot(battle.forms, *filled);
    return is_whole ? *std::move(filled) : std::string(line);
}

std::string wanted_in(const FormSlot& slot) {
    if (slot.kind == SlotKind::place) {
        return slot.places.empty() ? "click it on the board" : "click one that is lit on the board";
    }
    if (slot.kind == SlotKind::heading) return "click where it points, or type it";
    if (slot.kind == SlotKind::token) return "click one that is marked on the board, or here";
    if (slot.among.size() <= most_offers) return expected_in(slot);
    const std::size_t others = slot.among.size() - most_named;
    const Words first(slot.among.begin(), slot.among.begin() + most_named);
    const std::string some = fmt::format("{} and {} more", fmt::join(first, ", "), others);
    if (slot.kind != SlotKind::tokens) return "one of " + some;
    return fmt::format("{} to {} of {}", slot.least, slot.most, some);
}

SlotOffers offers_for(const std::vector<OrderForm>& forms, std::string_view line,
                      std::string_view sought) {
    SlotOffers offers;
    const auto open = open_slot(forms, line);
    if (!open) return offers;
    auto all = offers_of(forms, line, *open->slot);
    offers.is_sought = all.size() > most_offers;
    std::erase_if(all, [&](const SlotOffer& offer) {
        return !holds(offer.word + " " + offer.meaning, sought);
    });
    if (all.size() > most_offers) {
        offers.more = all.size() - most_offers;
        all.resize(most_offers);
    }
    offers.shown = std::move(all);
    return offers;
}

}  // namespace flagplot::desk
