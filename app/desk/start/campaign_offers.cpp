#include "desk/start/campaign_offers.h"

#include <fmt/format.h>

#include <iterator>
#include <sstream>

#include "campaign/definition.h"
#include "files/chart_text.h"
#include "store/campaign_folder.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// The comments at the head of a file as running text.
std::string about(const std::string& text) {
    std::istringstream lines(head_of(text));
    std::string running;
    for (std::string line; std::getline(lines, line);) {
        const auto begin = line.find_first_not_of("# ");
        if (begin == std::string::npos) continue;
        running += (running.empty() ? "" : " ") + line.substr(begin);
    }
    return running;
}

/// "Royal Navy: 3 formations, 12 ships".
std::string forces_of(const Definition& definition, SideId side) {
    std::int64_t formations = 0, ships = 0;
    for (const FormationRow& row : definition.formations) {
        if (row.side != side) continue;
        ++formations;
        ships += std::ssize(row.ships);
    }
    return fmt::format("{}: {}, {}", definition.side(side).name, counted(formations, "formation"),
                       counted(ships, "ship"));
}

void fill(CampaignOffer& page, const Definition& definition) {
    const Calendar& calendar = definition.calendar;
    page.title = definition.title;
    page.dates = fmt::format("{} to {}, {}; chart {}", date_hour(calendar.start),
                             date_hour(calendar.begin_of(calendar.turn_starts)),
                             counted(calendar.last_turn().count, "turn"), definition.chart.title);
    for (std::uint32_t i = 0; i < definition.sides.size(); ++i) {
        page.forces.push_back(forces_of(definition, SideId{i}));
        page.sides.push_back({definition.sides[i].id, definition.sides[i].name});
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
    const auto roots = data_roots();
    std::vector<CampaignOffer> pages;
    for (const std::string& name : campaign_names(roots)) pages.push_back(page_of(name, roots));
    return pages;
}

}  // namespace flagplot::desk
