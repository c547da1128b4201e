#include <cfloat>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// Centred between two places, in this font.
void write_centred(ImDrawList& list, ImFont* font, float left, float right, float y,
                   const ImVec4& colour, const std::string& text) {
    const float wide = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text.c_str()).x;
    list.AddText(font, font->FontSize, {(left + right - wide) / 2, y}, ImGui::GetColorU32(colour),
                 text.c_str());
}

}  // namespace

Intents draw_rail(const Theme& theme, const Box& place, const std::vector<desk::RailLine>& lines,
                  const std::optional<desk::FormPage>& open) {
    Intents intents;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    begin_panel("##rail", place, bar_colour);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float high = theme.px(50), wide = ImGui::GetContentRegionAvail().x;
    for (const desk::RailLine& line : lines) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const bool is_open = open == line.page;
        const ImVec4 ink = is_open ? text_colour : quiet_colour;
        if (ImGui::Selectable(id_of(line.name).c_str(), is_open, 0, {wide, high})) {
            intents.emplace_back(desk::OpenForms{line.page});
        }
        if (is_open) {
            list.AddRectFilled(at, {at.x + theme.px(3), at.y + high},
                               ImGui::GetColorU32(brass_colour));
        }
        list.AddLine({at.x, at.y + high}, {at.x + wide, at.y + high},
                     ImGui::GetColorU32(line_colour));
        write_centred(list, is_open ? theme.bold : theme.normal, at.x, at.x + wide,
                      at.y + theme.px(7), ink, line.name);
        const float middle = at.x + wide / 2, below = at.y + theme.px(28);
        write_centred(list, theme.small, at.x, line.waits > 0 ? middle : at.x + wide, below,
                      quiet_colour, line.key);
        if (line.waits == 0) continue;
        const float x = middle + theme.px(12);
        list.AddCircleFilled({x, below + theme.small->FontSize / 2}, theme.px(8),
                             ImGui::GetColorU32(brass_colour));
        write_centred(list, theme.small, x - theme.px(8), x + theme.px(8), below, on_brass_colour,
                      std::to_string(line.waits));
    }
    ImGui::End();
    ImGui::PopStyleVar(2);
    return intents;
}

}  // namespace flagplot::screens
