#include "screens/preview.h"

#include <algorithm>
#include <string>

namespace flagplot::screens {

namespace {

float wide_of(const desk::Button& button) {
    return ImGui::CalcTextSize(button.label.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
}

/// The side's colour and name above its paper, and at its right edge, or below where that is too
/// narrow, what can be done about it.
void draw_paper_head(const Theme& theme, const PaperImages& paper, float page_wide,
                     Intents& intents) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float high = paper.buttons.empty() ? ImGui::GetTextLineHeight() : ImGui::GetFrameHeight();
    const float side = theme.px(11), lower = (high - side) / 2;
    ImGui::GetWindowDrawList()->AddRectFilled(
        {corner.x, corner.y + lower}, {corner.x + side, corner.y + lower + side},
        ImGui::GetColorU32(side_colour(paper.colour)), theme.px(2));
    ImGui::Dummy({side, ImGui::GetTextLineHeight()});
    ImGui::SameLine(0, theme.px(6));
    ImGui::PushFont(theme.bold);
    if (!paper.buttons.empty()) ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(paper.side.c_str());
    ImGui::PopFont();
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const float name_end = ImGui::GetItemRectMax().x - corner.x;
    float wide = -spacing;
    for (const desk::Button& each : paper.buttons) wide += wide_of(each) + spacing;
    const bool is_beside = page_wide - wide > name_end + spacing;
    float end = is_beside ? page_wide - wide : 0;
    for (const desk::Button& each : paper.buttons) {
        const bool is_first = &each == &paper.buttons.front();
        const bool has_room = is_first ? is_beside : end + wide_of(each) <= page_wide;
        if (!has_room) end = 0;
        if (has_room) ImGui::SameLine(is_first ? end : 0);
        draw_button(each, false, intents);
        end += wide_of(each) + spacing;
    }
}

/// Brass discs with numbers; those of one line beside each other, inwards.
void draw_margin_marks(const Theme& theme, const PaperImage& page, ImVec2 corner, ImVec2 size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float radius = theme.px(9);
    for (std::size_t i = 0; i < page.marks.size(); ++i) {
        const auto beside = std::count_if(
            page.marks.begin(), page.marks.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const desk::MarginMark& earlier) { return earlier.y == page.marks[i].y; });
        const ImVec2 middle{corner.x + size.x - radius * (1.5F + 2.2F * static_cast<float>(beside)),
                            corner.y + size.y * static_cast<float>(page.marks[i].y)};
        const std::string number = std::to_string(page.marks[i].number);
        const ImVec2 wide = ImGui::CalcTextSize(number.c_str());
        list.AddCircleFilled(middle, radius, drawn_colour(brass_ink));
        list.AddText({middle.x - wide.x / 2, middle.y - wide.y / 2}, drawn_colour(text_ink),
                     number.c_str());
    }
}

void draw_paper_pages(const Theme& theme, const PaperImages& paper, float wide) {
    ImGui::BeginChild("##pages");
    for (const PaperImage& page : paper.pages) {
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        const PageImage& image = page.image;
        const ImVec2 size{wide, wide * image.height / std::max(image.width, 1.0F)};
        ImGui::Image(image.texture, size);
        draw_margin_marks(theme, page, corner, size);
        ImGui::Dummy({0, theme.px(6)});
    }
    ImGui::EndChild();
}

}  // namespace

Intents draw_preview(const Theme& theme, const Box& place, const desk::PreviewRoom& room,
                     const std::vector<PaperImages>& papers) {
    Intents intents;
    begin_panel("##preview", place, field_colour);
    if (papers.empty()) ImGui::TextColored(quiet_colour, "The briefings are being printed \u2026");
    for (std::size_t i = 0; i < std::min(room.columns, papers.size()); ++i) {
        if (i > 0) ImGui::SameLine();
        ImGui::PushID(static_cast<int>(i));
        ImGui::BeginChild("##paper", {static_cast<float>(room.column) - theme.px(10), 0});
        const auto wide = static_cast<float>(room.page);
        draw_paper_head(theme, papers[i], wide, intents);
        draw_paper_pages(theme, papers[i], wide);
        ImGui::EndChild();
        ImGui::PopID();
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
