#include "desk/window/monitor.h"

#include <X11/Xlib.h>
#include <SFML/Window/VideoMode.hpp>

#include <cstdlib>

namespace flagplot::desk {

DisplayConnection::DisplayConnection() {
    Display* const opened = XOpenDisplay(nullptr);
    if (opened != nullptr) display_ = {opened, [](Display* display) { XCloseDisplay(display); }};
}

screens::Monitor DisplayConnection::monitor() const {
    const sf::VideoMode whole = sf::VideoMode::getDesktopMode();
    auto* const display = static_cast<Display*>(display_.get());
    const char* const resources = display != nullptr ? XResourceManagerString(display) : nullptr;
    return {
        static_cast<double>(whole.width), static_cast<double>(whole.height),
        screens::system_scale(resources, std::getenv("GDK_SCALE"), std::getenv("QT_SCALE_FACTOR"))};
}

}  // namespace flagplot::desk
