#pragma once

#include <vector>

#include "present/picture/picture.h"

/// \file
/// Areas, lines and discs as triangles, for what can draw nothing else. Edges fade over a pixel, so
/// that they are smooth without the help of the screen.

namespace flagplot::desk {

struct MeshVertex {
    Point at;
    Ink colour;

    friend bool operator==(const MeshVertex&, const MeshVertex&) = default;
};

/// Three corners a triangle.
using Mesh = std::vector<MeshVertex>;

/// Where an odd number of rings lies round a point it is inside; pattern and edge are drawn too.
void add_area(Mesh& mesh, const Area& area);
void add_line(Mesh& mesh, const std::vector<Point>& points, const Stroke& stroke);
void add_disc(Mesh& mesh, const Disc& disc);

/// Is this point inside the rings?
[[nodiscard]] bool is_inside(const std::vector<std::vector<Point>>& rings, Point point);

}  // namespace flagplot::desk
