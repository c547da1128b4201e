#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "campaign/record.h"
#include "store/secret.h"

/// \file
/// How a save lies in its file.

namespace flagplot::layout {

inline constexpr std::int32_t application_id = 0x466c6750;  ///< "FlgP"

struct Table {
    std::string_view name;
    std::string_view sql;
};

/// By name, as SQLite is asked for them.
inline constexpr std::array<Table, 8> tables{{
    {"amendments",
     "CREATE TABLE amendments (id INTEGER PRIMARY KEY, digest BLOB NOT NULL, schema BLOB NOT NULL, "
     "bytes BLOB NOT NULL, sources BLOB NOT NULL) STRICT"},
    {"definition",
     "CREATE TABLE definition (id INTEGER PRIMARY KEY, schema BLOB NOT NULL, bytes BLOB NOT NULL) "
     "STRICT"},
    {"earlier", "CREATE TABLE earlier (id INTEGER PRIMARY KEY, record BLOB NOT NULL) STRICT"},
    {"entries",
     "CREATE TABLE entries (number INTEGER PRIMARY KEY, parent INTEGER NOT NULL, "
     "revision TEXT NOT NULL, command TEXT NOT NULL, happened BLOB NOT NULL, state BLOB NOT NULL, "
     "chain BLOB NOT NULL) STRICT"},
    {"head",
     "CREATE TABLE head (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, seal BLOB NOT NULL) "
     "STRICT"},
    {"meta",
     "CREATE TABLE meta (id INTEGER PRIMARY KEY, record_schema TEXT NOT NULL, dice BLOB NOT NULL) "
     "STRICT"},
    {"snapshots", "CREATE TABLE snapshots (entry INTEGER PRIMARY KEY, state BLOB NOT NULL) STRICT"},
    {"sources",
     "CREATE TABLE sources (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, "
     "text TEXT NOT NULL) STRICT"},
}};

/// Those of format 2, which names its schema by a digest and knows no earlier records.
inline constexpr std::array<Table, 7> tables_of_format_2{{
    tables[0],
    tables[1],
    tables[3],
    tables[4],
    {"meta",
     "CREATE TABLE meta (id INTEGER PRIMARY KEY, record_schema BLOB NOT NULL, dice BLOB NOT NULL) "
     "STRICT"},
    tables[6],
    tables[7],
}};

/// The tables of a save of this format; none for one that is not known.
[[nodiscard]] std::span<const Table> tables_of(std::uint32_t format);

/// Whole entries; what may stand behind it says which.
inline constexpr std::string_view select_entries =
    "SELECT number, parent, revision, command, happened, state, chain FROM entries";

/// A row of the amendments, of which the definition's digest is looked at beside.
struct SealedAmendment {
    Digest definition{};  ///< of its canonical bytes
    Digest schema{};
    Digest sources{};

    friend bool operator==(const SealedAmendment&, const SealedAmendment&) = default;
};
FLAGPLOT_FIELDS(SealedAmendment, definition, schema, sources)

/// What the seal is put on: together with the chains and the earlier records, everything a save
/// holds.
struct SealedSave {
    Digest record_schema{};  ///< of its text
    DiceSource dice;
    Digest sources{};
    Digest definition_schema{};
    Digest root{};  ///< of the definition's bytes
    std::int32_t head = 0;
    std::vector<Digest> chains;           ///< of every entry
    std::vector<std::int32_t> snapshots;  ///< which entries have one
    std::vector<SealedAmendment> amendments;
};
FLAGPLOT_FIELDS(SealedSave, record_schema, dice, sources, definition_schema, root, head, chains,
                snapshots, amendments)

/// The seal of a save; `earlier` are the digests of the records that it was upgraded from.
[[nodiscard]] Digest seal_of(const SealedSave& sealed, const std::vector<Digest>& earlier);

/// The schema of what the record keeps as bytes: states, facts and reports.
[[nodiscard]] const std::string& record_schema();
[[nodiscard]] Digest definition_schema();

/// May bytes of a record with this schema be read as today's? Records of programs that knew fewer
/// kinds of reports or enumerators may.
[[nodiscard]] bool is_readable(const std::string& schema);

}  // namespace flagplot::layout
