#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "toml/source_file.h"

/// \file
/// A TOML text divided into pieces, so that one of them can be changed while everything else stays
/// as written: comments, blank lines, the order of keys. Pieces are texts; the readers interpret
/// them.

namespace flagplot {

/// One entry of a list, or of a table on one line.
struct OutlineItem {
    std::string before;  ///< blanks, line ends and comments before it
    std::string text;
    std::string after;  ///< its comma, and a comment on its line

    friend bool operator==(const OutlineItem&, const OutlineItem&) = default;
};

/// `[ ... ]`, or `{ ... }` with items like `name = "Zara"`.
struct OutlineList {
    char open = '[';
    std::vector<OutlineItem> items = {};
    std::string end = {};  ///< the text before its closing bracket

    friend bool operator==(const OutlineList&, const OutlineList&) = default;
};

struct OutlineEntry {
    std::string before;  ///< blank lines and comments before it
    std::string key;
    std::string lead;   ///< before its value: "id = "
    std::string value;  ///< as written, on one line or several
    std::string after;  ///< the rest of the line

    friend bool operator==(const OutlineEntry&, const OutlineEntry&) = default;
};

struct OutlineBlock {
    std::string before;  ///< blank lines and comments before it
    std::string header;  ///< its line: "[[formation]]"; empty for the text before all headers
    std::string name;    ///< "formation"
    std::vector<OutlineEntry> entries = {};

    friend bool operator==(const OutlineBlock&, const OutlineBlock&) = default;
};

/// \invariant the first block has no header
struct Outline {
    std::vector<OutlineBlock> blocks;
    std::string tail;  ///< the text after everything

    friend bool operator==(const Outline&, const Outline&) = default;
};

/// The pieces of a text, which together are that text again. If it is not TOML, the pieces are
/// meaningless.
[[nodiscard]] Outline outline_of(std::string_view text);
[[nodiscard]] std::string text_of(const Outline& outline);

/// Why a text is not TOML that can be edited; nothing if it is.
[[nodiscard]] std::optional<Error> syntax_error_in(const SourceFile& file);

/// The items of a value, if it is a list or a table.
[[nodiscard]] std::optional<OutlineList> list_in(std::string_view value);
[[nodiscard]] std::string text_of(const OutlineList& list);

/// The meaning of a value: the contents of a text, anything else as written.
[[nodiscard]] std::string said_by(std::string_view value);

/// The value of a key as written; empty if it is missing.
[[nodiscard]] std::string value_of(const OutlineBlock& block, std::string_view key);
[[nodiscard]] std::string value_in(std::string_view table, std::string_view key);

/// The keys of a table in the order in which people write them.
using KeyOrder = std::span<const std::string_view>;

/// Gives a key this value where it is, otherwise at its place in the order. Empty: removes it.
void put(OutlineBlock& block, std::string_view key, std::string value, KeyOrder order);
/// The same for a table on one line.
[[nodiscard]] std::string with(std::string_view table, std::string_view key, std::string_view value,
                               KeyOrder order);

/// Adds a block with this name at this place. \pre 1 <= place <= blocks.size()
void add_block(Outline& outline, std::size_t place, std::string_view name);
/// Removes a block with its comments; those separated from it by a blank line stay.
/// \pre 1 <= place < blocks.size()
void remove_block(Outline& outline, std::size_t place);
/// Exchanges two blocks, each with its comments. \pre both from 1
void exchange_blocks(Outline& outline, std::size_t a, std::size_t b);

/// \pre place <= items.size()
void add_item(OutlineList& list, std::size_t place, std::string text);
/// \pre place < items.size()
void remove_item(OutlineList& list, std::size_t place);
void exchange_items(OutlineList& list, std::size_t a, std::size_t b);

/// The same data with a block for each table of the list `name`, and the tables of its key `inner`
/// in a list; `name = [ ... ]` and `[[name.inner]]` are converted.
[[nodiscard]] Outline in_blocks(Outline outline, std::string_view name, std::string_view inner);

/// What is in a line.
struct OutlinePlace {
    std::size_t block = 0;
    std::optional<std::size_t> entry = {};
    std::optional<std::size_t> item = {};  ///< in the list that is its value

    friend bool operator==(const OutlinePlace&, const OutlinePlace&) = default;
};

/// \pre line counts from 1; after the last line: the last block
[[nodiscard]] OutlinePlace place_in(const Outline& outline, std::int32_t line);

}  // namespace flagplot
