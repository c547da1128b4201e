#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "toml/source_file.h"

/// \file
/// Reads tables of comma-separated values (RFC 4180).

namespace flagplot {

struct CsvCell {
    std::string text;
    Place where;  ///< of its first byte, line and column from 1
};

using CsvRow = std::vector<CsvCell>;

/// The rows of a table, without empty lines. The separator is the character after the first cell: a
/// comma, a semicolon or a tab, as spreadsheets write it.
[[nodiscard]] Result<std::vector<CsvRow>> csv_rows(const SourceFile& file);

}  // namespace flagplot
