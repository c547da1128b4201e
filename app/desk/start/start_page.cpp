#include "desk/start/start_page.h"

#include <algorithm>
#include <utility>

#include "base/plain_text.h"
#include "desk/start/campaign_offers.h"
#include "desk/start/data_folders.h"
#include "desk/start/recent.h"
#include "desk/start/save_requests.h"
#include "desk/start/tutorial_begun.h"
#include "operations/new_game.h"
#include "present/desk/start/refused_save.h"
#include "store/campaign_folder.h"

namespace flagplot::desk {

StartPage::StartPage(Desktop& desktop) : TabPage(desktop, PageName::start) {
    reading_.start([](const std::stop_token&) { return campaign_offers(); });
}

void StartPage::arrive(const std::string& path) {
    if (!path.empty()) wished_ = path;
    const bool is_new = !path.empty() && !reading_.is_busy();
    if (is_new) reading_.start([](const std::stop_token&) { return campaign_offers(); });
    state_.recent = listed(recent_saves(), state_.recent);
}

void StartPage::refuse(const Error& why, const std::filesystem::path& file) {
    say(describe(why), true);
    ways_ = ways_with(why.code, file.string());
}

std::string StartPage::working() const { return mending_.is_busy() ? "working on the save" : ""; }

void StartPage::mend(std::function<Result<Notice>(const std::stop_token&)> work) {
    if (mending_.is_busy()) return;
    close_message();
    mending_.start(std::move(work));
}

void StartPage::take_mended() {
    try {
        auto mended = mending_.take();
        if (!mended) return;
        if (!*mended) return say(describe(mended->error()), true);
        say((*mended)->text, (*mended)->is_refusal);
        ways_ = (*mended)->questions;
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
}

void StartPage::look_round() {
    take_mended();
    if (heads_.look_round(state_.recent)) desktop_.window.want_frames();
    if (pictures_.look_round()) desktop_.window.want_frames();
    if (auto offers = reading_.take()) take_offers(*std::move(offers));
}

void StartPage::take_offers(std::vector<CampaignOffer> offers) {
    std::vector<ChartWanted> charts;
    for (const CampaignOffer& each : offers) charts.push_back({each.chart});
    pictures_.want(std::move(charts));
    const auto wished = std::find_if(offers.begin(), offers.end(), [&](const CampaignOffer& each) {
        return each.name == wished_;
    });
    const auto number = wished == offers.end() ? 0 : wished - offers.begin();
    state_.campaigns = std::move(offers);
    state_ = start_after(std::move(state_), ChooseCampaign{static_cast<std::size_t>(number)});
    desktop_.window.want_frames();
}

const std::vector<TabKey>& StartPage::keys() const {
    static const std::vector<TabKey> none;
    return none;
}

void StartPage::draw_body(screens::FrontIntents& intents) {
    screens::draw_campaigns(desktop_.window.theme(), state_, pictures_.images(), intents);
}

void StartPage::run(const FrontIntent& intent) {
    if (const auto* save = asks_for<OpenSave>(intent)) {
        desktop_.journey = ToFile{save->path};
    } else if (asks_for<OpenOther>(intent) != nullptr) {
        desktop_.journey = ToFile{state_.other_file};
    } else if (asks_for<BeginGame>(intent) != nullptr) {
        begin();
    } else if (asks_for<BeginTutorial>(intent) != nullptr) {
        begin_tutorial();
    } else if (const auto* damaged = asks_for<RestoreSave>(intent)) {
        mend([save = damaged->path](const std::stop_token&) { return restore_save(save); });
    } else if (const auto* old = asks_for<UpgradeSave>(intent)) {
        mend([wanted = *old](const std::stop_token& stop) { return upgrade_save(wanted, stop); });
    } else if (asks_for<CancelMaking>(intent) != nullptr) {
        mending_.cancel();
    } else if (const auto* change = std::get_if<StartIntent>(&intent)) {
        state_ = start_after(std::move(state_), *change);
    }
}

void StartPage::begin_tutorial() {
    try {
        const auto begun = tutorial_begun(tutorial_save(), data_roots());
        if (!begun) return say(describe(begun.error()), true);
        desktop_.journey = ToFile{*begun};
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
}

void StartPage::begin() {
    if (const std::string why = why_not_begun(state_); !why.empty()) return say(why, true);
    const CampaignOffer& offer = *state_.campaign();
    const GameForm& form = state_.form;
    const auto sources = read_campaign_folder(offer.name, campaign_roots());
    if (!sources) return say(describe(sources.error()), true);
    auto definition = read_campaign(*sources);
    if (!definition) return say(describe(definition.error().front()), true);
    NewGame game{form.save};
    if (form.has_public_dice) game.seed = whole_number<std::uint64_t>(form.seed);
    if (form.led) {
        game.solo = offer.sides.at(*form.led).id;
        game.against = form.against;
    }
    const auto said = begin_game(*sources, *std::move(definition), game);
    if (!said) return say(describe(said.error()), true);
    desktop_.journey = ToFile{form.save};
}

}  // namespace flagplot::desk
