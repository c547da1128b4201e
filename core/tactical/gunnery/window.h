#pragma once

#include "tactical/gunnery/battle.h"
#include "tactical/kit/plane.h"
#include "tactical/scene.h"

/// \file
/// The part of the plane that a side is shown: all that it knows a place of, and a margin (GU-7).

namespace flagplot::tactical::gunnery {

inline constexpr std::int32_t yards_in_step = 500;

/// Yards in steps, to the nearest.
[[nodiscard]] constexpr std::int32_t in_steps(std::int32_t yards) {
    return (yards + yards_in_step / 2) / yards_in_step;
}

class Window {
  public:
    explicit Window(const View& view);

    /// The step that a place lies in; of one beside the window the nearest.
    [[nodiscard]] BoardPlace place(kit::Point point) const;
    [[nodiscard]] std::int32_t columns() const { return columns_; }
    [[nodiscard]] std::int32_t rows() const { return rows_; }

  private:
    void take(kit::Point point);

    // In steps of the plane: the column furthest west, the row furthest north.
    std::int32_t west_ = 0;
    std::int32_t north_ = 0;
    std::int32_t columns_ = 0;
    std::int32_t rows_ = 0;
    // While places are taken: those furthest east and south.
    std::int32_t east_ = 0;
    std::int32_t south_ = 0;
    bool is_empty_ = true;
};

}  // namespace flagplot::tactical::gunnery
