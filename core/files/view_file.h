#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A file that a player takes to a folder without a save: their book and their view as JSON, with
/// nothing that they have not been told.

namespace flagplot {

/// {"flagplot_view": 1, "book": ..., "view": ...}, one member per line, with a line end.
[[nodiscard]] std::string view_file_text(const Book& book, const SideView& view);

/// Reads it: `read_view_file(view_file_text(b, v)) == {b, v}`. A file may come from anywhere: every
/// number, square, name and reference in it is checked, so that everything that is accepted can be
/// shown, checked against and absorbed. Errors have the path in the JSON as their place.
[[nodiscard]] Result<std::pair<Book, SideView>> read_view_file(std::string_view text,
                                                               std::string_view file);

}  // namespace flagplot
