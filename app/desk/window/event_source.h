#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <string>
#include <typeinfo>

#include "desk/input/imgui_bridge.h"

/// \file
/// Where the desk's events come from: a person at the window, or a test.

namespace flagplot::desk {

class EventSource {
  public:
    EventSource() = default;
    EventSource(const EventSource&) = delete;
    EventSource& operator=(const EventSource&) = delete;
    virtual ~EventSource() = default;

    /// Called once for each frame: passes on what happened. `is_busy`: background work is running.
    virtual void give(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy);
    /// Will somebody see the next frame? If not, it need not be painted.
    [[nodiscard]] virtual bool looks() { return true; }
    /// Is a frame needed although nothing has changed?
    [[nodiscard]] virtual bool wants_frame() const { return false; }
    /// Called when everything has been drawn and nothing is running.
    virtual void rest(sf::RenderWindow& /*window*/) {}
    /// Called when an intent of this kind is carried out.
    virtual void note(const std::type_info& /*intent*/) {}
    /// Proposed to every side for the dice; empty: a random word.
    [[nodiscard]] virtual std::string word() const { return {}; }
};

}  // namespace flagplot::desk
