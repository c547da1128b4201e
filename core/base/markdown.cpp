#include "base/markdown.h"

#include <fmt/format.h>

namespace flagplot {

namespace {

/// A text in a cell of a table.
std::string cell(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '|') safe += '\\';
        safe += c == '\n' ? ' ' : c;
    }
    return safe;
}

}  // namespace

std::string table_row(const std::vector<std::string>& cells) {
    std::string row = "|";
    for (const std::string& text : cells) row += fmt::format(" {} |", cell(text));
    return row + "\n";
}

std::string table_head(const std::vector<std::string>& titles) {
    return table_row(titles) + table_row(std::vector<std::string>(titles.size(), "---"));
}

std::string capitalised(std::string text) {
    if (text.front() >= 'a' && text.front() <= 'z') text.front() -= 'a' - 'A';
    return text;
}

}  // namespace flagplot
