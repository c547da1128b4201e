#include <imgui.h>

#include <algorithm>

#include "present/desk/start/world_map.h"
#include "screens/screens.h"
#include "screens/setup_parts.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

/// The map of the world through its camera.
class WorldDrawing {
  public:
    WorldDrawing(const desk::Setup& setup, const Box& room) : setup_(setup), room_(room) {}

    void draw(ImDrawList& list, const PageImage& world) const {
        const ImVec2 from{static_cast<float>(room_.left), static_cast<float>(room_.top)};
        const ImVec2 to{static_cast<float>(room_.right), static_cast<float>(room_.bottom)};
        list.PushClipRect(from, to, true);
        list.AddRectFilled(from, to, ImGui::GetColorU32(field_colour));
        const Chart& chart = desk::world_chart();
        const ImVec2 corner = at({0, 0});
        const ImVec2 end = at({double(chart.columns), double(chart.rows)});
        if (world.texture == nullptr) {
            list.AddRectFilled(corner, end, drawn_colour(drawn_sea_ink));
        } else {
            list.AddImage(world.texture, corner, end);
        }
        draw_extent(list);
        list.PopClipRect();
    }

  private:
    [[nodiscard]] ImVec2 at(Point point) const {
        const Point pixel = desk::pixel_of(setup_.world, room_, point);
        return {static_cast<float>(pixel.x), static_cast<float>(pixel.y)};
    }
    /// About what the chart would show.
    void draw_extent(ImDrawList& list) const {
        if (!setup_.middle) return;
        const auto box = desk::extent_of(setup_.form.making, *setup_.middle);
        if (!box) return;
        list.AddRect(at({box->left, box->top}), at({box->right, box->bottom}),
                     drawn_colour(marked_wrong_ink), 0, 0, 2);
        list.AddCircleFilled(at(*setup_.middle), 3, drawn_colour(marked_wrong_ink));
    }

    const desk::Setup& setup_;
    Box room_;
};

/// Wheel and drag move the map; a click puts the middle there.
void take_world_mouse(const desk::Setup& setup, const Box& room, desk::SetupForm& form,
                      FrontIntents& intents) {
    const ImGuiIO& io = ImGui::GetIO();
    const Point pixel{io.MousePos.x, io.MousePos.y};
    const Chart& chart = desk::world_chart();
    for (const desk::Camera& camera : cameras_asked(setup.world, room, chart)) {
        intents.emplace_back(desk::LookAtWorld{camera});
    }
    if (!ImGui::IsItemActive() || !ImGui::IsMouseClicked(0)) return;
    const Point middle = setup.world.middle + (pixel - room.centre()) * (1 / setup.world.side);
    form.making.middle = desk::middle_text(middle);
}

void draw_world(const Theme& theme, const desk::Setup& setup, const PageImage& world,
                desk::SetupForm& form, FrontIntents& intents) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = std::max(ImGui::GetContentRegionAvail().x, 1.0F);
    const float high = std::clamp(wide / 2, theme.px(120), theme.px(420));
    const Box room{at.x, at.y, at.x + wide, at.y + high};
    if (!setup.is_world_fitted) intents.emplace_back(desk::FitWorld{room});
    ImGui::InvisibleButton("##world", {wide, high});
    take_world_mouse(setup, room, form, intents);
    WorldDrawing(setup, room).draw(*ImGui::GetWindowDrawList(), world);
}

void draw_making_form(const Theme& theme, const desk::Setup& setup, bool is_making,
                      desk::SetupForm& form, FrontIntents& intents) {
    const float wide = theme.px(180);
    setup_line(theme, "Middle", form.making.middle, wide, "Malta, or 35.9,14.5");
    setup_line(theme, "Columns", form.making.columns, wide);
    setup_line(theme, "Rows", form.making.rows, wide);
    setup_line(theme, "Miles a square", form.making.side, wide);
    ImGui::BeginDisabled(is_making);
    if (brass_button("Make the chart")) intents.emplace_back(desk::MakeSea{});
    ImGui::EndDisabled();
    if (setup.chart.columns == 0) return;
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    const Box room{at.x, at.y, at.x + std::max(size.x, 1.0F),
                   at.y + std::max(size.y, theme.px(120))};
    draw_chart_squares(*ImGui::GetWindowDrawList(), theme, setup.chart,
                       desk::whole_chart(setup.chart, room), room, setup.coast.get());
}

}  // namespace

void draw_setup_sea(const Theme& theme, const desk::Setup& setup, bool is_making,
                    const PageImages& pictures, const PageImage& world, desk::SetupForm& form,
                    FrontIntents& intents) {
    const bool is_new = form.chart.empty();
    if (text_radio("A piece of the real coast", is_new)) form.chart.clear();
    ImGui::SameLine(0, theme.px(24));
    if (text_radio("A chart that is there", !is_new) && is_new && !setup.charts.empty()) {
        form.chart = setup.charts.front().name;
    }
    if (!is_new) {
        ImGui::BeginChild("##charts");
        const auto pressed = draw_chart_cards(theme, setup.charts, pictures, form.chart);
        if (pressed) form.chart = setup.charts[*pressed].name;
        ImGui::EndChild();
        return;
    }
    ImGui::TextColored(quiet_colour, "%s",
                       "Click the sea on the map, or write a port or degrees. The wheel zooms.");
    ImGui::BeginChild("##map", {ImGui::GetContentRegionAvail().x * 0.62F, 0});
    draw_world(theme, setup, world, form, intents);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##making");
    draw_making_form(theme, setup, is_making, form, intents);
    ImGui::EndChild();
}

}  // namespace flagplot::screens
