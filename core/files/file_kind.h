#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "toml/key_shown.h"
#include "toml/source_file.h"

/// \file
/// What a file can be taken for, how that is known, and what is wrong with it by itself.

namespace flagplot {

enum class FileKind : std::uint8_t {
    chart,
    gazetteer,
    classes,
    deck,
    campaign,
    forces,
    history,
    action,
    result,
    sheet,
    view,
    module_tables  ///< of a tactical module: module_files/catalog.h
};

/// One kind of file.
struct FileKindRow {
    FileKind kind{};
    std::string_view word;     ///< for people: "ship classes"
    std::string known_by;      ///< for people
    std::string_view checked;  ///< for people: with what it is checked
    /// The keys of a TOML text of this kind; null: it is no TOML.
    file_schema::KeysShown (*keys)();
    /// Everything that is wrong with a text of this kind by itself, sorted by place; null: it is
    /// checked with its whole campaign.
    Diagnostics (*check)(const SourceFile& file);
};

/// Every kind there is; each file of tables of a module is one.
[[nodiscard]] std::vector<FileKindRow> file_kinds();
/// The first row of a kind.
[[nodiscard]] FileKindRow row_of(FileKind kind);

/// What a file is, by its name and folder or else by what is in it.
[[nodiscard]] std::optional<FileKindRow> kind_of(const SourceFile& file);

/// Why a file is of no kind: the first error of its syntax, if it is to be TOML, else that it is of
/// none of those there are.
[[nodiscard]] Error why_no_kind(const SourceFile& file);

/// Every file, table and key as Markdown: docs/data-reference.md.
[[nodiscard]] std::string data_reference();

}  // namespace flagplot
