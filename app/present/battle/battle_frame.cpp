#include "present/battle/battle_frame.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace flagplot {

namespace {

using tactical::BoardPlace;
using tactical::Grid;

constexpr double half = 0.5;
const double row_step = std::sqrt(3.0) / 2;     // of hexes, in widths
const double hex_height = 2 / std::sqrt(3.0);   // from corner to corner, in widths
constexpr double sixth = std::numbers::pi / 3;  // of a turn
constexpr double twelfth = std::numbers::pi / 6;

bool is_on(const tactical::Board& board, BoardPlace place) {
    return place.column >= 0 && place.row >= 0 && place.column < board.columns &&
           place.row < board.rows;
}

/// Width and height of the board in fields.
Point extent(const tactical::Board& board) {
    const Point size{static_cast<double>(std::max(board.columns, 1)),
                     static_cast<double>(std::max(board.rows, 1))};
    if (board.grid != Grid::hexes) return size;
    return {size.x + half, (size.y - 1) * row_step + hex_height};
}

}  // namespace

Point BattleFrame::middle(BoardPlace place) const {
    const double column = place.column, row = place.row;
    if (board.grid != Grid::hexes) {
        return {page.left + (column + half) * field, page.top + (row + half) * field};
    }
    const double shift = place.row % 2 == 0 ? half : 1.0;
    return {page.left + (column + shift) * field,
            page.top + (row * row_step + hex_height / 2) * field};
}

std::optional<BoardPlace> BattleFrame::place_at(Point point) const {
    if (field <= 0) return std::nullopt;
    const Point in = (point - Point{page.left, page.top}) * (1 / field);
    if (board.grid != Grid::hexes) {
        const BoardPlace place{static_cast<std::int32_t>(std::floor(in.x)),
                               static_cast<std::int32_t>(std::floor(in.y))};
        return is_on(board, place) ? std::optional(place) : std::nullopt;
    }
    // A hex is everything nearer to its centre than to any other.
    const auto near_row = static_cast<std::int32_t>(std::floor(in.y / row_step));
    const auto near_column = static_cast<std::int32_t>(std::floor(in.x));
    std::optional<BoardPlace> nearest;
    double least = field * hex_height / 2;
    for (std::int32_t row = near_row - 1; row <= near_row + 1; ++row) {
        for (std::int32_t column = near_column - 1; column <= near_column + 1; ++column) {
            if (!is_on(board, {column, row})) continue;
            const Point away = point - middle({column, row});
            const double distance = std::hypot(away.x, away.y);
            if (distance > least) continue;
            least = distance;
            nearest = BoardPlace{column, row};
        }
    }
    return nearest;
}

std::vector<Point> BattleFrame::outline(BoardPlace place) const {
    const Point centre = middle(place);
    if (board.grid != Grid::hexes) return ring_of(box_round(centre, field, field));
    std::vector<Point> corners;
    const double radius = field * hex_height / 2;
    for (std::int32_t corner = 0; corner < 6; ++corner) {
        const double angle = sixth * corner;
        corners.push_back(centre + Point{std::sin(angle), -std::cos(angle)} * radius);
    }
    return corners;
}

double BattleFrame::reach(std::int32_t steps, double direction) const {
    const double length = (steps + half) * field;
    switch (board.grid) {
        case Grid::squares:
            return length / std::max(std::abs(std::sin(direction)), std::abs(std::cos(direction)));
        case Grid::hexes: {
            // The area within a number of hexes has its corners along the rows.
            double from_corner = std::fmod(direction - std::numbers::pi / 2, sixth);
            if (from_corner < 0) from_corner += sixth;
            return length * std::cos(twelfth) / std::cos(from_corner - twelfth);
        }
        case Grid::plane:
            return steps * field;
    }
    return length;
}

BattleFrame battle_frame(const tactical::Board& board, const Box& room) {
    const Point size = extent(board);
    const double field = std::max(std::min(room.width() / size.x, room.height() / size.y), 0.0);
    return {board, box_round(room.centre(), size.x * field, size.y * field), field};
}

std::vector<TokenSpot> token_spots(const tactical::BattleScene& scene, const BattleFrame& frame,
                                   double scale) {
    std::map<BoardPlace, std::vector<std::size_t>> by_place;
    for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
        const tactical::Token& token = scene.tokens[i];
        if (!token.is_gone && is_on(scene.board, token.place)) by_place[token.place].push_back(i);
    }
    const double usual = 26 * scale;  // of a counter on a plane
    const double field = scene.board.grid == Grid::plane ? 2 * usual : frame.field;
    std::vector<TokenSpot> spots;
    for (const auto& [place, tokens] : by_place) {
        const auto across = static_cast<std::size_t>(
            std::ceil(std::sqrt(static_cast<double>(tokens.size())) - 1e-9));
        const std::size_t down = (tokens.size() + across - 1) / across;
        const double cell = field * (across > 1 ? 0.9 : 1.0) / static_cast<double>(across);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const std::size_t row = i / across;
            const std::size_t in_row = std::min(across, tokens.size() - row * across);
            const Point offset{
                static_cast<double>(i % across) - static_cast<double>(in_row - 1) * half,
                static_cast<double>(row) - static_cast<double>(down - 1) * half};
            const double size = std::min(cell * (across > 1 ? 0.8 : 0.52), 34 * scale);
            spots.push_back({tokens[i], frame.middle(place) + offset * cell, size, cell});
        }
    }
    std::sort(spots.begin(), spots.end(),
              [](const TokenSpot& a, const TokenSpot& b) { return a.token < b.token; });
    return spots;
}

std::optional<std::size_t> token_at(const std::vector<TokenSpot>& spots, Point point) {
    constexpr double more = 1.1;  // than the counter, so that small ones can be clicked
    for (auto spot = spots.rbegin(); spot != spots.rend(); ++spot) {
        if (box_round(spot->centre, spot->size * more, spot->size * more).contains(point)) {
            return spot->token;
        }
    }
    return std::nullopt;
}

}  // namespace flagplot
