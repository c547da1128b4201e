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
/// The layout of a save's file.

namespace flagplot::layout {

inline constexpr std::int32_t application_id = 0x466c6750;  ///< "FlgP"

struct Table {
    std::string_view name;
    std::string_view sql;
};

/// By name, as SQLite sorts them.
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

/// Those of format 2, which names its schema by a digest and has no earlier records.
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

/// The tables of a save with this format; none if it is unknown.
[[nodiscard]] std::span<const Table> tables_of(std::uint32_t format);

/// Whole entries; a condition may be appended.
inline constexpr std::string_view select_entries =
    "SELECT number, parent, revision, command, happened, state, chain FROM entries";

/// A row of the amendments. The definition's digest is computed.
struct SealedAmendment {
    Digest definition{};  ///< of its canonical bytes
    Digest schema{};
    Digest sources{};

    friend bool operator==(const SealedAmendment&, const SealedAmendment&) = default;
};
FLAGPLOT_FIELDS(SealedAmendment, definition, schema, sources)

/// What the seal covers: together with the chains and the earlier records, everything in a save.
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

/// The seal of a save; `earlier` are the digests of the records from which it was upgraded.
[[nodiscard]] Digest seal_of(const SealedSave& sealed, const std::vector<Digest>& earlier);

/// The schema of what the record stores as bytes: states, facts and reports.
[[nodiscard]] const std::string& record_schema();
[[nodiscard]] Digest definition_schema();

/// Can bytes of a record with this schema be read like today's? Yes for programs that only had
/// fewer kinds of reports or enumerators.
[[nodiscard]] bool is_readable(const std::string& schema);

}  // namespace flagplot::layout
