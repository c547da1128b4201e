#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// \file
/// Lines of a file by the side that each names. Upper and lower case make no difference.

namespace flagplot::desk {

[[nodiscard]] bool is_same_name(const std::string& a, const std::string& b);

/// The last line of this side; `sides` has the side of each line.
[[nodiscard]] std::optional<std::size_t> last_of_side(const std::vector<std::string>& sides,
                                                      const std::string& side);
/// The next line of the same side, before (`is_up`) or after this one. \pre line < sides.size()
[[nodiscard]] std::optional<std::size_t> neighbour_of_side(const std::vector<std::string>& sides,
                                                           std::size_t line, bool is_up);

/// "UK-NEW": the name of a new item of a side.
[[nodiscard]] std::string id_of_side(const std::string& side, const std::string& word);

}  // namespace flagplot::desk
