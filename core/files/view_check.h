#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"
#include "view/book.h"
#include "view/side_view.h"

namespace flagplot {

/// The first thing in a book and a view that no campaign can have produced: numbers out of range,
/// squares off the chart, references to nothing, lists that do not agree.
[[nodiscard]] std::optional<Error> problem_in(const Book& book, const SideView& view,
                                              std::string_view file);

}  // namespace flagplot
