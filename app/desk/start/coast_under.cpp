#include "desk/start/coast_under.h"

#include <utility>

#include "store/basemap_file.h"

namespace flagplot::desk {

bool CoastUnder::is_new(const Chart& chart, std::shared_ptr<const Basemap>& coast) {
    const auto before = std::exchange(coast, under(chart));
    return coast != before;
}

std::shared_ptr<const Basemap> CoastUnder::under(const Chart& chart) {
    if (auto read = reading_.take()) read_ = *std::move(read);
    if (!chart.geography) return nullptr;
    const Where where{chart.geography, chart.columns, chart.rows};
    if (read_.where == where) return read_.coast;
    if (reading_.is_busy()) return nullptr;
    reading_.start([where, chart](const std::stop_token&) {
        constexpr std::int32_t beyond = 1;
        auto coast = read_basemap(chart, beyond);
        return Read{where, coast ? std::make_shared<const Basemap>(*std::move(coast)) : nullptr};
    });
    return nullptr;
}

}  // namespace flagplot::desk
