#include "tactical/kit/activation.h"

#include <algorithm>
#include <utility>

#include "base/ensure.h"

namespace flagplot::tactical::kit {
namespace {

/// Rolls for the sides with equal totals, sorts them, and rolls again for those that are still
/// equal.
class Roller {
  public:
    Roller(std::span<const std::int32_t> modifiers, std::int32_t faces, const Dice& dice,
           const DieKey& key)
        : modifiers_(modifiers), faces_(faces), dice_(dice), key_(key) {}

    void put_in_order(const std::vector<SideIndex>& level, std::int32_t again) {
        if (level.size() <= 1 || again > most_rerolls) {
            made_.order.insert(made_.order.end(), level.begin(), level.end());
            return;
        }
        auto rolls = roll_for(level, again);
        made_.rolls.insert(made_.rolls.end(), rolls.begin(), rolls.end());
        std::stable_sort(rolls.begin(), rolls.end(),
                         [](const auto& a, const auto& b) { return a.total > b.total; });
        for (auto first = rolls.begin(); first != rolls.end();) {
            const auto last = std::find_if(first, rolls.end(), [&first](const auto& other) {
                return other.total != first->total;
            });
            std::vector<SideIndex> still_level;
            for (; first != last; ++first) still_level.push_back(first->side);
            put_in_order(still_level, again + 1);
        }
    }
    [[nodiscard]] const Initiative& made() const { return made_; }

  private:
    [[nodiscard]] std::vector<InitiativeRoll> roll_for(const std::vector<SideIndex>& sides,
                                                       std::int32_t again) const {
        std::vector<InitiativeRoll> rolls;
        for (const SideIndex side : sides) {
            DieKey key = key_;
            key.subject = side.number;
            key.index = static_cast<std::uint32_t>(again);
            const std::int32_t die = roll(dice_, key, faces_);
            rolls.push_back({side, again, die, die + modifiers_[side.index()]});
        }
        return rolls;
    }

    std::span<const std::int32_t> modifiers_;
    std::int32_t faces_;
    const Dice& dice_;
    DieKey key_;
    Initiative made_;
};

std::size_t with_units(const ActivationQueue& queue) {
    return static_cast<std::size_t>(
        std::count_if(queue.sides.begin(), queue.sides.end(),
                      [](const Waiting& side) { return !side.units.empty(); }));
}

bool is_over(const ActivationQueue& queue) { return queue.passed >= with_units(queue); }

/// Goes to the next side that has units left, beginning at this place.
void go_on_from(ActivationQueue& queue, std::size_t place) {
    for (std::size_t step = 0; step < queue.sides.size(); ++step) {
        const std::size_t at = (place + step) % queue.sides.size();
        if (queue.sides[at].units.empty()) continue;
        queue.next = static_cast<std::uint32_t>(at);
        return;
    }
}

}  // namespace

Initiative roll_initiative(std::span<const std::int32_t> modifiers, std::int32_t faces,
                           const Dice& dice, const DieKey& key) {
    std::vector<SideIndex> sides(modifiers.size());
    for (std::size_t at = 0; at < sides.size(); ++at) {
        sides[at] = {static_cast<std::uint32_t>(at)};
    }
    Roller roller(modifiers, faces, dice, key);
    roller.put_in_order(sides, 0);
    return roller.made();
}

ActivationQueue queue_of(std::vector<Waiting> sides) {
    ActivationQueue queue{std::move(sides), 0, 0};
    go_on_from(queue, 0);
    return queue;
}

std::optional<SideIndex> side_to_activate(const ActivationQueue& queue) {
    if (is_over(queue)) return std::nullopt;
    return queue.sides[queue.next].side;
}

bool may_activate(const ActivationQueue& queue, Activated unit) {
    if (is_over(queue)) return false;
    const auto& units = queue.sides[queue.next].units;
    return std::find(units.begin(), units.end(), unit) != units.end();
}

bool may_pass(const ActivationQueue& queue) {
    return !is_over(queue) && queue.sides[queue.next].passes_left.value_or(1) > 0;
}

ActivationQueue after_activation(ActivationQueue queue, Activated unit) {
    FLAGPLOT_ENSURE(may_activate(queue, unit));
    auto& units = queue.sides[queue.next].units;
    units.erase(std::find(units.begin(), units.end(), unit));
    queue.passed = 0;
    go_on_from(queue, queue.next + std::size_t{1});
    return queue;
}

ActivationQueue after_pass(ActivationQueue queue) {
    FLAGPLOT_ENSURE(may_pass(queue));
    auto& left = queue.sides[queue.next].passes_left;
    if (left) --*left;
    ++queue.passed;
    go_on_from(queue, queue.next + std::size_t{1});
    return queue;
}

ActivationQueue without_unit(ActivationQueue queue, Activated unit) {
    for (Waiting& side : queue.sides) {
        const auto found = std::find(side.units.begin(), side.units.end(), unit);
        if (found == side.units.end()) continue;
        side.units.erase(found);
        go_on_from(queue, queue.next);
        return queue;
    }
    return queue;
}

}  // namespace flagplot::tactical::kit
