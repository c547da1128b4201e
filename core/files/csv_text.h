#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "toml/source_file.h"

/// \file
/// Tables of comma-separated values (RFC 4180), as they are read.

namespace flagplot {

struct CsvCell {
    std::string text;
    Place where;  ///< of its first byte, line and column from 1
};

using CsvRow = std::vector<CsvCell>;

/// The rows of a table; lines with nothing in them are left out. What parts the cells is what
/// stands behind the first of them: a comma, a semicolon or a tab, as spreadsheets write it.
[[nodiscard]] Result<std::vector<CsvRow>> csv_rows(const SourceFile& file);

}  // namespace flagplot
