#include <fmt/format.h>

#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/ordering.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/verbs.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t least_range_form = 10;

FormSlot number_slot(std::string name, std::int32_t least, std::int32_t most) {
    return {std::move(name), SlotKind::number, least, most, {}, {}};
}
FormSlot heading_slot() { return {"course", SlotKind::heading, 0, 0, {}, {}}; }
FormSlot range_slot() { return number_slot("hundreds", least_range_form, most_range); }

/// What its ships can make, and the torpedoes of the one that has most.
struct Means {
    std::int32_t knots = 0;
    std::int32_t torpedoes = 0;
};
Means means_of(const View& view, const Division& division) {
    Means means;
    for (const std::int32_t place : ships_there(view.own, division)) {
        const Ship& ship = view.own.ships[static_cast<std::size_t>(place)];
        const Design& design = view.own.designs[static_cast<std::size_t>(ship.design)];
        means.knots = std::max(means.knots, knots_left(ship, design));
        means.torpedoes = std::max(means.torpedoes, ship.tubes);
    }
    return means;
}

/// The forms of one division.
class Forms {
  public:
    Forms(const View& view, const Division& division, std::vector<OrderForm>& forms)
        : view_(view), division_(division), means_(means_of(view, division)), forms_(forms) {
        for (const std::int32_t enemy : enemies_held(view)) {
            enemies_.push_back(enemy_name(enemy));
        }
    }

    void add(const VerbRow& row) {
        switch (row.slots) {
            case Slots::heading:
            case Slots::heading_or_none:
                return add(row, " {course}", {heading_slot()});
            case Slots::knots:
                if (means_.knots == 0) return;
                return add(row, " {knots}", {number_slot("knots", 1, means_.knots)});
            case Slots::enemy:
                return with_enemy(row, " {enemy}", {});
            case Slots::range_from_enemy:
                return with_enemy(row, " {hundreds}00 from {enemy}", {range_slot()});
            case Slots::enemy_at_range:
                return with_enemy(row, " {enemy} at {hundreds}00", {range_slot()});
            case Slots::target:
                with_enemy(row, " {enemy}", {});
                return with_ship(row);
            case Slots::preference:
                return add(row, " {which}", {preference_slot()});
            case Slots::opening:
                return add(row, " {hundreds}00", {range_slot()});
            case Slots::enemy_and_number:
                return with_enemy(row, " {enemy} {number}",
                                  {number_slot("number", 1, means_.torpedoes)});
            case Slots::none:
            case Slots::division:
                return;
        }
    }

  private:
    void add(const VerbRow& row, std::string_view slots_text, std::vector<FormSlot> slots,
             std::string_view of = "") {
        const std::string begin = fmt::format("{}: {}", division_.name, word_of(row.verb));
        forms_.push_back({begin + std::string(of), std::string(row.help), division_.name,
                          begin + std::string(slots_text), std::move(slots)});
    }
    void with_enemy(const VerbRow& row, std::string_view slots_text, std::vector<FormSlot> slots) {
        if (enemies_.empty()) return;
        slots.push_back({"enemy", SlotKind::token, 0, 0, enemies_, {}});
        add(row, slots_text, std::move(slots));
    }
    void with_ship(const VerbRow& row) {
        FormSlot ship{"ship", SlotKind::choice, 0, 0, {}, {}};
        for (const std::string& name : ships_known(view_)) {
            ship.among.push_back(fmt::format("\"{}\"", name));
        }
        if (!ship.among.empty()) add(row, " {ship}", {std::move(ship)}, " a ship");
    }
    [[nodiscard]] static FormSlot preference_slot() {
        FormSlot slot{"which", SlotKind::choice, 0, 0, {}, {}};
        slot.among.assign(words_of<Prefer>.begin(), words_of<Prefer>.end());
        return slot;
    }

    const View& view_;
    const Division& division_;
    Means means_;
    std::vector<std::string> enemies_;
    std::vector<OrderForm>& forms_;
};

}  // namespace

std::vector<OrderForm> forms_of(const View& view) {
    std::vector<OrderForm> forms;
    if (options_of(view).empty() || !view.own.is_aware) return forms;
    for (const Division& division : view.own.divisions) {
        if (!is_there(view.own, division)) continue;
        Forms of_division(view, division, forms);
        for (const VerbRow& row : verb_rows) {
            if (!why_not_for(view, division, row.verb)) of_division.add(row);
        }
    }
    return forms;
}

}  // namespace flagplot::tactical::gunnery
