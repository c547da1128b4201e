#include "desk/campaign/session_page.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "desk/input/key_name.h"
#include "present/desk/map/camera.h"
#include "present/picture/palette.h"
#include "screens/tutorial.h"

namespace flagplot::desk {

void SessionPage::lay_out() {
    Window& window = desktop_.window;
    window.fit_letters(session_.state().text_steps, session_.state().theme);
    const Box room = window.room();
    places_ = screens::places_on(desktop_.settings.layout, room.width(), room.height(),
                                 window.scale(), parts());
}

void SessionPage::carry_out(const screens::Intents& intents) {
    for (const Intent& intent : intents) session_.carry_out(intent);
}

void SessionPage::take(const sf::Event& event) {
    const bool is_panels = ImGui::GetIO().WantCaptureMouse;
    switch (event.type) {
        case sf::Event::Closed:
            return session_.carry_out(Quit{});
        case sf::Event::LostFocus:
            dragged_edge_.reset();
            return let_go();
        case sf::Event::KeyPressed:
            return take_key(event.key);
        case sf::Event::MouseMoved:
            pointer_ = point_of(event.mouseMove.x, event.mouseMove.y);
            if (dragged_edge_) {
                desktop_.settings.layout =
                    screens::dragged(desktop_.settings.layout, *dragged_edge_, places_, pointer_,
                                     desktop_.window.scale());
            }
            return move(pointer_);
        case sf::Event::MouseButtonPressed: {
            if (is_panels) return;
            pointer_ = point_of(event.mouseButton.x, event.mouseButton.y);
            const bool is_left = event.mouseButton.button == sf::Mouse::Left;
            if (is_left) dragged_edge_ = screens::edge_at(places_, pointer_);
            if (!dragged_edge_) press(event.mouseButton);
            return;
        }
        case sf::Event::MouseButtonReleased: {
            pointer_ = point_of(event.mouseButton.x, event.mouseButton.y);
            const bool is_left = event.mouseButton.button == sf::Mouse::Left;
            if (is_left && dragged_edge_) return dragged_edge_.reset();
            return release(event.mouseButton);
        }
        case sf::Event::MouseWheelScrolled:
            if (is_panels) return;
            return turn_wheel(point_of(event.mouseWheelScroll.x, event.mouseWheelScroll.y),
                              event.mouseWheelScroll.delta);
        default:
            return;
    }
}

namespace {

/// Keys that move within a panel when it has the focus (Ctrl+Tab, or a click in it). Escape, or a
/// click on the chart, gives them back to the chart.
bool belongs_to_panel(std::string_view key) {
    static constexpr std::array moving{"Left", "Right", "Up", "Down"};
    static constexpr std::array pressing{"Space", "Tab", "Escape"};
    const auto is_one_of = [&](const auto& keys) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    const ImGuiIO& io = ImGui::GetIO();
    return (io.NavActive && is_one_of(moving)) || (io.NavVisible && is_one_of(pressing));
}

void leave_panel_by(std::string_view key) {
    if (key == "Escape") ImGui::SetWindowFocus(nullptr);
}

}  // namespace

void SessionPage::take_key(const sf::Event::KeyEvent& key) {
    if (ImGui::GetIO().WantTextInput) return;
    const std::string name = name_of(key);
    if (belongs_to_panel(name)) return leave_panel_by(name);
    if (const std::string& row = session_.state().rebound; !row.empty() && !name.empty()) {
        if (name != "Escape") desktop_.settings.keys[row] = name;
        return session_.carry_out(RebindKey{});
    }
    auto intent = intent_of(desktop_.settings.keys, name);
    if (intent) session_.carry_out(as_meant(*std::move(intent)));
}

Intent SessionPage::as_meant(Intent intent) const {
    const auto* zoom = asks_for<Zoom>(intent);
    if (zoom != nullptr) return Zoom{places_.chart.centre(), zoom->factor};
    return meant(std::move(intent));
}

void SessionPage::draw_panels() {
    if (session_.state().curtain) return draw_curtain();
    screens::Intents intents = drawn_panels();
    const auto add = [&](const screens::Intents& more) {
        intents.insert(intents.end(), more.begin(), more.end());
    };
    const screens::Theme& theme = desktop_.window.theme();
    add(drawn_tutorial());
    add(screens::draw_message(theme, places_.chart, session_.state()));
    if (session_.state().shows_help) {
        add(screens::draw_help(theme, places_.chart, key_lines(desktop_.settings.keys),
                               session_.state().rebound));
    }
    if (session_.state().shows_commands) {
        const std::string& text = session_.state().command_text;
        for (Intent& each :
             screens::draw_command_list(theme, desktop_.window.room(),
                                        commands_like(desktop_.settings.keys, text), text)) {
            intents.push_back(as_meant(std::move(each)));
        }
    }
    carry_out(intents);
}

/// The frame is drawn over every panel, so it is left out while a list covers the chart.
screens::Intents SessionPage::drawn_tutorial() const {
    const auto card = session_.tutorial();
    if (!card) return {};
    const DeskState& state = session_.state();
    std::optional<Box> at;
    if (card->part && !state.shows_help && !state.shows_commands) {
        at = screens::box_of_part(places_, *card->part, desktop_.window.scale());
    }
    if (at && card->square) {
        const Box square = box_of(state.camera, places_.chart, *card->square);
        at = at->contains(square) ? std::optional(square) : std::nullopt;
    }
    return screens::draw_tutorial(desktop_.window.theme(), places_.chart, *card, at);
}

void SessionPage::draw_curtain() {
    Viewpoint next{"UMPIRE", {}, brass_ink};
    for (const Viewpoint& each : session_.document().bar.viewpoints) {
        if (each.side == session_.state().curtain->side) next = each;
    }
    carry_out(screens::draw_curtain(desktop_.window.theme(), desktop_.window.room(), next.name,
                                    next.colour, !session_.is_reading()));
}

}  // namespace flagplot::desk
