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
/// A chart while it is drawn: a value, and the one way from one to the next. It knows no file.

namespace flagplot::desk {

/// What a stroke across the chart does.
enum class Brush : std::uint8_t { sea, land, islands, barrier, place };

/// All of a chart that can be edited.
struct ChartPage {
    Chart chart;
    std::vector<Strait> straits = {};

    friend bool operator==(const ChartPage&, const ChartPage&) = default;
};

/// \invariant every port and every square of a strait is navigable
struct ChartEditor {
    ChartPage page = {};  ///< no columns: there is no chart yet
    Brush brush = Brush::sea;
    Closes closes = Closes::both;         ///< what the next barrier closes
    std::optional<Square> picked = {};    ///< where a place is named
    std::vector<ChartPage> earlier = {};  ///< the last one is taken back first
    std::vector<ChartPage> later = {};
    std::optional<ChartPage> before_stroke = {};  ///< a stroke is being drawn
    std::optional<Square> stroke_at = {};         ///< where it has got to
    bool is_naming = false;                       ///< the last step was a name, being typed
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
/// What is painted until `EndStroke` is taken back at once.
struct PaintTo {
    Square square;
};
struct EndStroke {};
/// A barrier of the chosen kind between these neighbours, another kind instead of the one that is
/// there, or none where one of this kind is.
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

/// The editor after an intent. Never fails: what is refused is said in `message`.
[[nodiscard]] ChartEditor editor_after(ChartEditor editor, const EditIntent& intent);

/// An editor in which this lies; nothing can be taken back.
[[nodiscard]] ChartEditor editor_of(ChartPage page);

/// All sea, without a place on the globe.
[[nodiscard]] Chart blank_chart(std::int32_t columns, std::int32_t rows);

/// The neighbours parted by the edge or corner that is near this place of the chart, in squares
/// from the north-western corner of A1; none: it is in the middle of a square, or at the border.
[[nodiscard]] std::optional<std::pair<Square, Square>> crossing_near(const Chart& chart,
                                                                     Point place);

}  // namespace flagplot::desk
