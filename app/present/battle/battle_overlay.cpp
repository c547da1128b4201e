#include "present/battle/battle_overlay.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::BoardPlace;
using tactical::Grid;
using tactical::Sector;
using tactical::Shape;
using tactical::ShapeStyle;
using tactical::Token;

constexpr double half_of = 0.5;

/// How a style of shapes is drawn.
struct Look {
    Feature feature;
    Ink fill;
    Ink edge;
    Dash dash;
    Pattern pattern;
};

constexpr std::array<Look, words_of<ShapeStyle>.size()> looks{{
    {Feature::land, land_ink, coast_ink, Dash::solid, Pattern::plain},
    {Feature::weather, ink(0xffffff, 0.55), quiet_ink, Dash::dotted, Pattern::dots},
    {Feature::weather, ink(0x6b7074, 0.45), quiet_ink, Dash::dotted, Pattern::hatch},
    {Feature::radar_reach, no_ink, ink(0x2f6b4f), Dash::dashed, Pattern::plain},
    {Feature::reach, ink(0xd0a94c, 0.08), ink(0x8a6d1f), Dash::dotted, Pattern::plain},
    {Feature::reach, ink(0xc2410c, 0.08), ink(0xc2410c), Dash::dashed, Pattern::plain},
    {Feature::plan_now, no_ink, text_ink, Dash::dashed, Pattern::plain},
}};

/// Draws into a list.
class Overlay {
  public:
    Overlay(const BattleScene& scene, const BattleFrame& frame, double scale)
        : scene_(scene), frame_(frame), scale_(scale) {}

    BoardLayer take() { return std::move(layer_); }

    void shape(const Shape& shape) {
        if (shape.points.empty()) return;
        const Look look = look_of(shape.style);
        const Stroke edge{look.edge, 1.3 * scale_, look.dash};
        const Point named = std::visit(
            [&](const auto& form) { return drawn(form, shape, look, edge); }, shape.form);
        label(look.feature, named, shape.name, look.edge);
    }

    void track(const tactical::Track& track) {
        std::vector<Point> points;
        for (const tactical::TrackPoint& point : track.points) {
            points.push_back(frame_.middle(point.place));
        }
        const Ink colour = quiet_ink;
        add(Feature::track, track.token,
            Line{points, {colour.faded(0.8), 1.4 * scale_, Dash::dotted}});
        for (std::size_t i = 0; i < points.size(); ++i) {
            add(Feature::track, track.token, Disc{points[i], 2.5 * scale_, colour});
            label(Feature::track, points[i], track.points[i].time, colour);
        }
    }

    void link(const tactical::Link& link) {
        const auto from = middle_of(link.from), to = middle_of(link.to);
        if (!from || !to) return;
        add(Feature::track, link.from, Line{{*from, *to}, {text_ink, 3 * scale_}});
        add(Feature::track, link.from, Line{{*from, *to}, {paper_ink, 1.4 * scale_, Dash::dashed}});
        label(Feature::track, (*from + *to) * half_of, link.what, text_ink);
    }

    void footprint(const Token& token, Ink colour) {
        const Stroke edge{colour, 1.2 * scale_};
        for (const BoardPlace field : token.footprint.fields) {
            add(Feature::formation, token.id,
                Area{{frame_.outline(field)}, colour.faded(0.3), edge});
        }
        const double length = token.footprint.length * frame_.field;
        const double breadth = token.footprint.breadth * frame_.field;
        if (length <= 0 || breadth <= 0) return;
        const double heading = radians(token.heading.value_or(0));
        const Point ahead = towards(heading) * (length * half_of);
        const Point across = towards(heading + std::numbers::pi * half_of) * (breadth * half_of);
        const Point centre = frame_.middle(token.place);
        add(Feature::formation, token.id,
            Area{{{centre + ahead + across, centre + ahead - across, centre - ahead - across,
                   centre - ahead + across}},
                 colour.faded(0.3),
                 edge});
    }

    /// The wind blows in the arrow's direction.
    void wind(const tactical::Wind& wind) {
        const double length = 26 * scale_;
        const Point centre{frame_.page.right - length, frame_.page.top + length};
        const Point along = towards(radians(wind.from)) * (length * half_of * -1);
        const Point across{-along.y * half_of, along.x * half_of};
        const Point tip = centre + along;
        add(Feature::weather, "wind", Disc{centre, length * 0.75, halo_ink});
        add(Feature::weather, "wind", Line{{centre - along, tip}, {text_ink, 2 * scale_}});
        add(Feature::weather, "wind",
            Area{{{tip, centre + along * 0.4 + across, centre + along * 0.4 - across}}, text_ink});
        add(Feature::weather, "",
            Words{centre + Point{0, length}, fmt::format("wind {}", wind.force), Align::centre,
                  Face::sans, 9 * scale_, text_ink, halo_ink});
    }

