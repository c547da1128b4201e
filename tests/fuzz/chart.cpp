#include "files/chart_file.h"

#include "base/ensure.h"
#include "files/json.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

void fuzz_chart(std::string_view input) {
    const auto chart = read_chart({"maps/chart.toml", std::string(input)});
    if (!chart) {
        FLAGPLOT_ENSURE(!chart.error().empty());
        check_said(chart.error());
        return;
    }
    FLAGPLOT_ENSURE(decoded<Chart>(encoded(*chart)) == *chart);
    const auto again = value_of<Chart>(json_of(*chart));
    FLAGPLOT_ENSURE(again.has_value() && *again == *chart);
}

Seeds seeds_of_charts() {
    return {drill_sources().charts.front().text, file_of_project("maps/med60.toml")};
}

}  // namespace flagplot::fuzz
