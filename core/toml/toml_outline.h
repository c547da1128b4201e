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
/// A TOML text cut into its pieces, so that one of them can be changed and all else stays as it was
/// written: remarks, blank lines, the order of keys. Pieces are texts; what they mean is asked of
/// the readers.

namespace flagplot {

/// One entry of a list or of a table on one line.
struct OutlineItem {
    std::string before;  ///< blanks, line ends and remarks ahead of it
    std::string text;
    std::string after;  ///< its comma, and a remark on its line

    friend bool operator==(const OutlineItem&, const OutlineItem&) = default;
};

/// `[ ... ]`, or `{ ... }` with items like `name = "Zara"`.
struct OutlineList {
    char open = '[';
    std::vector<OutlineItem> items = {};
    std::string end = {};  ///< what stands before its closing bracket

    friend bool operator==(const OutlineList&, const OutlineList&) = default;
};

struct OutlineEntry {
    std::string before;  ///< blank lines and remarks ahead of it
    std::string key;
    std::string lead;   ///< up to its value: "id = "
    std::string value;  ///< as it is written, on one line or several
    std::string after;  ///< the rest of the line

    friend bool operator==(const OutlineEntry&, const OutlineEntry&) = default;
};

struct OutlineBlock {
    std::string before;  ///< blank lines and remarks ahead of it
    std::string header;  ///< its line: "[[formation]]"; empty for what stands ahead of all headers
    std::string name;    ///< "formation"
    std::vector<OutlineEntry> entries = {};

    friend bool operator==(const OutlineBlock&, const OutlineBlock&) = default;
};

/// \invariant the first block has no header
struct Outline {
    std::vector<OutlineBlock> blocks;
    std::string tail;  ///< what stands behind all

    friend bool operator==(const Outline&, const Outline&) = default;
};

/// The pieces of a text; put together they are that text again, whatever it is. Where it is no TOML
/// the pieces mean nothing.
[[nodiscard]] Outline outline_of(std::string_view text);
[[nodiscard]] std::string text_of(const Outline& outline);

/// Why a text is no TOML that can be edited; nothing: it is.
[[nodiscard]] std::optional<Error> syntax_error_in(const SourceFile& file);

/// The items of a value, if it is a list or a table.
[[nodiscard]] std::optional<OutlineList> list_in(std::string_view value);
[[nodiscard]] std::string text_of(const OutlineList& list);

/// What a value says: the text of a text, anything else as it is written.
[[nodiscard]] std::string said_by(std::string_view value);

/// The value of a key as it is written; empty: it is not there.
[[nodiscard]] std::string value_of(const OutlineBlock& block, std::string_view key);
[[nodiscard]] std::string value_in(std::string_view table, std::string_view key);

/// The keys of a table in the order in which people write them.
using KeyOrder = std::span<const std::string_view>;

/// Gives a key this value where it stands, or else in its place by the order. Empty: takes it away.
void put(OutlineBlock& block, std::string_view key, std::string value, KeyOrder order);
/// The same for a table on one line.
[[nodiscard]] std::string with(std::string_view table, std::string_view key, std::string_view value,
                               KeyOrder order);

/// A block of this name at this place. \pre 1 <= place <= blocks.size()
void add_block(Outline& outline, std::size_t place, std::string_view name);
/// Takes a block away with the remarks that stand at it; those that a blank line parts from it
/// stay.
/// \pre 1 <= place < blocks.size()
void remove_block(Outline& outline, std::size_t place);
/// Exchanges two blocks, each with the remarks that stand at it. \pre both from 1
void exchange_blocks(Outline& outline, std::size_t a, std::size_t b);

/// \pre place <= items.size()
void add_item(OutlineList& list, std::size_t place, std::string text);
/// \pre place < items.size()
void remove_item(OutlineList& list, std::size_t place);
void exchange_items(OutlineList& list, std::size_t a, std::size_t b);

/// The same data with a block for each table of the list `name`, and the tables of its key `inner`
/// in a list: `name = [ ... ]` and `[[name.inner]]` are written so.
[[nodiscard]] Outline in_blocks(Outline outline, std::string_view name, std::string_view inner);

/// What stands in a line.
struct OutlinePlace {
    std::size_t block = 0;
    std::optional<std::size_t> entry = {};
    std::optional<std::size_t> item = {};  ///< of the list that is its value

    friend bool operator==(const OutlinePlace&, const OutlinePlace&) = default;
};

/// \pre line counts from 1; behind the last line: the last block
[[nodiscard]] OutlinePlace place_in(const Outline& outline, std::int32_t line);

}  // namespace flagplot
