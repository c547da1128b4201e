#pragma once

#include <string>

#include "files/draft.h"
#include "toml/source_file.h"

namespace flagplot {

/// The deck that a text holds, for a draft that has its chart and its formations; what is wrong
/// goes to the problems. Its cards are known by name in the draft afterwards.
[[nodiscard]] Deck deck_from(const SourceFile& file, std::string id, Draft& draft);

/// A deck by itself, of this name; or what `problems_of_deck` says of it.
[[nodiscard]] tl::expected<Deck, Diagnostics> read_deck(const SourceFile& file, std::string id);

/// Everything that is wrong with a deck by itself, sorted by place: no chart says which squares
/// there are, no forces which formations.
[[nodiscard]] Diagnostics problems_of_deck(const SourceFile& file);

}  // namespace flagplot
