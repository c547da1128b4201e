#include <algorithm>

#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/situation.h"
#include "tactical/gunnery/units.h"

namespace flagplot::tactical::gunnery {

namespace {

std::vector<EnemyDivision> enemy_divisions(const Command& command) {
    std::vector<EnemyDivision> divisions;
    for (const Foe& foe : command.situation.foes) {
        const std::int32_t number = foe.held->enemy;
        auto found = std::find_if(divisions.begin(), divisions.end(),
                                  [&](const EnemyDivision& each) { return each.number == number; });
        if (found == divisions.end()) {
            found = divisions.emplace(divisions.end());
            found->number = number;
        }
        const std::int32_t range = kit::distance(command.guide.at, foe.held->at) / yards_in_range;
        if (found->nearest == nullptr || range < found->range) {
            found->nearest = &foe;
            found->range = range;
        }
        found->ships.push_back(&foe);
    }
    return divisions;
}

/// Does she run from him as fast as he can follow?
bool is_out_of_reach(const Command& command, const EnemyDivision& enemy) {
    const Contact& nearest = *enemy.nearest->held;
    std::int32_t knots = full_speed;
    for (const std::int32_t place : command.ships) {
        const Ship& ship = command.situation.ship(place);
        knots = std::min(knots, knots_left(ship, command.situation.design(ship)));
    }
    return is_running_from(command.guide, nearest) && nearest.knots >= knots;
}

/// Value by distance: what is worth most and is nearest. Who cannot be caught counts a tenth.
std::int64_t score_of(const Command& command, const EnemyDivision& enemy) {
    constexpr std::int64_t scale = 1000, tenth = 10;
    constexpr std::int32_t near = 40;
    std::int64_t value = 0;
    for (const Foe* foe : enemy.ships) value += foe->value;
    const std::int64_t score = value * scale / (enemy.range + near);
    return is_out_of_reach(command, enemy) ? score / tenth : score;
}

/// The enemy it makes for now: by its standing order, else by what its guide fired at.
std::int32_t present_enemy(const Command& command) {
    if (command.division.motion.enemy > 0) return command.division.motion.enemy;
    const std::int32_t target = command.guide.last_target;
    return target < 0 ? 0
                      : command.situation.own().contacts[static_cast<std::size_t>(target)].enemy;
}

}  // namespace

std::optional<EnemyDivision> chosen_enemy(const Command& command) {
    std::vector<EnemyDivision> enemies = enemy_divisions(command);
    if (enemies.empty()) return std::nullopt;
    const bool has_prey =
        command.wishes.targets == Prefer::merchants &&
        std::any_of(enemies.begin(), enemies.end(),
                    [](const EnemyDivision& each) { return each.has_merchants(); });
    if (has_prey) {
        std::erase_if(enemies, [](const EnemyDivision& each) { return !each.has_merchants(); });
    }
    for (EnemyDivision& each : enemies) each.score = score_of(command, each);
    const auto best = std::max_element(enemies.begin(), enemies.end(),
                                       [](const EnemyDivision& one, const EnemyDivision& other) {
                                           return one.score < other.score;
                                       });
    const std::int32_t number = present_enemy(command);
    const auto present =
        std::find_if(enemies.begin(), enemies.end(),
                     [&](const EnemyDivision& each) { return each.number == number; });
    constexpr std::int64_t ten = 10, thirty_percent_better = 13;
    const bool is_kept =
        present != enemies.end() && best->score * ten <= present->score * thirty_percent_better;
    return std::move(is_kept ? *present : *best);
}

}  // namespace flagplot::tactical::gunnery
