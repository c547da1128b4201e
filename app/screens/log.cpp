#include <algorithm>
#include <array>
#include <cmath>

#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

constexpr std::array<const char*, 5> tab_names{"Events", "Orders", "Contacts", "Rulings", "Dice"};
constexpr std::array<const char*, 5> if_empty{
    "nothing has happened yet", "no orders to show", "nothing has been sighted",
    "nothing was decided by hand", "no die has fallen, or none that may be seen here"};

/// One line, wrapped. If it is not visible, it only takes up its space.
void draw_row(const Theme& theme, const desk::LogRow& row, int number, Intents& intents) {
    const float dot = theme.px(22) + ImGui::GetFontSize();
    const float texts_at = dot + ImGui::CalcTextSize("decide 00:00").x;
    const float wide = std::max(ImGui::GetContentRegionAvail().x - texts_at, theme.px(60));
    const float height = ImGui::CalcTextSize(row.text.c_str(), nullptr, false, wide).y;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (!ImGui::IsRectVisible(at, {at.x + 1, at.y + height})) return ImGui::Dummy({0, height});
    ImGui::PushID(number);
    if (ImGui::Selectable("##row", false, ImGuiSelectableFlags_AllowDoubleClick, {0, height}) &&
        row.square && ImGui::IsMouseDoubleClicked(0)) {
        intents.emplace_back(desk::CentreOn{*row.square});
        intents.emplace_back(desk::Select{desk::SquarePick{*row.square}});
    }
    ImGui::PopID();
    ImGui::SameLine(theme.px(4));
    ImGui::TextColored(colour_of(row.colour), "\u25cf");
    ImGui::SameLine(dot);
    ImGui::TextColored(quiet_colour, "%s", row.time.c_str());
    ImGui::SameLine(texts_at);
    ImGui::PushTextWrapPos(texts_at + wide);
    ImGui::TextUnformatted(row.text.c_str());
    ImGui::PopTextWrapPos();
}

/// The turns, with the newest one open.
void draw_rows(const Theme& theme, const std::vector<desk::LogTurn>& turns, std::size_t tab,
               bool shows_steps, Intents& intents) {
    if (turns.empty()) ImGui::TextColored(quiet_colour, "%s", if_empty[tab]);
    for (const desk::LogTurn& turn : turns) {
        const bool is_newest = &turn == &turns.front();
        ImGui::SetNextItemOpen(is_newest, ImGuiCond_Once);
        if (!ImGui::CollapsingHeader(turn.title.c_str())) continue;
        ImGui::PushID(turn.title.c_str());
        for (std::size_t i = 0; i < turn.rows.size(); ++i) {
            const desk::LogRow& row = turn.rows[i];
            if (shows_steps || !row.is_step) draw_row(theme, row, static_cast<int>(i), intents);
        }
        ImGui::PopID();
    }
}

bool has_steps(const std::vector<desk::LogTurn>& turns) {
    return std::any_of(turns.begin(), turns.end(), [](const desk::LogTurn& turn) {
        return std::any_of(turn.rows.begin(), turn.rows.end(),
                           [](const desk::LogRow& row) { return row.is_step; });
    });
}

/// A dot on a line for every turn; the one shown is filled with brass. Clicking or dragging on the
/// line shows the nearest turn.
void draw_line(const Theme& theme, const std::vector<desk::TurnDot>& turns, Intents& intents) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float edge = theme.px(10);
    const float wide = std::max(ImGui::GetContentRegionAvail().x - 2 * edge, edge);
    const float y = at.y + theme.px(11);
    const auto last = static_cast<float>(turns.size() - 1);
    ImGui::InvisibleButton("##turns", {wide + 2 * edge, theme.px(22)});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({at.x + edge, y}, {at.x + edge + wide, y}, ImGui::GetColorU32(line_colour),
                 theme.px(2));
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const float x = at.x + edge + wide * static_cast<float>(i) / last;
        const bool is_shown = turns[i].is_shown;
        list.AddCircleFilled({x, y}, theme.px(is_shown ? 7 : 4),
                             ImGui::GetColorU32(is_shown ? brass_colour : text_colour));
    }
    const float along = (ImGui::GetIO().MousePos.x - at.x - edge) / wide;
    const desk::TurnDot& near =
        turns[static_cast<std::size_t>(std::lround(std::clamp(along, 0.F, 1.F) * last))];
    if (ImGui::IsItemActive() && !near.is_shown) {
        intents.emplace_back(
            desk::LookAtTurn{near.is_open ? std::nullopt : std::optional<TurnNumber>(near.turn)});
    }
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip("turn %d, %s", near.turn.count, near.date.c_str());
    }
}

