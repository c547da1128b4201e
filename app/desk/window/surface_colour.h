#pragma once

#include <SFML/Graphics/Color.hpp>

#include "present/picture/picture.h"

namespace flagplot::desk {

/// A colour of the palette for the window.
[[nodiscard]] inline sf::Color surface_colour(Ink ink) {
    constexpr double full = 255;
    return {ink.red, ink.green, ink.blue, static_cast<sf::Uint8>(ink.cover * full)};
}

}  // namespace flagplot::desk
