#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Cursor.hpp>
#include <cstdint>
#include <memory>
#include <optional>

#include "desk/input/imgui_bridge.h"
#include "desk/window/fonts.h"
#include "desk/window/monitor.h"
#include "screens/layout.h"
#include "screens/theme.h"

/// \file
/// The only window of the program: its letters and its frames.

namespace flagplot::desk {

class Window {
  public:
    /// As large as asked for, within the monitor; if nothing is asked for, as large as the monitor.
    Window(std::optional<unsigned> width, std::optional<unsigned> height);

    [[nodiscard]] sf::RenderWindow& surface() { return surface_; }
    [[nodiscard]] ImguiBridge& bridge() { return *bridge_; }
    [[nodiscard]] const FontFiles& fonts() const { return fonts_; }
    [[nodiscard]] const screens::Theme& theme() const { return theme_; }
    /// How large letters are; 1 is the usual size.
    [[nodiscard]] double scale() const { return scale_; }
    /// The whole window, in pixels.
    [[nodiscard]] Box room() const;

    /// Sets letters of a size for the monitor, this many sizes above the usual, and the colours.
    void fit_letters(std::int32_t text_steps, PanelTheme colours);

    /// Shows a cross as the mouse cursor, or the usual arrow.
    void show_cross(bool is_cross);

    /// Asks for some more frames, because something has changed.
    void want_frames() { frames_wanted_ = frames_to_settle; }
    [[nodiscard]] bool wants_frame() const { return frames_wanted_ > 0 || bridge_->has_waiting(); }
    /// To be called before each frame.
    void count_frame();

  private:
    DisplayConnection display_;  // lives longer than everything that needs it
    screens::Monitor monitor_;
    sf::Cursor arrow_, cross_;  // they must outlive the surface
    bool has_arrow_ = false, has_cross_ = false, is_cross_ = false;
    sf::RenderWindow surface_;
    std::unique_ptr<ImguiBridge> bridge_;
    FontFiles fonts_;
    screens::Theme theme_;
    double scale_ = 0;
    PanelTheme colours_{};
    std::int32_t frames_wanted_ = frames_to_settle;
};

}  // namespace flagplot::desk
