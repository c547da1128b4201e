#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "present/desk/editors/outline_edits.h"

/// \file
/// Changes to one list of tables in a file being edited: its formations, aircraft or cards. Each is
/// a step of undo.

namespace flagplot::desk {

/// Tables are counted from 0 in the order of the file.
class TableEdits {
  public:
    using Entries = std::initializer_list<std::pair<std::string_view, std::string>>;

    /// `edits` outlives this; `order` has the keys of a table in the order in which people write
    /// them.
    TableEdits(OutlineEdits& edits, std::string_view name, KeyOrder order)
        : edits_(edits), name_(name), order_(order) {}

    /// The table that a place in the file belongs to; none if it is not one of these.
    [[nodiscard]] std::optional<std::size_t> number_at(const OutlinePlace& place) const;
    /// The place after a table, or after the last one; `otherwise` if there is none.
    [[nodiscard]] std::size_t place_behind(std::optional<std::size_t> number,
                                           std::size_t otherwise) const;

    /// Adds a table with these values, as they are to be written. \pre a place among the blocks
    void add(std::size_t place, Entries entries);
    /// Copies a table after itself, with another value for one key.
    void copy(std::size_t number, std::string_view key, std::string value);
    void remove(std::size_t number);
    void exchange(std::size_t a, std::size_t b);
    /// Gives a key this value, as it is to be written; empty removes it. Typing on in the same line
    /// (`typing`) is not a new step; empty: it is not typing.
    void write(std::size_t number, std::string_view key, std::string value,
               std::string_view typing = {});
    /// The same for a value typed into the line of the key.
    void type(std::size_t number, std::string_view key, std::string value) {
        write(number, key, std::move(value), key);
    }
    /// Changes a list that is the value of a key.
    template <class Change>
    void change_list(std::size_t number, std::string_view key, std::string_view typing,
                     Change&& change) {
        OutlineList list = list_in(value_of(table(number), key)).value_or(OutlineList{});
        const std::string before = text_of(list);
        change(list);
        std::string value = text_of(list);
        if (value != before) write(number, key, std::move(value), typing);
    }

  private:
    [[nodiscard]] std::size_t block_of(std::size_t number) const {
        return blocks_named(edits_.now, name_)[number];
    }
    [[nodiscard]] OutlineBlock& table(std::size_t number) {
        return edits_.now.blocks[block_of(number)];
    }

    OutlineEdits& edits_;
    std::string_view name_;
    KeyOrder order_;
};

/// The first of "NAME", "NAME 2", "NAME 3" that is not taken, with `between` before the number.
template <class IsTaken>
[[nodiscard]] std::string free_name(const std::string& name, std::string_view between,
                                    IsTaken&& is_taken) {
    std::string next = name;
    for (int number = 2; is_taken(next); ++number) {
        next = name + std::string(between) + std::to_string(number);
    }
    return next;
}

}  // namespace flagplot::desk
