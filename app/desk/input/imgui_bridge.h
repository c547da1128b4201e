#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/Window/Event.hpp>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

/// \file
/// Dear ImGui in an SFML window. ImGui 1.86 sees a button or key only as it stands when a frame
/// begins: what is pressed and let go within one would be lost. So events wait in a queue, and of
/// presses and releases one is let through a frame.

namespace flagplot::desk {

/// Frames after something happened: ImGui takes a few to settle.
inline constexpr std::int32_t frames_to_settle = 3;

class ImguiBridge {
  public:
    /// \pre the window is open, and one bridge at a time
    explicit ImguiBridge(sf::RenderWindow& window);
    ~ImguiBridge();
    ImguiBridge(const ImguiBridge&) = delete;
    ImguiBridge& operator=(const ImguiBridge&) = delete;

    void take(const sf::Event& event) { waiting_.push_back(event); }
    [[nodiscard]] bool has_waiting() const { return !waiting_.empty(); }

    /// Begins a frame with the next of what is waiting, which is returned: what ImGui does not want
    /// of it (`WantCaptureMouse`, asked from now on) is for the chart.
    std::vector<sf::Event> begin_frame();
    /// Draws the panels over what has been drawn.
    void draw_frame();

    /// The textures of the fonts were replaced.
    void renew_fonts();

  private:
    void apply(const sf::Event& event);

    sf::RenderWindow& window_;
    sf::Clock clock_;
    std::deque<sf::Event> waiting_;
    std::string clipboard_;
};

}  // namespace flagplot::desk
