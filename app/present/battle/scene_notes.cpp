#include "present/battle/scene_notes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace flagplot {

namespace {

using tactical::BoardPlace;
using tactical::Shape;

std::string place_text(BoardPlace place) { return fmt::format("{},{}", place.column, place.row); }

std::string points_of(const Shape& shape) {
    std::vector<std::string> points;
    for (const BoardPlace place : shape.points) points.push_back(place_text(place));
    return fmt::format("{}", fmt::join(points, " "));
}

std::string note_of(const Shape& shape) {
    const std::string form = std::visit(
        Overloaded{
            [](const tactical::Circle& circle) { return fmt::format("to {}", circle.radius); },
            [](const tactical::Polygon&) { return std::string("between them"); },
            [](const tactical::Ray& ray) {
                return fmt::format("on {:03} to {}", ray.bearing, ray.length);
            },
            [](const tactical::Sector& sector) {
                return fmt::format("{:03} to {:03} to {}", sector.from, sector.to, sector.radius);
            },
        },
        shape.form);
    const std::string name(shape.name.empty() ? word_of(shape.style) : shape.name);
    return fmt::format("{}: {} {}.", name, points_of(shape), form);
}

std::string note_of(const tactical::Track& track) {
    std::vector<std::string> points;
    for (const tactical::TrackPoint& point : track.points) {
        const std::string time = point.time.empty() ? "" : fmt::format(" ({})", point.time);
        points.push_back(place_text(point.place) + time);
    }
    return fmt::format("{} was at {}.", track.token, fmt::join(points, ", "));
}

}  // namespace

std::vector<std::string> scene_notes(const tactical::BattleScene& scene) {
    std::vector<std::string> notes;
    if (scene.wind) {
        notes.push_back(
            fmt::format("Wind from {:03}, force {}.", scene.wind->from, scene.wind->force));
    }
    if (scene.visibility) {
        notes.push_back(fmt::format("Visibility is {} steps.", *scene.visibility));
    }
    for (const Shape& shape : scene.shapes) notes.push_back(note_of(shape));
    for (const tactical::Link& link : scene.links) {
        notes.push_back(fmt::format("{} is {} {}.", link.from, link.what, link.to));
    }
    for (const tactical::Track& track : scene.tracks) notes.push_back(note_of(track));
    for (const tactical::HandCard& card : scene.hand) {
        notes.push_back(fmt::format("In hand, {}: {}. {}", card.id, card.title, card.text));
    }
    return notes;
}

std::string asked_text(const tactical::Asked& asked) {
    switch (asked.why) {
        case tactical::AskedFor::turn:
            return {};
        case tactical::AskedFor::reaction:
            return "Answer to " + asked.to;
        case tactical::AskedFor::simultaneous:
            return "All choose at once, and nobody sees what others choose";
    }
    return {};
}

}  // namespace flagplot
