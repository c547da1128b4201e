#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/Window/Event.hpp>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

/// \file
/// Dear ImGui in an SFML window. ImGui 1.86 only sees the state of a button or key at the beginning
/// of a frame: a press and release within one frame would be lost. So events wait in a queue, and
/// only one press or release is passed on in each frame.

namespace flagplot::desk {

/// How many frames ImGui needs to settle after an event.
inline constexpr std::int32_t frames_to_settle = 3;

class ImguiBridge {
  public:
    /// \pre the window is open, and there is no other bridge
    explicit ImguiBridge(sf::RenderWindow& window);
    ~ImguiBridge();
    ImguiBridge(const ImguiBridge&) = delete;
    ImguiBridge& operator=(const ImguiBridge&) = delete;

    void take(const sf::Event& event) { waiting_.push_back(event); }
    [[nodiscard]] bool has_waiting() const { return !waiting_.empty(); }

    /// Begins a frame with the next waiting events, and returns them. Those that ImGui does not
    /// want (see `WantCaptureMouse` from now on) are for the chart.
    std::vector<sf::Event> begin_frame();
    /// Draws the panels on top.
    void draw_frame();

    /// To be called after the textures of the fonts were replaced.
    void renew_fonts();

  private:
    void apply(const sf::Event& event);

    sf::RenderWindow& window_;
    sf::Clock clock_;
    std::deque<sf::Event> waiting_;
    std::string clipboard_;
};

}  // namespace flagplot::desk
