#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/plain_text.h"
/// \file
/// A picture as a list of what is drawn, in order: areas, lines, discs and words. The desk, the
/// image files and the tests read the same list. Distances are points of the page, x to the right
/// and y down; colours are plain values.

namespace flagplot {

struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double times) { return {a.x * times, a.y * times}; }
};

/// An upright rectangle.
struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    friend bool operator==(const Box&, const Box&) = default;
    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return bottom - top; }
    [[nodiscard]] Point centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
    [[nodiscard]] bool overlaps(const Box& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
    [[nodiscard]] bool contains(const Box& other) const {
        return left <= other.left && top <= other.top && other.right <= right &&
               other.bottom <= bottom;
    }
    [[nodiscard]] bool contains(Point point) const {
        return left <= point.x && point.x <= right && top <= point.y && point.y <= bottom;
    }
    [[nodiscard]] Box grown(double by) const {
        return {left - by, top - by, right + by, bottom + by};
    }
};

[[nodiscard]] constexpr Box box_round(Point centre, double width, double height) {
    return {centre.x - width / 2, centre.y - height / 2, centre.x + width / 2,
            centre.y + height / 2};
}

/// Upright corners in order.
[[nodiscard]] std::vector<Point> ring_of(const Box& box);

struct Ink {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    double cover = 1;  ///< 0 is invisible, 1 hides what is below

    friend bool operator==(const Ink&, const Ink&) = default;
    [[nodiscard]] constexpr Ink faded(double to) const { return {red, green, blue, cover * to}; }
};

/// 0x1d4f91 is a blue.
[[nodiscard]] constexpr Ink ink(std::uint32_t rgb, double cover = 1) {
    return {static_cast<std::uint8_t>(rgb >> 16U & 255U),
            static_cast<std::uint8_t>(rgb >> 8U & 255U), static_cast<std::uint8_t>(rgb & 255U),
            cover};
}

inline constexpr Ink no_ink{0, 0, 0, 0};

enum class Dash : std::uint8_t { solid, dashed, dotted };

struct Stroke {
    Ink colour = no_ink;
    double width = 0;
    Dash dash = Dash::solid;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// How an area is filled besides its colour, so that nothing depends only on colour.
enum class Pattern : std::uint8_t { plain, bar, hatch, dots, checks };

/// Areas with holes have several rings: a point is inside if an odd number of them surrounds it.
struct Area {
    std::vector<std::vector<Point>> rings;
    Ink fill = no_ink;
    Stroke edge = {};
    Pattern pattern = Pattern::plain;
    Ink pattern_colour = no_ink;
    double pattern_step = 0;  ///< distance between lines

    friend bool operator==(const Area&, const Area&) = default;
};

struct Line {
    std::vector<Point> points;
    Stroke stroke;

    friend bool operator==(const Line&, const Line&) = default;
};

struct Disc {
    Point centre;
    double radius = 0;
    Ink fill = no_ink;
    Stroke edge = {};

    friend bool operator==(const Disc&, const Disc&) = default;
};

enum class Align : std::uint8_t { left, centre, right };
enum class Face : std::uint8_t { sans, sans_bold, serif_italic };

/// The height of a capital, compared with that of the letters; words are aligned by its middle.
inline constexpr double capital_height = 0.72;

struct Words {
    Point at;  ///< the end given by `align`, half way up the letters
    OneLine text;
    Align align = Align::left;
    Face face = Face::sans;
    double size = 0;
    Ink colour = {};
    Ink halo = no_ink;   ///< of the paper, round the letters
    double spacing = 0;  ///< extra space after each letter, in points

    friend bool operator==(const Words&, const Words&) = default;
};

/// What a primitive shows.
enum class Feature : std::uint8_t {
    paper,
    sea,
    shallows,
    land,
    barrier,
    hatch,
    night,
    weather,
    grid,
    square_name,
    sea_name,
    margin,
    reach,
    radar_reach,
    search,
    block,
    port,
    place,
    track,
    plan_now,
    plan_later,
    checkpoint,
    destination,
    arrival,
    battle,
    contact,
    contact_label,
    formation,
    formation_label,
    ghost,
    speed_leader,
    scale_bar,
    heading,
    legend
};

/// The word of a feature in `picture_text`.
[[nodiscard]] std::string_view word_of(Feature feature);

struct Primitive {
    Feature feature{};
    std::string subject;  ///< "UK-K", "C1", "B1", a place; empty for the chart itself
    std::variant<Area, Line, Disc, Words> drawn;
    bool is_clipped = false;  ///< at the edge of the chart

    friend bool operator==(const Primitive&, const Primitive&) = default;
};

struct Picture {
    double width = 0;
    double height = 0;
    Box chart;  ///< where the chart is on the page
    std::string title;
    std::vector<Primitive> primitives;

    friend bool operator==(const Picture&, const Picture&) = default;
};

/// How wide a text is in B612, in points; letters missing in the table count as wide ones. Pictures
/// are laid out by this, so that they do not depend on who draws them.
[[nodiscard]] double text_width(std::string_view text, double size);

/// Where words are on the page.
[[nodiscard]] Box box_of(const Words& words);

/// One line for each primitive, in order, with everything visible about it, for tests and for
/// comparing pictures.
[[nodiscard]] std::string picture_text(const Picture& picture);

}  // namespace flagplot
