#include "present/battle/battle_scene_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "present/battle/scene_notes.h"

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::BoardPlace;
using tactical::Grid;
using tactical::Token;

constexpr std::int32_t field_width = 3;     ///< characters a field is wide
constexpr std::int32_t plane_columns = 72;  ///< at most
constexpr std::int32_t plane_rows = 24;

/// A, B, ... for the first side's tokens, a, b, ... for the second's; then digits for all.
constexpr std::array<std::string_view, 2> letters{"ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                                                  "abcdefghijklmnopqrstuvwxyz"};
constexpr std::string_view further = "0123456789";

std::vector<char> signs_of(const BattleScene& scene) {
    std::vector<std::size_t> used(scene.sides.size() + 1);
    std::size_t used_further = 0;
    std::vector<char> signs;
    for (const Token& token : scene.tokens) {
        const std::size_t side =
            token.side ? std::min(token.side->index(), scene.sides.size()) : scene.sides.size();
        const bool has_letter = side < letters.size() && used[side] < letters[side].size();
        if (has_letter) {
            signs.push_back(letters[side][used[side]++]);
        } else {
            signs.push_back(further[used_further++ % further.size()]);
        }
    }
    return signs;
}

/// A grid of characters for marks; where two are in one field, a + says that there is more.
class BoardSheet {
  public:
    explicit BoardSheet(const BattleScene& scene) : board_(scene.board) {
        const bool is_plane = board_.grid == Grid::plane;
        rows_ = is_plane ? std::min(board_.rows, plane_rows) : board_.rows;
        columns_ = is_plane ? std::min(board_.columns, plane_columns) : board_.columns;
        const char empty = is_plane ? ' ' : '.';
        for (std::int32_t row = 0; row < rows_; ++row) {
            std::string line;
            for (std::int32_t column = 0; column < columns_; ++column) {
                line += is_plane ? std::string(1, empty) : fmt::format(" {} ", empty);
            }
            lines_.push_back(std::move(line));
        }
    }

    void mark(BoardPlace place, char sign, bool is_token) {
        if (place.column < 0 || place.row < 0 || place.column >= board_.columns ||
            place.row >= board_.rows) {
            return;
        }
        const bool is_plane = board_.grid == Grid::plane;
        const auto row = static_cast<std::size_t>(scaled(place.row, board_.rows, rows_));
        const auto column =
            static_cast<std::size_t>(scaled(place.column, board_.columns, columns_)) *
            static_cast<std::size_t>(is_plane ? 1 : field_width);
        const std::size_t middle = column + (is_plane ? 0 : 1);
        std::string& line = lines_.at(row);
        const bool is_taken = is_token && is_letter(line.at(middle));
        if (!is_taken) {
            line.at(middle) = sign;
        } else if (is_plane) {
            line.at(middle) = '+';
        } else {
            char& beside = line.at(middle + 1);
            beside = beside == ' ' ? sign : '+';
        }
    }

    [[nodiscard]] std::string text() const {
        const bool is_plane = board_.grid == Grid::plane;
        std::string text = is_plane ? "   +" + std::string(width(), '-') + "+\n" : heads();
        for (std::size_t row = 0; row < lines_.size(); ++row) {
            const bool is_shifted = board_.grid == Grid::hexes && row % 2 == 1;
            std::string line = lines_[row];
            if (!is_plane) line.erase(line.find_last_not_of(' ') + 1);
            text += is_plane ? fmt::format("   |{}|\n", line)
                             : fmt::format("{:3} {}{}\n", row, is_shifted ? "  " : "", line);
        }
        return is_plane ? text + "   +" + std::string(width(), '-') + "+\n" : text;
    }

  private:
    static bool is_letter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               c == '+';
    }
    static std::int32_t scaled(std::int32_t place, std::int32_t size, std::int32_t shown) {
        return size <= shown ? place
                             : static_cast<std::int32_t>(std::int64_t{place} * shown / size);
    }
    [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(columns_); }
    [[nodiscard]] std::string heads() const {
        std::string text = "    ";
        for (std::int32_t column = 0; column < columns_; ++column) {
            text += fmt::format("{:>2} ", column % 100);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        return text + "\n";
    }

    const tactical::Board& board_;
    std::int32_t rows_ = 0;
    std::int32_t columns_ = 0;
    std::vector<std::string> lines_;
};

std::string arcs_of(const Token& token) {
    std::vector<std::string> arcs;
    for (const tactical::FireArc& arc : token.arcs) {
        arcs.push_back(arc.from == arc.to ? fmt::format("{} all round to {}", arc.name, arc.reach)
                                          : fmt::format("{} {:03} to {:03} to {}", arc.name,
                                                        arc.from, arc.to, arc.reach));
    }
    return arcs.empty() ? "" : fmt::format("; {}", fmt::join(arcs, ", "));
}

std::string line_of(const BattleScene& scene, const Token& token, char sign) {
    const std::string side = token.side && token.side->index() < scene.sides.size()
                                 ? scene.sides[token.side->index()]
                                 : "nobody";
    std::string text = fmt::format(" {} {} ({})", token.is_gone ? '-' : sign, token.label, side);
    if (token.id != token.label) text += " " + token.id;
    if (!token.is_gone) text += fmt::format(" at {},{}", token.place.column, token.place.row);
    if (token.heading) text += fmt::format(", heading {:03}", *token.heading);
    if (!token.badges.empty()) text += fmt::format(": {}", fmt::join(token.badges, ", "));
    return text + arcs_of(token) + "\n";
}

}  // namespace

std::string battle_scene_text(const BattleScene& scene) {
    const std::vector<char> signs = signs_of(scene);
    BoardSheet sheet(scene);
    for (const tactical::TerrainMark& mark : scene.terrain) {
        sheet.mark(mark.place, mark.sign, false);
    }
    for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
        if (scene.tokens[i].is_gone) continue;
        sheet.mark(scene.tokens[i].place, signs[i], true);
        for (const BoardPlace field : scene.tokens[i].footprint.fields) {
            sheet.mark(field, signs[i], true);
        }
    }
    std::string text = scene.title + "\n" + sheet.text();
    if (!scene.board.step.empty()) text += fmt::format("One step is {}.\n", scene.board.step);
    for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
        text += line_of(scene, scene.tokens[i], signs[i]);
    }
    std::vector<std::string> named;
    for (const tactical::TerrainMark& mark : scene.terrain) {
        const std::string words = fmt::format(" {} {}\n", mark.sign, mark.name);
        if (std::find(named.begin(), named.end(), words) == named.end()) named.push_back(words);
    }
    for (const std::string& words : named) text += words;
    for (const tactical::Trace& trace : scene.traces) {
        text += fmt::format(" {},{} to {},{}: {}\n", trace.from.column, trace.from.row,
                            trace.to.column, trace.to.row, trace.what);
    }
    for (const std::string& sentence : scene_notes(scene)) text += " " + sentence + "\n";
    for (const std::string& sentence : scene.legend) text += " " + sentence + "\n";
    return text;
}

}  // namespace flagplot
