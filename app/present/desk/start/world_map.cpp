#include "present/desk/start/world_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/plain_text.h"

namespace flagplot::desk {

namespace {

constexpr std::int32_t half_turn = 180, pole = 90, miles = 60;  // of a degree

Chart made_world() {
    Chart chart{"WORLD", "The world", 2 * half_turn, 2 * pole, {}, {}, {}};
    chart.terrain.assign(
        static_cast<std::size_t>(chart.columns) * static_cast<std::size_t>(chart.rows),
        Terrain::sea);
    Geography geography;
    geography.projection = Projection::equirectangular;
    geography.west_edge = -half_turn * miles;
    geography.north_edge = pole * miles;
    geography.square_side = miles;
    chart.geography = geography;
    return chart;
}

}  // namespace

const Chart& world_chart() {
    static const Chart chart = made_world();
    return chart;
}

std::string middle_text(Point on_world) {
    constexpr double most = 89.9;  // at a pole a chart has no north
    const double latitude = std::clamp(pole - on_world.y, -most, most);
    const double longitude =
        std::clamp(on_world.x - half_turn, -double{half_turn}, double{half_turn});
    return fmt::format("{:.1f},{:.1f}", latitude, longitude);
}

Point on_world(double latitude, double longitude) {
    constexpr double whole_turn = 360;
    return {std::remainder(longitude, whole_turn) + half_turn, pole - latitude};
}

std::optional<Box> extent_of(const MakingForm& form, Point middle) {
    const auto columns = whole_number<std::int32_t>(form.columns);
    const auto rows = whole_number<std::int32_t>(form.rows);
    const auto side = whole_number<std::int32_t>(form.side);
    if (!columns || !rows || !side) return std::nullopt;
    const double degrees = static_cast<double>(*side) / miles;
    constexpr double narrowest = 0.05;  // near a pole
    const double narrowed =
        std::max(std::cos((pole - middle.y) * std::numbers::pi / half_turn), narrowest);
    return box_round(middle, *columns * degrees / narrowed, *rows * degrees);
}

}  // namespace flagplot::desk
