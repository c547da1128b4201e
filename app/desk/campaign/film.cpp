#include "desk/campaign/film.h"

#include <algorithm>

namespace flagplot::desk {

std::optional<LookAtTurn> turn_beside(const OpenDocument& document, std::int32_t turns) {
    const auto& dots = document.turns;
    const auto shown =
        std::find_if(dots.begin(), dots.end(), [](const TurnDot& each) { return each.is_shown; });
    if (shown == dots.end()) return std::nullopt;
    const auto place = std::clamp<std::ptrdiff_t>(shown - dots.begin() + turns, 0,
                                                  static_cast<std::ptrdiff_t>(dots.size()) - 1);
    const TurnDot& to = dots[static_cast<std::size_t>(place)];
    if (to.is_shown) return std::nullopt;
    return LookAtTurn{to.is_open ? std::nullopt : std::optional<TurnNumber>(to.turn)};
}

std::optional<Intent> Film::next(const OpenDocument& document) {
    constexpr std::int32_t a_turn = 1200;  // milliseconds
    const auto& dots = document.turns;
    const bool is_at_end = dots.empty() || dots.back().is_shown;
    if (!runs_) {
        runs_ = true;
        since_turn_.restart();
        if (is_at_end && dots.size() > 1) return LookAtTurn{dots.front().turn};
        return std::nullopt;
    }
    if (since_turn_.getElapsedTime().asMilliseconds() < a_turn) return std::nullopt;
    since_turn_.restart();
    if (is_at_end) return PlayFilm{};
    if (const auto on = turn_beside(document, 1)) return *on;
    return std::nullopt;
}

}  // namespace flagplot::desk
