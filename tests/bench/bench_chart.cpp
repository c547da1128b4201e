#include <benchmark/benchmark.h>

#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "store/coast_file.h"

namespace {

using namespace flagplot;

/// Reads the coast and makes a chart of it, as the command does.
void make(benchmark::State& state, const GeoBox& box, const GridWish& wish, std::string_view sea) {
    for (auto step : state) {
        static_cast<void>(step);
        const auto coast = read_coast();
        const auto gazetteer = read_gazetteer_files();
        const auto frame = frame_of(box, wish);
        if (!coast || !gazetteer || !frame) return state.SkipWithError("nothing to make it of");
        ChartRequest request{*frame, "bench", "A chart", {}};
        request.date = *read_moment("1941-01-01 00:00");
        const auto made =
            made_chart(request, *coast, *gazetteer, [](std::size_t, std::size_t) { return true; });
        const bool is_right = made && *made && (*made)->chart.place_named(sea) != nullptr;
        if (!is_right) return state.SkipWithError("the chart came out wrong");
    }
}

void make_mediterranean(benchmark::State& state) {
    make(state, {-6, 30, 37, 46}, {Projection::lambert_azimuthal_equal_area, 30},
         "Strait of Messina");
}
BENCHMARK(make_mediterranean)->Unit(benchmark::kMillisecond);

void make_world(benchmark::State& state) {
    make(state, {-180, -90, 180, 90}, {Projection::equirectangular, 30}, "Strait of Gibraltar");
}
BENCHMARK(make_world)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
