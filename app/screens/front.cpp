#include "screens/front.h"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <array>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

struct PageRow {
    desk::FrontPage page{};
    const char* name = "";
};
constexpr std::array page_rows{
    PageRow{desk::FrontPage::campaigns, "Campaigns"},
    PageRow{desk::FrontPage::check, "Check files"}, PageRow{desk::FrontPage::chart, "Charts"},
    PageRow{desk::FrontPage::forces, "Forces"}, PageRow{desk::FrontPage::cards, "Cards"}};

void draw_head(const Theme& theme, const desk::FrontState& state, const std::string& working,
               FrontIntents& intents) {
    ImGui::PushFont(theme.title);
    ImGui::TextUnformatted("Flagplot");
    ImGui::PopFont();
    for (const PageRow& row : page_rows) {
        ImGui::SameLine(0, theme.px(18));
        const bool is_shown = state.page == row.page;
        ImGui::PushStyleColor(ImGuiCol_Button, is_shown ? picked_colour : panel_colour);
        if (ImGui::Button(row.name)) intents.emplace_back(desk::ShowPage{row.page});
        ImGui::PopStyleColor();
    }
    if (!working.empty()) {
        ImGui::SameLine(0, theme.px(24));
        ImGui::TextColored(brass_colour, "%s", working.c_str());
        ImGui::SameLine();
        if (ImGui::Button("Cancel")) intents.emplace_back(desk::CancelMaking{});
    }
}

void draw_front_message(const Theme& theme, const Box& window, const desk::FrontState& state,
                        FrontIntents& intents) {
    if (state.message.empty()) return;
    ImGui::SetNextWindowPos(
        {static_cast<float>(window.centre().x), static_cast<float>(window.bottom) - theme.px(14)},
        ImGuiCond_Always, {0.5F, 1});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, state.is_refusal ? refusal_colour : permission_colour);
    ImGui::Begin("##front-message", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_AlwaysAutoResize);
    ImGui::PushTextWrapPos(static_cast<float>(window.width()) * 0.7F);
    ImGui::TextUnformatted(state.message.c_str());
    ImGui::PopTextWrapPos();
    const desk::ChartDesk& chart = state.chart;
    const auto ask = [&](bool is_asked, const char* label, const desk::FrontIntent& intent) {
        if (!is_asked) return;
        if (ImGui::Button(label)) intents.push_back(intent);
        ImGui::SameLine();
    };
    ask(chart.asks_to_replace, "Replace the file", desk::SaveChart{true});
    ask(chart.asks_to_open, "Discard changes", desk::OpenChart{true});
    ask(chart.asks_to_make, "Discard changes", desk::MakeChart{true});
    const auto ask_of = [&](desk::EditedKind kind, const desk::EditedFile& file) {
        ask(file.asks_to_replace, desk::edited_words(kind).replace, desk::SaveEdited{kind, true});
        ask(file.asks_to_open, "Discard changes", desk::OpenEdited{kind, true});
    };
    ask_of(desk::EditedKind::forces, state.forces.file);
    ask_of(desk::EditedKind::deck, state.cards.file);
    if (ImGui::Button("Close")) intents.emplace_back(desk::CloseMessage{});
    ImGui::End();
    ImGui::PopStyleColor();
}

void draw_list(const Theme& theme, const desk::FrontState& state, FrontIntents& intents) {
    heading(theme, "CAMPAIGNS");
    for (std::size_t i = 0; i < state.campaigns.size(); ++i) {
        const desk::CampaignPage& each = state.campaigns[i];
        ImGui::PushID(static_cast<int>(i));
        if (text_row(each.title, i == state.chosen, 0, theme.px(22))) {
            intents.emplace_back(desk::ChooseCampaign{i});
        }
        ImGui::PopID();
    }
    if (state.campaigns.empty()) ImGui::TextColored(quiet_colour, "none were found");
    heading(theme, "RECENT");
    for (const std::string& save : state.recent) {
        if (text_row(save)) intents.emplace_back(desk::OpenSave{save});
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", save.c_str());
    }
    if (state.recent.empty()) ImGui::TextColored(quiet_colour, "no saves yet");
    heading(theme, "OPEN A FILE");
    std::string path = state.other_file;
    ImGui::SetNextItemWidth(-theme.px(76));
    const bool was_entered =
        ImGui::InputTextWithHint("##other", "save, view, campaign, chart, deck", &path,
                                 ImGuiInputTextFlags_EnterReturnsTrue);
    if (path != state.other_file) intents.emplace_back(desk::NameOtherFile{path});
    ImGui::SameLine();
    ImGui::BeginDisabled(path.empty());
    const bool was_pressed = ImGui::Button("Open");
    ImGui::EndDisabled();
    if ((was_entered || was_pressed) && !path.empty()) intents.emplace_back(desk::OpenOther{});
}

