#include <algorithm>

#include "present/picture/symbols.h"

namespace flagplot {

namespace {

using Ring = std::vector<Point>;

/// One hull from above: half breadths along its length, then what is on it.
struct ShipShape {
    ShipType type;
    double length;                  ///< of the longest
    double breadth;                 ///< of its own length
    std::array<double, 4> turrets;  ///< places along the hull, -0.5 to 0.5; 9: none
    bool has_deck;                  ///< a flight deck: square ends, an island to starboard
    bool has_funnel;
};

constexpr double none = 9;

constexpr std::array<ShipShape, 13> shapes{{
    {ShipType::BB, 1, 0.17, {0.28, 0.17, -0.2, -0.31}, false, true},
    {ShipType::CV, 1, 0.16, {none, none, none, none}, true, false},
    {ShipType::CVL, 0.85, 0.16, {none, none, none, none}, true, false},
    {ShipType::CVE, 0.7, 0.18, {none, none, none, none}, true, false},
    {ShipType::BC, 1, 0.14, {0.28, 0.17, -0.28, none}, false, true},
    {ShipType::CA, 0.9, 0.12, {0.28, 0.18, -0.28, none}, false, true},
    {ShipType::PB, 0.88, 0.14, {0.24, -0.26, none, none}, false, true},
    {ShipType::CL, 0.82, 0.11, {0.28, 0.19, -0.28, none}, false, true},
    {ShipType::DD, 0.68, 0.1, {0.3, -0.32, none, none}, false, true},
    {ShipType::SL, 0.56, 0.14, {0.26, none, none, none}, false, true},
    {ShipType::SS, 0.58, 0.09, {none, none, none, none}, false, true},
    {ShipType::MS, 0.46, 0.15, {none, none, none, none}, false, true},
    {ShipType::AUX, 0.74, 0.15, {none, none, none, none}, false, true},
}};

const ShipShape& shape_of(ShipType type) {
    return *std::find_if(shapes.begin(), shapes.end(),
                         [&](const ShipShape& shape) { return shape.type == type; });
}

Ring rectangle(double from, double to, double top, double bottom) {
    return {{from, top}, {to, top}, {to, bottom}, {from, bottom}};
}

Ring hull_of(const ShipShape& shape) {
    const double half = shape.breadth / 2;
    if (shape.has_deck) {
        return {{-0.5, -half},     {0.36, -half}, {0.5, -half * 0.6},
                {0.5, half * 0.6}, {0.36, half},  {-0.5, half}};
    }
    return {{-0.5, -half * 0.55}, {-0.4, -half}, {0.15, -half}, {0.36, -half * 0.6}, {0.5, 0},
            {0.36, half * 0.6},   {0.15, half},  {-0.4, half},  {-0.5, half * 0.55}};
}

/// Rings within the hull are holes, so the ground shows through turrets and funnels.
void add_upperworks(std::vector<Ring>& rings, const ShipShape& shape) {
    const double half = shape.breadth / 2;
    for (const double at : shape.turrets) {
        if (at != none) rings.push_back(rectangle(at - 0.03, at + 0.03, -half * 0.5, half * 0.5));
    }
    if (shape.has_funnel) rings.push_back(rectangle(-0.06, 0.03, -half * 0.45, half * 0.45));
    if (shape.has_deck) rings.push_back(rectangle(-0.04, 0.12, half * 0.35, half * 0.8));
    if (shape.type == ShipType::AUX) {
        rings.push_back(rectangle(0.14, 0.26, -half * 0.5, half * 0.5));
        rings.push_back(rectangle(-0.32, -0.18, -half * 0.5, half * 0.5));
    }
}

}  // namespace

std::vector<std::vector<Point>> silhouette(ShipType type) {
    const ShipShape& shape = shape_of(type);
    std::vector<Ring> rings{hull_of(shape)};
    add_upperworks(rings, shape);
    for (Ring& ring : rings) {
        for (Point& point : ring) point = point * shape.length;
    }
    return rings;
}

}  // namespace flagplot
