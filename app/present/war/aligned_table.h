#pragma once

#include <string>
#include <vector>

namespace flagplot {

/// A table of Markdown whose columns stand in line on a terminal too. A bar in a cell becomes a
/// stroke.
class AlignedTable {
  public:
    explicit AlignedTable(std::vector<std::string> titles) { row(std::move(titles)); }

    void row(std::vector<std::string> cells);
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] std::size_t width_of(std::size_t column) const;
    [[nodiscard]] std::string line(const std::vector<std::string>& cells, char filling) const;

    std::vector<std::vector<std::string>> rows_;
};

}  // namespace flagplot
