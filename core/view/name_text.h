#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// \file
/// Names as an order writes them: in quotation marks where they would not be read back as they are.

namespace flagplot {

[[nodiscard]] std::string quoted_name(const std::string& name);

/// Would these words of a line be read as this very name, and as nothing else?
[[nodiscard]] bool is_read_as(const std::string& name, const std::vector<std::string>& words);

/// A name that is one word of a line.
[[nodiscard]] std::string name_as_word(const std::string& name);

/// The name of a formation at the front of a line.
[[nodiscard]] std::string name_in_front(const std::string& name);

/// One of several names, each of as many words as it likes.
[[nodiscard]] std::string name_among(const std::vector<std::string>& names, std::size_t which);

/// The name of a card, behind which its target may stand.
[[nodiscard]] std::string name_of_card(const std::string& name);

}  // namespace flagplot
