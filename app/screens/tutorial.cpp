#include "screens/tutorial.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

constexpr ImGuiWindowFlags tutorial_flags =
    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
    ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoFocusOnAppearing;

constexpr const char* skip_label = "Skip";
constexpr const char* leave_label = "Leave the tutorial";

ImVec2 at_pixel(Point point) { return {static_cast<float>(point.x), static_cast<float>(point.y)}; }

/// The visible part of something; none if it is too little for a frame.
std::optional<Box> seen_of(const Box& part) {
    constexpr double least = 4;
    const bool is_seen = part.width() >= least && part.height() >= least;
    return is_seen ? std::optional(part) : std::nullopt;
}

float text_high(ImFont* font, std::string_view text, float wide) {
    ImGui::PushFont(font);
    const float high = ImGui::CalcTextSize(text.data(), text.data() + text.size(), false, wide).y;
    ImGui::PopFont();
    return high;
}

std::string progress_of(const desk::TutorialCard& card) {
    if (card.number == 0) return "TUTORIAL";
    return "TUTORIAL   step " + std::to_string(card.number) + " of " + std::to_string(card.count);
}

/// Wide enough to read well, as high as its text.
Point size_of_card(const Theme& theme, const Box& chart, const desk::TutorialCard& card) {
    const ImVec2 padding{theme.px(14), theme.px(10)};
    const float room = static_cast<float>(chart.width()) - theme.px(32);
    const float wide = std::max(std::min(theme.px(290), room), 1.0F);
    const float text = wide - 2 * padding.x;
    const float high = text_high(theme.small, progress_of(card), text) +
                       text_high(theme.bold, card.title, text) +
                       text_high(theme.normal, card.text, text) + ImGui::GetFrameHeight() +
                       3 * ImGui::GetStyle().ItemSpacing.y + theme.px(10) + 2 * padding.y;
    return {wide, high};
}

Point nearest_in(const Box& box, Point to) {
    return {std::clamp(to.x, box.left, box.right), std::clamp(to.y, box.top, box.bottom)};
}

/// From the card to the frame; nothing if they touch.
void draw_arrow(const Theme& theme, ImDrawList& list, const Box& card, const Box& frame) {
    const Point from = nearest_in(card, frame.centre()), to = nearest_in(frame, from);
    const Point way = to - from;
    const double far = std::hypot(way.x, way.y), head = theme.px(9);
    if (far < 2 * head) return;
    const Point along = way * (head / far), across{-along.y * 0.6, along.x * 0.6};
    const ImU32 ink = ImGui::GetColorU32(brass_colour);
    list.AddLine(at_pixel(from), at_pixel(to - along), ink, theme.px(2));
    list.AddTriangleFilled(at_pixel(to), at_pixel(to - along + across),
                           at_pixel(to - along - across), ink);
}

void draw_pointer(const Theme& theme, const CardPlace& place) {
    if (!place.frame) return;
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const Box inside = place.frame->grown(-theme.px(1));  // also at the edge of the window
    list.AddRect(at_pixel({inside.left, inside.top}), at_pixel({inside.right, inside.bottom}),
                 ImGui::GetColorU32(brass_colour), theme.px(3), 0, theme.px(2.5F));
    draw_arrow(theme, list, place.card, *place.frame);
}

void draw_buttons_of_card(bool can_skip, Intents& intents) {
    if (text_button(leave_label)) intents.emplace_back(desk::LeaveTutorial{});
    if (!can_skip) return;
    ImGui::SameLine();
    if (text_button(skip_label)) intents.emplace_back(desk::SkipStep{});
}

}  // namespace

std::optional<Box> box_of_part(const Places& places, desk::DeskPart part, double scale) {
    const double button = 170 * scale, turns = 372 * scale, list = 176 * scale, row = 30 * scale;
    const Box &chart = places.chart, &status = places.status, &log = places.log;
    switch (part) {
        case desk::DeskPart::chart:
        case desk::DeskPart::square:
            return seen_of(chart);
        case desk::DeskPart::overlays:
            return seen_of({std::max(chart.left, chart.right - list), chart.top + 18 * scale,
                            chart.right - 4 * scale,
                            std::min(chart.bottom, chart.top + 18 * scale + row)});
        case desk::DeskPart::next_button:
            return seen_of({std::max(status.left, status.right - button), status.top, status.right,
                            status.bottom});
        case desk::DeskPart::forces:
            return seen_of(places.forces);
        case desk::DeskPart::inspector:
            return seen_of(places.inspector);
        case desk::DeskPart::log:
            return seen_of(log);
        case desk::DeskPart::turns:
            return seen_of({std::max(log.left, log.right - turns), log.top, log.right, log.bottom});
    }
    return std::nullopt;
}

CardPlace card_place(const Box& chart, Point size, const std::optional<Box>& at, double scale) {
    const double beside = 16 * scale, above = 44 * scale, below = 44 * scale;
    const double wide = std::min(size.x, chart.width()), high = std::min(size.y, chart.height());
    const double left = std::min(chart.left + beside, chart.right - wide);
    const double right = std::max(chart.right - beside - wide, chart.left);
    const double top = std::min(chart.top + above, chart.bottom - high);
    const double bottom = std::max(chart.bottom - below - high, chart.top);
    const std::array corners{Point{left, top}, Point{left, bottom}, Point{right, bottom},
                             Point{right, top}};
    const auto box_at = [&](Point corner) {
        return Box{corner.x, corner.y, corner.x + wide, corner.y + high};
    };
    const auto free = std::find_if(corners.begin(), corners.end(), [&](Point corner) {
        return !at || !at->overlaps(box_at(corner).grown(4 * scale));
    });
    if (free != corners.end()) return {box_at(*free), at};
    const Box card = box_at(corners.front());
    const Box rest{card.right + beside, at->top, at->right, at->bottom};
    return {card, seen_of(rest)};
}

Intents draw_tutorial(const Theme& theme, const Box& chart, const desk::TutorialCard& card,
                      const std::optional<Box>& at) {
    Intents intents;
    const CardPlace place = card_place(chart, size_of_card(theme, chart, card), at, theme.scale);
    ImGui::SetNextWindowPos(at_pixel({place.card.left, place.card.top}));
    ImGui::SetNextWindowSize(at_pixel({place.card.width(), place.card.height()}));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {theme.px(14), theme.px(10)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, theme.px(4));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, raised_colour);
    ImGui::Begin("##tutorial", nullptr, tutorial_flags);
    write_wrapped(theme.small, brass_colour, progress_of(card));
    write_wrapped(theme.bold, text_colour, card.title);
    write_wrapped(theme.normal, text_colour, card.text);
    ImGui::Dummy({0, theme.px(6) - ImGui::GetStyle().ItemSpacing.y});
    draw_buttons_of_card(card.number > 0, intents);
    ImGui::End();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    draw_pointer(theme, place);
    return intents;
}

}  // namespace flagplot::screens
