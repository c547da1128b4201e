#pragma once

#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>

/// \file
/// Keys of the window by the desk's names for them: "Ctrl+Shift+Z", "F1", "PageUp".

namespace flagplot::desk {

/// Empty if the desk has no name for the key.
[[nodiscard]] std::string name_of(const sf::Event::KeyEvent& key);

/// None if there is no such key.
[[nodiscard]] std::optional<sf::Event::KeyEvent> key_named(const std::string& name);

}  // namespace flagplot::desk
