#include "screens/screens.h"

namespace flagplot::screens {

namespace {

void in_the_middle(const std::string& text) {
    const float wide = ImGui::CalcTextSize(text.c_str()).x;
    ImGui::SetCursorPosX((ImGui::GetWindowWidth() - wide) / 2);
    ImGui::TextUnformatted(text.c_str());
}

}  // namespace

Intents draw_curtain(const Theme& theme, const Box& window, const std::string& who, Ink colour,
                     bool is_ready) {
    Intents intents;
    begin_panel("##curtain", window, bar_colour);
    const auto wide = static_cast<float>(window.width());
    ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, {wide, theme.px(12)},
                                              ImGui::GetColorU32(colour_of(colour)));
    ImGui::SetCursorPosY(static_cast<float>(window.height()) * 0.4F);
    ImGui::PushFont(theme.title);
    in_the_middle(who);
    ImGui::PopFont();
    in_the_middle("The desk is handed over. Only " + who + " may look now.");
    ImGui::Dummy({0, theme.px(10)});
    const float button = theme.px(220);
    ImGui::SetCursorPosX((wide - button) / 2);
    ImGui::BeginDisabled(!is_ready);
    if (brass_button("I am alone: lift the curtain", {button, 0})) {
        intents.emplace_back(desk::LiftCurtain{});
    }
    ImGui::EndDisabled();
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
