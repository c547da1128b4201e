#include "view/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace flagplot {

namespace {

std::string with_article(std::string_view noun) {
    const bool begins_with_vowel = std::string_view{"aeiou"}.find(noun.front()) != noun.npos;
    return fmt::format("{} {}", begins_with_vowel ? "an" : "a", noun);
}

std::string_view up_to_commander(std::string_view full_name) {
    return full_name.substr(0, full_name.find(','));
}

/// "nine squares", or fewer at the edge of the chart.
std::string squares_text(const Block& block) {
    return block.squares() == 9 ? "nine squares" : counted(block.squares(), "square");
}

std::string signed_text(Chance chance) { return fmt::format("{:+}", chance.count); }

/// What those who search in this way do not see, in the order of `SightMode`.
constexpr std::array<std::string_view, 3> unseen_phrases{
    "no sighting by eye by it or of it",
    "no sighting by radar by it or of it",
    "no search of its square from the air",
};

}  // namespace

std::string short_name(std::string_view full_name) {
    return std::string(up_to_commander(full_name));
}

std::string called(const SideView& view, OwnNumber number) {
    const std::string& full_name = view.formation(number).name;
    const auto name = up_to_commander(full_name);
    const auto namesakes = std::count_if(
        view.formations.begin(), view.formations.end(),
        [&](const OwnFormation& other) { return up_to_commander(other.name) == name; });
    return namesakes == 1 ? std::string(name) : full_name;
}

std::string title_of(std::string_view id, std::string_view name) {
    return up_to_commander(name) == id ? std::string(name) : fmt::format("{}, {}", id, name);
}

std::string enumeration(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

std::string enumeration(const std::vector<Square>& squares) {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(name_of(square));
    return enumeration(names);
}

std::string noun_for(std::int64_t count, std::string_view what) {
    return fmt::format("{}{}", what, count == 1 ? "" : "s");
}

std::string counted(std::int64_t count, std::string_view what) {
    return fmt::format("{} {}", count, noun_for(count, what));
}

std::string knots_text(KnotTenths speed) {
    const std::int32_t tenths = speed.count % 10;
    return tenths == 0 ? fmt::format("{} knots", speed.count / 10)
                       : fmt::format("{}.{} knots", speed.count / 10, tenths);
}

std::string knots_text(KnotThirtieths speed) {
    return knots_text(KnotTenths{(speed.count + 1) / 3});
}

std::string phrase_of(const Declaration& declared) {
    return fmt::format("{}, {}{}", counted(declared.units.count, "unit"),
                       declared.units == ShipCount{1} ? "" : "the biggest ",
                       with_article(row_of(declared.biggest).name));
}

std::string phrase_of(const Prize& prize) {
    return fmt::format("{}, {}", prize.name.text, with_article(row_of(prize.type).name));
}

std::string_view phrase_of(SightMode mode) {
    constexpr std::array<std::string_view, 3> phrases{"by eye", "by radar", "from the air"};
    return phrases[static_cast<std::size_t>(mode)];
}

std::string_view phrase_of(SightSource source) {
    constexpr std::array<std::string_view, 5> phrases{"by eye", "by radar", "from the air",
                                                      "by report", "in battle"};
    return phrases[static_cast<std::size_t>(source)];
}

std::string phrase_of(const SideView& view, const Task& task) {
    const auto what = std::visit(
        Overloaded{
            [](const Hold& hold) {
                return hold.at ? "stops in " + name_of(*hold.at) : std::string("waits");
            },
            [&](const Follow& follow) { return "follows " + called(view, follow.leader); },
            [&](const Escort& escort) { return "escorts " + called(view, escort.ward); },
            [](const Shadow& shadow) {
                return fmt::format("shadows contact C{}", shadow.contact.number);
            },
        },
        task);
    const auto until = std::visit([](const auto& each) { return each.until; }, task);
    return until ? fmt::format("{} until turn {}", what, until->count) : what;
}

std::string phrase_of(const KeepSpeed& speed) {
    std::string text = "steams at full speed";
    if (speed.knots) text = "steams at " + knots_text(*speed.knots);
    if (speed.points) {
        text = fmt::format("steams at {} a turn", counted(speed.points->count, "point"));
    }
    return speed.until ? fmt::format("{} until turn {}", text, speed.until->count) : text;
}

std::string made_of_text(const std::vector<Modifier>& modifiers) {
    std::string text;
    for (const Modifier& modifier : modifiers) {
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", word_of(modifier.name),
                            modifier.value);
    }
    return text;
}

std::string phrase_of(const PlotRoute& route) {
    const std::string to = "to " + name_of(route.destination);
    return route.checkpoints.empty() ? to
                                     : fmt::format("by {} {}", enumeration(route.checkpoints), to);
}

std::string state_text(const BookShip& ship, Hundredths hull, Hundredths speed) {
    if (hull == Hundredths{0}) return "sunk";
    if (hull == Hundredths{100} && speed == Hundredths{100}) return "unharmed";
    return fmt::format("{} of {} SP, {}", points_left(ship.size, hull).count, ship.size.count,
                       knots_text(speed_left(ship.maximum, speed)));
}

