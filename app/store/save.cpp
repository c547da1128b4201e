#include "store/save.h"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <system_error>

#include "base/ensure.h"
#include "campaign/record_print.h"
#include "files/kept_check.h"
#include "store/disk.h"
#include "store/revision.h"
#include "store/save_layout.h"
#include "store/save_reading.h"
#include "store/trouble.h"

namespace flagplot {

namespace {

using sqlite::Database;
using sqlite::Failed;
using sqlite::Refusal;
using sqlite::Statement;

constexpr std::size_t most_entries_between_snapshots = 20;

/// Everything, including the removal of the journal, is on disk before a command is acknowledged,
/// and nothing of a transaction reaches the file before all of it can.
constexpr const char* settings =
    "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA cache_spill = OFF; "
    "PRAGMA cache_size = -65536; PRAGMA trusted_schema = OFF";

/// The name of the first table of battles with another meaning.
std::optional<std::string> other_table(const std::vector<SourceText>& was,
                                       const std::vector<SourceText>& is) {
    for (const SourceText& table : is) {
        if (table.kind != "table") continue;
        const auto before = std::find_if(was.begin(), was.end(), [&](const SourceText& each) {
            return each.kind == table.kind && each.name == table.name;
        });
        if (before != was.end() && before->text != table.text) return table.name;
    }
    return std::nullopt;
}

}  // namespace

std::filesystem::path copy_beside(const std::filesystem::path& save) {
    return behind_link(save) += "~";
}

Result<Save> Save::open(const std::filesystem::path& path, Access access, Compile compile) {
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(path, trouble)) {
        return failure(ErrorCode::unreadable,
                       {path.string(), trouble ? trouble.message() : "it is not a file"});
    }
    try {
        Save save(path, Database::of_file(path));
        SaveReading reading(save, compile);
        if (auto problem = reading.problem_with_file()) return Failure(std::move(*problem));
        try {
            save.database_.run(settings);
            save.database_.run(access == Access::read ? "BEGIN" : "BEGIN IMMEDIATE");
            save.is_locked_ = access != Access::read;
            const auto meanwhile = [&] {
                if (access == Access::write_at_once) save.prepare_copy();
            };
            if (auto read = reading.read(meanwhile); !read) return Failure(read.error());
            if (access == Access::read) save.database_.run("COMMIT");
        } catch (const Failed& failed) {
            if (failed.kind != Refusal::damaged) throw;
            throw Failed(Refusal::damaged, reading.explained(failed.what()));
        }
        return save;
    } catch (const Failed& failed) {
        return Failure(error_of(failed, path));
    }
}

/// Correct digests only mean that nobody altered a state after it was written, not that it is
/// possible in the campaign: somebody else may have made the save.
void Save::check_kept(const CampaignState& state) const {
    const auto& amended = state.rulings.amended;
    const bool is_kept = !amended || amendments_->contains(*amended);
    const auto problem = is_kept
                             ? problem_in(amended ? amendments_->at(*amended) : *definition_, state)
                             : std::optional<std::string>("an amendment that is not in it");
    if (problem) throw Failed(Refusal::damaged, "no campaign can be in this state: " + *problem);
}

CampaignState Save::state_after(std::int32_t entry) const {
    const std::vector<const Entry*> line = line_to(entries_, entry);
    const auto latest = std::find_if(line.rbegin(), line.rend(), [&](const Entry* each) {
        return snapshots_.contains(each->number);
    });
    CampaignState state;
    if (latest == line.rend()) {
        state = first_state(*definition_);
    } else {
        auto snapshot = decoded<CampaignState>(snapshots_.at((*latest)->number));
        if (!snapshot) throw Failed(Refusal::damaged, "a snapshot cannot be read");
        state = *std::move(snapshot);
    }
    for (auto next = latest.base(); next != line.end(); ++next) {
        auto after = folded(std::move(state), **next);
        if (!after) {
            throw Failed(Refusal::damaged, fmt::format("entry {} cannot be read", (*next)->number));
        }
        state = *std::move(after);
    }
    if (!line.empty()) check_kept(state);
    return state;
}

/// In a debug build: only commands change the state, so it must be the one after the last command.
void Save::check_untouched() const {
#ifndef NDEBUG
    FLAGPLOT_ENSURE(digest_of(state_) == entries_.at(static_cast<std::size_t>(head_) - 1).state);
#endif
}

