#include "desk/start/chart_offers.h"

#include <algorithm>
#include <system_error>

#include "files/chart_file.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

namespace fs = std::filesystem;

void add_chart(std::vector<ChartOffer>& offers, const fs::path& file) {
    const std::string name = file.stem().string();
    const bool is_known = std::any_of(offers.begin(), offers.end(),
                                      [&](const ChartOffer& each) { return each.name == name; });
    if (is_known || file.extension() != ".toml") return;
    const auto text = read_file(file);
    if (!text) return;
    auto chart = read_chart({file.string(), *text});
    if (chart) offers.push_back({file.string(), name, *std::move(chart)});
}

}  // namespace

std::vector<ChartOffer> chart_offers(const std::vector<fs::path>& roots) {
    std::vector<ChartOffer> offers;
    for (const fs::path& root : roots) {
        std::error_code trouble;
        for (const auto& entry : fs::directory_iterator(root / "maps", trouble)) {
            add_chart(offers, entry.path());
        }
    }
    std::sort(offers.begin(), offers.end(),
              [](const ChartOffer& a, const ChartOffer& b) { return a.name < b.name; });
    return offers;
}

}  // namespace flagplot::desk
