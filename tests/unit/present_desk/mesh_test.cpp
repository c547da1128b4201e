#include "present/desk/map/mesh.h"

#include <catch2/catch.hpp>
#include <cmath>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

double area_of(const Mesh& mesh) {
    double area = 0;
    for (std::size_t i = 0; i + 2 < mesh.size(); i += 3) {
        const Point a = mesh[i].at, b = mesh[i + 1].at - a, c = mesh[i + 2].at - a;
        area += std::abs(b.x * c.y - b.y * c.x) / 2;
    }
    return area;
}

const std::vector<Point> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
const std::vector<Point> hole{{2, 2}, {8, 2}, {8, 8}, {2, 8}};
constexpr Ink black = ink(0);

}  // namespace

TEST_CASE("the triangles of an area cover it once, and not its hole", "[desk]") {
    Mesh whole, ring, arrow;
    add_area(whole, {{square}, black});
    CHECK(area_of(whole) == Approx(100));
    add_area(ring, {{square, hole}, black});
    CHECK(area_of(ring) == Approx(64));
    add_area(arrow, {{{{0, 0}, {10, 5}, {0, 10}, {4, 5}}}, black});
    CHECK(area_of(arrow) == Approx(30));
}

TEST_CASE("areas of many pieces are covered piece by piece", "[desk]") {
    std::vector<std::vector<Point>> pieces;
    double whole = 0;
    for (int i = 0; i < 40; ++i) {  // steps, each beginning at another height
        const double x = 20 * i, y = 3 * i, high = 5 + i % 7;
        pieces.push_back({{x, y}, {x + 10, y}, {x + 10, y + high}, {x, y + high}});
        whole += 10 * high;
    }
    Mesh mesh;
    add_area(mesh, {pieces, black});
    CHECK(area_of(mesh) == Approx(whole));
}

TEST_CASE("a point in a hole is not inside", "[desk]") {
    CHECK(is_inside({square, hole}, {1, 5}));
    CHECK_FALSE(is_inside({square, hole}, {5, 5}));
    CHECK_FALSE(is_inside({square, hole}, {11, 5}));
}

TEST_CASE("a broken line has gaps, and goes on round a corner", "[desk]") {
    Mesh solid, dashed;
    const std::vector<Point> way{{0, 0}, {50, 0}, {50, 50}};
    add_line(solid, way, {black, 2});
    add_line(dashed, way, {black, 2, Dash::dashed});
    CHECK(area_of(dashed) == Approx(area_of(solid) * 0.6));
}

TEST_CASE("a broken line comes to its end, whatever rounding leaves of a stroke", "[desk]") {
    for (int i = 1; i <= 4000; ++i) {
        const double width = 0.3 + i * 0.0007, length = 100 + i / 7.0;
        Mesh mesh;
        add_line(mesh, {{0.1 * i, 0}, {0.1 * i + length, 1.0 / i}, {0.1 * i, length / 3}},
                 {black, width, Dash::dashed});
        CHECK_FALSE(mesh.empty());
    }
}

TEST_CASE("what has no width or no colour makes no triangles", "[desk]") {
    Mesh mesh;
    add_line(mesh, {{0, 0}, {5, 5}}, {black, 0});
    add_line(mesh, {{0, 0}, {5, 5}}, {no_ink, 2});
    add_line(mesh, {{3, 3}}, {black, 2});
    add_area(mesh, {{square}, no_ink});
    CHECK(mesh.empty());
}