void draw_running(const Theme& theme, const desk::DeskState& state, const desk::Intent& run_on,
                  Intents& intents) {
    if (ImGui::Button("Run on until")) intents.push_back(run_on);
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s", "turn after turn, until one of these is to be decided");
    }
    for (const desk::RunStopRow& row : desk::run_stop_table) {
        const auto wanted = ImGui::CalcTextSize(row.label.data()).x + ImGui::GetFrameHeight();
        ImGui::SameLine(0, theme.px(8));
        if (ImGui::GetContentRegionAvail().x < wanted) ImGui::NewLine();
        bool is_set = state.stops.test(desk::place_of(row.stop));
        if (tick_box(row.label.data(), is_set)) {
            intents.emplace_back(desk::ToggleStop{row.stop});
        }
        if (ImGui::IsItemHovered()) {
            ImGui::SetTooltip("without the tick: %s", row.otherwise.data());
        }
    }
}

void draw_turns(const Theme& theme, const std::vector<desk::TurnDot>& turns,
                const desk::DeskState& state, const std::optional<desk::Intent>& run_on,
                Intents& intents) {
    heading(theme, "TURNS");
    if (turns.size() > 1) {
        ImGui::SameLine(0, theme.px(16));
        if (ImGui::Button("\u25c0 Back")) intents.emplace_back(desk::StepTurn{-1});
        ImGui::SameLine();
        if (ImGui::Button("On \u25b6")) intents.emplace_back(desk::StepTurn{1});
        ImGui::SameLine();
        if (ImGui::Button("Now")) intents.emplace_back(desk::LookAtTurn{});
        ImGui::SameLine();
        if (ImGui::Button(state.plays_film ? "Stop the film" : "Film")) {
            intents.emplace_back(desk::PlayFilm{});
        }
        draw_line(theme, turns, intents);
    }
    if (run_on) draw_running(theme, state, *run_on, intents);
}

}  // namespace

Intents draw_log(const Theme& theme, const Box& place, const desk::LogTabs& log,
                 const std::vector<desk::TurnDot>& turns, const desk::DeskState& state,
                 const std::optional<desk::Intent>& run_on) {
    Intents intents;
    begin_panel("##log", place, bar_colour);
    const float wide = std::max(theme.px(360), ImGui::GetContentRegionAvail().x * 0.3F);
    const float side = turns.size() < 2 && !run_on ? 0 : wide;
    ImGui::BeginChild("##rows", {ImGui::GetContentRegionAvail().x - side, 0});
    const auto shown = static_cast<std::size_t>(state.tab);
    for (std::size_t tab = 0; tab < tab_names.size(); ++tab) {
        if (tab > 0) ImGui::SameLine(0, theme.px(18));
        const bool is_shown = tab == shown;
        ImGui::PushStyleColor(ImGuiCol_Button, no_colour);
        ImGui::PushStyleColor(ImGuiCol_Text, is_shown ? text_colour : quiet_colour);
        if (ImGui::SmallButton(tab_names[tab])) {
            intents.emplace_back(desk::ShowTab{static_cast<desk::LogTab>(tab)});
        }
        ImGui::PopStyleColor(2);
        if (!is_shown) continue;
        const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
        ImGui::GetWindowDrawList()->AddLine({from.x, to.y + theme.px(2)},
                                            {to.x, to.y + theme.px(2)},
                                            ImGui::GetColorU32(brass_colour), theme.px(2));
    }
    if (has_steps(log[shown])) {
        ImGui::SameLine(0, theme.px(30));
        bool shows_steps = state.shows_steps;
        if (tick_box("each step", shows_steps)) intents.emplace_back(desk::ToggleSteps{});
    }
    ImGui::Dummy({0, theme.px(2)});
    ImGui::BeginChild(tab_names[shown]);
    draw_rows(theme, log[shown], shown, state.shows_steps, intents);
    ImGui::EndChild();
    ImGui::EndChild();
    if (side > 0) {
        ImGui::SameLine();
        ImGui::BeginChild("##turns");
        // so that all ticks are seen in a log of the usual height
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing,
                            {ImGui::GetStyle().ItemSpacing.x, theme.px(2)});
        draw_turns(theme, turns, state, run_on, intents);
        ImGui::PopStyleVar();
        ImGui::EndChild();
    }
    ImGui::End();
    return intents;
}

}  // namespace flagplot::screens
