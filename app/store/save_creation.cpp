#include <system_error>

#include "store/disk.h"
#include "store/revision.h"
#include "store/save_layout.h"
#include "store/save_making.h"

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

SaveMaking::SaveMaking(const std::filesystem::path& path, NewCampaign campaign)
    : save_(path, empty_save()) {
    const Database& database = save_.database_;
    const std::string bytes = encoded(campaign.definition);
    save_.sources_ = std::move(campaign.sources);
    save_.sources_digest_ = digest_of(save_.sources_);
    save_.dice_ = campaign.dice;
    save_.record_schema_ = layout::record_schema();
    save_.definition_schema_ = layout::definition_schema();
    save_.root_ = digest_of_bytes(bytes);
    save_.definition_ = std::make_unique<const Definition>(std::move(campaign.definition));
    save_.rules_ = std::make_unique<const Rules>(*save_.definition_, *save_.amendments_,
                                                 OfficialDice{save_.dice_.secret});

    database.run("BEGIN");
    Statement(database, "INSERT INTO meta (record_schema, dice) VALUES (?, ?)")
        .bind(std::string_view(save_.record_schema_))
        .bind_bytes(encoded(save_.dice_))
        .run();
    Statement(database, "INSERT INTO definition (schema, bytes) VALUES (?, ?)")
        .bind_bytes(save_.definition_schema_)
        .bind_bytes(bytes)
        .run();
    write_sources(database, save_.sources_);
    Statement(database, "INSERT INTO head (entry, seal) VALUES (0, ?)").bind_bytes(Digest{}).run();
    save_.move_to(first_state(*save_.definition_));
}

CampaignState SaveMaking::state_before(std::int32_t parent) const {
    return parent == save_.head() ? save_.state() : save_.state_after(parent);
}

void SaveMaking::keep(AmendedCampaign campaign) {
    const Digest amendment = digest_of(campaign.definition);
    save_.amendments_->emplace(amendment, std::move(campaign.definition));
    save_.amended_sources_.emplace(amendment, std::move(campaign.sources));
}

Result<void> SaveMaking::add(const Command& command, std::int32_t parent,
                             const std::string& revision) {
    CampaignState before = state_before(parent);
    const RulesInForce in_force(save_.rules(), before);
    auto step = advance(in_force.rules(), std::move(before), command);
    if (!step) return Failure(step.error());
    if (const auto* amend = std::get_if<Amend>(&command)) save_.keep(amend->definition);
    const std::string state = encoded(step->after);
    const Hook hook{save_.head() + 1, parent, parent_chain(save_.entries_, parent, save_.root_),
                    revision};
    save_.insert(make_entry(hook, in_force.definition(), command, *step, state), state);
    save_.move_to(std::move(step->after));
    return {};
}

void SaveMaking::keep_earlier(std::vector<EarlierRecord> earlier) {
    save_.earlier_ = std::move(earlier);
    for (const EarlierRecord& record : save_.earlier_) {
        Statement(save_.database_, "INSERT INTO earlier (record) VALUES (?)")
            .bind_bytes(encoded(record))
            .run();
    }
    Statement(save_.database_, "UPDATE head SET seal = ?").bind_bytes(save_.seal()).run();
}

Result<void> SaveMaking::finish() {
    save_.database_.run("COMMIT");
    if (create_file(save_.path_, save_.database_.image())) return {};
    return failure(ErrorCode::save_exists, {save_.path_.string()});
}

Result<void> create_save(const std::filesystem::path& path, NewCampaign campaign) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        return failure(ErrorCode::save_exists, {path.string()});
    }
    Begin begin{campaign.solo, {}, campaign.against};
    if (campaign.dice.public_seed) begin.seed = PublicSeed{*campaign.dice.public_seed};
    SaveMaking making(path, std::move(campaign));
    if (auto begun = making.add(begin, 0, program_revision()); !begun) return begun;
    return making.finish();
}

}  // namespace flagplot
