#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "chart/chart.h"
#include "chart/strait.h"
#include "present/picture/picture.h"

/// \file
/// A chart while it is drawn: a value, and the only way from one to the next. It knows no file.

namespace flagplot::desk {

/// What a stroke across the chart does.
enum class Brush : std::uint8_t { sea, land, islands, barrier, place };

/// Everything that can be edited of a chart.
struct ChartPage {
    Chart chart;
    std::vector<Strait> straits = {};

    friend bool operator==(const ChartPage&, const ChartPage&) = default;
};

/// \invariant every port and every square of a strait is navigable
struct ChartEditor {
    ChartPage page = {};  ///< no columns: no chart yet
    Brush brush = Brush::sea;
    Closes closes = Closes::both;         ///< what the next barrier closes
    std::optional<Square> picked = {};    ///< where a place is named
    std::vector<ChartPage> earlier = {};  ///< for undo, the last step last
    std::vector<ChartPage> later = {};
    std::optional<ChartPage> before_stroke = {};  ///< a stroke is being drawn
    std::optional<Square> stroke_at = {};         ///< where the stroke is now
    bool is_naming = false;                       ///< the last step was typing a name
    bool is_changed = false;                      ///< since it was opened or saved
    std::string message = {};                     ///< why something was refused

    [[nodiscard]] bool has_chart() const { return page.chart.columns > 0; }
};

struct TakeBrush {
    Brush brush{};
};
struct ChooseClosing {
    Closes closes{};
};
/// Everything painted until `EndStroke` is one step of undo.
struct PaintTo {
    Square square;
};
struct EndStroke {};
/// Sets a barrier of the chosen kind between these neighbours, in place of another kind, or removes
/// it if it is of this kind.
struct SwitchBarrier {
    Square a;
    Square b;
};
struct PickSquare {
    std::optional<Square> square;
};
struct NamePlace {
    Square square;
    std::string name;
    bool is_port = false;
};
struct TakeNameOff {
    std::string name;
};
struct NameChart {
    std::string name;
    std::string title;
};
struct UndoEdit {};
struct RedoEdit {};

using EditIntent = std::variant<TakeBrush, ChooseClosing, PaintTo, EndStroke, SwitchBarrier,
                                PickSquare, NamePlace, TakeNameOff, NameChart, UndoEdit, RedoEdit>;

/// The editor after an intent. Never fails: the reason for a refusal is in `message`.
[[nodiscard]] ChartEditor editor_after(ChartEditor editor, const EditIntent& intent);

/// An editor with this chart, without steps to undo.
[[nodiscard]] ChartEditor editor_of(ChartPage page);

/// Only sea, and without a position on the globe.
[[nodiscard]] Chart blank_chart(std::int32_t columns, std::int32_t rows);

/// The two squares separated by the edge or corner near this place of the chart, in squares from
/// the north-western corner of A1; none if it is in the middle of a square, or at the border.
[[nodiscard]] std::optional<std::pair<Square, Square>> crossing_near(const Chart& chart,
                                                                     Point place);

}  // namespace flagplot::desk
