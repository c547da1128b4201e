#include <algorithm>

#include "base/fields.h"
#include "tactical/missile_age/acts.h"
#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/ordering.h"
#include "tactical/missile_age/phrase.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

FormSlot number_slot(std::string_view name, std::int32_t least, std::int32_t most) {
    return {std::string(name), SlotKind::number, least, most, {}, {}};
}
FormSlot token_slot(std::string id) {
    return {"target", SlotKind::token, 0, 0, {std::move(id)}, {}};
}
FormSlot choice_slot(std::string_view name, std::vector<std::string> words) {
    return {std::string(name), SlotKind::choice, 0, 0, std::move(words), {}};
}
FormSlot place_slot() { return {"place", SlotKind::place, 0, 0, {}, {}}; }
FormSlot heading_slot() { return {"heading", SlotKind::heading, 0, 0, {}, {}}; }

/// A form of an order in which these slots are open.
template <class Of>
OrderForm form_of(std::string name, std::string help, std::string token, const Of& order,
                  std::vector<FormSlot> slots) {
    std::string words = phrase(order, slots);
    return {std::move(name), std::move(help), std::move(token), std::move(words), std::move(slots)};
}

/// "steer T3"
std::string name_of(std::string_view verb, Tag tag) {
    return fmt::format("{} {}", verb, UnitWord::write(tag));
}

std::vector<BoardPlace> edge_places(const Conditions& conditions) {
    const std::int32_t last = steps_across(conditions) - 1;
    std::vector<BoardPlace> places;
    for (std::int32_t along = 0; along < last; ++along) {
        places.insert(places.end(),
                      {{along, 0}, {last, along}, {last - along, last}, {0, last - along}});
    }
    return places;
}

/// The forms of which an act is one filling, with only this filling in their slots.
class FormsOfAct {
  public:
    FormsOfAct(const Tables& tables, const Battle& battle) : tables_(tables), battle_(battle) {}

    std::vector<OrderForm> operator()(const Move& move) const {
        const std::string token = UnitWord::write(move.unit);
        const std::int32_t most = band_of(tables_, move.markers).most;
        const FormSlot speed = number_slot("speed", move.markers, move.markers);
        return {
            form_of(name_of("steer", move.unit), "towards a place, turning as soon as it may",
                    token, Steer{move.unit, move.markers, {}}, {speed, place_slot()}),
            form_of(name_of("move", move.unit), "runs in mm, with one turn between them", token,
                    move,
                    {speed, number_slot(run_slot, 0, most),
                     choice_slot(side_slot, {std::string(leg_words[1]), std::string(leg_words[2])}),
                     number_slot(turn_slot, 0, tables_.switches.move_turn_deg),
                     number_slot(rest_slot, 0, most)})};
    }
    std::vector<OrderForm> operator()(const Stop& order) const {
        return {form_of(name_of("stop", order.unit), "a crash stop, until the end of the next turn",
                        UnitWord::write(order.unit), order, {})};
    }
    std::vector<OrderForm> operator()(const Guide& order) const {
        return {form_of(name_of("guide", order.torpedo), "the heading on which it runs on",
                        UnitWord::write(order.torpedo), order, {heading_slot()})};
    }
    std::vector<OrderForm> operator()(const Fly& order) const {
        return {form_of(name_of("fly", order.unit), "a place within its flight, and an altitude",
                        UnitWord::write(order.unit), order,
                        {place_slot(), choice_slot("altitude", {"low", "medium", "high"})})};
    }
    std::vector<OrderForm> operator()(const Return& order) const {
        FormSlot place = place_slot();
        place.places = edge_places(battle_.conditions);
        return {form_of("return " + AircraftWord::write(order.aircraft),
                        "where on the edge it tries to come back", "", order, {std::move(place)})};
    }
    std::vector<OrderForm> operator()(const Detect& order) const {
        return {form_of(name_of("detect", order.unit), "which marker it searches for by radar",
                        UnitWord::write(order.unit), order,
                        {token_slot(UnitWord::write(order.target))})};
    }
    std::vector<OrderForm> operator()(const Identify& order) const {
        return {form_of(name_of("identify", order.unit), "which marker it looks at",
                        UnitWord::write(order.unit), order,
                        {token_slot(UnitWord::write(order.target))})};
    }
    std::vector<OrderForm> operator()(const Fire& order) const {
        return {form_of(
            name_of("fire", order.unit) + " " + WeaponWord::write(order.mount),
            weapon_name(order.unit, order.mount), UnitWord::write(order.unit), order,
            {number_slot("rounds", 1, order.rounds), token_slot(TargetWord::write(order.target))})};
    }
    std::vector<OrderForm> operator()(const Aim& order) const {
        const Unit& unit = *unit_with(battle_, order.unit);
        const std::int32_t most = rounds_ready(tables_, unit, static_cast<std::size_t>(order.mount),
                                               battle_.progress.phase);
        return {form_of(name_of("aim", order.unit) + " " + WeaponWord::write(order.mount),
                        weapon_name(order.unit, order.mount), UnitWord::write(order.unit), order,
                        {number_slot("rounds", 1, most), heading_slot()})};
    }
    /// What has nothing to choose is listed, and needs no form.
    template <class Other>
    std::vector<OrderForm> operator()(const Other& /*order*/) const {
        return {};
    }

