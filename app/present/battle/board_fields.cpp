#include "present/battle/board_fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "present/picture/palette.h"

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::BoardLight;
using tactical::BoardPlace;
using tactical::Grid;

class FieldDrawing {
  public:
    FieldDrawing(const BattleScene& scene, const BattleFrame& frame, double scale)
        : scene_(scene), frame_(frame), scale_(scale) {}

    BoardLayer ground() {
        fields();
        heads();
        terrain();
        darkness();
        return std::move(layer_);
    }

    BoardLayer lit(const std::vector<BoardPlace>& places) {
        for (const BoardPlace place : places) light(place);
        return std::move(layer_);
    }

  private:
    void fields() {
        layer_.draw(Feature::sea, "", Area{{ring_of(frame_.page)}, sea_ink, {coast_ink, scale_}});
        if (scene_.board.grid == Grid::hexes) return hexes();
        const double step = frame_.field * static_cast<double>(line_step());
        const Stroke thin{grid_ink, 0.8 * scale_};
        for (double x = frame_.page.left + step; x < frame_.page.right - 0.5; x += step) {
            layer_.draw(Feature::grid, "",
                        Line{{{x, frame_.page.top}, {x, frame_.page.bottom}}, thin});
        }
        for (double y = frame_.page.top + step; y < frame_.page.bottom - 0.5; y += step) {
            layer_.draw(Feature::grid, "",
                        Line{{{frame_.page.left, y}, {frame_.page.right, y}}, thin});
        }
    }
    void hexes() {
        for (std::int32_t row = 0; row < scene_.board.rows; ++row) {
            for (std::int32_t column = 0; column < scene_.board.columns; ++column) {
                auto ring = frame_.outline({column, row});
                ring.push_back(ring.front());
                layer_.draw(Feature::grid, "", Line{std::move(ring), {grid_ink, 0.8 * scale_}});
            }
        }
    }

    /// Fields from line to line: every field, or so many steps of a plane as leave room.
    [[nodiscard]] std::int32_t line_step() const {
        if (scene_.board.grid != Grid::plane) return 1;
        return step_of_at_least(40 * scale_);
    }
    /// 1, 2, 5, 10, 20 ... fields that are together so wide.
    [[nodiscard]] std::int32_t step_of_at_least(double width) const {
        if (frame_.field <= 0) return 1;
        for (std::int32_t ten = 1; ten < 1'000'000; ten *= 10) {
            for (const std::int32_t step : {ten, 2 * ten, 5 * ten}) {
                if (step * frame_.field >= width) return step;
            }
        }
        return 1'000'000;
    }

    /// Columns above, rows on the left.
    void heads() {
        const double size = 10 * scale_, beside = 9 * scale_;
        const std::int32_t step = std::max(line_step(), step_of_at_least(20 * scale_));
        for (std::int32_t column = 0; column < scene_.board.columns; column += step) {
            words(Feature::margin, {frame_.middle({column, 0}).x, frame_.page.top - beside},
                  fmt::format("{}", column), size, Align::centre, square_name_ink);
        }
        for (std::int32_t row = 0; row < scene_.board.rows; row += step) {
            words(Feature::margin, {frame_.page.left - beside / 2, frame_.middle({0, row}).y},
                  fmt::format("{}", row), size, Align::right, square_name_ink);
        }
    }

    void terrain() {
        for (const tactical::TerrainMark& mark : scene_.terrain) {
            if (scene_.board.grid == Grid::plane) {
                layer_.draw(
                    Feature::land, mark.name,
                    Disc{frame_.middle(mark.place), 7 * scale_, land_ink, {coast_ink, scale_}});
            } else {
                layer_.draw(Feature::land, mark.name,
                            Area{{frame_.outline(mark.place)}, land_ink, {coast_ink, scale_}});
            }
            words(Feature::place, frame_.middle(mark.place), std::string(1, mark.sign), 12 * scale_,
                  Align::centre, place_ink);
        }
    }

    /// A veil over the board by night, half of it in twilight: what is dark on it stays readable.
    void darkness() {
        constexpr double by_night = 0.36;
        if (scene_.light == BoardLight::day) return;
        const double veil = scene_.light == BoardLight::night ? by_night : by_night / 2;
        layer_.draw(Feature::night, std::string(word_of(scene_.light)),
                    Area{{ring_of(frame_.page)}, night_ink.faded(veil)});
    }

    void light(BoardPlace place) {
        if (scene_.board.grid == Grid::plane) {
            layer_.draw(Feature::checkpoint, "",
                        Disc{frame_.middle(place),
                             6 * scale_,
                             brass_ink.faded(0.5),
                             {brass_ink, 1.5 * scale_}});
        } else {
            layer_.draw(
                Feature::checkpoint, "",
                Area{{frame_.outline(place)}, brass_ink.faded(0.35), {brass_ink, 2 * scale_}});
        }
    }

    void words(Feature feature, Point at, const std::string& text, double size, Align align,
               Ink colour) {
        layer_.draw(feature, "", Words{at, text, align, Face::sans, size, colour});
    }

    const BattleScene& scene_;
    const BattleFrame& frame_;
    double scale_;
    BoardLayer layer_;
};

}  // namespace

BoardLayer board_fields(const BattleScene& scene, const BattleFrame& frame, double scale) {
    return FieldDrawing(scene, frame, scale).ground();
}

BoardLayer lit_fields(const BattleScene& scene, const BattleFrame& frame,
                      const std::vector<BoardPlace>& places, double scale) {
    return FieldDrawing(scene, frame, scale).lit(places);
}

}  // namespace flagplot
