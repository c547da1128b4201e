#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "chart/projection.h"
#include "present/picture/palette.h"
#include "present/plot/plot_surround.h"

namespace flagplot {

namespace {

class Graticule {
  public:
    explicit Graticule(PlotPage& page) : page_(page), geography_(*page.plot.chart.geography) {}

    void add() {
        const int step = step_in_degrees();
        for (int longitude = -180; longitude <= 180; longitude += step) meridian(longitude);
        for (int latitude = -80; latitude <= 85; latitude += step) parallel(latitude);
    }

  private:
    static constexpr double sample_step = 0.5;

    /// The step at which lines are about a seventh of the chart apart.
    [[nodiscard]] int step_in_degrees() const {
        const double degrees =
            (page_.frame.shown.south - page_.frame.shown.north) * geography_.square_side / 60;
        for (const int step : {1, 2, 5}) {
            if (degrees / step <= 9) return step;
        }
        return 10;
    }

    [[nodiscard]] Point at(double latitude, double longitude) const {
        const OnGrid grid = grid_at(geography_, {latitude, longitude});
        return page_.frame.at({grid.column, grid.row});
    }

    void meridian(int longitude) {
        std::vector<Point> points;
        for (double latitude = -80; latitude <= 85; latitude += sample_step) {
            points.push_back(at(latitude, longitude));
        }
        const std::string name =
            fmt::format("{}°{}", std::abs(longitude), longitude < 0 ? "W" : "E");
        draw(points, name, true);
    }

    void parallel(int latitude) {
        std::vector<Point> points;
        constexpr double round_the_origin = 90;
        const double origin = geography_.origin_longitude / 100.0;
        for (double longitude = origin - round_the_origin; longitude <= origin + round_the_origin;
             longitude += sample_step) {
            points.push_back(at(latitude, longitude));
        }
        draw(points, fmt::format("{}°{}", std::abs(latitude), latitude < 0 ? "S" : "N"), false);
    }

    /// The parts within the chart, and the name where the line leaves it at the bottom or on the
    /// right.
    void draw(const std::vector<Point>& points, const std::string& name, bool is_meridian) {
        const Box& chart = page_.frame.page;
        std::vector<Point> shown;
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const Box around = chart.grown(page_.frame.side * 2);
            if (around.contains(points[i])) shown.push_back(points[i]);
            label(points[i], points[i + 1], name, is_meridian);
        }
        if (shown.size() < 2) return;
        page_.on_chart(Feature::grid, name,
                       Line{shown, {square_name_ink.faded(0.45), 0.6 * page_.scale, Dash::dotted}});
    }

    void label(Point from, Point to, const std::string& name, bool is_meridian) {
        const Box& chart = page_.frame.page;
        const double line = is_meridian ? chart.bottom : chart.right;
        const double a = is_meridian ? from.y : from.x;
        const double b = is_meridian ? to.y : to.x;
        if ((a - line) * (b - line) > 0 || a == b) return;
        const Point crossing = from + (to - from) * ((line - a) / (b - a));
        const double s = page_.scale;
        if (is_meridian) {
            if (crossing.x < chart.left || crossing.x > chart.right) return;
            add_once({crossing.x, chart.bottom + 8 * s}, name, Align::centre);
        } else {
            if (crossing.y < chart.top || crossing.y > chart.bottom) return;
            add_once({chart.right + 4 * s, crossing.y}, name, Align::left);
        }
    }

    void add_once(Point at, const std::string& name, Align align) {
        const Words words{at, name, align, Face::sans, page_.caption(), quiet_ink};
        const Box box = box_of(words);
        const bool is_hidden = std::any_of(written_.begin(), written_.end(),
                                           [&](const Box& other) { return box.overlaps(other); });
        if (is_hidden) return;
        written_.push_back(box);
        page_.on_page(Feature::margin, name, words);
    }

    PlotPage& page_;
    const Geography& geography_;
    std::vector<Box> written_;
};

}  // namespace

void add_graticule(PlotPage& page) { Graticule(page).add(); }

}  // namespace flagplot
