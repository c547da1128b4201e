#include "desk/window/monitor.h"

#include <X11/Xlib.h>
#include <SFML/Window/VideoMode.hpp>

#include <cstdlib>
#include <memory>

namespace flagplot::desk {

namespace {

struct Closes {
    void operator()(Display* display) const { XCloseDisplay(display); }
};

}  // namespace

screens::Monitor this_monitor() {
    const sf::VideoMode whole = sf::VideoMode::getDesktopMode();
    const std::unique_ptr<Display, Closes> display(XOpenDisplay(nullptr));
    const char* const resources = display ? XResourceManagerString(display.get()) : nullptr;
    return {
        static_cast<double>(whole.width), static_cast<double>(whole.height),
        screens::system_scale(resources, std::getenv("GDK_SCALE"), std::getenv("QT_SCALE_FACTOR"))};
}

}  // namespace flagplot::desk
