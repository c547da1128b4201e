#pragma once

#include <string_view>

#include "toml/keys.h"

/// \file
/// Functions with which the modules' readers read their tables.

namespace flagplot {

/// Takes a value if it is given.
template <class ValueType>
void take(const file_schema::Given<ValueType>& given, typename ValueType::Value& value) {
    if (given.is_given()) value = given.value;
}

/// A file as written; problems are added.
template <file_schema::Tabled File>
[[nodiscard]] File file_read(const SourceFile& file, Problems& problems) {
    File read;
    const auto text = parsed(file, problems);
    if (text) file_schema::read_table(Source{file.name, problems}, *text, read);
    return read;
}

/// The table `[MODULE]` of a campaign as written, empty if there is none; problems in it, or in the
/// text, are added.
template <file_schema::Tabled Table>
[[nodiscard]] Table switches_read(const SourceFile& campaign, std::string_view module,
                                  Problems& problems) {
    Table read;
    const auto text = parsed(campaign, problems);
    const toml::node* node = text ? text->get(module) : nullptr;
    if (node != nullptr) {
        file_schema::Slot<Table>::read(Source{campaign.name, problems}, module, *node, read);
    }
    return read;
}

/// Reports what is wrong with a table: `SwitchTable::check`.
template <file_schema::Tabled Table>
void check_table(const Source& source, std::string_view key, const toml::node& node) {
    Table read;
    file_schema::Slot<Table>::read(source, key, node, read);
}

}  // namespace flagplot
