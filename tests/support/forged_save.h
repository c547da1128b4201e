#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "campaign/record.h"
#include "store/revision.h"
#include "store/save.h"
#include "store/save_layout.h"
#include "store/sqlite.h"

/// \file
/// A save as a stranger can make it: any content, with every digest, the seal and the sums right.

namespace flagplot::test {

/// What a save says, as bytes.
struct ForgedContent {
    std::string definition;
    std::vector<std::string> commands;  ///< one for each entry
    std::vector<std::string> happened;
    std::string last_state;  ///< kept as a snapshot behind the last entry; empty: there is none
    std::vector<SourceText> sources = {};
    DiceSource dice = {};
};

inline std::vector<Entry> entries_of(const ForgedContent& content, const Digest& root) {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < content.happened.size(); ++i) {
        const auto parent = static_cast<std::int32_t>(i);
        Entry entry{
            parent + 1, parent, program_revision(), content.commands[i], content.happened[i],
            {},         {}};
        if (i + 1 == content.happened.size()) entry.state = digest_of_bytes(content.last_state);
        entry.chain = chain_digest(parent_chain(entries, parent, root), entry);
        entries.push_back(std::move(entry));
    }
    return entries;
}

/// Writes it, over what is there.
inline void forge(const std::filesystem::path& path, const ForgedContent& content) {
    using sqlite::Statement;
    const auto database = sqlite::Database::of_memory();
    database.run("PRAGMA application_id = " + std::to_string(layout::application_id) +
                 "; PRAGMA user_version = " + std::to_string(save_format));
    for (const layout::Table& table : layout::tables) database.run(std::string(table.sql));
    database.run("BEGIN");
    const Digest root = digest_of_bytes(content.definition);
    const std::vector<Entry> entries = entries_of(content, root);
    const auto last = static_cast<std::int32_t>(entries.size());
    layout::SealedSave sealed{digest_of_bytes(layout::record_schema()),
                              content.dice,
                              digest_of(content.sources),
                              layout::definition_schema(),
                              root,
                              last,
                              {},
                              {},
                              {}};
    Statement(database, "INSERT INTO meta (record_schema, dice) VALUES (?, ?)")
        .bind(std::string_view(layout::record_schema()))
        .bind_bytes(encoded(content.dice))
        .run();
    Statement(database, "INSERT INTO definition (schema, bytes) VALUES (?, ?)")
        .bind_bytes(layout::definition_schema())
        .bind_bytes(content.definition)
        .run();
    for (const SourceText& source : content.sources) {
        Statement(database, "INSERT INTO sources (kind, name, text) VALUES (?, ?, ?)")
            .bind(std::string_view(source.kind))
            .bind(std::string_view(source.name))
            .bind(std::string_view(source.text))
            .run();
    }
    for (const Entry& entry : entries) {
        sealed.chains.push_back(entry.chain);
        Statement(database, "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(entry.number)
            .bind(entry.parent)
            .bind(std::string_view(entry.revision))
            .bind(std::string_view(entry.command))
            .bind_bytes(entry.happened)
            .bind_bytes(entry.state)
            .bind_bytes(entry.chain)
            .run();
    }
    if (!content.last_state.empty()) {
        sealed.snapshots.push_back(last);
        Statement(database, "INSERT INTO snapshots VALUES (?, ?)")
            .bind(last)
            .bind_bytes(content.last_state)
            .run();
    }
    Statement(database, "INSERT INTO head (entry, seal) VALUES (?, ?)")
        .bind(last)
        .bind_bytes(layout::seal_of(sealed, {}))
        .run();
    database.run("COMMIT");
    std::ofstream(path, std::ios::binary) << database.image();
}

}  // namespace flagplot::test
