#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <array>

#include "screens/front.h"
#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

using desk::Brush;
using desk::EditIntent;

struct BrushRow {
    Brush brush{};
    const char* name = "";
    const char* meaning = "";
};
constexpr std::array brush_rows{
    BrushRow{Brush::sea, "Sea", "open water (1)"},
    BrushRow{Brush::islands, "Islands", "water that cannot be seen across (2)"},
    BrushRow{Brush::land, "Land", "no ship passes (3)"},
    BrushRow{Brush::barrier, "Barrier", "on an edge or a corner between squares (4)"},
    BrushRow{Brush::place, "Place", "ports and other names (5)"}};

struct ClosingRow {
    Closes closes{};
    const char* name = "";
};
constexpr std::array closing_rows{ClosingRow{Closes::both, "sight and passage"},
                                  ClosingRow{Closes::sight, "sight alone"},
                                  ClosingRow{Closes::passage, "passage alone"}};

void edit(FrontIntents& intents, EditIntent intent) { intents.emplace_back(std::move(intent)); }

/// A label and a line for typing; true if something was typed.
bool field(const Theme& theme, const char* label, std::string& text, float wide) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "%s", label);
    ImGui::SameLine(theme.px(64));
    ImGui::SetNextItemWidth(wide);
    return ImGui::InputText((std::string("##") + label).c_str(), &text);
}

void draw_tools(const Theme& theme, const desk::ChartEditor& editor, FrontIntents& intents) {
    heading(theme, "BRUSH");
    for (const BrushRow& row : brush_rows) {
        if (text_radio(row.name, editor.brush == row.brush)) {
            edit(intents, desk::TakeBrush{row.brush});
        }
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", row.meaning);
    }
    if (editor.brush == Brush::barrier) {
        heading(theme, "A BARRIER CLOSES");
        for (const ClosingRow& row : closing_rows) {
            if (text_radio(row.name, editor.closes == row.closes)) {
                edit(intents, desk::ChooseClosing{row.closes});
            }
        }
    }
    const auto step = [&](const char* name, const char* key, bool can, EditIntent intent) {
        ImGui::BeginDisabled(!can);
        if (ImGui::Button(name)) edit(intents, std::move(intent));
        ImGui::EndDisabled();
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", key);
    };
    step("Undo", "Ctrl+Z", !editor.earlier.empty(), desk::UndoEdit{});
    ImGui::SameLine();
    step("Redo", "Ctrl+Shift+Z", !editor.later.empty(), desk::RedoEdit{});
}

void draw_names(const Theme& theme, const desk::ChartEditor& editor, FrontIntents& intents) {
    heading(theme, "CHART");
    const Chart& chart = editor.page.chart;
    desk::NameChart named{chart.name, chart.title};
    const bool is_name = field(theme, "Name", named.name, -1);
    const bool is_title = field(theme, "Title", named.title, -1);
    if (is_name || is_title) edit(intents, named);
    ImGui::TextColored(quiet_colour, "%d columns, %d rows", chart.columns, chart.rows);
}

void draw_place(const Theme& theme, const desk::ChartDesk& chart, FrontIntents& intents) {
    const desk::ChartEditor& editor = chart.editor;
    if (!editor.picked || !editor.page.chart.contains(*editor.picked)) return;
    const Square square = *editor.picked;
    heading(theme, ("SQUARE " + name_of(square)).c_str());
    int number = 0;
    for (const NamedPlace& place : editor.page.chart.places) {
        if (place.square != square) continue;
        ImGui::PushID(++number);
        ImGui::Text("%s%s", place.name.c_str(), place.is_port ? ", port" : "");
        ImGui::SameLine();
        if (ImGui::SmallButton("take off")) edit(intents, desk::TakeNameOff{place.name});
        ImGui::PopID();
    }
    if (editor.brush != Brush::place) return;
    desk::FillPlace fill{chart.place_name, chart.is_port};
    const bool was_typed = field(theme, "Place", fill.name, -1);
    const bool was_ticked = tick_box("a port", fill.is_port);
    ImGui::SameLine();
    if (ImGui::Button("Add")) edit(intents, desk::NamePlace{square, fill.name, fill.is_port});
    if (was_typed || was_ticked) intents.emplace_back(fill);
}

