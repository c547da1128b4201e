#pragma once

#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>

/// \file
/// Keys of the window by the names that the desk has for them: "Ctrl+Shift+Z", "F1", "PageUp".

namespace flagplot::desk {

/// Empty: a key that the desk has no name for.
[[nodiscard]] std::string name_of(const sf::Event::KeyEvent& key);

/// None: there is no such key.
[[nodiscard]] std::optional<sf::Event::KeyEvent> key_named(const std::string& name);

}  // namespace flagplot::desk
