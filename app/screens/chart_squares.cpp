#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <vector>

#include "screens/front.h"

namespace flagplot::screens {

namespace {

// Pixels of a square from which text is legible.
constexpr double names_from = 22;  ///< of squares
constexpr double words_from = 16;  ///< names of places

ImU32 ink_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::sea:
            return drawn_colour(drawn_sea_ink);
        case Terrain::land:
            return drawn_colour(drawn_land_ink);
        case Terrain::islands:
            return drawn_colour(drawn_islands_ink);
    }
    return 0;
}

/// Draws items one after another, in pixels of the window.
class Squares {
  public:
    Squares(ImDrawList& list, const Theme& theme, const Chart& chart, const desk::Camera& camera,
            const Box& room, const Basemap* coast)
        : list_(list), theme_(theme), chart_(chart), camera_(camera), room_(room), coast_(coast) {
        const auto first = [](double from) {
            return std::max(static_cast<std::int32_t>(std::floor(from)), 0);
        };
        const double across = room.width() / camera.side / 2,
                     down = room.height() / camera.side / 2;
        west_ = first(camera.middle.x - across);
        north_ = first(camera.middle.y - down);
        east_ = std::min(first(camera.middle.x + across) + 1, chart.columns);
        south_ = std::min(first(camera.middle.y + down) + 1, chart.rows);
    }

    void draw() {
        for (std::int32_t row = north_; row < south_; ++row) draw_row(row);
        draw_lines();
        if (coast_ != nullptr) draw_coast();
        if (camera_.side >= names_from) draw_names();
        for (const Barrier& barrier : chart_.barriers) draw_barrier(barrier);
        for (const NamedPlace& place : chart_.places) draw_mark(place);
        if (camera_.side < words_from) return;
        for (const NamedPlace& place : chart_.places) draw_words(place);
    }

  private:
    [[nodiscard]] ImVec2 at(double column, double row) const {
        const Point pixel = desk::pixel_of(camera_, room_, {column, row});
        return {static_cast<float>(pixel.x), static_cast<float>(pixel.y)};
    }

