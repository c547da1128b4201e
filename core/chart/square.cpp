#include "chart/square.h"

#include "base/plain_text.h"

namespace flagplot {

namespace {

constexpr std::int32_t letters = 26;
constexpr std::int32_t most = 10'000;  // for columns and rows: far beyond any chart

}  // namespace

std::string name_of(Square square) {
    std::string column;
    for (std::int32_t rest = square.column + 1; rest > 0; rest = (rest - 1) / letters) {
        column.insert(column.begin(), static_cast<char>('A' + (rest - 1) % letters));
    }
    return column + std::to_string(square.row + 1);
}

std::optional<Square> read_square(std::string_view text) {
    std::int32_t column = 0;
    std::int32_t row = 0;
    std::size_t at = 0;
    for (; at < text.size() && column < most; ++at) {
        if (!is_letter(text[at])) break;
        column = column * letters + (upper_case(text[at]) - 'A' + 1);
    }
    const std::size_t digits = at;
    for (; at < text.size() && row < most && is_digit(text[at]); ++at) {
        row = row * 10 + (text[at] - '0');
    }
    const bool whole = at == text.size() && at > digits && digits > 0;
    if (!whole || column > most || row > most || row < 1 || text[digits] == '0') {
        return std::nullopt;
    }
    return Square{static_cast<std::int16_t>(column - 1), static_cast<std::int16_t>(row - 1)};
}

}  // namespace flagplot
