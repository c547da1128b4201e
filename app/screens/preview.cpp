#include "screens/preview.h"

#include <algorithm>

namespace flagplot::screens {

namespace {

/// The side's colour and name above its paper.
void draw_paper_head(const Theme& theme, const PaperImages& paper) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float side = theme.px(11), lower = (ImGui::GetTextLineHeight() - side) / 2;
    ImGui::GetWindowDrawList()->AddRectFilled(
        {corner.x, corner.y + lower}, {corner.x + side, corner.y + lower + side},
        ImGui::GetColorU32(side_colour(paper.colour)), theme.px(2));
    ImGui::Dummy({side, ImGui::GetTextLineHeight()});
    ImGui::SameLine(0, theme.px(6));
    ImGui::PushFont(theme.bold);
    ImGui::TextUnformatted(paper.side.c_str());
    ImGui::PopFont();
}

void draw_paper_pages(const Theme& theme, const PaperImages& paper, float wide) {
    ImGui::BeginChild("##pages");
    for (const PageImage& page : paper.pages) {
        ImGui::Image(page.texture, {wide, wide * page.height / std::max(page.width, 1.0F)});
        ImGui::Dummy({0, theme.px(6)});
    }
    ImGui::EndChild();
}

}  // namespace

void draw_preview(const Theme& theme, const Box& place, const desk::PreviewRoom& room,
                  const std::vector<PaperImages>& papers) {
    begin_panel("##preview", place, field_colour);
    if (papers.empty()) ImGui::TextColored(quiet_colour, "The briefings are being printed \u2026");
    for (std::size_t i = 0; i < std::min(room.columns, papers.size()); ++i) {
        if (i > 0) ImGui::SameLine();
        ImGui::PushID(static_cast<int>(i));
        ImGui::BeginChild("##paper", {static_cast<float>(room.column) - theme.px(10), 0});
        draw_paper_head(theme, papers[i]);
        draw_paper_pages(theme, papers[i], static_cast<float>(room.page));
        ImGui::EndChild();
        ImGui::PopID();
    }
    ImGui::End();
}

}  // namespace flagplot::screens
