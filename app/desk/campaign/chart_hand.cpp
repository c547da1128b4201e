#include "desk/campaign/chart_hand.h"

#include <cmath>
#include <utility>

#include "present/desk/side/group_panel.h"

namespace flagplot::desk {

namespace {

/// The scene of the chart under the pointer, which may be either half of a split one.
DeskScene scene_under(const UnderHand& under) {
    const DeskScene& scene = under.scene;
    return {scene.room,          under.plot,        scene.book, scene.view,
            scene.why_no_orders, scene.plays_alone, scene.scale};
}

}  // namespace

ChartHand::Intents ChartHand::press(sf::Mouse::Button button, const UnderHand& under) {
    if (button == sf::Mouse::Middle) {
        chart_from_ = under.pixel;
        return {};
    }
    const auto square =
        square_under(under.state.camera, under.scene.room, under.pixel, under.scene.plot.chart);
    if (!square) return {};
    if (button == sf::Mouse::Left) return press_left(*square, under);
    if (button != sf::Mouse::Right) return {};
    if (const auto marker = marker_at(under.state, under.scene, *square)) {
        return {DeleteMarker{*marker}};
    }
    if (under.state.plots_route) return {PlaceDestination{*square}};
    return {};
}

ChartHand::Intents ChartHand::press_left(Square square, const UnderHand& under) {
    const DeskState& state = under.state;
    const auto marker = marker_at(state, under.scene, square);
    const bool is_on_formation = place_of(state.selection, under.scene.plot) == square;
    if (marker && (state.plots_route || !is_on_formation)) {
        marker_ = marker;
        return {};
    }
    if (state.plots_route) return {PlaceMarker{square}};
    if (is_second_click(under.pixel)) return {CentreOn{square}};
    box_from_ = under.pixel;
    const DeskScene there = scene_under(under);
    return {Select{picked_at(state, there, under.pixel)}};
}

bool ChartHand::is_second_click(Point pixel) {
    constexpr std::int32_t double_click = 350;  // milliseconds
    constexpr double still = 6;
    const Point moved = pixel - std::exchange(clicked_at_, pixel);
    return since_click_.restart().asMilliseconds() < double_click &&
           std::hypot(moved.x, moved.y) < still;
}

ChartHand::Intents ChartHand::release(sf::Mouse::Button button, const UnderHand& under) {
    if (button == sf::Mouse::Middle) chart_from_.reset();
    if (button != sf::Mouse::Left) return {};
    if (const auto from = std::exchange(box_from_, std::nullopt)) {
        constexpr double least = 8;  // pixels; less is a click, not a box
        const Point moved = under.pixel - *from;
        if (std::hypot(moved.x, moved.y) < least) return {};
        const DeskScene there = scene_under(under);
        return {SelectSeveral{picked_between(under.state, there, *from, under.pixel)}};
    }
    const auto marker = std::exchange(marker_, std::nullopt);
    if (!marker) return {};
    const auto square =
        square_under(under.state.camera, under.scene.room, under.pixel, under.scene.plot.chart);
    if (!square || marker_at(under.state, under.scene, *square) == marker) return {};
    return {MoveMarker{*marker, *square}};
}

ChartHand::Intents ChartHand::move(Point pixel) {
    if (!chart_from_) return {};
    const Point from = std::exchange(*chart_from_, pixel);
    return {Pan{pixel - from}};
}

void ChartHand::let_go() {
    box_from_.reset();
    chart_from_.reset();
    marker_.reset();
}

}  // namespace flagplot::desk
