#pragma once

#include <string>
#include <vector>

/// \file
/// Writes tables of comma-separated values (RFC 4180).

namespace flagplot {

/// A record with its line end. Cells with a comma, a quotation mark or a line end are put in
/// quotation marks.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& cells);

}  // namespace flagplot