void draw_making(const Theme& theme, const desk::ChartDesk& chart, bool is_working,
                 FrontIntents& intents) {
    if (!ImGui::CollapsingHeader("New chart", chart.editor.has_chart()
                                                  ? ImGuiTreeNodeFlags_None
                                                  : ImGuiTreeNodeFlags_DefaultOpen)) {
        return;
    }
    desk::MakingForm form = chart.making;
    if (text_radio("of real coast", !form.is_blank)) form.is_blank = false;
    ImGui::SameLine();
    if (text_radio("blank", form.is_blank)) form.is_blank = true;
    const float wide = theme.px(120);
    if (!form.is_blank) (void)field(theme, "Middle", form.middle, wide);
    (void)field(theme, "Columns", form.columns, wide);
    (void)field(theme, "Rows", form.rows, wide);
    if (!form.is_blank) {
        (void)field(theme, "Miles", form.side, wide);
        (void)field(theme, "Day", form.day, wide);
    }
    if (form != chart.making) intents.emplace_back(desk::FillMaking{form});
    ImGui::BeginDisabled(is_working);
    const bool was_pressed = ImGui::Button("Make it");
    ImGui::EndDisabled();
    if (was_pressed) intents.emplace_back(desk::MakeChart{false});
}

void draw_findings(const Theme& theme, const desk::ChartDesk& chart, FrontIntents& intents) {
    heading(theme, "FINDINGS");
    if (chart.findings.empty()) ImGui::TextColored(quiet_colour, "nothing is doubtful");
    int number = 0;
    for (const ChartFinding& finding : chart.findings) {
        ImGui::PushID(++number);
        const ImVec4 ink = finding.gravity == Gravity::error     ? wrong_colour
                           : finding.gravity == Gravity::warning ? brass_colour
                                                                 : quiet_colour;
        const std::string text = std::string(word_of(finding.gravity)) + ": " + finding.text;
        const float wrap = ImGui::GetContentRegionAvail().x;
        const ImVec2 size = ImGui::CalcTextSize(text.c_str(), nullptr, false, wrap);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (ImGui::Selectable("##finding", false, 0, {0, size.y}) && finding.square) {
            desk::Camera camera = chart.camera;
            constexpr double near_enough = 40;  // pixels of a square
            camera.side = std::max(camera.side, near_enough);
            intents.emplace_back(desk::LookAtChart{desk::centred(camera, *finding.square)});
            edit(intents, desk::PickSquare{finding.square});
        }
        ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                                            ImGui::GetColorU32(ink), text.c_str(), nullptr, wrap);
        ImGui::PopID();
    }
}

/// Handles the mouse on the chart.
void take_mouse(const desk::ChartDesk& desk, const Box& room, FrontIntents& intents) {
    const ImGuiIO& io = ImGui::GetIO();
    const desk::ChartEditor& editor = desk.editor;
    const Chart& chart = editor.page.chart;
    const Point pixel{io.MousePos.x, io.MousePos.y};
    const auto square = desk::square_under(desk.camera, room, pixel, chart);
    for (const desk::Camera& camera : cameras_asked(desk.camera, room, chart)) {
        intents.emplace_back(desk::LookAtChart{camera});
    }
    if (ImGui::IsMouseReleased(0) && editor.before_stroke) edit(intents, desk::EndStroke{});
    if (!ImGui::IsItemActive()) return;
    const bool is_click = ImGui::IsMouseClicked(0);
    if (editor.brush == Brush::place) {
        if (is_click) edit(intents, desk::PickSquare{square});
    } else if (editor.brush == Brush::barrier) {
        if (!is_click) return;
        const Point place{desk.camera.middle.x + (pixel.x - room.centre().x) / desk.camera.side,
                          desk.camera.middle.y + (pixel.y - room.centre().y) / desk.camera.side};
        if (const auto crossing = desk::crossing_near(chart, place)) {
            edit(intents, desk::SwitchBarrier{crossing->first, crossing->second});
        }
    } else if (square) {
        edit(intents, desk::PaintTo{*square});
    }
}