  private:
    [[nodiscard]] std::string weapon_name(Tag tag, std::int32_t mount) const {
        const Unit& unit = *unit_with(battle_, tag);
        return weapon_of(tables_, unit.mounts[static_cast<std::size_t>(mount)]).name;
    }

    const Tables& tables_;
    const Battle& battle_;
};

/// Widens a slot so that another filling fits too.
void widen(FormSlot& slot, const FormSlot& by) {
    slot.least = std::min(slot.least, by.least);
    slot.most = std::max(slot.most, by.most);
    for (const std::string& word : by.among) {
        if (std::find(slot.among.begin(), slot.among.end(), word) == slot.among.end()) {
            slot.among.push_back(word);
        }
    }
}

void add(std::vector<OrderForm>& forms, OrderForm form) {
    const auto same = std::find_if(forms.begin(), forms.end(),
                                   [&](const OrderForm& other) { return other.name == form.name; });
    if (same == forms.end()) {
        forms.push_back(std::move(form));
        return;
    }
    for (std::size_t slot = 0; slot < form.slots.size(); ++slot) {
        widen(same->slots[slot], form.slots[slot]);
    }
}

void add_radar(std::vector<OrderForm>& forms, const Tables& tables, const View& view,
               const Unit& unit) {
    const SetRadar order{unit.tag, !unit.has_radar_on};
    if (why_not(tables, view, {order})) return;
    forms.push_back(form_of(name_of("radar", unit.tag), "its radar until it is set again",
                            UnitWord::write(unit.tag), order,
                            {choice_slot("state", {SwitchWord::write(order.is_on)})}));
}

/// What is to act now: the active unit, or those that wait.
std::vector<Tag> to_act(const View& view) {
    const Progress& progress = view.known.progress;
    if (progress.asking != Asking::activation) return {};
    if (progress.active != 0) return {progress.active};
    return progress.queue.sides[progress.queue.next].units;
}

}  // namespace

std::vector<OrderForm> forms_of(const Tables& tables, const View& view) {
    std::vector<OrderForm> forms;
    if (view.known.progress.asked != view.side) return forms;
    for (const Unit& unit : view.known.units) {
        if (unit.side == view.side) add_radar(forms, tables, view, unit);
    }
    const FormsOfAct forms_of_act(tables, view.known);
    for (const Tag tag : to_act(view)) {
        for (const Order& act : acts_of(tables, view.known, view.side, tag)) {
            for (OrderForm& form : std::visit(forms_of_act, act.what)) add(forms, std::move(form));
        }
    }
    return forms;
}

}  // namespace flagplot::tactical::missile_age
