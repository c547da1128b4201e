#include "tactical/gunnery/phrases.h"

#include <fmt/format.h>

#include <array>
#include <vector>

#include "tactical/gunnery/light.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/order_text.h"
#include "tactical/gunnery/units.h"

namespace flagplot::tactical::gunnery {

namespace {

std::int64_t minute_of(const Conditions& conditions, std::int32_t turn) {
    return conditions.begin + std::int64_t{turn} * conditions.minutes;
}

std::string moon_text(const Moon& moon) {
    constexpr std::array<std::string_view, 3> phases{"a new moon", "a half moon", "a bright moon"};
    const std::string_view phase = phases.at(static_cast<std::size_t>(moon.phase));
    if (!moon.bearing) return fmt::format("night, the moon below the horizon");
    return fmt::format("night, {} bearing {:03}", phase, *moon.bearing);
}

std::string words_of_standing(const Standing& standing) {
    return words_of_clause({{}, standing.verb, standing.number, standing.enemy, standing.name});
}

}  // namespace

std::string clock_text(const Conditions& conditions, std::int32_t turn) {
    const std::int64_t minute = minute_of(conditions, turn) % minutes_of_day;
    const std::int64_t of_day = (minute + minutes_of_day) % minutes_of_day;
    return fmt::format("{:02}:{:02}", of_day / minutes_of_hour, of_day % minutes_of_hour);
}

std::string light_text(const Conditions& conditions, const Tables& tables) {
    const Light light = light_in(conditions, conditions.turn, tables);
    std::string text = "day";
    if (light.lit == Lit::twilight) {
        text = fmt::format("twilight, the glow bearing {:03}", light.glow.value_or(0));
    } else if (light.lit == Lit::night) {
        text = moon_text(moon_at(minute_of(conditions, conditions.turn), conditions.moon_age,
                                 tables.switches.hemisphere));
    }
    const WeatherRow& weather = tables.weather.at(static_cast<std::size_t>(conditions.weather));
    return fmt::format("It is {}; the weather is {}; a cruiser is seen at {} yards.", text,
                       weather.name, light.visibility * yards_in_range);
}

std::string_view phrase_of(Interrupt interrupt) {
    constexpr std::array<std::string_view, 9> phrases{"",
                                                      "a new enemy was seen",
                                                      "the side was fired at",
                                                      "a torpedo hit",
                                                      "a ship stopped",
                                                      "a ship was wrecked",
                                                      "torpedo tracks were seen",
                                                      "an enemy came within the range ordered",
                                                      "the enemy it fired at is out of action"};
    return phrases.at(static_cast<std::size_t>(interrupt));
}

std::string standing_text(const Division& division) {
    std::vector<std::string> parts{words_of_standing(division.motion)};
    parts.push_back(division.speed >= full_speed ? std::string(word_of(Verb::full))
                                                 : fmt::format("{} knots", division.speed));
    parts.push_back(words_of_standing(division.guns));
    if (division.guns.verb != Verb::hold_fire) {
        parts.push_back(words_of_standing({Verb::open_at, division.opens_at, 0, {}}));
    }
    parts.push_back(words_of_standing(division.torpedoes));
    if (division.is_together) parts.emplace_back("every ship turning for herself");
    if (division.is_weaving) parts.emplace_back("weaving");
    if (division.makes_smoke) parts.emplace_back("making smoke");
    if (division.lights != Verb::dark) parts.emplace_back(word_of(division.lights));
    if (!division.is_radar_on) parts.emplace_back(word_of(Verb::radar_off));
    return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace flagplot::tactical::gunnery
