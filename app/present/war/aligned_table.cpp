#include "present/war/aligned_table.h"

#include <algorithm>
#include <utility>

namespace flagplot {

void AlignedTable::row(std::vector<std::string> cells) {
    for (std::string& cell : cells) std::replace(cell.begin(), cell.end(), '|', '/');
    rows_.push_back(std::move(cells));
}

std::string AlignedTable::text() const {
    std::string text = line(rows_.front(), ' ');
    text += line(std::vector<std::string>(rows_.front().size()), '-');
    for (std::size_t i = 1; i < rows_.size(); ++i) text += line(rows_[i], ' ');
    return text;
}

std::size_t AlignedTable::width_of(std::size_t column) const {
    std::size_t width = 3;  // "---"
    for (const auto& row : rows_) width = std::max(width, row[column].size());
    return width;
}

std::string AlignedTable::line(const std::vector<std::string>& cells, char filling) const {
    std::string text = "|";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        text += ' ' + cells[i] + std::string(width_of(i) - cells[i].size(), filling) + " |";
    }
    return text + "\n";
}

}  // namespace flagplot
