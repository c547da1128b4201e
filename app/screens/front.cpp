#include "screens/front.h"

#include <imgui.h>

#include <array>

#include "screens/screens.h"

namespace flagplot::screens {

namespace {

struct TabRow {
    desk::PageName page{};
    const char* name = "";
};
constexpr std::array tab_rows{
    TabRow{desk::PageName::start, "Campaigns"},    TabRow{desk::PageName::setup, "New campaign"},
    TabRow{desk::PageName::browse, "Open a file"}, TabRow{desk::PageName::check, "Check files"},
    TabRow{desk::PageName::chart, "Charts"},       TabRow{desk::PageName::forces, "Forces"},
    TabRow{desk::PageName::cards, "Cards"}};

void draw_head(const Theme& theme, const FrontFrame& frame, FrontIntents& intents) {
    ImGui::PushFont(theme.title);
    ImGui::TextUnformatted("Flagplot");
    ImGui::PopFont();
    for (const TabRow& row : tab_rows) {
        ImGui::SameLine(0, theme.px(18));
        const bool is_shown = frame.page == row.page;
        ImGui::PushStyleColor(ImGuiCol_Button, is_shown ? picked_colour : panel_colour);
        if (ImGui::Button(row.name)) intents.emplace_back(desk::ShowPage{row.page});
        ImGui::PopStyleColor();
    }
    if (!frame.working.empty()) {
        ImGui::SameLine(0, theme.px(24));
        ImGui::TextColored(brass_colour, "%s", frame.working.c_str());
        ImGui::SameLine();
        if (ImGui::Button("Cancel")) intents.emplace_back(desk::CancelMaking{});
    }
}

void draw_notice(const Theme& theme, const Box& window, const desk::Notice& notice,
                 FrontIntents& intents) {
    if (notice.text.empty()) return;
    ImGui::SetNextWindowPos(
        {static_cast<float>(window.centre().x), static_cast<float>(window.bottom) - theme.px(14)},
        ImGuiCond_Always, {0.5F, 1});
    ImGui::PushStyleColor(ImGuiCol_WindowBg,
                          notice.is_refusal ? refusal_colour : permission_colour);
    ImGui::Begin("##front-message", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_AlwaysAutoResize);
    ImGui::PushTextWrapPos(static_cast<float>(window.width()) * 0.7F);
    ImGui::TextUnformatted(notice.text.c_str());
    ImGui::PopTextWrapPos();
    for (const desk::Question& question : notice.questions) {
        if (ImGui::Button(question.label.c_str())) intents.push_back(question.intent);
        ImGui::SameLine();
    }
    if (ImGui::Button("Close")) intents.emplace_back(desk::CloseMessage{});
    ImGui::End();
    ImGui::PopStyleColor();
}

}  // namespace

void draw_campaigns(const Theme& theme, const desk::StartState& state, const PageImages& pictures,
                    FrontIntents& intents) {
    ImGui::BeginChild("##saves", {ImGui::GetContentRegionAvail().x * 0.32F, 0});
    draw_saves(theme, state, intents);
    ImGui::EndChild();
    ImGui::SameLine(0, theme.px(18));
    ImGui::BeginChild("##page");
    draw_offers(theme, state, pictures, intents);
    if (state.campaign() != nullptr) draw_new_game(theme, state, intents);
    ImGui::EndChild();
}

FrontIntents draw_front(const Theme& theme, const Box& window, const FrontFrame& frame,
                        const PageBody& body) {
    FrontIntents intents;
    begin_panel("##front", window, panel_colour);
    draw_head(theme, frame, intents);
    ImGui::Separator();
    body(intents);
    ImGui::End();
    draw_notice(theme, window, frame.notice, intents);
    return intents;
}

}  // namespace flagplot::screens
