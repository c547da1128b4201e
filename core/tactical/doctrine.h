#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/module.h"
#include "tactical/terms.h"

/// \file
/// A doctrine as a player writes it: one wish a line, `all: KEY VALUE` or `NAME OF A SHIP: KEY
/// VALUE`. Lines that are empty or begin with # say nothing. Page: docs/battle-papers.md#doctrine

namespace flagplot::tactical {

/// Reads a side's doctrine. Errors carry the line and column in `text`, under the name `file`, and
/// the nearest right word: of the side's ships, of the keys, of the key's words.
[[nodiscard]] Result<Doctrine> read_doctrine(const std::vector<DoctrineKey>& keys,
                                             const Party& party, std::string_view text,
                                             const std::string& file);

/// The doctrine as `read_doctrine` reads it back.
[[nodiscard]] std::string text_of(const Doctrine& doctrine);

/// The value a doctrine has for a unit: the last that names her, else the last for all, else empty.
[[nodiscard]] std::string_view wish_of(const Doctrine& doctrine, std::string_view unit,
                                       std::string_view key);

/// An empty sheet of a module: its keys and their words, as comments to be filled in.
[[nodiscard]] std::string blank_doctrine(const std::vector<DoctrineKey>& keys, const Party& party);

}  // namespace flagplot::tactical
