#pragma once

#include <SFML/Window/Event.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

/// \file
/// What the monkey does, as the window's events, with a line in his log for each.

namespace flagplot::desk {

class EventInjector {
  public:
    /// `log`: empty: none is kept.
    explicit EventInjector(const std::filesystem::path& log);

    [[nodiscard]] sf::Vector2i pointer() const { return pointer_; }

    void move(sf::Vector2i to);
    void click(sf::Mouse::Button button);
    void drag(sf::Mouse::Button button, sf::Vector2i to);
    void turn_wheel(float steps);
    void key(const sf::Event::KeyEvent& key);
    /// By the desk's name for it; nothing where there is no such key.
    void key(const std::string& name);
    void letters(const std::string& text);
    void lose_focus();
    void close_window();
    void say(const std::string& line);

    /// All since the last call.
    [[nodiscard]] std::vector<sf::Event> take();

  private:
    void press(sf::Mouse::Button button, bool is_down);

    std::ofstream log_;
    sf::Vector2i pointer_;
    std::vector<sf::Event> events_;
};

}  // namespace flagplot::desk
