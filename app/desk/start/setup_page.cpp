#include "desk/start/setup_page.h"

#include <fmt/format.h>

#include <utility>

#include "base/plain_text.h"
#include "desk/start/chart_offers.h"
#include "desk/start/data_folders.h"
#include "files/chart_text.h"
#include "present/desk/start/world_map.h"
#include "store/chart_wish.h"
#include "store/coast_file.h"
#include "store/disk.h"
#include "toml/toml_outline.h"

namespace flagplot::desk {

namespace {

std::vector<ClassLine> classes_offered() {
    const std::string name = fmt::format("assets/{}.toml", shipped_classes);
    for (const auto& root : campaign_roots()) {
        if (const auto text = read_file(root / name)) return class_lines(outline_of(*text));
    }
    return {};
}

}  // namespace

SetupPage::SetupPage(Desktop& desktop) : TabPage(desktop, PageName::setup) {}

void SetupPage::want_pictures() {
    constexpr unsigned wide = 1800, high = 900;  // pixels of the world
    std::vector<ChartWanted> wanted{{world_chart(), wide, high}};
    for (const ChartOffer& each : setup_.charts) wanted.push_back({each.chart});
    pictures_.want(std::move(wanted));
}

SetupPage::Offered SetupPage::offered() {
    auto gazetteer = read_gazetteer_files();
    return {chart_offers(campaign_roots()), classes_offered(),
            gazetteer ? *std::move(gazetteer) : Gazetteer{}};
}

void SetupPage::arrive(const std::string& /*path*/) {
    if (!reading_.is_busy()) reading_.start([](const std::stop_token&) { return offered(); });
}

void SetupPage::look_round() {
    try {
        if (auto read = reading_.take()) {
            take_offered(*std::move(read));
        }
        if (auto made = making_.take()) take_made(*std::move(made));
        if (pictures_.look_round()) desktop_.window.want_frames();
        if (coast_.is_new(setup_.chart, setup_.coast)) desktop_.window.want_frames();
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
}

void SetupPage::take_offered(Offered offered) {
    desktop_.window.want_frames();
    const bool is_new = setup_.charts.empty() || offered.charts != setup_.charts;
    setup_.charts = std::move(offered.charts);
    setup_.classes = std::move(offered.classes);
    gazetteer_ = std::move(offered.gazetteer);
    find_middle();
    if (is_new) want_pictures();
}

const std::vector<TabKey>& SetupPage::keys() const {
    static const std::vector<TabKey> rows{
        {"Alt+Left", SetupIntent(StepSetup{-1}), true},
        {"Alt+Right", SetupIntent(StepSetup{1}), true},
        {"Ctrl+Return", SetupIntent(FinishStep{}), true},
    };
    return rows;
}

std::string SetupPage::working() const {
    return making_.is_busy() ? fmt::format("cutting the coast into squares: {} %", percent_->load())
                             : "";
}

void SetupPage::draw_body(screens::FrontIntents& intents) {
    screens::PageImages charts = pictures_.images();
    screens::PageImage world;
    if (!charts.empty()) {
        world = charts.front();
        charts.erase(charts.begin());
    }
    screens::draw_setup(desktop_.window.theme(), setup_, making_.is_busy(), charts, world, intents);
}

void SetupPage::run(const FrontIntent& intent) {
    if (asks_for<CancelMaking>(intent) != nullptr) return making_.cancel();
    const auto* const wanted = std::get_if<SetupIntent>(&intent);
    if (wanted == nullptr) return;
    if (std::holds_alternative<MakeSea>(*wanted)) {
        make();
    } else if (std::holds_alternative<WriteCampaign>(*wanted)) {
        write();
    } else if (std::holds_alternative<FinishStep>(*wanted)) {
        finish_step();
    } else if (std::holds_alternative<PlayWritten>(*wanted)) {
        desktop_.journey = ToPage{PageName::start, setup_.form.id};
    } else if (std::holds_alternative<EditWritten>(*wanted)) {
        desktop_.journey = ToPage{PageName::forces, setup_.written};
    } else {
        change(*wanted);
    }
}

void SetupPage::finish_step() {
    if (setup_.step == SetupStep::write) return write();
    const bool lacks_chart = setup_.step == SetupStep::sea && setup_.form.chart.empty() &&
                             !why_not_done(setup_, SetupStep::sea).empty();
    if (lacks_chart) return make();
    change(StepSetup{1});
}

void SetupPage::change(const SetupIntent& intent) {
    const std::string middle = setup_.form.making.middle;
    const SetupStep step = setup_.step;
    setup_ = setup_after(std::move(setup_), intent);
    if (setup_.form.making.middle != middle) find_middle();
    const bool has_come = setup_.step == SetupStep::write && step != SetupStep::write;
    const bool is_filled = std::holds_alternative<FillSetup>(intent);
    if (has_come || is_filled) check();
}

/// Where the middle of the chart that is to be made is on the map of the world.
void SetupPage::find_middle() {
    const auto at = middle_of_chart(setup_.form.making.middle, gazetteer_);
    setup_.middle.reset();
    if (at) setup_.middle = on_world(at->latitude, at->longitude);
}

void SetupPage::make() {
    if (making_.is_busy()) return;
    close_message();
    *percent_ = 0;
    making_.start([form = setup_.form.making, making = making_of(setup_.form),
                   percent = percent_](std::stop_token stop) {
        return Made{form, make_chart(making, std::move(stop), *percent)};
    });
}

void SetupPage::take_made(Made made) {
    desktop_.window.want_frames();
    if (!made.document) return say(describe(made.document.error()), true);
    if (!*made.document) return say("The chart was given up.", false);
    made_ = **std::move(made.document);
    setup_ = with_sea(std::move(setup_), made_.page.chart, std::move(made.form));
}

/// With its own chart, called as the campaign is.
CampaignToWrite SetupPage::to_write() const {
    CampaignToWrite wanted{plan_of(setup_.form)};
    if (!setup_.form.chart.empty()) return wanted;
    wanted.chart = ChartContent{made_.head, made_.page.chart, made_.page.straits, made_.survey};
    wanted.chart->chart.name = upper_case(setup_.form.id);
    wanted.chart->chart.title = fmt::format("Chart of {}", wanted.plan.title);
    return wanted;
}

/// What lint would find, as soon as all is filled in.
void SetupPage::check() {
    setup_.problems.clear();
    const bool is_filled = setup_.step == SetupStep::write &&
                           why_not_there(setup_, SetupStep::write).empty() &&
                           why_not_done(setup_, SetupStep::write).empty();
    if (!is_filled) return;
    for (const Error& each : problems_of(to_write(), own_root(), campaign_roots())) {
        setup_.problems.push_back(describe(each));
    }
}

void SetupPage::write() {
    for (const SetupStepRow& row : setup_steps) {
        if (std::string why = why_not_done(setup_, row.step); !why.empty()) return say(why, true);
    }
    const auto folder = write_campaign(to_write(), own_root(), campaign_roots());
    if (!folder) return say(describe(folder.error()), true);
    setup_.written = folder->string();
    close_message();
}

}  // namespace flagplot::desk
