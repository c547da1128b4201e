#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

constexpr ImGuiWindowFlags card_flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                        ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                        ImGuiWindowFlags_AlwaysAutoResize;

/// Asks before discarding unsent orders.
Intents draw_question(const Box& chart, desk::Leaving leaving) {
    Intents intents;
    ImGui::SetNextWindowPos(
        {static_cast<float>(chart.centre().x), static_cast<float>(chart.centre().y)},
        ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, refusal_colour);
    ImGui::Begin("##question", nullptr, card_flags);
    ImGui::TextUnformatted("Orders have not been sent. They are lost if you leave.");
    const desk::Intent leave = leaving == desk::Leaving::to_start
                                   ? desk::Intent{desk::CloseCampaign{true}}
                                   : desk::Intent{desk::Quit{true}};
    draw_button({"Leave", leave, {}}, false, intents);
    ImGui::SameLine();
    draw_button({"Stay", desk::StepBack{}, {}}, true, intents);
    ImGui::End();
    ImGui::PopStyleColor();
    return intents;
}

}  // namespace

Intents draw_message(const Theme& theme, const Box& chart, const desk::DeskState& state) {
    if (state.asks_to_leave != desk::Leaving::no) {
        return draw_question(chart, state.asks_to_leave);
    }
    Intents intents;
    if (state.message.empty()) return intents;
    const auto width = static_cast<float>(chart.width()) * 0.8F;
    ImGui::SetNextWindowPos(
        {static_cast<float>(chart.centre().x), static_cast<float>(chart.bottom) - theme.px(14)},
        ImGuiCond_Always, {0.5F, 1});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, state.is_refusal ? refusal_colour : permission_colour);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, theme.px(4));
    ImGui::Begin("##message", nullptr, card_flags | ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::PushTextWrapPos(width);
    ImGui::TextUnformatted(state.message.c_str());
    ImGui::PopTextWrapPos();
    if (ImGui::IsWindowHovered() && ImGui::IsMouseClicked(0)) {
        intents.emplace_back(desk::StepBack{});
    }
    ImGui::End();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    return intents;
}

void draw_hover(const Theme& theme, const std::vector<std::string>& facts) {
    if (facts.empty()) return;
    ImGui::BeginTooltip();
    ImGui::PushFont(theme.bold);
    ImGui::TextUnformatted(facts.front().c_str());
    ImGui::PopFont();
    for (std::size_t i = 1; i < facts.size(); ++i) ImGui::TextUnformatted(facts[i].c_str());
    ImGui::EndTooltip();
}

Intents draw_help(const Theme& theme, const Box& chart, const std::vector<desk::KeyLine>& keys,
                  const std::string& rebound) {
    Intents intents;
    ImGui::SetNextWindowPos(
        {static_cast<float>(chart.centre().x), static_cast<float>(chart.centre().y)},
        ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize(
        {static_cast<float>(chart.width()) * 0.9F, static_cast<float>(chart.height()) * 0.9F});
    ImGui::Begin("##help", nullptr, card_flags & ~ImGuiWindowFlags_AlwaysAutoResize);
    heading(theme, "KEYS");
    ImGui::TextColored(quiet_colour, "%s", "Press one to give it another key.");
    if (ImGui::BeginTable("##keys", 4, ImGuiTableFlags_RowBg | ImGuiTableFlags_ScrollY)) {
        for (const char* column : {"##key", "##meaning", "##key2", "##meaning2"}) {
            const bool is_key = column[2] == 'k';
            ImGui::TableSetupColumn(
                column,
                is_key ? ImGuiTableColumnFlags_WidthFixed : ImGuiTableColumnFlags_WidthStretch,
                is_key ? theme.px(90) : 1);
        }
        for (const desk::KeyLine& line : keys) {
            ImGui::TableNextColumn();
            const bool waits = line.name == rebound;
            ImGui::PushID(line.name.c_str());
            ImGui::PushStyleColor(ImGuiCol_Text, line.is_doubled ? wrong_colour : brass_colour);
            if (text_row(waits ? "press a key" : std::string_view(line.key), waits)) {
                intents.emplace_back(desk::RebindKey{waits ? std::string() : line.name});
            }
            ImGui::PopStyleColor();
            ImGui::PopID();
            ImGui::TableNextColumn();
            ImGui::TextWrapped("%s", line.meaning.c_str());
        }
        ImGui::EndTable();
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
