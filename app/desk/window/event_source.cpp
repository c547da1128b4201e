#include "desk/window/event_source.h"

#include <SFML/Window/Event.hpp>

namespace flagplot::desk {

void EventSource::give(ImguiBridge& bridge, sf::RenderWindow& window, bool /*is_busy*/) {
    sf::Event event{};
    while (window.pollEvent(event)) bridge.take(event);
}

}  // namespace flagplot::desk
