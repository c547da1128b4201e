#include <ostream>

#include "cli/chart.h"
#include "cli/show_picture.h"
#include "files/chart_file.h"
#include "present/chart/chart_sheet.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FILE", Takes::text, true, "a chart"},
    {"--names", Takes::nothing, false, "mark and list ports, places and straits"},
    {"--graticule", Takes::nothing, false, "latitudes beside the rows, longitudes below"},
    {"--png", Takes::text, false, "a picture in this file, with all of that"},
    {"--svg", Takes::text, false, "the same in lines, for a browser"},
    {"--pdf", Takes::text, false, "the same for a printer, on A4"},
    {"--size", Takes::text, false, "of a picture: 1920x1080, A4 or Letter"},
    {"--bbox", Takes::text, false, "the part to show: two squares as A1:F9, or degrees as W,S,E,N"},
};

/// A plot without formations.
Plot plot_of_chart(Chart chart) {
    Plot plot;
    plot.title = chart.title;
    plot.chart = std::move(chart);
    return plot;
}

Result<int> run(const Arguments& given, Console& console) {
    const bool is_picture = wants_picture(given);
    const std::string& path = given.text("FILE");
    const auto text = read_file(path);
    if (!text) return Failure(text.error());
    auto read = read_chart_file({path, *text});
    if (!read) {
        for (const Error& error : read.error()) console.err << describe(error) << '\n';
        return input_is_wrong;
    }
    if (is_picture) return write_picture(plot_of_chart(std::move(read->chart)), given, console);
    console.out << chart_sheet(read->chart, read->straits,
                               {given.has("--names"), given.has("--graticule")});
    return done;
}

}  // namespace

const CommandRow chart_show_command{"show", "draw a chart in characters or as a picture", arguments,
                                    run};

}  // namespace flagplot::cli