void draw_small_chart(const Theme& theme, const Chart& chart) {
    if (chart.columns == 0) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x, high = theme.px(250);
    ImGui::Dummy({wide, high});
    const Box room{at.x, at.y, at.x + wide, at.y + high};
    const desk::Camera camera = desk::fitted(
        room, {0, 0, static_cast<double>(chart.columns), static_cast<double>(chart.rows)});
    draw_chart_squares(*ImGui::GetWindowDrawList(), theme, chart, camera, room);
}

void draw_form(const Theme& theme, const desk::FrontState& state, const desk::CampaignPage& page,
               FrontIntents& intents) {
    desk::GameForm form = state.form;
    heading(theme, "NEW GAME");
    if (ImGui::RadioButton("Umpired", !form.led)) form.led.reset();
    for (std::size_t i = 0; i < page.sides.size(); ++i) {
        ImGui::SameLine();
        const std::string name = "One player leads " + page.sides[i].name;
        if (text_radio(name, form.led == i)) form.led = i;
    }
    if (ImGui::RadioButton("Secret dice", !form.has_public_dice)) form.has_public_dice = false;
    ImGui::SameLine();
    if (ImGui::RadioButton("Public dice, by a seed", form.has_public_dice)) {
        form.has_public_dice = true;
    }
    if (form.has_public_dice) {
        ImGui::SameLine();
        ImGui::SetNextItemWidth(theme.px(110));
        ImGui::InputText("##seed", &form.seed);
    }
    ImGui::SetNextItemWidth(theme.px(380));
    ImGui::InputTextWithHint("##save", "file of the save", &form.save);
    ImGui::SameLine();
    const std::string why_not = desk::why_not_begun(state);
    ImGui::BeginDisabled(!why_not.empty());
    const bool was_pressed = brass_button("Begin");
    ImGui::EndDisabled();
    if (!why_not.empty() && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
        ImGui::SetTooltip("%s", why_not.c_str());
    }
    if (form != state.form) intents.emplace_back(desk::FillGame{form});
    if (was_pressed) intents.emplace_back(desk::BeginGame{});
}

void draw_page(const Theme& theme, const desk::FrontState& state, FrontIntents& intents) {
    const desk::CampaignPage* const page = state.campaign();
    if (page == nullptr) return;
    ImGui::PushFont(theme.title);
    ImGui::TextUnformatted(page->title.c_str());
    ImGui::PopFont();
    ImGui::TextColored(quiet_colour, "%s", page->dates.c_str());
    ImGui::TextWrapped("%s", page->about.c_str());
    for (const std::string& side : page->forces) ImGui::TextWrapped("%s", side.c_str());
    for (const std::string& problem : page->problems) {
        ImGui::PushStyleColor(ImGuiCol_Text, wrong_colour);
        ImGui::TextWrapped("%s", problem.c_str());
        ImGui::PopStyleColor();
    }
    ImGui::Dummy({0, theme.px(4)});
    draw_small_chart(theme, page->chart);
    draw_form(theme, state, *page, intents);
}

}  // namespace

void draw_campaigns(const Theme& theme, const desk::FrontState& state, FrontIntents& intents) {
    ImGui::BeginChild("##list", {ImGui::GetContentRegionAvail().x * 0.32F, 0});
    draw_list(theme, state, intents);
    ImGui::EndChild();
    ImGui::SameLine(0, theme.px(18));
    ImGui::BeginChild("##page");
    draw_page(theme, state, intents);
    ImGui::EndChild();
}

FrontIntents draw_front(const Theme& theme, const Box& window, const desk::FrontState& state,
                        const std::string& working) {
    FrontIntents intents;
    begin_panel("##front", window, panel_colour);
    draw_head(theme, state, working, intents);
    ImGui::Separator();
    switch (state.page) {
        case desk::FrontPage::campaigns:
            draw_campaigns(theme, state, intents);
            break;
        case desk::FrontPage::check:
            draw_check(theme, state.check, intents);
            break;
        case desk::FrontPage::chart:
            draw_chart_desk(theme, state.chart, working, intents);
            break;
        case desk::FrontPage::forces:
            draw_force_desk(theme, state, intents);
            break;
        case desk::FrontPage::cards:
            draw_card_desk(theme, state.cards, intents);
            break;
    }
    ImGui::End();
    draw_front_message(theme, window, state, intents);
    return intents;
}

}  // namespace flagplot::screens