std::string state_text(const BookShip& ship, const ShipState& left) {
    if (left.is_lost()) return std::string(loss_word(left));
    std::string text = left.fate == Fate::derelict ? "derelict, " : "";
    text += state_text(ship, left.hull, left.speed);
    for (const ActiveEffect& effect : left.effects) text += ", " + slowed_text(effect);
    for (const auto& [what, share] :
         {std::pair("crew", left.crew), std::pair("firepower", left.firepower),
          std::pair("ammunition", left.ammunition)}) {
        if (share != Hundredths{100}) text += fmt::format(", {} {} %", what, share.count);
    }
    for (const ToldText& note : left.notes) text += ", " + note.text;
    return text;
}

std::string_view loss_word(const ShipState& left) { return left.is_sunk() ? "sunk" : "captured"; }

std::string duration_text(Minutes length) {
    constexpr std::int32_t minutes_per_hour = 60;
    const std::int32_t hours = length.count / minutes_per_hour;
    const std::int32_t rest = length.count % minutes_per_hour;
    if (hours == 0) return counted(rest, "minute");
    const std::string whole = counted(hours, "hour");
    return rest == 0 ? whole : fmt::format("{} {}", whole, counted(rest, "minute"));
}

Block block_round(const Chart& chart, Square centre) {
    const auto corner = [&](std::int32_t step) {
        return Square{
            static_cast<std::int16_t>(std::clamp(centre.column + step, 0, chart.columns - 1)),
            static_cast<std::int16_t>(std::clamp(centre.row + step, 0, chart.rows - 1))};
    };
    return {corner(-1), corner(1)};
}

std::string block_text(const Chart& chart, Square centre) {
    const Block block = block_round(chart, centre);
    return fmt::format("the {} {} to {}", squares_text(block), name_of(block.first),
                       name_of(block.last));
}

std::string round_text(const Chart& chart, Square centre) {
    return fmt::format("the {} round {}", squares_text(block_round(chart, centre)),
                       name_of(centre));
}

std::string effect_text(const Lasting& effect) {
    return std::visit(
        Overloaded{
            [](const SpeedTimes& slowed) {
                return fmt::format("its slowest ship at {}/{} of her speed", slowed.numerator,
                                   slowed.denominator);
            },
            [](const PointsBy& changed) {
                return fmt::format("{} {}", counted(std::abs(changed.by.count), "movement point"),
                                   changed.by < MovePoints{0} ? "less" : "more");
            },
            [](const PointsAtMost& limit) {
                return fmt::format("at most {} a turn",
                                   counted(limit.most.count, "movement point"));
            },
            [](const SightBy& sight) {
                return fmt::format("{} to sight {} ({})",
                                   sight.by < Chance{0} ? "harder" : "easier",
                                   phrase_of(sight.mode), signed_text(sight.by));
            },
            [](const NoSight& unseen) {
                return std::string(unseen_phrases[static_cast<std::size_t>(unseen.mode)]);
            },
        },
        effect);
}

std::string until_text(const ActiveEffect& effect) {
    switch (effect.ends) {
        case Ends::with_turn:
            return fmt::format("to the end of turn {}", effect.last.count);
        case Ends::next_attempt:
            return "until an enemy next tries to sight it; the time of that is not known";
        case Ends::in_port:
            return "until it has spent a turn in a port of its own";
    }
    return {};
}

std::string effect_text(const ActiveEffect& effect) {
    return fmt::format("{}, {}", effect_text(effect.what), until_text(effect));
}

std::string slowed_text(const ActiveEffect& effect) {
    const auto* part = std::get_if<SpeedTimes>(&effect.what);
    if (part == nullptr) return effect_text(effect);
    return fmt::format("at {}/{} of her speed {}", part->numerator, part->denominator,
                       until_text(effect));
}

std::string_view phrase_of(Weather weather) {
    constexpr std::array<std::string_view, words_of<Weather>.size()> phrases{
        "clear weather", "poor weather", "heavy weather", "a storm", "fog"};
    return phrases[static_cast<std::size_t>(weather)];
}

std::string phrase_of(const WeatherZone& zone) {
    const auto what = phrase_of(zone.weather);
    if (!zone.centre) return fmt::format("{} everywhere", what);
    const std::string centre = name_of(*zone.centre);
    if (zone.radius == Squares{0}) return fmt::format("{} in {}", what, centre);
    return fmt::format("{} within {} of {}", what, counted(zone.radius.count, "square"), centre);
}

std::string weather_text(const std::vector<WeatherZone>& zones) {
    if (zones.empty()) return "clear weather everywhere";
    std::string text;
    for (const WeatherZone& zone : zones) text += (text.empty() ? "" : "; ") + phrase_of(zone);
    return text;
}

std::string place_text(const Chart& chart, Square square) {
    std::vector<std::string> names;
    for (const NamedPlace& place : chart.places) {
        if (place.square == square) names.push_back(place.name);
    }
    return names.empty() ? name_of(square)
                         : fmt::format("{} ({})", name_of(square), enumeration(names));
}

}  // namespace flagplot