Digest Save::record_print() const {
    RecordPrint print(record_key_of(dice_.secret));
    for (const Entry& entry : entries_) print.add(entry);
    return print.digest();
}

Result<Happened> Save::carry_out(const Command& command) {
    check_untouched();
    const Command written =
        with_record(command, definition(), state_, [this] { return record_print(); });
    auto step = advance(rules(), state_, written);
    if (!step) return Failure(step.error());
    try {
        return append(head_, written, *std::move(step));
    } catch (const Failed& failed) {
        return Failure(error_of(failed, path_));
    }
}

/// The texts with which exactly this campaign is already stored; null if it is another one.
const std::vector<SourceText>* Save::texts_kept_of(const Digest& definition) const {
    const auto amended = amended_sources_.find(definition);
    if (amended != amended_sources_.end()) return &amended->second;
    return definition == root_ && !state_.rulings.amended ? &sources_ : nullptr;
}

Result<Happened> Save::amend(AmendedCampaign campaign, Amend command) {
    command.definition = digest_of(campaign.definition);
    const std::vector<SourceText>* kept = texts_kept_of(command.definition);
    if (const auto table = kept == nullptr ? std::nullopt : other_table(*kept, campaign.sources)) {
        return failure(ErrorCode::bad_amendment,
                       {*table, "something of the campaign itself to change with it",
                        "this table of battles alone",
                        "an amendment is known by its campaign: change a line of its texts too, "
                        "such as a ship's or the title"});
    }
    if (amendments_->contains(command.definition)) return carry_out(command);
    amendments_->emplace(command.definition, std::move(campaign.definition));
    amended_sources_.emplace(command.definition, std::move(campaign.sources));
    auto happened = carry_out(command);
    if (!happened) {
        amendments_->erase(command.definition);
        amended_sources_.erase(command.definition);
    }
    return happened;
}

Result<Happened> Save::withdraw(std::int32_t command, const std::string& why) {
    check_untouched();
    const std::vector<const Entry*> played = line();
    const auto entry = std::find_if(played.begin(), played.end(),
                                    [&](const Entry* each) { return each->number == command; });
    if (entry == played.end()) {
        return failure(ErrorCode::no_such_command, {std::to_string(command)});
    }
    if ((*entry)->parent == 0) {
        return failure(ErrorCode::bad_command,
                       {"the beginning of a campaign cannot be taken back; start a new one"});
    }
    try {
        CampaignState before = state_after((*entry)->parent);
        const Command withdrawal = Withdraw{command, why, dice_seen_since(before, state_)};
        auto step = advance(*rules_, std::move(before), withdrawal);
        if (!step) return Failure(step.error());
        return append((*entry)->parent, withdrawal, *std::move(step));
    } catch (const Failed& failed) {
        return Failure(error_of(failed, path_));
    }
}

void Save::lock() {
    if (is_locked_) return;
    database_.run("BEGIN IMMEDIATE");
    is_locked_ = true;
    Statement query(database_, "SELECT seal FROM head");
    if (!query.step() || query.digest(0) != seal()) {
        throw Failed(Refusal::busy, "another program has written");
    }
}

/// What prevents writing it now will happen again, and be reported, at the command.
void Save::prepare_copy() {
    const std::filesystem::path copy = copy_beside(path_);
    std::error_code ignored;
    if (std::filesystem::is_other(copy, ignored)) return;  // a device or a pipe
    try {
        copy_to_be_ = std::make_unique<FileToBe>(behind_link(copy), database_.bytes_of_file());
    } catch (const MachineTrouble&) {
        return;
    }
}

void Save::put_copy_beside() {
    const std::filesystem::path copy = copy_beside(path_);
    const auto prepared = std::exchange(copy_to_be_, nullptr);
    if (!prepared) return replace_file(copy, database_.bytes_of_file());
    prepared->put_in_place();
    sync_folder_of(behind_link(copy));
}

void Save::move_to(CampaignState state) {
    state_ = std::move(state);
    if (!in_force_ || !in_force_->hold_in(state_)) in_force_.emplace(*rules_, state_);
}

