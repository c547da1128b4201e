#include "store/save_glance.h"

#include <algorithm>
#include <system_error>
#include <vector>

#include "base/codec.h"
#include "campaign/record.h"
#include "files/kept_check.h"
#include "store/save.h"
#include "store/save_layout.h"
#include "store/save_reading.h"
#include "store/sqlite.h"

namespace flagplot {

namespace {

using sqlite::Database;
using sqlite::Statement;

/// Was it written by a program that lays out saves, records and campaigns as this one does?
bool is_of_this_program(const Database& database) {
    if (database.number("PRAGMA application_id") != layout::application_id) return false;
    if (database.number("PRAGMA user_version") != save_format) return false;
    Statement meta(database, "SELECT record_schema FROM meta");
    return meta.step() && layout::is_readable(std::string(meta.bytes(0)));
}

/// The entries after the last snapshot, the newest first, and the snapshot.
struct Tail {
    std::vector<Entry> entries;
    std::optional<std::string> snapshot;  ///< none: they are all there are
};

std::optional<Tail> tail_of(const Database& database) {
    Tail tail;
    std::int64_t number = database.number("SELECT entry FROM head");
    while (number > 0) {
        Statement kept(database, "SELECT state FROM snapshots WHERE entry = ?");
        kept.bind(number);
        if (kept.step()) {
            tail.snapshot = std::string(kept.bytes(0));
            return tail;
        }
        Statement row(database, std::string(layout::select_entries).append(" WHERE number = ?"));
        row.bind(number);
        if (!row.step()) return std::nullopt;
        tail.entries.push_back(entry_in(row));
        const std::int64_t parent = tail.entries.back().parent;
        if (parent >= number) return std::nullopt;
        number = parent;
    }
    return tail;
}

std::optional<CampaignState> state_in(const Database& database, const Definition& written) {
    const auto tail = tail_of(database);
    if (!tail) return std::nullopt;
    std::optional<CampaignState> state = first_state(written);
    if (tail->snapshot) {
        auto decoded_one = decoded<CampaignState>(*tail->snapshot);
        if (!decoded_one) return std::nullopt;
        state = *std::move(decoded_one);
    }
    for (auto entry = tail->entries.rbegin(); entry != tail->entries.rend() && state; ++entry) {
        state = folded(*std::move(state), *entry);
    }
    return state;
}

std::optional<Definition> definition_in(Statement row) {
    if (!row.step() || row.digest(0) != layout::definition_schema()) return std::nullopt;
    auto definition = decoded<Definition>(row.bytes(1));
    if (!definition || problem_in(*definition)) return std::nullopt;
    return *std::move(definition);
}

std::optional<SaveGlance> glance_in(const Database& database) {
    if (!is_of_this_program(database)) return std::nullopt;
    auto definition = definition_in(Statement(database, "SELECT schema, bytes FROM definition"));
    if (!definition) return std::nullopt;
    auto state = state_in(database, *definition);
    if (!state) return std::nullopt;
    if (state->rulings.amended) {
        Statement row(database, "SELECT schema, bytes FROM amendments WHERE digest = ?");
        row.bind_bytes(*state->rulings.amended);
        definition = definition_in(std::move(row));
    }
    if (!definition || problem_in(*definition, *state)) return std::nullopt;
    return SaveGlance{*std::move(definition), *std::move(state)};
}

}  // namespace

std::optional<SaveGlance> glance_at(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
    try {
        const Database database = Database::of_file(path);
        database.run("PRAGMA trusted_schema = OFF; BEGIN");
        return glance_in(database);
    } catch (const sqlite::Failed&) {
        return std::nullopt;
    }
}

}  // namespace flagplot
