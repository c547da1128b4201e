#include <system_error>

#include "store/disk.h"
#include "store/revision.h"
#include "store/save.h"
#include "store/save_layout.h"
#include "store/save_reading.h"

namespace flagplot {

namespace {

using sqlite::Database;
using sqlite::Statement;

Database empty_save() {
    Database database = Database::of_memory();
    database.run("PRAGMA application_id = " + std::to_string(layout::application_id) +
                 "; PRAGMA user_version = " + std::to_string(save_format));
    for (const layout::Table& table : layout::tables) database.run(std::string(table.sql));
    return database;
}

void write_sources(const Database& database, const std::vector<SourceText>& sources) {
    Statement insert(database, "INSERT INTO sources (kind, name, text) VALUES (?, ?, ?)");
    for (const SourceText& source : sources) {
        insert.bind(std::string_view(source.kind)).bind(std::string_view(source.name));
        insert.bind(std::string_view(source.text)).run();
    }
}

}  // namespace

Result<void> create_save(const std::filesystem::path& path, NewCampaign campaign) {
    const auto exists = [&] { return failure(ErrorCode::save_exists, {path.string()}); };
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) return exists();

    Save save(path, empty_save());
    const Database& database = save.database_;
    const std::string bytes = encoded(campaign.definition);
    save.sources_digest_ = digest_of(campaign.sources);
    save.dice_ = campaign.dice;
    save.definition_schema_ = layout::definition_schema();
    save.root_ = digest_of_bytes(bytes);
    save.definition_ = std::make_unique<const Definition>(std::move(campaign.definition));
    save.rules_ = std::make_unique<const Rules>(*save.definition_, OfficialDice{save.dice_.secret});

    database.run("BEGIN");
    Statement(database, "INSERT INTO meta (record_schema, dice) VALUES (?, ?)")
        .bind_bytes(layout::record_schema())
        .bind_bytes(encoded(save.dice_))
        .run();
    Statement(database, "INSERT INTO definition (schema, bytes) VALUES (?, ?)")
        .bind_bytes(save.definition_schema_)
        .bind_bytes(bytes)
        .run();
    write_sources(database, campaign.sources);
    Statement(database, "INSERT INTO head (entry, seal) VALUES (0, ?)").bind_bytes(Digest{}).run();

    const Begin begin{campaign.solo};
    const auto step = advance(*save.rules_, first_state(*save.definition_), begin);
    if (!step) return Failure(step.error());
    const std::string state = encoded(step->after);
    save.insert(
        make_entry({1, 0, save.root_, program_revision()}, *save.definition_, begin, *step, state),
        state);
    database.run("COMMIT");
    if (!create_file(path, database.image())) return exists();
    return {};
}

}  // namespace flagplot