  private:
    /// By night ranges are hardly filled: many of them over each other would make the sea pale.
    [[nodiscard]] Look look_of(ShapeStyle style) const {
        constexpr double by_night = 0.35;
        Look look = looks.at(static_cast<std::size_t>(style));
        const bool is_range = look.feature == Feature::reach;
        if (is_range && scene_.light == tactical::BoardLight::night) {
            look.fill = look.fill.faded(by_night);
        }
        return look;
    }
    void add(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
        layer_.draw(feature, std::move(subject), std::move(drawn));
    }
    void label(Feature feature, Point at, const std::string& text, Ink colour) {
        if (text.empty()) return;
        constexpr double wide = 5;  // what is named there: a dot, the middle of a line
        layer_.labels.push_back({feature,
                                 "",
                                 {text},
                                 box_round(at, wide * scale_, wide * scale_),
                                 9 * scale_,
                                 colour,
                                 Face::sans,
                                 14 * scale_});
    }
    [[nodiscard]] std::optional<Point> middle_of(const std::string& id) const {
        const auto found = std::find_if(scene_.tokens.begin(), scene_.tokens.end(),
                                        [&](const Token& token) { return token.id == id; });
        if (found == scene_.tokens.end() || found->is_gone) return std::nullopt;
        return frame_.middle(found->place);
    }

    void area(const Shape& shape, std::vector<Point> ring, const Look& look, const Stroke& edge) {
        add(look.feature, shape.name,
            Area{{std::move(ring)},
                 look.fill,
                 edge,
                 look.pattern,
                 look.edge.faded(0.5),
                 look.pattern == Pattern::plain ? 0 : 8 * scale_});
    }

    // Each draws a form and returns the place of its name.
    Point drawn(const tactical::Circle& circle, const Shape& shape, const Look& look,
                const Stroke& edge) {
        area(shape, sector_ring(frame_, shape.points[0], {0, 0, circle.radius}), look, edge);
        const double up = frame_.reach(circle.radius, 0);
        return inside(frame_.middle(shape.points[0]) + Point{0, 8 * scale_ - up});
    }
    Point drawn(const tactical::Polygon& /*polygon*/, const Shape& shape, const Look& look,
                const Stroke& edge) {
        std::vector<Point> ring;
        Point middle;
        for (const BoardPlace point : shape.points) {
            ring.push_back(frame_.middle(point));
            middle = middle + ring.back() * (1.0 / static_cast<double>(shape.points.size()));
        }
        area(shape, std::move(ring), look, edge);
        return middle;
    }
    Point drawn(const tactical::Ray& ray, const Shape& shape, const Look& look,
                const Stroke& edge) {
        const Point from = frame_.middle(shape.points[0]);
        const double direction = radians(ray.bearing);
        const Point to = inside(from + towards(direction) * frame_.reach(ray.length, direction));
        add(look.feature, shape.name, Line{{from, to}, edge});
        return (from + to) * half_of;
    }
    Point drawn(const Sector& sector, const Shape& shape, const Look& look, const Stroke& edge) {
        area(shape, sector_ring(frame_, shape.points[0], sector), look, edge);
        const double middle = radians(sector.from + ((sector.to - sector.from + 360) % 360) / 2);
        return inside(frame_.middle(shape.points[0]) +
                      towards(middle) * (frame_.reach(sector.radius, middle) * 0.8));
    }
    [[nodiscard]] Point inside(Point at) const {
        return {std::clamp(at.x, frame_.page.left, frame_.page.right),
                std::clamp(at.y, frame_.page.top, frame_.page.bottom)};
    }

    const BattleScene& scene_;
    const BattleFrame& frame_;
    double scale_;
    BoardLayer layer_;
};

}  // namespace

double radians(std::int32_t degrees) { return degrees * std::numbers::pi / 180; }

Point towards(double direction) { return {std::sin(direction), -std::cos(direction)}; }

std::vector<Point> sector_ring(const BattleFrame& frame, BoardPlace place, const Sector& sector) {
    constexpr std::int32_t whole = 360, step = 3;
    const Point centre = frame.middle(place);
    const bool is_all_round = sector.from == sector.to;
    const std::int32_t width =
        is_all_round ? whole : ((sector.to - sector.from) % whole + whole) % whole;
    std::vector<Point> ring;
    if (!is_all_round) ring.push_back(centre);
    for (std::int32_t degrees = 0; degrees <= width; degrees += step) {
        const double direction = radians(sector.from + std::min(degrees, width));
        Point at = centre + towards(direction) * frame.reach(sector.radius, direction);
        at.x = std::clamp(at.x, frame.page.left, frame.page.right);
        at.y = std::clamp(at.y, frame.page.top, frame.page.bottom);
        ring.push_back(at);
    }
    return ring;
}

BoardLayer board_shapes(const BattleScene& scene, const BattleFrame& frame, double scale) {
    Overlay overlay(scene, frame, scale);
    for (const Shape& shape : scene.shapes) overlay.shape(shape);
    return overlay.take();
}

BoardLayer under_tokens(const BattleScene& scene, const BattleFrame& frame,
                        const BattleMarks& marks, double scale) {
    Overlay overlay(scene, frame, scale);
    for (const tactical::Track& track : scene.tracks) overlay.track(track);
    for (const Token& token : scene.tokens) {
        if (!token.is_gone) overlay.footprint(token, colour_of(scene, marks, token));
    }
    for (const tactical::Link& link : scene.links) overlay.link(link);
    return overlay.take();
}

BoardLayer board_weather(const BattleScene& scene, const BattleFrame& frame, double scale) {
    Overlay overlay(scene, frame, scale);
    if (scene.wind) overlay.wind(*scene.wind);
    return overlay.take();
}

}  // namespace flagplot