    /// Neighbours of one kind are one rectangle.
    void draw_row(std::int32_t row) {
        const auto terrain = [&](std::int32_t column) {
            return chart_.at({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
        };
        for (std::int32_t column = west_; column < east_;) {
            std::int32_t end = column + 1;
            while (end < east_ && terrain(end) == terrain(column)) ++end;
            list_.AddRectFilled(at(column, row), at(end, row + 1), ink_of(terrain(column)));
            column = end;
        }
    }

    void draw_lines() {
        constexpr double lines_from = 7;  // pixels of a square
        if (camera_.side < lines_from) return;
        const ImU32 ink = drawn_colour(drawn_grid_ink, 0.28);
        for (std::int32_t column = west_; column <= east_; ++column) {
            list_.AddLine(at(column, north_), at(column, south_), ink);
        }
        for (std::int32_t row = north_; row <= south_; ++row) {
            list_.AddLine(at(west_, row), at(east_, row), ink);
        }
    }

    /// Points nearer to each other than can be seen are left out, and so is what lies beyond the
    /// chart.
    void draw_coast() {
        constexpr float least = 1.5F;  // pixels
        list_.PushClipRect(at(0, 0), at(chart_.columns, chart_.rows), true);
        const ImU32 ink = drawn_colour(coast_ink);
        const ImVec2 low = list_.GetClipRectMin(), high = list_.GetClipRectMax();
        for (const std::vector<Point>& ring : coast_->coast) {
            if (ring.empty()) continue;
            ImVec2 from = at(ring.back().x, ring.back().y);
            for (const Point& point : ring) {
                const ImVec2 to = at(point.x, point.y);
                if (std::abs(to.x - from.x) + std::abs(to.y - from.y) < least) continue;
                const bool is_seen =
                    std::max(from.x, to.x) >= low.x && std::min(from.x, to.x) <= high.x &&
                    std::max(from.y, to.y) >= low.y && std::min(from.y, to.y) <= high.y;
                if (is_seen) list_.AddLine(from, to, ink, theme_.px(1.2F));
                from = to;
            }
        }
        list_.PopClipRect();
    }

    void draw_names() {
        const ImU32 ink = drawn_colour(drawn_grid_ink, 0.7);
        for (std::int32_t row = north_; row < south_; ++row) {
            for (std::int32_t column = west_; column < east_; ++column) {
                const std::string name = name_of(
                    Square{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
                const ImVec2 corner = at(column, row);
                list_.AddText(theme_.small, theme_.small->FontSize * 0.85F,
                              {corner.x + 2, corner.y + 1}, ink, name.c_str());
            }
        }
    }

    void draw_barrier(const Barrier& barrier) {
        const ImU32 ink =
            ImGui::GetColorU32(barrier.closes == Closes::both    ? colour_of(closes_both_ink)
                               : barrier.closes == Closes::sight ? colour_of(closes_sight_ink)
                                                                 : colour_of(closes_way_ink));
        const double x = std::max(barrier.a.column, barrier.b.column);
        const double y = std::max(barrier.a.row, barrier.b.row);
        const float width = std::max(static_cast<float>(camera_.side) * 0.1F, 2.0F);
        if (barrier.a.column == barrier.b.column) {
            list_.AddLine(at(barrier.a.column, y), at(barrier.a.column + 1, y), ink, width);
        } else if (barrier.a.row == barrier.b.row) {
            list_.AddLine(at(x, barrier.a.row), at(x, barrier.a.row + 1), ink, width);
        } else {
            list_.AddCircleFilled(at(x, y), width * 1.3F, ink, 12);
        }
    }

    [[nodiscard]] ImVec2 middle_of(const NamedPlace& place) const {
        return at(place.square.column + 0.5, place.square.row + 0.5);
    }
    [[nodiscard]] float size_of_mark() const {
        return std::clamp(static_cast<float>(camera_.side) * 0.12F, 2.0F, 6.0F);
    }

    void draw_mark(const NamedPlace& place) {
        const ImVec2 middle = middle_of(place);
        const float size = size_of_mark();
        const ImU32 ink = drawn_colour(bar_ink);
        if (place.is_port) {
            list_.AddRectFilled({middle.x - size, middle.y - size},
                                {middle.x + size, middle.y + size}, ink);
        } else {
            list_.AddCircle(middle, size, ink, 12, 1.5F);
        }
    }

    /// The name where it covers no other: to the right of its mark, a line lower or higher, or to
    /// the left. It is left out if there is no room.
    void draw_words(const NamedPlace& place) {
        const ImVec2 middle = middle_of(place);
        const float gap = size_of_mark() + 3;
        const float high = theme_.small->FontSize;
        const float wide = theme_.small->CalcTextSizeA(high, FLT_MAX, 0, place.name.c_str()).x;
        const float right = middle.x + gap, left = middle.x - gap - wide, top = middle.y - high / 2;
        const std::array<ImVec2, 6> corners{{{right, top},
                                             {right, top + high},
                                             {right, top - high},
                                             {left, top},
                                             {left, top + high},
                                             {left, top - high}}};
        for (const ImVec2& corner : corners) {
            const Box words{corner.x, corner.y, corner.x + wide, corner.y + high};
            const auto is_covered = [&](const Box& other) { return words.overlaps(other); };
            if (std::any_of(words_.begin(), words_.end(), is_covered)) continue;
            list_.AddText(theme_.small, high, corner, drawn_colour(bar_ink), place.name.c_str());
            words_.push_back(words);
            return;
        }
    }

    ImDrawList& list_;
    const Theme& theme_;
    const Chart& chart_;
    const desk::Camera& camera_;
    const Box& room_;
    const Basemap* coast_;
    std::int32_t west_ = 0, north_ = 0, east_ = 0, south_ = 0;
    std::vector<Box> words_;  ///< names drawn so far
};

}  // namespace

void draw_chart_squares(ImDrawList& list, const Theme& theme, const Chart& chart,
                        const desk::Camera& camera, const Box& room, const Basemap* coast) {
    list.PushClipRect({static_cast<float>(room.left), static_cast<float>(room.top)},
                      {static_cast<float>(room.right), static_cast<float>(room.bottom)}, true);
    Squares(list, theme, chart, camera, room, coast).draw();
    list.PopClipRect();
}

std::vector<desk::Camera> cameras_asked(const desk::Camera& camera, const Box& room,
                                        const Chart& chart) {
    const ImGuiIO& io = ImGui::GetIO();
    std::vector<desk::Camera> asked;
    if (ImGui::IsItemHovered() && io.MouseWheel != 0) {
        constexpr double step = 1.2;
        asked.push_back(desk::zoomed(camera, room, {io.MousePos.x, io.MousePos.y},
                                     std::pow(step, static_cast<double>(io.MouseWheel)), chart));
    }
    if (ImGui::IsMouseDragging(2, 0) && ImGui::IsWindowHovered()) {
        asked.push_back(desk::panned(camera, room, {io.MouseDelta.x, io.MouseDelta.y}, chart));
    }
    return asked;
}

std::optional<Square> square_clicked(const desk::Camera& camera, const Box& room,
                                     const Chart& chart) {
    if (!ImGui::IsItemActive() || !ImGui::IsMouseClicked(0)) return std::nullopt;
    const ImVec2 at = ImGui::GetIO().MousePos;
    return desk::square_under(camera, room, {at.x, at.y}, chart);
}

}  // namespace flagplot::screens
