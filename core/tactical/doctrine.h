#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "tactical/module.h"
#include "tactical/terms.h"

/// \file
/// A doctrine as a player writes it: one wish a line, `all: KEY VALUE` or `NAME OF A SHIP: KEY
/// VALUE`. Empty lines and lines that begin with # are ignored. Page:
/// docs/battle-papers.md#doctrine

namespace flagplot::tactical {

/// Reads a side's doctrine. Errors carry the line and column in `text`, the name `file`, and the
/// nearest right word: a ship of the side, a key, or a word of that key.
[[nodiscard]] Result<Doctrine> read_doctrine(const std::vector<DoctrineKey>& keys,
                                             const Party& party, std::string_view text,
                                             const std::string& file);

/// The doctrine in the form that `read_doctrine` reads.
[[nodiscard]] std::string text_of(const Doctrine& doctrine);

/// The value for a unit in a doctrine: the last one that names her, else the last for all, else
/// empty.
[[nodiscard]] std::string_view wish_of(const Doctrine& doctrine, std::string_view unit,
                                       std::string_view key);

/// A key whose words are those of an enumeration.
template <Worded E>
[[nodiscard]] DoctrineKey key_of_words(std::string_view name, std::string_view help) {
    return {name, {words_of<E>.begin(), words_of<E>.end()}, help};
}

/// The value for a unit of a key of `key_of_words`; none: the doctrine says nothing of it.
template <Worded E>
[[nodiscard]] std::optional<E> wished(const Doctrine& doctrine, std::string_view unit,
                                      std::string_view key) {
    const auto& words = words_of<E>;
    const auto found = std::find(words.begin(), words.end(), wish_of(doctrine, unit, key));
    if (found == words.end()) return std::nullopt;
    return static_cast<E>(found - words.begin());
}

/// A blank sheet for a module: its keys and their words, as comments to fill in.
[[nodiscard]] std::string blank_doctrine(const std::vector<DoctrineKey>& keys, const Party& party);

}  // namespace flagplot::tactical
