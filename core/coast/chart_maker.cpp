#include "coast/chart_maker.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

#include "chart/projection.h"
#include "coast/channels.h"

namespace flagplot {

namespace {

/// The state of straits and canals on the day.
struct Waterways {
    std::vector<const GazetteerStrait*> open;
    std::vector<const GazetteerStrait*> closed;  ///< natural ones that were closed
};

Result<std::set<const GazetteerStrait*>> straits_named(const Gazetteer& gazetteer,
                                                       const std::vector<std::string>& names) {
    std::set<const GazetteerStrait*> straits;
    for (const std::string& name : names) {
        const GazetteerStrait* strait = gazetteer.strait(name);
        if (strait == nullptr) {
            return failure(ErrorCode::unknown_reference, {"strait", name}, {},
                           nearest_word(name, strait_names(gazetteer)));
        }
        straits.insert(strait);
    }
    return straits;
}

Result<Waterways> waterways_of(const ChartRequest& request, const Gazetteer& gazetteer) {
    const auto opened = straits_named(gazetteer, request.opened);
    if (!opened) return Failure(opened.error());
    const auto closed = straits_named(gazetteer, request.closed);
    if (!closed) return Failure(closed.error());
    Waterways waterways;
    for (const GazetteerStrait& strait : gazetteer.straits) {
        const bool is_closed = closed->contains(&strait);
        const bool is_open =
            !is_closed && (opened->contains(&strait) || strait.is_open(request.date));
        if (is_open) waterways.open.push_back(&strait);
        if (is_closed && strait.kind == WaterwayKind::strait) waterways.closed.push_back(&strait);
    }
    return waterways;
}

/// Makes one chart, step by step.
class Making {
  public:
    Making(const ChartRequest& request, const Waterways& waterways, FineRaster& raster)
        : request_(request), waterways_(waterways), raster_(raster) {}

    Result<MadeChart> chart(const Gazetteer& gazetteer) {
        for (const GazetteerStrait* strait : waterways_.open) {
            open_channel(request_.frame, *strait, raster_);
        }
        for (const GazetteerStrait* strait : waterways_.closed) {
            close_channel(request_.frame, *strait, raster_);
        }
        const WaterPieces pieces(raster_);
        const Links links(pieces);
        SeaSquares sea(pieces, links, request_.rules, kept());
        if (const auto wanted = keep_sea(pieces, sea); !wanted) return Failure(wanted.error());
        if (sea.is_empty()) return failure(ErrorCode::empty_sea, {"no square of it has water"});
        MadeChart made;
        take_squares(surveyed(pieces, links, sea, request_.rules), made);
        take_places(pieces, sea, gazetteer, made);
        made.side_deviation =
            side_deviation(request_.frame.geography, request_.frame.columns, request_.frame.rows);
        return made;
    }

  private:
    [[nodiscard]] std::optional<RasterCell> cell_on_chart(Position position) const {
        const RasterCell cell = cell_at(request_.frame, raster_, position);
        return raster_.contains(cell) ? std::optional(cell) : std::nullopt;
    }

    /// Squares that are sea if they have any water at all: those of straits and ports.
    [[nodiscard]] std::vector<Square> kept() const {
        std::vector<Square> squares;
        for (const GazetteerStrait* strait : waterways_.open) {
            const auto cell = cell_on_chart(strait->position);
            if (cell && !strait->course.empty()) squares.push_back(raster_.square_of(*cell));
        }
        for (const NamedPlace& place : request_.places) {
            if (place.is_port) squares.push_back(place.square);
        }
        return squares;
    }

    Result<bool> keep_sea(const WaterPieces& pieces, SeaSquares& sea) const {
        if (!request_.sea) return true;
        const RasterCell cell = cell_at(request_.frame, raster_, *request_.sea);
        const auto square = port_square(pieces, sea, cell);
        if (!square) {
            return failure(ErrorCode::empty_sea, {"there is no water at the place of --sea"});
        }
        sea.keep_only(*square);
        return true;
    }

