#include <benchmark/benchmark.h>

#include "campaign/advance.h"
#include "paper/render.h"
#include "present/plot/plot_picture.h"
#include "present/truth/truth_plot.h"
#include "store/campaign_folder.h"
#include "store/coast_file.h"

// A picture of the Bismarck campaign at 1280 by 800 over the real coast: the list of what is drawn,
// the same as pixels, and the ground under the chart, which is laid once for all pictures of it.

using namespace flagplot;

namespace {

struct Drawn {
    Definition definition;
    Plot plot;
    Coastline coast;
    Gazetteer gazetteer;
    Basemap ground;
};

const Drawn& bismarck() {
    static const Drawn drawn = [] {
        Drawn made;
        made.definition =
            compiled(texts_of(read_campaign_folder("bismarck", data_roots()).value())).value();
        const Rules rules(made.definition, OfficialDice{});
        const auto begun = advance(rules, first_state(made.definition), Begin{});
        made.plot = plot_of_truth(made.definition, begun.value().after);
        made.coast = read_coast().value();
        made.gazetteer = read_gazetteer_files().value();
        made.ground = basemap_of(made.definition.chart, made.coast, made.gazetteer);
        return made;
    }();
    return drawn;
}

void list_of_what_is_drawn(benchmark::State& bench) {
    PictureOptions options;
    options.basemap = &bismarck().ground;
    for (auto _ : bench) {
        const Picture picture = plot_picture(bismarck().plot, options);
        if (picture.primitives.size() < 100) bench.SkipWithError("there is more to be drawn");
    }
}

void picture_as_pixels(benchmark::State& bench) {
    PictureOptions options;
    options.basemap = &bismarck().ground;
    for (auto _ : bench) {
        const std::string png = paper::png_of(plot_picture(bismarck().plot, options));
        if (!png.starts_with("\x89PNG")) bench.SkipWithError("that is no picture");
    }
}

void ground_under_the_chart(benchmark::State& bench) {
    const Drawn& drawn = bismarck();
    for (auto _ : bench) {
        const Basemap ground = basemap_of(drawn.plot.chart, drawn.coast, drawn.gazetteer);
        if (ground != drawn.ground) bench.SkipWithError("the same chart has the same ground");
    }
}

BENCHMARK(list_of_what_is_drawn)->Name("Plot/bismarck/list")->Unit(benchmark::kMillisecond);
BENCHMARK(picture_as_pixels)->Name("Plot/bismarck/png")->Unit(benchmark::kMillisecond);
BENCHMARK(ground_under_the_chart)->Name("Plot/bismarck/ground")->Unit(benchmark::kMillisecond);

}  // namespace
