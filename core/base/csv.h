#pragma once

#include <string>
#include <vector>

/// \file
/// Tables of comma-separated values (RFC 4180), as they are written.

namespace flagplot {

/// A record with its line end. What holds a comma, a quotation mark or a line end is put into
/// quotation marks.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& cells);

}  // namespace flagplot
