#include "tactical/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace flagplot::tactical {

namespace {

/// Goes through a scene and collects its faults.
class SceneCheck {
  public:
    explicit SceneCheck(const BattleScene& scene) : scene_(scene) {}

    std::vector<std::string> faults() {
        if (scene_.title.empty()) add("the scene has no title");
        for (const Token& token : scene_.tokens) check(token);
        for (const TerrainMark& mark : scene_.terrain) inside(mark.place, mark.name);
        for (const Trace& trace : scene_.traces) {
            inside(trace.from, trace.what);
            inside(trace.to, trace.what);
        }
        for (const Shape& shape : scene_.shapes) check(shape);
        for (const Link& link : scene_.links) {
            known(link.from, link.what);
            known(link.to, link.what);
        }
        for (const Track& track : scene_.tracks) {
            known(track.token, "a track");
            for (const TrackPoint& point : track.points) inside(point.place, "a track");
        }
        if (scene_.wind) heading(scene_.wind->from, "the wind");
        return std::move(faults_);
    }

  private:
    template <class... Parts>
    void add(fmt::format_string<Parts...> form, Parts&&... parts) {
        faults_.push_back(fmt::format(form, std::forward<Parts>(parts)...));
    }

    void inside(BoardPlace place, const std::string& what) {
        const Board& board = scene_.board;
        const bool is_inside = place.column >= 0 && place.row >= 0 &&
                               place.column < board.columns && place.row < board.rows;
        if (!is_inside) add("{} lies beside the board at {},{}", what, place.column, place.row);
    }
    void heading(std::int32_t degrees, const std::string& what) {
        constexpr std::int32_t whole = 360;
        if (degrees < 0 || degrees >= whole) add("{} of {} is no heading", degrees, what);
    }
    void length(std::int32_t steps, const std::string& what) {
        if (steps < 0) add("{} of {} is no length", steps, what);
    }
    void known(const std::string& id, const std::string& what) {
        const bool is_known = std::any_of(scene_.tokens.begin(), scene_.tokens.end(),
                                          [&](const Token& token) { return token.id == id; });
        if (!is_known) add("{} is of {}, which is nothing here", what, id);
    }

    void check(const Token& token) {
        if (token.id.empty()) add("{} has no id", token.label);
        if (!ids_.insert(token.id).second) add("two tokens are called {}", token.id);
        if (token.side && token.side->index() >= scene_.sides.size()) {
            add("{} is of a side that is not there", token.id);
        }
        if (token.heading) heading(*token.heading, token.id);
        for (const FireArc& arc : token.arcs) {
            heading(arc.from, token.id);
            heading(arc.to, token.id);
            length(arc.reach, token.id);
        }
        length(token.footprint.length, token.id);
        length(token.footprint.breadth, token.id);
        if (token.is_gone) return;
        inside(token.place, token.id);
        for (const BoardPlace field : token.footprint.fields) inside(field, token.id);
    }

    void check(const Shape& shape) {
        const std::string name(shape.name.empty() ? word_of(shape.style) : shape.name);
        const bool is_polygon = std::holds_alternative<Polygon>(shape.form);
        constexpr std::size_t corners = 3;
        if (is_polygon ? shape.points.size() < corners : shape.points.size() != 1) {
            add("{} has {} points", name, shape.points.size());
        }
        for (const BoardPlace point : shape.points) inside(point, name);
        std::visit(Overloaded{
                       [&](const Circle& circle) { length(circle.radius, name); },
                       [](const Polygon&) {},
                       [&](const Ray& ray) {
                           heading(ray.bearing, name);
                           length(ray.length, name);
                       },
                       [&](const Sector& sector) {
                           heading(sector.from, name);
                           heading(sector.to, name);
                           length(sector.radius, name);
                       },
                   },
                   shape.form);
    }

    const BattleScene& scene_;
    std::set<std::string> ids_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of(const BattleScene& scene) { return SceneCheck(scene).faults(); }

}  // namespace flagplot::tactical
