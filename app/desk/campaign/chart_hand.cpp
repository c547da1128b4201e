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

bool may_steer(const Selection& picked, const DeskScene& scene) {
    const auto* formation = std::get_if<FormationPick>(&picked);
    return formation != nullptr && scene.book != nullptr && formation->side == scene.book->side &&
           scene.why_no_orders.empty();
}

bool is_drag(Point from, Point to) {
    constexpr double least = 8;  // pixels: a hand is never quite still
    const Point moved = to - from;
    return std::hypot(moved.x, moved.y) >= least;
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
    const Selection picked = picked_at(state, scene_under(under), under.pixel);
    is_drag_ = false;
    (may_steer(picked, under.scene) ? formation_from_ : box_from_) = under.pixel;
    return {Select{picked}};
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
        if (!is_drag(*from, under.pixel)) return {};
        const DeskScene there = scene_under(under);
        return {SelectSeveral{picked_between(under.state, there, *from, under.pixel)}};
    }
    const auto square =
        square_under(under.state.camera, under.scene.room, under.pixel, under.scene.plot.chart);
    if (const auto from = std::exchange(formation_from_, std::nullopt)) {
        const bool is_there = place_of(under.state.selection, under.scene.plot) == square;
        if (!square || is_there || !is_drag(*from, under.pixel)) return {};
        return {PlaceDestination{*square}};
    }
    const auto marker = std::exchange(marker_, std::nullopt);
    if (!marker || !square || marker_at(under.state, under.scene, *square) == marker) return {};
    return {MoveMarker{*marker, *square}};
}

ChartHand::Intents ChartHand::move(Point pixel) {
    if (formation_from_ && is_drag(*formation_from_, pixel)) is_drag_ = true;
    if (!chart_from_) return {};
    const Point from = std::exchange(*chart_from_, pixel);
    return {Pan{pixel - from}};
}

void ChartHand::let_go() {
    box_from_.reset();
    formation_from_.reset();
    chart_from_.reset();
    marker_.reset();
}

}  // namespace flagplot::desk
