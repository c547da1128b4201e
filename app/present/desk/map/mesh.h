#pragma once

#include <vector>

#include "present/picture/picture.h"

/// \file
/// Areas, lines and discs as triangles, for renderers that draw nothing else. Edges fade over a
/// pixel, so they are smooth without antialiasing.

namespace flagplot::desk {

struct MeshVertex {
    Point at;
    Ink colour;

    friend bool operator==(const MeshVertex&, const MeshVertex&) = default;
};

/// Three corners for each triangle.
using Mesh = std::vector<MeshVertex>;

/// A point is inside if an odd number of rings surrounds it. Also draws pattern and edge.
void add_area(Mesh& mesh, const Area& area);
void add_line(Mesh& mesh, const std::vector<Point>& points, const Stroke& stroke);
void add_disc(Mesh& mesh, const Disc& disc);

/// Is this point inside the rings?
[[nodiscard]] bool is_inside(const std::vector<std::vector<Point>>& rings, Point point);

}  // namespace flagplot::desk
