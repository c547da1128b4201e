#include "desk/window/window.h"

#include <algorithm>

namespace flagplot::desk {

Window::Window(unsigned width, unsigned height)
    : surface_(sf::VideoMode(width, height), "Flagplot", sf::Style::Default),
      bridge_(std::make_unique<ImguiBridge>(surface_)),
      fonts_(found_fonts()) {
    surface_.setPosition({0, 0});  // SFML 2.5 puts it below the middle, half off a small screen
    surface_.setFramerateLimit(60);
    fit_letters(0);
}

Box Window::room() const {
    const sf::Vector2u size = surface_.getSize();
    return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
}

void Window::fit_letters(std::int32_t text_steps) {
    const sf::Vector2u size = surface_.getSize();
    const double scale = screens::letters_scale(size.x, size.y, text_steps);
    if (scale == scale_) return;
    scale_ = scale;
    theme_ = screens::make_theme({fonts_.sans, fonts_.sans_bold, fonts_.others},
                                 static_cast<float>(scale));
    bridge_->renew_fonts();
}

void Window::count_frame() {
    if (bridge_->has_waiting()) want_frames();
    frames_wanted_ = std::max(frames_wanted_ - 1, 0);
}

}  // namespace flagplot::desk
