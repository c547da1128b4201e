#pragma once

#include <optional>
#include <vector>

#include "present/picture/picture.h"
#include "tactical/scene.h"

/// \file
/// Where a battle's board is on a page or in a window, and what is under a point.

namespace flagplot {

/// A board fitted into a room.
struct BattleFrame {
    tactical::Board board;
    Box page;          ///< only of the fields
    double field = 0;  ///< width of a field, or length of a step on a plane, in points

    /// The centre of a field; on a plane the place itself.
    [[nodiscard]] Point middle(tactical::BoardPlace place) const;
    /// The field under a point; on a plane the nearest place. None if it is outside the board.
    [[nodiscard]] std::optional<tactical::BoardPlace> place_at(Point point) const;
    /// The corners of a field, in order.
    [[nodiscard]] std::vector<Point> outline(tactical::BoardPlace place) const;
    /// How far something with a reach of this many steps reaches in this direction, in radians
    /// clockwise from north. Fields are counted as the board counts them, so it is not a circle on
    /// them.
    [[nodiscard]] double reach(std::int32_t steps, double direction) const;
};

/// As large as the room allows, centred. An empty board has a frame of no size.
[[nodiscard]] BattleFrame battle_frame(const tactical::Board& board, const Box& room);

/// Where a token is: several in one field are side by side.
struct TokenSpot {
    std::size_t token = 0;  ///< its index in the scene
    Point centre;
    double size = 0;  ///< of the counter
    double room = 0;  ///< how wide its name may be
};

/// One for each token that is on the board, in the order of the scene.
[[nodiscard]] std::vector<TokenSpot> token_spots(const tactical::BattleScene& scene,
                                                 const BattleFrame& frame, double scale);

/// The token under a point; the one drawn last, if there are several.
[[nodiscard]] std::optional<std::size_t> token_at(const std::vector<TokenSpot>& spots, Point point);

}  // namespace flagplot
