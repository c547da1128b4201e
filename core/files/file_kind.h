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
/// The kinds of files, how they are recognised, and what is wrong with a file by itself.

namespace flagplot {

enum class FileKind : std::uint8_t {
    chart,
    gazetteer,
    classes,
    deck,
    campaign,
    forces,
    history,
    plans,
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
    std::string_view checked;  ///< for people: what it is checked against
    /// The keys of a TOML text of this kind; null if it is not TOML.
    file_schema::KeysShown (*keys)();
    /// Everything wrong with a text of this kind by itself, sorted by place; null if it is checked
    /// with its whole campaign.
    Diagnostics (*check)(const SourceFile& file);
};

/// Every kind; each file of a module's tables is one.
[[nodiscard]] std::vector<FileKindRow> file_kinds();
/// The first row of a kind.
[[nodiscard]] FileKindRow row_of(FileKind kind);

/// The kind of a file, by its name and folder, otherwise by its contents.
[[nodiscard]] std::optional<FileKindRow> kind_of(const SourceFile& file);

/// Why a file is of no kind: the first syntax error, if it should be TOML, otherwise that it is
/// none of the known kinds.
[[nodiscard]] Error why_no_kind(const SourceFile& file);

/// Every file, table and key as Markdown: docs/data-reference.md.
[[nodiscard]] std::string data_reference();

}  // namespace flagplot
