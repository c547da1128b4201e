#include <algorithm>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// Writes pieces from left to right, and leaves out those that would reach the button.
class Writer {
  public:
    explicit Writer(float end) : end_(end) {}

    void write(const std::string& text, ImFont* font, const ImVec4& colour, float gap) {
        ImGui::PushFont(font);
        const float wide = ImGui::CalcTextSize(text.c_str()).x;
        is_full_ = is_full_ || ImGui::GetCursorPosX() + gap + wide > end_;
        if (!is_full_) {
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + gap);
            ImGui::AlignTextToFramePadding();
            ImGui::TextColored(colour, "%s", text.c_str());
            ImGui::SameLine(0, 0);
        }
        ImGui::PopFont();
    }

  private:
    float end_;
    bool is_full_ = false;
};

void write_key(const Theme& theme, Writer& writer, const desk::KeyHint& hint, const ImVec4& ink) {
    writer.write(hint.key, theme.bold, ink, theme.px(18));
    writer.write(hint.meaning, theme.normal, ink, theme.px(6));
}

}  // namespace

Intents draw_status_line(const Theme& theme, const Box& place, const desk::StatusLine& line,
                         const std::vector<desk::OrdersIn>& orders) {
    Intents intents;
    const bool is_banner = !line.hints.empty();
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(16), theme.px(5)});
    begin_panel("##status", place, is_banner ? banner_colour : raised_colour);
    ImGui::PopStyleVar();
    const ImVec4 ink = is_banner ? on_banner_colour : text_colour;
    const float wide = line.action ? ImGui::CalcTextSize(line.action->label.c_str()).x +
                                         2 * ImGui::GetStyle().FramePadding.x
                                   : 0;
    const float start = ImGui::GetWindowWidth() - wide - theme.px(19);
    Writer writer(start - theme.px(12));
    if (!is_banner) writer.write("\u25cf", theme.normal, brass_colour, 0);
    writer.write(line.where, theme.bold, ink, is_banner ? 0 : theme.px(8));
    if (!line.next.empty()) {
        writer.write("Next: " + line.next, theme.bold, brass_colour, theme.px(10));
    }
    for (const desk::KeyHint& hint : line.hints) write_key(theme, writer, hint, ink);
    for (const desk::OrdersIn& each : orders) {
        if (is_banner) break;
        writer.write(
            (each.are_in ? "\u25a0 " : "\u25a1 ") + each.side + (each.are_in ? ", in" : ", none"),
            theme.small, each.are_in ? text_colour : quiet_colour, theme.px(18));
    }
    if (line.action) {
        ImGui::SetCursorPosX(start);
        draw_button(*line.action, true, intents);
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
