#include "desk/start/charts_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "desk/start/chart_offers.h"
#include "desk/start/data_folders.h"

namespace flagplot::desk {

namespace {

/// A chart that came with the program is saved as one of the user's.
std::string saved_as(const std::string& opened) {
    const std::filesystem::path file = opened;
    return is_in_data(file.parent_path(), "maps") ? (own_folder("maps") / file.filename()).string()
                                                  : opened;
}

}  // namespace

void ChartsPage::arrive(const std::string& path) {
    if (!listing_.is_busy()) {
        listing_.start([](const std::stop_token&) { return chart_offers(campaign_roots()); });
    }
    if (path.empty()) return;
    carry_out(ChartDeskIntent(NameChartFile{path}));
    carry_out(ChartDeskIntent(OpenChart{false}));
}

const std::vector<TabKey>& ChartsPage::keys() const {
    static const auto on_chart = [](ChartDeskIntent intent) {
        return FrontIntent(std::move(intent));
    };
    static const std::vector<TabKey> rows{
        {"F", on_chart(FitChart{})},
        {"Ctrl+Z", on_chart(EditIntent(UndoEdit{}))},
        {"Ctrl+Shift+Z", on_chart(EditIntent(RedoEdit{}))},
        {"Ctrl+S", on_chart(SaveChart{false})},
        {"1", on_chart(EditIntent(TakeBrush{Brush::sea}))},
        {"2", on_chart(EditIntent(TakeBrush{Brush::islands}))},
        {"3", on_chart(EditIntent(TakeBrush{Brush::land}))},
        {"4", on_chart(EditIntent(TakeBrush{Brush::barrier}))},
        {"5", on_chart(EditIntent(TakeBrush{Brush::place}))},
    };
    return rows;
}

void ChartsPage::draw_body(screens::FrontIntents& intents) {
    screens::draw_chart_desk(desktop_.window.theme(), desk_, making_.is_busy(), pictures_.images(),
                             intents);
}

std::string ChartsPage::working() const {
    return making_.is_busy() ? fmt::format("cutting the coast into squares: {} %", percent_->load())
                             : "";
}

std::vector<Question> ChartsPage::questions() const {
    std::vector<Question> asked;
    if (desk_.asks_to_replace) asked.push_back({"Replace the file", SaveChart{true}});
    if (desk_.asks_to_open) asked.push_back({"Discard changes", OpenChart{true}});
    if (desk_.asks_to_make) asked.push_back({"Discard changes", MakeChart{true}});
    return asked;
}

void ChartsPage::run(const FrontIntent& intent) {
    if (const auto* opening = asks_for<OpenChart>(intent)) {
        open(opening->gives_up);
    } else if (const auto* making = asks_for<MakeChart>(intent)) {
        make(making->gives_up);
    } else if (const auto* saving = asks_for<SaveChart>(intent)) {
        save(saving->replaces);
    } else if (asks_for<CancelMaking>(intent) != nullptr) {
        making_.cancel();
    } else if (const auto* change_wanted = std::get_if<ChartDeskIntent>(&intent)) {
        change(*change_wanted);
    }
}

void ChartsPage::change(const ChartDeskIntent& intent) {
    desk_ = chart_desk_after(std::move(desk_), intent);
    const auto* edit = std::get_if<EditIntent>(&intent);
    was_drawn_ |= edit != nullptr && !std::holds_alternative<PickSquare>(*edit);
}

void ChartsPage::open(bool gives_up) {
    if (desk_.editor.is_changed && !gives_up) {
        desk_.asks_to_open = true;
        return say("What is drawn has not been saved.", true);
    }
    auto document = open_chart(desk_.file);
    if (!document) return say(describe(document.error()), true);
    take_chart(*std::move(document));
    const bool was_offered =
        std::any_of(desk_.charts.begin(), desk_.charts.end(),
                    [this](const ChartOffer& each) { return each.file == desk_.file; });
    if (was_offered) desk_.file = saved_as(desk_.file);
}

void ChartsPage::take_offers(std::vector<ChartOffer> offers) {
    desktop_.window.want_frames();
    if (offers == desk_.charts) return;
    std::vector<ChartWanted> charts;
    for (const ChartOffer& each : offers) charts.push_back({each.chart});
    pictures_.want(std::move(charts));
    desk_.charts = std::move(offers);
}

void ChartsPage::make(bool gives_up) {
    if (making_.is_busy()) return;
    if (desk_.editor.is_changed && !gives_up) {
        desk_.asks_to_make = true;
        return say("What is drawn has not been saved.", true);
    }
    close_message();
    *percent_ = 0;
    making_.start([form = desk_.making, percent = percent_](std::stop_token stop) {
        return make_chart(form, std::move(stop), *percent);
    });
}

void ChartsPage::save(bool replaces) {
    if (!desk_.editor.has_chart()) return;
    change(EditIntent(EndStroke{}));
    if (desk_.file.empty()) return say("Name the file first.", true);
    kept_.page = desk_.editor.page;
    const auto saved = save_chart(desk_.file, kept_, replaces);
    if (!saved) return say(describe(saved.error()), true);
    desk_.asks_to_replace = !*saved;
    if (!*saved) return say(fmt::format("{} exists.", desk_.file), true);
    desk_.editor.is_changed = false;
    say(fmt::format("{} is saved.", desk_.file), false);
}

void ChartsPage::take_chart(ChartDocument document) {
    close_message();
    kept_ = std::move(document);
    desk_.editor = editor_of(kept_.page);
    desk_.is_fitted = false;
    was_drawn_ = true;
}

void ChartsPage::take_made(Result<std::optional<ChartDocument>> made) {
    if (!made) return say(describe(made.error()), true);
    if (!*made) return say("The chart was given up.", false);
    take_chart(**std::move(made));
    desk_.editor.is_changed = true;
}

void ChartsPage::look_round() {
    try {
        if (auto made = making_.take()) {
            desktop_.window.want_frames();
            take_made(*std::move(made));
        }
        if (auto offers = listing_.take()) take_offers(*std::move(offers));
        if (pictures_.look_round()) desktop_.window.want_frames();
        if (coast_.is_new(desk_.editor.page.chart, desk_.coast)) desktop_.window.want_frames();
        if (auto findings = auditing_.take()) {
            desk_.findings = *std::move(findings);
            desktop_.window.want_frames();
        }
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
    if (desk_.editor.has_chart()) check_drawing();
}

void ChartsPage::check_drawing() {
    if (!was_drawn_ || auditing_.is_busy() || desk_.editor.before_stroke) return;
    was_drawn_ = false;
    ChartDocument document = kept_;
    document.page = desk_.editor.page;
    auditing_.start(
        [document = std::move(document)](const std::stop_token&) { return check_chart(document); });
}

}  // namespace flagplot::desk
