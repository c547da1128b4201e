#include "desk/start/campaign_offers.h"

#include <fmt/format.h>

#include <iterator>
#include <sstream>

#include "campaign/definition.h"
#include "desk/start/data_folders.h"
#include "files/chart_text.h"
#include "present/picture/navy_style.h"
#include "store/campaign_folder.h"

namespace flagplot::desk {

namespace {

/// The comments at the head of a file, as running text.
std::string about(const std::string& text) {
    std::istringstream lines(comments_at_head(text));
    std::string running;
    for (std::string line; std::getline(lines, line);) {
        const auto begin = line.find_first_not_of("# ");
        if (begin == std::string::npos) continue;
        running += (running.empty() ? "" : " ") + line.substr(begin);
    }
    return running;
}

std::int64_t ships_counted(const Definition& definition, SideId side) {
    std::int64_t ships = 0;
    for (const FormationRow& row : definition.formations) {
        if (row.side == side) ships += std::ssize(row.ships);
    }
    return ships;
}

void fill(CampaignOffer& page, const Definition& definition) {
    const Calendar& calendar = definition.calendar;
    page.title = definition.title;
    page.dates =
        fmt::format("{} to {}; chart {}", date_hour(calendar.start),
                    date_hour(calendar.begin_of(calendar.turn_starts)), definition.chart.title);
    page.turns = calendar.last_turn().count;
    for (std::uint32_t i = 0; i < definition.sides.size(); ++i) {
        const SideId side{i};
        const SideRow& row = definition.side(side);
        page.sides.push_back({row.id, row.name, ships_counted(definition, side),
                              style_of_navy(row.name, side).colour});
    }
    page.chart = definition.chart;
}

CampaignOffer page_of(const std::string& name, const std::vector<std::filesystem::path>& roots) {
    CampaignOffer page{name, name, {}, {}};
    const auto sources = read_campaign_folder(name, roots);
    if (!sources) {
        page.problems.push_back(describe(sources.error()));
        return page;
    }
    page.about = about(sources->campaign.text);
    const auto definition = read_campaign(*sources);
    if (definition) {
        fill(page, *definition);
    } else {
        for (const Error& error : definition.error()) page.problems.push_back(describe(error));
    }
    return page;
}

}  // namespace

std::vector<CampaignOffer> campaign_offers() {
    const auto roots = campaign_roots();
    std::vector<CampaignOffer> pages;
    for (const std::string& name : campaign_names(roots)) pages.push_back(page_of(name, roots));
    return pages;
}

}  // namespace flagplot::desk
