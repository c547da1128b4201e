#pragma once

#include <string>

#include "files/draft.h"
#include "toml/source_file.h"

namespace flagplot {

/// The deck in a text, for a draft that has its chart and its formations; problems are added.
/// Afterwards the draft knows its cards by name.
[[nodiscard]] Deck deck_from(const SourceFile& file, std::string id, Draft& draft);

/// Only a deck, with this name; or what `problems_of_deck` finds.
[[nodiscard]] tl::expected<Deck, Diagnostics> read_deck(const SourceFile& file, std::string id);

/// Everything wrong with a deck by itself, sorted by place: without a chart to check squares
/// against, or forces to check formations.
[[nodiscard]] Diagnostics problems_of_deck(const SourceFile& file);

}  // namespace flagplot
