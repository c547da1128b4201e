#pragma once

#include <SFML/System/Clock.hpp>
#include <SFML/Window/Event.hpp>
#include <optional>
#include <vector>

#include "present/desk/state/desk_state.h"

/// \file
/// The mouse on the chart: what presses, drags and releases do there.

namespace flagplot::desk {

/// What the pointer is over.
struct UnderHand {
    const DeskState& state;
    DeskScene scene;   ///< for judging orders
    const Plot& plot;  ///< of the half under the pointer, if the chart is split
    Point pixel;       ///< as if it were on the truth's half
};

class ChartHand {
  public:
    using Intents = std::vector<Intent>;

    [[nodiscard]] Intents press(sf::Mouse::Button button, const UnderHand& under);
    [[nodiscard]] Intents release(sf::Mouse::Button button, const UnderHand& under);
    [[nodiscard]] Intents move(Point pixel);
    /// Forgets what was pressed, because the window has lost the focus.
    void let_go();

    [[nodiscard]] bool drags_chart() const { return chart_from_.has_value(); }
    [[nodiscard]] bool drags_marker() const { return marker_.has_value(); }
    /// Is a formation of the viewer's pulled to where it shall go?
    [[nodiscard]] bool drags_formation() const { return formation_from_.has_value() && is_drag_; }
    /// From where a box is drawn round formations; none: there is no box.
    [[nodiscard]] std::optional<Point> box_from() const { return box_from_; }

  private:
    [[nodiscard]] Intents press_left(Square square, const UnderHand& under);
    [[nodiscard]] bool is_second_click(Point pixel);

    std::optional<Point> box_from_;
    std::optional<Point> formation_from_;
    bool is_drag_ = false;  ///< the hand has moved since it took hold
    std::optional<Point> chart_from_;
    std::optional<std::size_t> marker_;  ///< of the selected formation's route
    sf::Clock since_click_;
    Point clicked_at_;
};

}  // namespace flagplot::desk
