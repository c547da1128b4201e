#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <string>
#include <typeinfo>

#include "desk/input/imgui_bridge.h"

/// \file
/// Where the desk's events come from: a person at the window, or a test in a person's place.

namespace flagplot::desk {

class EventSource {
  public:
    EventSource() = default;
    EventSource(const EventSource&) = delete;
    EventSource& operator=(const EventSource&) = delete;
    virtual ~EventSource() = default;

    /// Once in each turn of the loop: passes on what happened. `is_busy`: work goes on beside it.
    virtual void give(ImguiBridge& bridge, sf::RenderWindow& window, bool is_busy);
    /// Is the next frame looked at? One that is not need not be painted.
    [[nodiscard]] virtual bool looks() { return true; }
    /// Is a frame wanted although nothing has changed?
    [[nodiscard]] virtual bool wants_frame() const { return false; }
    /// Everything has been drawn, and nothing is going on.
    virtual void rest(sf::RenderWindow& /*window*/) {}
    /// An intent of this kind is carried out.
    virtual void note(const std::type_info& /*intent*/) {}
    /// Proposed to every side for the dice; empty: a word that nobody can guess.
    [[nodiscard]] virtual std::string word() const { return {}; }
};

}  // namespace flagplot::desk
