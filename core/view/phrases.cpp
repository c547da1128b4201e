#include "view/phrases.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot {

namespace {

std::string with_article(std::string_view noun) {
    const bool begins_with_vowel = std::string_view{"aeiou"}.find(noun.front()) != noun.npos;
    return fmt::format("{} {}", begins_with_vowel ? "an" : "a", noun);
}

std::string_view up_to_commander(std::string_view full_name) {
    return full_name.substr(0, full_name.find(','));
}

}  // namespace

std::string short_name(std::string_view full_name) {
    return std::string(up_to_commander(full_name));
}

std::string called(const Book& book, OwnNumber number) {
    const std::string& full_name = book.formation(number).name;
    const auto name = up_to_commander(full_name);
    const auto namesakes = std::count_if(
        book.formations.begin(), book.formations.end(),
        [&](const BookFormation& other) { return up_to_commander(other.name) == name; });
    return namesakes == 1 ? std::string(name) : full_name;
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

std::string counted(std::int32_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
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

std::string_view phrase_of(SightMode mode) {
    constexpr std::array<std::string_view, 2> phrases{"by eye", "by radar"};
    return phrases[static_cast<std::size_t>(mode)];
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

std::string place_text(const Chart& chart, Square square) {
    std::vector<std::string> names;
    for (const NamedPlace& place : chart.places) {
        if (place.square == square) names.push_back(place.name);
    }
    return names.empty() ? name_of(square)
                         : fmt::format("{} ({})", name_of(square), enumeration(names));
}

}  // namespace flagplot
