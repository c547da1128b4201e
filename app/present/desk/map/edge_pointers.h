#pragma once

#include <string>
#include <vector>

#include "present/desk/map/camera.h"
#include "present/picture/picture.h"
#include "present/plot/plot.h"

/// \file
/// Formations that the camera does not show: each has a plate at the edge of the room in its
/// direction; a click on it goes there.

namespace flagplot::desk {

struct EdgePointer {
    Square square;
    std::string text;  ///< "Force H, AD41"
    Box plate;
    Ink colour;

    friend bool operator==(const EdgePointer&, const EdgePointer&) = default;
};

/// In the order of the plot. A plate that would cover another is left out.
[[nodiscard]] std::vector<EdgePointer> edge_pointers(const Camera& camera, const Box& room,
                                                     const Plot& plot, double scale);

[[nodiscard]] std::vector<Primitive> drawn_pointers(const std::vector<EdgePointer>& pointers,
                                                    double scale);

}  // namespace flagplot::desk
