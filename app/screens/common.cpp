#include <algorithm>
#include <cfloat>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

void begin_panel(const char* name, const Box& place, const ImVec4& colour) {
    ImGui::SetNextWindowPos({static_cast<float>(place.left), static_cast<float>(place.top)});
    ImGui::SetNextWindowSize({static_cast<float>(std::max(place.width(), 1.0)),
                              static_cast<float>(std::max(place.height(), 1.0))});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, colour);
    ImGui::Begin(name, nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::PopStyleColor();
}

std::string shortened(const ImFont& font, const std::string& text, float wide) {
    constexpr const char* ellipsis = "\u2026";
    const auto width_of = [&](const char* begin, const char* end) {
        return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, begin, end).x;
    };
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    if (width_of(begin, end) <= wide) return text;
    const float room = std::max(wide - width_of(ellipsis, nullptr), 0.0F);
    const char* rest = begin;
    (void)font.CalcTextSizeA(font.FontSize, room, 0, begin, end, &rest);
    return std::string(begin, rest) + ellipsis;
}

void draw_button(const desk::Button& button, bool is_main, Intents& intents) {
    const bool is_off = !button.why_not.empty();
    ImGui::BeginDisabled(is_off);
    if (button.is_lit) ImGui::PushStyleColor(ImGuiCol_Button, picked_colour);
    const bool was_pressed = is_main ? brass_button(button.label) : text_button(button.label);
    if (button.is_lit) {
        ImGui::PopStyleColor();
        const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
        ImGui::GetWindowDrawList()->AddRect(from, to, ImGui::GetColorU32(brass_colour),
                                            ImGui::GetStyle().FrameRounding);
    }
    ImGui::EndDisabled();
    if (is_off && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
        ImGui::SetTooltip("%s", button.why_not.c_str());
    }
    if (was_pressed) intents.push_back(button.intent);
}

void draw_fitting_button(const desk::Button& button, Intents& intents) {
    const float room = ImGui::GetContentRegionAvail().x - 2 * ImGui::GetStyle().FramePadding.x;
    desk::Button fitting = button;
    fitting.label = shortened(*ImGui::GetFont(), button.label, room);
    ImGui::PushID(id_of(button.label).c_str());  // what is left of two labels may be the same
    draw_button(fitting, false, intents);
    ImGui::PopID();
    if (fitting.label != button.label && ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s", button.label.c_str());
    }
}

}  // namespace flagplot::screens
