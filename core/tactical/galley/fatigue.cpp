#include "tactical/galley/fatigue.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot::tactical::galley {

namespace {

void set_fatigue(Ground& ground, Tag tag, std::int32_t level, const Score& score,
                 std::string_view rule) {
    Ship& ship = ground.battle.ship(tag);
    ship.fatigue = std::max(ship.fatigue, level);
    ship.fatigued_in = ground.turn();
    ground.say(
        [&] {
            return level == 0
                       ? fmt::format("{} is not tired", called(ground.battle, tag))
                       : fmt::format("{} is fatigued, F{}", called(ground.battle, tag), level);
        },
        rule, score);
}

std::size_t crew_class(const FatigueTable& table, std::int32_t crew) {
    if (crew >= table.class_a_from) return 0;
    return crew >= table.class_b_from ? 1 : 2;
}

}  // namespace

std::int32_t fatigue_level(const FatigueTable& table, std::int32_t maximum, std::int32_t crew,
                           std::int32_t face) {
    const auto last = static_cast<std::int32_t>(table.rows.size()) - 1;
    const auto row = static_cast<std::size_t>(std::clamp(maximum - table.first_speed, 0, last));
    return table.rows[row][crew_class(table, crew)][static_cast<std::size_t>(face - 1)];
}

void tire(Ground& ground, const Group& group) {
    for (const Tag tag : group.ships) {
        const Ship& ship = ground.battle.ship(tag);
        const bool rows = ship.is_there() && ship.side == group.side &&
                          ship.speed == Speed::maximum && ship.fatigued_in != ground.turn();
        if (!rows) continue;
        const Score score = ground.roll_one(DieUse::fatigue, tag, {});
        const std::int32_t level =
            fatigue_level(ground.tables.fatigue, ship.maximum, ship.crew, score.first);
        set_fatigue(ground, tag, level, score, "WG-91");
    }
}

void tire_by_anastrophe(Ground& ground, Tag tag) {
    const FatigueTable& table = ground.tables.fatigue;
    const Score score = ground.roll_one(DieUse::fatigue, tag, {});
    const std::int32_t level =
        fatigue_level(table, table.anastrophe_row, table.class_a_from, score.first);
    set_fatigue(ground, tag, std::max(table.anastrophe_least, level), score, "WG-76");
}

void rest(Ground& ground) {
    for (Ship& ship : ground.battle.ships) {
        if (ship.fatigue > 0 && ship.fatigued_in != ground.turn()) --ship.fatigue;
    }
}

}  // namespace flagplot::tactical::galley
