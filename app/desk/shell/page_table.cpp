#include "desk/shell/page_table.h"

#include <algorithm>
#include <array>

#include "base/ensure.h"
#include "desk/campaign/battle_page.h"
#include "desk/campaign/campaign_page.h"
#include "desk/start/browse_page.h"
#include "desk/start/cards_page.h"
#include "desk/start/charts_page.h"
#include "desk/start/checks_page.h"
#include "desk/start/forces_page.h"
#include "desk/start/setup_page.h"
#include "desk/start/start_page.h"

namespace flagplot::desk {

namespace {

using Made = std::unique_ptr<Page>;

struct PageRow {
    PageName name{};
    Made (*make)(Desktop&, Session*);
};

template <class P>
Made tab_page(Desktop& desktop, Session* /*session*/) {
    return std::make_unique<P>(desktop);
}

template <class P>
Made session_page(Desktop& desktop, Session* session) {
    FLAGPLOT_ENSURE(session != nullptr);
    return std::make_unique<P>(desktop, *session);
}

constexpr std::array page_table{
    PageRow{PageName::start, tab_page<StartPage>},
    PageRow{PageName::setup, tab_page<SetupPage>},
    PageRow{PageName::browse, tab_page<BrowsePage>},
    PageRow{PageName::check, tab_page<ChecksPage>},
    PageRow{PageName::chart, tab_page<ChartsPage>},
    PageRow{PageName::forces, tab_page<ForcesPage>},
    PageRow{PageName::cards, tab_page<CardsPage>},
    PageRow{PageName::campaign, session_page<CampaignPage>},
    PageRow{PageName::battle, session_page<BattlePage>},
};

}  // namespace

std::unique_ptr<Page> make_page(PageName name, Desktop& desktop, Session* session) {
    const auto row = std::find_if(page_table.begin(), page_table.end(),
                                  [&](const PageRow& each) { return each.name == name; });
    FLAGPLOT_ENSURE(row != page_table.end());
    return row->make(desktop, session);
}

}  // namespace flagplot::desk
