#include <ostream>

#include "cli/chart.h"
#include "files/chart_file.h"
#include "present/chart_sheet.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FILE", Takes::text, true, "a chart"},
    {"--names", Takes::nothing, false, "mark and list ports, places and straits"},
    {"--graticule", Takes::nothing, false, "latitudes beside the rows, longitudes below"},
};

Result<int> run(const Arguments& given, Console& console) {
    const std::string path = given.text("FILE");
    const auto text = read_file(path);
    if (!text) return Failure(text.error());
    const auto read = read_chart_file({path, *text});
    if (!read) {
        for (const Error& error : read.error()) console.err << describe(error) << '\n';
        return input_is_wrong;
    }
    console.out << chart_sheet(read->chart, read->straits,
                               {given.has("--names"), given.has("--graticule")});
    return done;
}

}  // namespace

const CommandRow chart_show_command{"show", "draw a chart in characters", arguments, run};

}  // namespace flagplot::cli
