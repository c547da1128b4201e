#include "desk/window/window.h"

#include <algorithm>
#include <utility>

namespace flagplot::desk {

namespace {

unsigned fitted(std::optional<unsigned> wanted, double monitor) {
    const auto most = static_cast<unsigned>(monitor);
    return std::min(wanted.value_or(most), most);
}

}  // namespace

Window::Window(std::optional<unsigned> width, std::optional<unsigned> height)
    : monitor_(display_.monitor()),
      surface_(sf::VideoMode(fitted(width, monitor_.width), fitted(height, monitor_.height)),
               "Flagplot", sf::Style::Default),
      bridge_(std::make_unique<ImguiBridge>(surface_)),
      fonts_(found_fonts()) {
    surface_.setPosition({0, 0});  // SFML 2.5 places it below the centre, half off a small screen
    surface_.setFramerateLimit(60);
    fit_letters(0, {});
}

Box Window::room() const {
    const sf::Vector2u size = surface_.getSize();
    return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
}

void Window::fit_letters(std::int32_t text_steps, PanelTheme colours) {
    const sf::Vector2u size = surface_.getSize();
    const double scale = screens::letters_scale(monitor_, size.x, size.y, text_steps);
    if (scale == scale_ && colours == colours_) return;
    scale_ = scale;
    colours_ = colours;
    theme_ = screens::make_theme({fonts_.sans, fonts_.sans_bold, fonts_.others},
                                 static_cast<float>(scale), colours);
    bridge_->renew_fonts();
}

void Window::show_cross(bool is_cross) {
    if (std::exchange(is_cross_, is_cross) == is_cross) return;
    sf::Cursor& shown = is_cross ? cross_ : arrow_;
    // Made only once: X11 ends the program if a cursor in use is made again.
    bool& is_made = is_cross ? has_cross_ : has_arrow_;
    is_made = is_made || shown.loadFromSystem(is_cross ? sf::Cursor::Cross : sf::Cursor::Arrow);
    if (is_made) surface_.setMouseCursor(shown);
}

void Window::count_frame() {
    if (bridge_->has_waiting()) want_frames();
    frames_wanted_ = std::max(frames_wanted_ - 1, 0);
}

}  // namespace flagplot::desk
