#include "tactical/battle_board/phrases.h"

#include <fmt/format.h>

#include <array>

namespace flagplot::tactical::battle_board {

namespace {

std::string score_of(const Exchange& exchange, Aim aim, NetMetric metric) {
    switch (aim) {
        case Aim::least_taken:
            return points_text(exchange.taken);
        case Aim::most_given:
            return points_text(-exchange.given);
        case Aim::net:
            break;
    }
    if (metric == NetMetric::difference) return points_text(exchange.taken - exchange.given);
    if (exchange.given == 0) return points_text(exchange.taken);
    return fmt::format("-{}/{}", points_text(exchange.given),
                       points_text(exchange.taken + parts_of_point));
}

}  // namespace

std::string token_name(std::int32_t token) { return fmt::format("T{}", token + 1); }

std::string square_text(BoardSquare square) { return fmt::format("{},{}", square.x, square.y); }

std::string speed_text(std::int32_t quarters) {
    if (quarters == 0) return "does not move";
    const std::string squares = points_text(std::int64_t{quarters} * parts_of_point / 4);
    return fmt::format("{} {} a round", squares, quarters == 4 ? "square" : "squares");
}

std::string_view phrase_of(Tactic tactic) {
    constexpr std::array<std::string_view, words_of<Tactic>.size()> phrases{
        "get away",
        "do damage until it is challenged, then get away",
        "take little damage",
        "do more damage than it takes",
        "do the most damage for what it takes",
        "do the most damage"};
    return phrases.at(static_cast<std::size_t>(tactic));
}

std::string points_text(std::int64_t parts) {
    const std::int64_t size = parts < 0 ? -parts : parts;
    std::string text = fmt::format("{}{}", parts < 0 ? "-" : "", size / parts_of_point);
    if (size % parts_of_point == 0) return text;
    text += fmt::format(".{:04}", size % parts_of_point);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::string score_text(const Exchange& exchange, Aim aim, NetMetric metric) {
    return fmt::format("given {}, taken {}, score {}", points_text(exchange.given),
                       points_text(exchange.taken), score_of(exchange, aim, metric));
}

}  // namespace flagplot::tactical::battle_board
