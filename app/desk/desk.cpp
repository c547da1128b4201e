#include "desk/desk.h"

#include <imgui.h>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Event.hpp>

#include <algorithm>
#include <iostream>
#include <utility>

#include "desk/held_file.h"
#include "desk/monkey/monkey.h"

namespace flagplot::desk {

Desk::Desk(DocumentWanted wanted, TestHooks hooks)
    : settings_(read_settings(settings_file())),
      wanted_(std::move(wanted)),
      hooks_(std::move(hooks)) {
    state_.overlays = settings_.overlays;
    state_.text_steps = settings_.text_steps;
}

int Desk::run() {
    auto first = read_document(wanted_);
    if (!first) {
        std::cerr << "flagplot: " << describe(first.error()) << '\n';
        return 1;
    }
    fonts_ = found_fonts();
    open_window();
    if (first->is_umpire) kept_held_ = state_.held = read_held(wanted_.file);
    put(*std::move(first));
    if (fonts_.sans.empty()) {
        state_.message = "No font was found, so the chart has no names: fonts-b612 is usual.";
        state_.is_refusal = true;
    }
    if (hooks_.measures) return measure();
    while (window_.isOpen() && !is_closed_) {
        sf::Event event{};
        while (window_.pollEvent(event)) bridge_->take(event);
        if (hooks_.monkey) {
            hooks_.monkey->play(*bridge_, window_, working_.is_busy() || reading_.is_busy());
        }
        take_results();
        watch();
        run_film();
        if (!wants_frame()) {
            if (!hooks_.screenshot.empty()) take_screenshot();
            sf::sleep(sf::milliseconds(10));
            continue;
        }
        frame();
    }
    keep_settings();
    return failed_ ? 1 : 0;
}

void Desk::open_window() {
    window_.create(sf::VideoMode(settings_.width, settings_.height), "Flagplot",
                   sf::Style::Default);
    window_.setPosition({0, 0});  // SFML 2.5 puts it below the middle, half off a small screen
    window_.setFramerateLimit(60);
    bridge_ = std::make_unique<ImguiBridge>(window_);
    canvas_ = std::make_unique<PlotCanvas>(fonts_);
    set_theme();
}

void Desk::set_theme() {
    const sf::Vector2u size = window_.getSize();
    const double scale = screens::letters_scale(size.x, size.y, state_.text_steps);
    if (scale == theme_scale_) return;
    theme_scale_ = scale;
    theme_ = screens::make_theme({fonts_.sans, fonts_.sans_bold, fonts_.others},
                                 static_cast<float>(scale));
    bridge_->renew_fonts();
}

bool Desk::wants_frame() const {
    return frames_wanted_ > 0 || bridge_->has_waiting() || canvas_->is_busy() ||
           (beside_canvas_ && beside_canvas_->is_busy()) || working_.is_busy() ||
           reading_.is_busy();
}

DeskScene Desk::scene() const {
    const Seat* const seat = document_->seat();
    return {places_.chart, shown_.plot, seat == nullptr ? nullptr : &seat->book,
            seat == nullptr ? nullptr : &seat->ordered_by};
}

void Desk::frame() {
    if (bridge_->has_waiting()) frames_wanted_ = frames_to_settle;
    frames_wanted_ = std::max(frames_wanted_ - 1, 0);
    set_theme();
    const sf::Vector2u size = window_.getSize();
    places_ = screens::places_on(settings_.layout, size.x, size.y, theme_scale_);
    split_ = split_chart(places_.chart, shown_.beside.has_value());
    places_.chart = split_.truth;
    if (!state_.is_fitted) carry_out(Fit{});
    const std::vector<sf::Event> events = bridge_->begin_frame();
    take_events(events);
    if (!window_.isOpen()) {
        ImGui::EndFrame();
        return;
    }
    constexpr std::int32_t longest_unseen = 100;  // milliseconds
    const bool is_looked_at = !hooks_.monkey || hooks_.monkey->looks();
    const bool has_more =
        bridge_->has_waiting() && since_seen_.getElapsedTime().asMilliseconds() < longest_unseen;
    const bool is_behind = !state_.curtain && (has_more || !is_looked_at);
    if (is_behind) {  // the panels must meet every press, but nobody has to see each
        draw_panels();
        ImGui::EndFrame();
        return;
    }
    since_seen_.restart();
    window_.clear(sf::Color(0x12, 0x17, 0x1a));
    if (state_.curtain) {
        draw_hanging_curtain();
        bridge_->draw_frame();
        window_.display();
        return;
    }
    if (document_->battle) {
        draw_board();
    } else {
        canvas_->draw(window_, shown_.plot, shown_.age, state_.camera, places_.chart, layers());
        draw_selection();
        draw_beside();
    }
    draw_panels();
    bridge_->draw_frame();
    window_.display();
}

LayerOptions Desk::layers() const {
    return {SymbolTheme::counters, theme_scale_ * chart_letters, state_.overlays, coast_};
}

void Desk::keep_settings() {
    settings_.overlays = state_.overlays;
    settings_.text_steps = state_.text_steps;
    write_settings(settings_file(), settings_);
}

}  // namespace flagplot::desk
