#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "present/desk/start/game_choices.h"
#include "screens/front.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// In small letters below what it explains.
void draw_meaning(const Theme& theme, std::string_view meaning) {
    ImGui::Indent(theme.px(30));
    ImGui::PushFont(theme.small);
    ImGui::PushStyleColor(ImGuiCol_Text, quiet_colour);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(meaning.data(), meaning.data() + meaning.size());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
    ImGui::Unindent(theme.px(30));
}

/// The form with this choice made in it. As many as fit are beside each other.
void draw_choices(const Theme& theme, const char* id, const std::vector<desk::GameChoice>& choices,
                  desk::GameForm& form) {
    constexpr float least_wide = 200;
    const float room = ImGui::GetContentRegionAvail().x / theme.px(least_wide);
    const int beside = std::clamp(static_cast<int>(room), 1, static_cast<int>(choices.size()));
    if (ImGui::BeginTable(id, beside, ImGuiTableFlags_SizingStretchSame)) {
        for (const desk::GameChoice& each : choices) {
            ImGui::TableNextColumn();
            if (text_radio(each.name, each.is_chosen)) form = each.form;
            draw_meaning(theme, each.meaning);
        }
        ImGui::EndTable();
    }
}

void draw_seed(const Theme& theme, desk::GameForm& form) {
    if (!form.has_public_dice) return;
    ImGui::Indent(theme.px(30));
    ImGui::SetNextItemWidth(theme.px(110));
    ImGui::InputTextWithHint("##seed", "seed", &form.seed);
    ImGui::Unindent(theme.px(30));
    draw_meaning(theme, desk::seed_meaning);
}

/// The name of the save; true if the game is to begin.
[[nodiscard]] bool draw_begin(const Theme& theme, const desk::StartState& state,
                              desk::GameForm& form) {
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
    draw_meaning(theme, desk::save_meaning);
    return was_pressed;
}

}  // namespace

void draw_new_game(const Theme& theme, const desk::StartState& state, FrontIntents& intents) {
    desk::GameForm form = state.form;
    heading(theme, "NEW GAME");
    draw_choices(theme, "##players", desk::player_choices(state), form);
    if (const auto opponents = desk::opponent_choices(state); !opponents.empty()) {
        heading(theme, "THE ENEMY");
        draw_choices(theme, "##opponents", opponents, form);
    }
    heading(theme, "DICE");
    draw_choices(theme, "##dice", desk::dice_choices(state), form);
    draw_seed(theme, form);
    heading(theme, "SAVE");
    const bool is_begun = draw_begin(theme, state, form);
    if (form != state.form) intents.emplace_back(desk::FillGame{form});
    if (is_begun) intents.emplace_back(desk::BeginGame{});
}

}  // namespace flagplot::screens
