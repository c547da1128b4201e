#include "present/desk/editors/table_edits.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot::desk {

std::optional<std::size_t> TableEdits::number_at(const OutlinePlace& place) const {
    const auto blocks = blocks_named(edits_.now, name_);
    const auto block = std::find(blocks.begin(), blocks.end(), place.block);
    if (block == blocks.end()) return std::nullopt;
    return static_cast<std::size_t>(block - blocks.begin());
}

std::size_t TableEdits::place_behind(std::optional<std::size_t> number,
                                     std::size_t otherwise) const {
    const auto blocks = blocks_named(edits_.now, name_);
    if (blocks.empty()) return otherwise;
    return (number ? blocks[*number] : blocks.back()) + 1;
}

void TableEdits::add(std::size_t place, Entries entries) {
    begin_step(edits_);
    add_block(edits_.now, place, name_);
    for (const auto& [key, value] : entries) put(edits_.now.blocks[place], key, value, order_);
}

void TableEdits::copy(std::size_t number, std::string_view key, std::string value) {
    begin_step(edits_);
    const std::size_t place = block_of(number);
    add_block(edits_.now, place + 1, name_);
    OutlineBlock& other = edits_.now.blocks[place + 1];
    other.entries = edits_.now.blocks[place].entries;
    put(other, key, std::move(value), order_);
}

void TableEdits::remove(std::size_t number) {
    begin_step(edits_);
    remove_block(edits_.now, block_of(number));
}

void TableEdits::exchange(std::size_t a, std::size_t b) {
    begin_step(edits_);
    exchange_blocks(edits_.now, block_of(a), block_of(b));
}

void TableEdits::write(std::size_t number, std::string_view key, std::string value,
                       std::string_view typing) {
    if (value_of(table(number), key) == value) return;
    const bool is_typed = !typing.empty();
    begin_step(edits_, is_typed ? fmt::format("{} {} {}", name_, number, typing) : std::string());
    put(table(number), key, std::move(value), order_);
}

}  // namespace flagplot::desk