/// The charts that are there, each by its picture.
void draw_offered(const Theme& theme, const desk::ChartDesk& chart, const PageImages& pictures,
                  FrontIntents& intents) {
    const auto pressed = draw_chart_cards(theme, chart.charts, pictures, {});
    if (!pressed) return;
    intents.emplace_back(desk::NameChartFile{chart.charts[*pressed].file});
    intents.emplace_back(desk::OpenChart{false});
}

void draw_canvas(const Theme& theme, const desk::ChartDesk& chart, const PageImages& pictures,
                 FrontIntents& intents) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    const Box room{at.x, at.y, at.x + std::max(size.x, 1.0F), at.y + std::max(size.y, 1.0F)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ImGui::GetColorU32(field_colour));
    if (!chart.editor.has_chart()) {
        ImGui::TextColored(quiet_colour, "Open a chart, or make a new one.");
        return draw_offered(theme, chart, pictures, intents);
    }
    if (!chart.is_fitted) intents.emplace_back(desk::FitChart{room});
    ImGui::InvisibleButton("##chart", {std::max(size.x, 1.0F), std::max(size.y, 1.0F)});
    take_mouse(chart, room, intents);
    draw_chart_squares(list, theme, chart.editor.page.chart, chart.camera, room, chart.coast.get());
    if (chart.editor.picked) {
        const Box box = desk::box_of(chart.camera, room, *chart.editor.picked);
        list.AddRect({static_cast<float>(box.left), static_cast<float>(box.top)},
                     {static_cast<float>(box.right), static_cast<float>(box.bottom)},
                     ImGui::GetColorU32(refusal_colour), 0, 0, 3);
    }
    if (!chart.editor.message.empty()) {
        list.AddText(theme.bold, theme.bold->FontSize, {at.x + 10, at.y + 8},
                     drawn_colour(marked_wrong_ink), chart.editor.message.c_str());
    }
}

void draw_file(const Theme& theme, const desk::ChartDesk& chart, FrontIntents& intents) {
    std::string file = chart.file;
    ImGui::SetNextItemWidth(theme.px(420));
    const bool was_entered = ImGui::InputTextWithHint("##file", "maps/NAME.toml", &file,
                                                      ImGuiInputTextFlags_EnterReturnsTrue);
    if (file != chart.file) intents.emplace_back(desk::NameChartFile{file});
    ImGui::SameLine();
    if (ImGui::Button("Open") || was_entered) intents.emplace_back(desk::OpenChart{false});
    ImGui::SameLine();
    ImGui::BeginDisabled(!chart.editor.has_chart());
    if (brass_button("Save")) intents.emplace_back(desk::SaveChart{false});
    ImGui::SameLine();
    if (ImGui::Button("Fit")) intents.emplace_back(desk::FitChart{});
    ImGui::EndDisabled();
    ImGui::SameLine(0, theme.px(16));
    ImGui::TextColored(quiet_colour, "%s",
                       chart.editor.is_changed ? "changed since it was saved" : "");
}

}  // namespace

void draw_chart_desk(const Theme& theme, const desk::ChartDesk& chart, bool is_making,
                     const PageImages& pictures, FrontIntents& intents) {
    draw_file(theme, chart, intents);
    const float side = theme.px(270);
    ImGui::BeginChild("##tools", {side, 0});
    draw_making(theme, chart, is_making, intents);
    if (chart.editor.has_chart() && ImGui::CollapsingHeader("Other charts")) {
        draw_offered(theme, chart, pictures, intents);
    }
    if (chart.editor.has_chart()) {
        draw_tools(theme, chart.editor, intents);
        draw_names(theme, chart.editor, intents);
        draw_place(theme, chart, intents);
        draw_findings(theme, chart, intents);
    }
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginChild("##canvas");
    draw_canvas(theme, chart, pictures, intents);
    ImGui::EndChild();
}

}  // namespace flagplot::screens
