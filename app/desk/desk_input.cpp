#include "desk/desk.h"

#include <imgui.h>
#include <SFML/Window/Event.hpp>

#include <cmath>
#include <utility>

#include "desk/input/key_name.h"
#include "present/desk/group_panel.h"

/// \file
/// Mouse and keyboard: what a press, a drag and a key mean.

namespace flagplot::desk {

namespace {

Point point_of(int x, int y) { return {static_cast<double>(x), static_cast<double>(y)}; }

}  // namespace

void Desk::take_events(const std::vector<sf::Event>& events) {
    for (const sf::Event& event : events) take_event(event);
}

void Desk::take_event(const sf::Event& event) {
    const ImGuiIO& io = ImGui::GetIO();
    switch (event.type) {
        case sf::Event::Closed:
            return carry_out(Quit{});
        case sf::Event::Resized:
            window_.setView(sf::View({0, 0, static_cast<float>(event.size.width),
                                      static_cast<float>(event.size.height)}));
            settings_.width = event.size.width;
            settings_.height = event.size.height;
            return;
        case sf::Event::LostFocus:
            box_from_.reset();
            dragged_from_.reset();
            dragged_marker_.reset();
            dragged_edge_.reset();
            return;
        case sf::Event::KeyPressed: {
            if (io.WantTextInput) return;
            if (const auto intent = intent_of(settings_.keys, name_of(event.key))) {
                Intent wanted = *intent;
                if (auto* zoom = std::get_if<Zoom>(&wanted)) zoom->cursor = places_.chart.centre();
                carry_out(meant_on_board(std::move(wanted)));
            }
            return;
        }
        case sf::Event::MouseMoved:
            return take_move(point_at(point_of(event.mouseMove.x, event.mouseMove.y)));
        case sf::Event::MouseButtonPressed:
            if (!io.WantCaptureMouse) take_press(event.mouseButton);
            return;
        case sf::Event::MouseButtonReleased:
            return take_release(event.mouseButton);
        case sf::Event::MouseWheelScrolled: {
            constexpr double step = 1.2;
            if (io.WantCaptureMouse) return;
            return carry_out(
                Zoom{point_at(point_of(event.mouseWheelScroll.x, event.mouseWheelScroll.y)),
                     std::pow(step, event.mouseWheelScroll.delta)});
        }
        default:
            return;
    }
}

void Desk::take_press(const sf::Event::MouseButtonEvent& button) {
    const Point pixel = point_at(point_of(button.x, button.y));
    if (button.button == sf::Mouse::Left) {
        dragged_edge_ = screens::edge_at(places_, point_of(button.x, button.y));
        if (dragged_edge_) return;
    }
    if (document_->battle) return press_on_board(button);
    const auto square = square_under(state_.camera, places_.chart, pixel, shown_.plot.chart);
    if (button.button == sf::Mouse::Middle) {
        dragged_from_ = pixel;
        return;
    }
    if (!square) return;
    const auto marker = marker_at(state_, scene(), *square);
    if (button.button == sf::Mouse::Right) {
        if (marker) return carry_out(DeleteMarker{*marker});
        if (state_.plots_route) return carry_out(PlaceDestination{*square});
        return;
    }
    if (button.button != sf::Mouse::Left) return;
    if (marker && (state_.plots_route || place_of(state_.selection, shown_.plot) != square)) {
        dragged_marker_ = marker;
        return;
    }
    if (state_.plots_route) return carry_out(PlaceMarker{*square});
    constexpr std::int32_t double_click = 350;  // milliseconds
    constexpr double still = 6;
    const Point moved = pixel - clicked_at_;
    const bool is_double = since_click_.restart().asMilliseconds() < double_click &&
                           std::hypot(moved.x, moved.y) < still;
    clicked_at_ = pixel;
    if (is_double) return carry_out(CentreOn{*square});
    box_from_ = pixel;
    carry_out(Select{picked_at(state_, scene_under_pointer(), pixel)});
}

void Desk::take_release(const sf::Event::MouseButtonEvent& button) {
    if (button.button == sf::Mouse::Middle) dragged_from_.reset();
    if (button.button == sf::Mouse::Left && dragged_edge_) return dragged_edge_.reset();
    if (button.button == sf::Mouse::Left && box_from_) {
        return end_box(point_at(point_of(button.x, button.y)));
    }
    if (button.button != sf::Mouse::Left || !dragged_marker_) return;
    const std::size_t marker = *dragged_marker_;
    dragged_marker_.reset();
    const auto square =
        square_under(state_.camera, places_.chart, point_of(button.x, button.y), shown_.plot.chart);
    if (square && marker_at(state_, scene(), *square) != marker) {
        carry_out(MoveMarker{marker, *square});
    }
}

void Desk::end_box(Point pixel) {
    const Point from = *std::exchange(box_from_, std::nullopt);
    constexpr double least = 8;  // pixels; a click is no box
    const Point moved = pixel - from;
    if (std::hypot(moved.x, moved.y) < least) return;
    carry_out(SelectSeveral{picked_between(state_, scene_under_pointer(), from, pixel)});
}

void Desk::take_move(Point pixel) {
    if (dragged_edge_) {
        settings_.layout =
            screens::dragged(settings_.layout, *dragged_edge_, places_, pixel, theme_scale_);
    }
    if (dragged_from_) {
        carry_out(Pan{pixel - *dragged_from_});
        dragged_from_ = pixel;
    }
    if (box_from_) frames_wanted_ = frames_to_settle;
}

}  // namespace flagplot::desk
