#include "tactical/gunnery/window.h"

#include <algorithm>

#include "tactical/gunnery/measures.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t margin = 10;

/// Floored, unlike the division of C++.
std::int32_t step_of(std::int32_t yards) {
    const std::int32_t whole = yards / yards_in_step;
    return yards % yards_in_step < 0 ? whole - 1 : whole;
}

}  // namespace

Window::Window(const View& view) {
    for (const Ship& ship : view.own.ships) {
        if (ship.is_in_sight()) take(ship.at);
    }
    for (const Contact& contact : view.own.contacts) {
        if (!contact.is_gone) take(contact.at);
    }
    for (const Division& division : view.own.divisions) {
        for (const kit::Point point : division.track) {
            take({point.x * yards_of_hundred, point.y * yards_of_hundred});
        }
    }
    west_ -= margin;
    north_ += margin;
    columns_ = east_ + margin - west_ + 1;
    rows_ = north_ - (south_ - margin) + 1;
}

void Window::take(kit::Point point) {
    const std::int32_t column = step_of(point.x), row = step_of(point.y);
    west_ = is_empty_ ? column : std::min(west_, column);
    east_ = is_empty_ ? column : std::max(east_, column);
    north_ = is_empty_ ? row : std::max(north_, row);
    south_ = is_empty_ ? row : std::min(south_, row);
    is_empty_ = false;
}

BoardPlace Window::place(kit::Point point) const {
    return {std::clamp(step_of(point.x) - west_, 0, columns_ - 1),
            std::clamp(north_ - step_of(point.y), 0, rows_ - 1)};
}

}  // namespace flagplot::tactical::gunnery
