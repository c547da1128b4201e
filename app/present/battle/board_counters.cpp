#include "present/battle/board_counters.h"

#include <algorithm>
#include <string>
#include <utility>

#include "present/battle/battle_overlay.h"

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::Token;

constexpr std::int32_t heading_east = 90;

/// What fits on a counter: what orders call it, or the beginning of its name.
std::string sign_of(const Token& token, double width, double size) {
    if (text_width(token.id, size) <= width * 0.92) return token.id;
    const std::string& name = token.label.empty() ? token.id : token.label;
    std::size_t letters = std::min<std::size_t>(name.size(), 2);
    while (letters < name.size() && (name[letters] & 0xc0) == 0x80) ++letters;
    return name.substr(0, letters);
}

class CounterDrawing {
  public:
    CounterDrawing(const BattleScene& scene, const BattleMarks& marks, double scale)
        : scene_(scene), marks_(marks), scale_(scale) {}

    BoardLayer drawn(const std::vector<TokenSpot>& spots) {
        for (const TokenSpot& spot : spots) counter(spot);
        std::vector<BoardLabel> others = std::move(layer_.labels);
        layer_.labels = std::move(picked_);
        layer_.put({{}, std::move(others)});
        return std::move(layer_);
    }

  private:
    /// A ship that has a heading is her hull, another a counter in the shape of her navy, a
    /// triangle what is nobody's: the colour alone tells nobody whose it is.
    void counter(const TokenSpot& spot) {
        const Token& token = scene_.tokens[spot.token];
        mark(spot);
        if (token.heading) return hull(spot, *token.heading);
        shape(spot, token);
        const bool has_ship = type_of(spot).has_value();
        const double size = std::min(spot.size * (has_ship ? 0.36 : 0.42), 12 * scale_);
        const Point up{0, has_ship ? spot.size * 0.16 : 0};
        const std::string sign = sign_of(token, spot.size, size);
        layer_.draw(Feature::formation, token.id,
                    Words{spot.centre - up, sign, Align::centre, Face::sans_bold, size, paper_ink});
        if (has_ship)
            put_ship(spot, towards(radians(heading_east)), {0, spot.size * 0.24}, paper_ink);
        if (!token.label.empty() && token.label != sign) name(spot, {token.label});
    }
    /// A ring round what is picked, pointed at or can be aimed at.
    void mark(const TokenSpot& spot) {
        const bool is_picked = marks_.picked == spot.token;
        const bool is_target = std::find(marks_.targets.begin(), marks_.targets.end(),
                                         spot.token) != marks_.targets.end();
        if (!is_picked && !is_target && marks_.pointed_at != spot.token) return;
        layer_.draw(Feature::destination, scene_.tokens[spot.token].id,
                    Disc{spot.centre,
                         spot.size * 0.8,
                         no_ink,
                         {is_target ? aimed_at_ink : brass_ink, 3 * scale_}});
    }
    void shape(const TokenSpot& spot, const Token& token) {
        const Stroke edge{paper_ink, 1.2 * scale_};
        std::vector<Point> ring;
        if (token.side) {
            const Box box = box_round(spot.centre, spot.size * 1.2, spot.size * 0.95);
            ring = counter_outline(box, style_of(scene_, marks_, *token.side).shape);
        } else {
            for (const std::int32_t corner : {0, 120, 240}) {
                ring.push_back(spot.centre + towards(radians(corner)) * (spot.size * 0.62));
            }
        }
        layer_.draw(Feature::formation, token.id,
                    Area{{std::move(ring)}, colour_of(scene_, marks_, token), edge});
    }
    /// From above, with a line ahead.
    void hull(const TokenSpot& spot, std::int32_t heading) {
        const Token& token = scene_.tokens[spot.token];
        const Ink colour = colour_of(scene_, marks_, token);
        const Point ahead = towards(radians(heading));
        layer_.draw(
            Feature::speed_leader, token.id,
            Line{{spot.centre, spot.centre + ahead * (spot.size * 1.3)}, {colour, 1.6 * scale_}});
        put_ship(spot, ahead, {}, colour);
        if (token.label.empty() || token.label == token.id) return name(spot, {token.id});
        name(spot, {token.id + " " + token.label, token.id});
    }
    /// Of a ship of no known type no more than a hull.
    void put_ship(const TokenSpot& spot, Point ahead, Point beside, Ink colour) {
        const auto type = type_of(spot);
        auto rings = silhouette(type.value_or(ShipType::DD));
        if (!type) rings.resize(1);
        const double length = spot.size * (scene_.tokens[spot.token].heading ? 1.7 : 1.05);
        const Point across{-ahead.y, ahead.x};
        for (auto& ring : rings) {
            for (Point& point : ring) {
                point = spot.centre + beside + ahead * (point.x * length) +
                        across * (point.y * 1.5 * length);
            }
        }
        layer_.draw(Feature::formation, scene_.tokens[spot.token].id,
                    Area{std::move(rings), colour});
    }
    [[nodiscard]] std::optional<ShipType> type_of(const TokenSpot& spot) const {
        return spot.token < marks_.types.size() ? marks_.types[spot.token] : std::nullopt;
    }
    void name(const TokenSpot& spot, std::vector<std::string> texts) {
        const bool is_picked = marks_.picked == spot.token;
        auto& labels = is_picked ? picked_ : layer_.labels;
        labels.push_back({Feature::formation_label, scene_.tokens[spot.token].id, std::move(texts),
                          box_round(spot.centre, spot.size * 1.2, spot.size), 10 * scale_, text_ink,
                          is_picked ? Face::sans_bold : Face::sans,
                          (is_picked ? 200 : 60) * scale_});
    }

    const BattleScene& scene_;
    const BattleMarks& marks_;
    double scale_;
    BoardLayer layer_;
    std::vector<BoardLabel> picked_;  ///< its name has the first choice of a place
};

}  // namespace

BoardLayer board_counters(const BattleScene& scene, const std::vector<TokenSpot>& spots,
                          const BattleMarks& marks, double scale) {
    return CounterDrawing(scene, marks, scale).drawn(spots);
}

}  // namespace flagplot
