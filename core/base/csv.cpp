#include "base/csv.h"

#include <string_view>

namespace flagplot {

namespace {

std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) {
        if (c == '"') cell += '"';
        cell += c;
    }
    return cell + "\"";
}

}  // namespace

std::string csv_row(const std::vector<std::string>& cells) {
    constexpr std::string_view line_end = "\r\n";
    std::string row;
    for (const std::string& cell : cells) {
        if (&cell != cells.data()) row += ',';
        row += csv_cell(cell);
    }
    row += line_end;
    return row;
}

}  // namespace flagplot
