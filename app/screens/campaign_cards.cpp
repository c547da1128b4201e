#include <imgui.h>

#include <algorithm>

#include "present/desk/map/chart_picture.h"
#include "present/desk/start/campaign_card.h"
#include "screens/front.h"
#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

// Of a card, at the usual size.
constexpr float least_wide = 240;
constexpr float picture_high = 140;
constexpr int lines_about = 4;

/// Writes the lines of a card, from top to bottom.
class CardLines {
  public:
    CardLines(const Theme& theme, ImVec2 at, float wide) : theme_(theme), at_(at), wide_(wide) {}

    /// Wrapped into as many lines as it needs.
    void add(const std::string& text, const ImVec4& colour, float indent = 0) {
        const float size = theme_.small->FontSize;
        const float room = wide_ - indent;
        const char* const begin = text.data();
        const char* const end = begin + text.size();
        ImGui::GetWindowDrawList()->AddText(theme_.small, size, {at_.x + indent, at_.y},
                                            ImGui::GetColorU32(colour), begin, end, room);
        at_.y += theme_.small->CalcTextSizeA(size, room, room, begin, end).y + theme_.px(3);
    }
    /// After a mark in the colour of the side.
    void add_side(const desk::CardSide& side) {
        const float high = theme_.small->FontSize, mark = high * 0.6F;
        const float top = at_.y + (high - mark) / 2;
        ImGui::GetWindowDrawList()->AddRectFilled({at_.x, top}, {at_.x + mark, top + mark},
                                                  ImGui::GetColorU32(side_colour(side.colour)), 2);
        add(side.text, text_colour, mark + theme_.px(6));
    }

  private:
    const Theme& theme_;
    ImVec2 at_;
    float wide_;
};

/// So high are all cards.
float height_of(const Theme& theme, const desk::StartState& state) {
    std::size_t sides = 0;
    for (const desk::CampaignOffer& each : state.campaigns) {
        sides = std::max(sides, each.sides.size());
    }
    const float line = theme.small->FontSize + theme.px(3);
    const float lines = static_cast<float>(sides) + static_cast<float>(lines_about) + 1;
    return ImGui::GetTextLineHeight() + theme.px(picture_high + 14) + lines * line;
}

/// Whether it was pressed.
bool draw_campaign_card(const Theme& theme, const desk::CampaignOffer& offer,
                        const PageImage* picture, bool is_chosen, float high) {
    const desk::CampaignCard card = desk::card_of(offer);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x, margin = theme.px(6);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});  // what is lit ends at the frame
    const bool was_pressed = text_row("", is_chosen, 0, high);
    ImGui::PopStyleVar();
    ImGui::PushFont(theme.bold);
    show_text(*ImGui::GetWindowDrawList(), {at.x + margin, at.y + theme.px(2)},
              {at.x + wide - margin, at.y + high},
              shortened(*theme.bold, card.title, wide - 2 * margin));
    ImGui::PopFont();
    if (ImGui::IsItemHovered() && !offer.dates.empty()) {
        ImGui::SetTooltip("%s\n%s", offer.title.c_str(), offer.dates.c_str());
    }
    ImGui::GetWindowDrawList()->AddRect(at, {at.x + wide, at.y + high},
                                        ImGui::GetColorU32(is_chosen ? brass_colour : line_colour),
                                        ImGui::GetStyle().FrameRounding);
    const float top = at.y + ImGui::GetTextLineHeight() + theme.px(4);
    const float bottom = top + theme.px(picture_high);
    draw_chart_picture(theme, offer.chart, picture, {at.x + 1, top, at.x + wide - 1, bottom});
    CardLines lines(theme, {at.x + margin, bottom + margin}, wide - 2 * margin);
    if (!card.size.empty()) lines.add(card.size, quiet_colour);
    if (!offer.problems.empty()) lines.add("Its files have problems.", wrong_colour);
    if (!card.about.empty()) lines.add(card.about, text_colour);
    for (const desk::CardSide& side : card.sides) lines.add_side(side);
    return was_pressed;
}

void draw_problems_of(const desk::CampaignOffer* campaign) {
    if (campaign == nullptr) return;
    ImGui::PushStyleColor(ImGuiCol_Text, wrong_colour);
    for (const std::string& problem : campaign->problems) {
        ImGui::TextWrapped("%s", problem.c_str());
    }
    ImGui::PopStyleColor();
}

}  // namespace

void draw_chart_picture(const Theme& theme, const Chart& chart, const PageImage* image,
                        const Box& room) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (image != nullptr && image->texture != nullptr) return draw_filling(list, *image, room);
    if (chart.columns == 0) return;
    draw_chart_squares(list, theme, chart, desk::filling(chart, room), room);
}

void draw_offers(const Theme& theme, const desk::StartState& state, const PageImages& pictures,
                 FrontIntents& intents) {
    heading(theme, "CAMPAIGNS");
    if (state.campaigns.empty()) ImGui::TextColored(quiet_colour, "none were found");
    const float wide = ImGui::GetContentRegionAvail().x;
    const int beside = std::clamp(static_cast<int>(wide / theme.px(least_wide)), 1, 6);
    const float high = height_of(theme, state);
    if (ImGui::BeginTable("##cards", beside, ImGuiTableFlags_SizingStretchSame)) {
        for (std::size_t i = 0; i < state.campaigns.size(); ++i) {
            ImGui::TableNextColumn();
            ImGui::PushID(static_cast<int>(i));
            const PageImage* const picture = i < pictures.size() ? &pictures[i] : nullptr;
            if (draw_campaign_card(theme, state.campaigns[i], picture, i == state.chosen, high)) {
                intents.emplace_back(desk::ChooseCampaign{i});
            }
            ImGui::PopID();
        }
        ImGui::EndTable();
    }
    draw_problems_of(state.campaign());
}

}  // namespace flagplot::screens