/// While the disk writes the copy, the next bytes are prepared.
Happened Save::append(std::int32_t parent, const Command& command, Step step) {
    lock();
    Hook hook{static_cast<std::int32_t>(entries_.size()) + 1, parent,
              parent_chain(entries_, parent, root_), program_revision()};
    std::string state;
    auto entry = std::async([&] {
        state = encoded(step.after);
        return make_entry(std::move(hook), definition(), command, step, state);
    });
    put_copy_beside();
    const auto head = head_;
    const auto entries = entries_.size();
    const auto amendments = sealed_amendments_.size();
    std::string schema = record_schema_;
    try {
        if (const auto* amend = std::get_if<Amend>(&command)) keep(amend->definition);
        insert(entry.get(), state);
        commit();
    } catch (const Failed&) {
        database_.roll_back();
        is_locked_ = false;
        forget_after(entries, head, amendments);
        record_schema_ = std::move(schema);
        throw;
    }
    move_to(std::move(step.after));
    return {std::move(step.facts), std::move(step.reports)};
}

/// The last step of a commit makes the removal of its journal durable. If only that fails, the file
/// already contains the command, so it is tried again.
void Save::commit() {
    try {
        database_.run("COMMIT");
    } catch (const Failed&) {
        database_.roll_back();
        Statement query(database_, "SELECT seal FROM head");
        if (!query.step() || query.digest(0) != seal()) throw;
        sync_last_step(behind_link(path_));
    }
    is_locked_ = false;
}

/// Back to what is in the file, if a command could not be written.
void Save::forget_after(std::size_t entries, std::int32_t head, std::size_t amendments) {
    entries_.resize(entries);
    head_ = head;
    sealed_amendments_.resize(amendments);
    snapshots_.erase(snapshots_.upper_bound(static_cast<std::int32_t>(entries)), snapshots_.end());
}

void Save::insert(Entry entry, const std::string& state) {
    if (record_schema_ !=
        layout::record_schema()) {  // an older program's, which can be read like today's
        record_schema_ = layout::record_schema();
        Statement(database_, "UPDATE meta SET record_schema = ?")
            .bind(std::string_view(record_schema_))
            .run();
    }
    Statement(database_, "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(entry.number)
        .bind(entry.parent)
        .bind(entry.revision)
        .bind(entry.command)
        .bind_bytes(entry.happened)
        .bind_bytes(entry.state)
        .bind_bytes(entry.chain)
        .run();
    head_ = entry.number;
    entries_.push_back(std::move(entry));
    if (is_snapshot_due(state.size())) {
        Statement(database_, "INSERT INTO snapshots VALUES (?, ?)")
            .bind(head_)
            .bind_bytes(state)
            .run();
        snapshots_.emplace(head_, state);
    }
    Statement(database_, "UPDATE head SET entry = ?, seal = ?")
        .bind(head_)
        .bind_bytes(seal())
        .run();
}

void Save::keep(const Digest& amendment) {
    const auto is_it = [&](const layout::SealedAmendment& each) {
        return each.definition == amendment;
    };
    if (std::any_of(sealed_amendments_.begin(), sealed_amendments_.end(), is_it)) return;
    const std::vector<SourceText>& sources = amended_sources_.at(amendment);
    const layout::SealedAmendment sealed{amendment, layout::definition_schema(),
                                         digest_of(sources)};
    Statement(database_,
              "INSERT INTO amendments (digest, schema, bytes, sources) VALUES (?, ?, ?, ?)")
        .bind_bytes(sealed.definition)
        .bind_bytes(sealed.schema)
        .bind_bytes(encoded(amendments_->at(amendment)))
        .bind_bytes(encoded(sources))
        .run();
    sealed_amendments_.push_back(sealed);
}

bool Save::is_snapshot_due(std::size_t state_size) const {
    std::size_t entries = 0;
    std::size_t to_fold = 0;
    for (const Entry* each : line()) {
        const bool has_snapshot = snapshots_.contains(each->number);
        entries = has_snapshot ? 0 : entries + 1;
        to_fold = has_snapshot ? 0 : to_fold + each->happened.size();
    }
    // So that opening never applies more than a snapshot would hold.
    return entries >= most_entries_between_snapshots || to_fold > state_size;
}

Digest Save::seal() const {
    layout::SealedSave sealed{digest_of_bytes(record_schema_),
                              dice_,
                              sources_digest_,
                              definition_schema_,
                              root_,
                              head_,
                              {},
                              {},
                              sealed_amendments_};
    for (const Entry& entry : entries_) sealed.chains.push_back(entry.chain);
    for (const auto& [number, bytes] : snapshots_) sealed.snapshots.push_back(number);
    std::vector<Digest> earlier;
    for (const EarlierRecord& record : earlier_) earlier.push_back(digest_of(record));
    return layout::seal_of(sealed, earlier);
}

}  // namespace flagplot