    void take_squares(Survey survey, MadeChart& made) const {
        made.chart.name = request_.name;
        made.chart.title = request_.title;
        made.chart.columns = request_.frame.columns;
        made.chart.rows = request_.frame.rows;
        made.chart.terrain = std::move(survey.terrain);
        made.chart.barriers = std::move(survey.barriers);
        made.chart.geography = request_.frame.geography;
        made.land = std::move(survey.land);
        made.near_threshold = std::move(survey.near_threshold);
    }

    void take_places(const WaterPieces& pieces, const SeaSquares& sea, const Gazetteer& gazetteer,
                     MadeChart& made) const {
        for (const NamedPlace& place : request_.places) {
            if (place.is_port && !sea.is_sea(place.square)) {
                made.left_out.push_back(place.name);
            } else {
                made.chart.places.push_back(place);
            }
        }
        if (request_.takes_ports) take_ports(pieces, sea, gazetteer, made);
        if (!request_.takes_straits) return;
        for (const GazetteerStrait* strait : waterways_.open) take_strait(*strait, sea, made);
    }

    void take_ports(const WaterPieces& pieces, const SeaSquares& sea, const Gazetteer& gazetteer,
                    MadeChart& made) const {
        for (const GazetteerPort& port : gazetteer.ports) {
            const auto cell = cell_on_chart(port.position);
            if (!cell || made.chart.place_named(port.name) != nullptr) continue;
            if (const auto square = port_square(pieces, sea, *cell)) {
                made.chart.places.push_back({port.name, *square, true});
            } else {
                made.left_out.push_back(port.name);
            }
        }
    }

    void take_strait(const GazetteerStrait& strait, const SeaSquares& sea, MadeChart& made) const {
        const auto cell = cell_on_chart(strait.position);
        if (!cell || !sea.is_sea(raster_.square_of(*cell))) return;
        if (made.chart.place_named(strait.name) == nullptr) {
            made.chart.places.push_back({strait.name, raster_.square_of(*cell), false});
        }
        auto squares = run_of(strait, sea);
        if (squares.size() > 1) made.straits.push_back({strait.name, std::move(squares)});
    }

    /// The sea squares along a strait's course, each one step from the one before, without repeats;
    /// the longest such run if the course leaves the chart's sea.
    [[nodiscard]] std::vector<Square> run_of(const GazetteerStrait& strait,
                                             const SeaSquares& sea) const {
        std::vector<Square> longest;
        std::vector<Square> run;
        each_course_cell(request_.frame, strait, raster_, [&](RasterCell cell) {
            const Square square = raster_.square_of(cell);
            if (!sea.is_sea(square)) return;
            const auto before = std::find(run.begin(), run.end(), square);
            if (before != run.end()) {  // the course comes back
                run.erase(before + 1, run.end());
                return;
            }
            const auto direction =
                run.empty() ? std::nullopt : direction_between(run.back(), square);
            if (!direction || !sea.may_step(run.back(), *direction)) run.clear();
            run.push_back(square);
            if (run.size() > longest.size()) longest = run;
        });
        return run.size() == longest.size() ? run : longest;
    }

    const ChartRequest& request_;
    const Waterways& waterways_;
    FineRaster& raster_;
};

}  // namespace

Result<std::optional<MadeChart>> made_chart(const ChartRequest& request, const Coastline& coast,
                                            const Gazetteer& gazetteer,
                                            const RasterProgress& progress) {
    const auto waterways = waterways_of(request, gazetteer);
    if (!waterways) return Failure(waterways.error());
    auto raster = rastered(coast, request.frame, cells_per_square(request.frame), progress);
    if (!raster) return std::optional<MadeChart>{};
    auto made = Making(request, *waterways, *raster).chart(gazetteer);
    if (!made) return Failure(made.error());
    return std::optional(*std::move(made));
}

}  // namespace flagplot
