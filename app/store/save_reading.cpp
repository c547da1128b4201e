#include "store/save_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <future>
#include <system_error>

#include "files/kept_check.h"
#include "store/module_data.h"
#include "store/page_sums.h"
#include "store/revision.h"
#include "store/save_layout.h"
#include "store/trouble.h"

namespace flagplot {

namespace {

using sqlite::Failed;
using sqlite::Refusal;
using sqlite::Statement;

/// Big-endian, as in the header of every SQLite file.
std::uint32_t number_at(std::string_view header, std::size_t place, std::size_t size) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < size; ++i) {
        number = number << 8U | static_cast<std::uint8_t>(header[place + i]);
    }
    return number;
}

/// A number in SQLite's file header that never changes in a save. Another value is damage, and
/// would make SQLite write to wrong places.
struct FixedNumber {
    std::size_t place;
    std::size_t size;
    std::uint32_t value;
};
constexpr std::array fixed_numbers{
    FixedNumber{16, 2, 4096},  // page size
    FixedNumber{18, 1, 1},     // written with a rollback journal
    FixedNumber{19, 1, 1},     // and read with one
    FixedNumber{20, 1, 8},     // reserved in a page: its sum
    FixedNumber{21, 1, 64},   FixedNumber{22, 1, 32}, FixedNumber{23, 1, 32},
    FixedNumber{32, 4, 0},    FixedNumber{36, 4, 0},  // no page was ever released
    FixedNumber{44, 4, 4},                            // how rows are written
    FixedNumber{48, 4, 0},                            // no memory is asked for
    FixedNumber{52, 4, 0},                            // pages stay where they are
    FixedNumber{56, 4, 1},                            // UTF-8
    FixedNumber{64, 4, 0},    FixedNumber{72, 4, 0},  FixedNumber{76, 4, 0},
    FixedNumber{80, 4, 0},  // kept free
    FixedNumber{84, 4, 0},    FixedNumber{88, 4, 0},
};

constexpr std::string_view magic("SQLite format 3\0", 16);
constexpr std::size_t header_size = 100;

[[noreturn]] void damaged(const std::string& what) { throw Failed(Refusal::damaged, what); }

bool begins_as_save(std::string_view header) {
    return header.starts_with(magic) &&
           number_at(header, 68, 4) == static_cast<std::uint32_t>(layout::application_id);
}

std::uint32_t format_in(std::string_view header) { return number_at(header, 60, 4); }

bool is_older(std::uint32_t format) {
    return format != 0 && format < static_cast<std::uint32_t>(save_format);
}

bool is_save(const std::filesystem::path& path) {
    std::string header(header_size, '\0');
    std::ifstream(path, std::ios::binary).read(header.data(), header_size);
    return begins_as_save(header);
}

}  // namespace

Entry entry_in(const Statement& row) {
    return {static_cast<std::int32_t>(row.number(0)),
            static_cast<std::int32_t>(row.number(1)),
            std::string(row.bytes(2)),
            std::string(row.bytes(3)),
            std::string(row.bytes(4)),
            row.digest(5),
            row.digest(6)};
}

Error error_of_damage(const std::filesystem::path& path, const std::string& what) {
    std::error_code ignored;
    const bool has_copy = std::filesystem::exists(copy_beside(path), ignored);
    return {ErrorCode::save_damaged,
            {path.string(), what,
             has_copy ? fmt::format("flagplot restore {} puts the copy beside it in its place",
                                    path.string())
                      : std::string("there is no copy beside it")},
            {},
            {}};
}

Error error_of(const Failed& failed, const std::filesystem::path& path) {
    switch (failed.kind) {
        case Refusal::busy:
            return {ErrorCode::save_busy, {path.string()}, {}, {}};
        case Refusal::damaged:
            return error_of_damage(path, failed.what());
        case Refusal::machine:
            break;
    }
    throw MachineTrouble(fmt::format("cannot use {}: {}", path.string(), failed.what()));
}

std::optional<Error> SaveReading::problem_with_file() const {
    const std::string path = save_.path_.string();
    const std::string header = save_.database_.head_of_file(header_size);
    if (!begins_as_save(header)) return problem_with_first_bytes();
    const std::uint32_t format = format_in(header);
    if (is_first_page_altered()) return error_of_damage(path, "its first page was altered");
    if (is_older(format)) return std::nullopt;  // `read` reports by which revision it was written
    if (format > static_cast<std::uint32_t>(save_format)) {
        return Error{ErrorCode::save_of_newer_program,
                     {path, std::to_string(format), std::to_string(save_format)},
                     {},
                     {}};
    }
    const bool is_whole =
        std::all_of(fixed_numbers.begin(), fixed_numbers.end(), [&](const FixedNumber& fixed) {
            return number_at(header, fixed.place, fixed.size) == fixed.value;
        });
    if (!is_whole || format == 0) {
        return error_of_damage(path, "its header was altered");
    }
    return std::nullopt;
}

/// A number in the header that differs from this program's may be damage, or from another program.
/// The sum of the page decides, if the header says that it has one.
bool SaveReading::is_first_page_altered() const {
    const std::string page = save_.database_.head_of_file(sqlite::page_size);
    const bool has_sum = number_at(page, 20, 1) == sqlite::page_sum_size;
    const bool is_ours = format_in(page) == static_cast<std::uint32_t>(save_format);
    return has_sum && !is_ours && !sqlite::has_right_sum(page);
}

/// If it has the copy of a save beside it, it was a save.
Error SaveReading::problem_with_first_bytes() const {
    const bool was_save = is_save(copy_beside(save_.path_));
    return was_save ? error_of_damage(save_.path_, "its first bytes were altered")
                    : Error{ErrorCode::not_a_save, {save_.path_.string()}, {}, {}};
}

std::string SaveReading::explained(const std::string& sqlite_says) const {
    const std::string header = save_.database_.head_of_file(header_size);
    const auto expected = static_cast<std::int64_t>(number_at(header, 28, 4)) * 4096;
    const std::int64_t found = save_.database_.size_of_file();
    if (found < expected) {
        return fmt::format("it is cut short, {} of {} bytes are there", found, expected);
    }
    try {
        if (const auto broken = save_.database_.broken_page()) return *broken;
    } catch (const Failed& failed) {
        if (failed.kind == Refusal::damaged) return "its first page was altered";
    }
    return sqlite_says;
}

/// While the disk works on what `meanwhile` gives it, other threads check and build. If the machine
/// has no threads, it is all done in order.
Result<void> SaveReading::read(const std::function<void()>& meanwhile) {
    if (is_of_other_program()) {
        Statement query(save_.database_, "SELECT revision FROM entries WHERE number = 1");
        const std::string revision(query.step() ? query.bytes(0) : "?");
        return failure(ErrorCode::save_of_other_program,
                       {save_.path_.string(), revision, program_revision()});
    }
    read_all();
    auto built = std::async([this] { return check_and_build(); });
    meanwhile();
    auto result = built.get();
    check_sums();
    return result;
}

void SaveReading::read_all() {
    check_tables();
    check_pages();
    read_meta();
    read_earlier();
    read_definition();
    read_sources();
    read_entries();
    read_snapshots();
    read_amendments();
    read_head();
}

/// Its tables may differ, too; this is only believed if they say so.
bool SaveReading::is_of_other_program() {
    const std::uint32_t format = format_in(save_.database_.head_of_file(header_size));
    const std::span<const layout::Table> tables = layout::tables_of(format);
    const auto is_whole = [&](std::string_view name) {
        const auto table = std::find_if(tables.begin(), tables.end(),
                                        [&](const auto& each) { return each.name == name; });
        Statement query(save_.database_, "SELECT sql FROM sqlite_schema WHERE name = ?");
        query.bind(name);
        return query.step() && (table == tables.end() || query.bytes(0) == table->sql);
    };
    if (!is_whole("meta") || !is_whole("entries")) return false;
    if (is_older(format)) return true;
    Statement query(save_.database_, "SELECT record_schema FROM meta");
    if (!query.step()) return false;
    const std::string schema(query.bytes(0));
    return KeptSchema::read(schema) && !layout::is_readable(schema);
}

void SaveReading::check_tables() {
    Statement query(save_.database_, "SELECT sql FROM sqlite_schema ORDER BY name");
    for (const layout::Table& table : layout::tables_of(format_)) {
        if (!query.step() || query.bytes(0) != table.sql) {
            damaged(fmt::format("its table of {} was altered", table.name));
        }
    }
    if (query.step()) damaged("it holds a table that is not of a save");
}

/// No digest covers how SQLite has laid out the rows. A wrong pointer there would not be noticed
/// when reading, but would make the next command write to a wrong place. What remains unchecked are
/// bytes that nobody reads, and those that `check_sums` covers.
void SaveReading::check_pages() {
    const std::string header = save_.database_.head_of_file(header_size);
    const bool is_header_whole =
        save_.database_.number("PRAGMA page_count") * 4096 == save_.database_.size_of_file() &&
        number_at(header, 24, 4) == number_at(header, 92, 4) &&  // it counts changes in two places
        number_at(header, 40, 4) == layout::tables_of(format_).size();  // each was created once
    if (!is_header_whole) damaged("its header was altered");
    if (const auto broken = save_.database_.broken_page()) damaged(*broken);
}

/// Last, because errors that a digest finds can be described better. Every page has been read by
/// now.
void SaveReading::check_sums() {
    const auto page = save_.database_.page_with_wrong_sum();
    if (page) damaged(fmt::format("page {} was altered where nothing is read", *page));
}

void SaveReading::read_meta() {
    Statement query(save_.database_, "SELECT record_schema, dice FROM meta");
    if (!query.step()) damaged("its head is missing");
    if (format_ == 2) {
        record_schema_ = query.digest(0);
    } else {
        save_.record_schema_ = query.bytes(0);
        record_schema_ = digest_of_bytes(save_.record_schema_);
    }
    const auto dice = decoded<DiceSource>(query.bytes(1));
    if (!dice) damaged("the secret of its dice was altered");
    save_.dice_ = *dice;
}

void SaveReading::read_earlier() {
    if (format_ == 2) return;
    Statement query(save_.database_, "SELECT record FROM earlier ORDER BY id");
    while (query.step()) {
        auto record = decoded<EarlierRecord>(query.bytes(0));
        if (!record) damaged("what it was upgraded from was altered");
        save_.earlier_.push_back(*std::move(record));
    }
}

void SaveReading::read_definition() {
    Statement query(save_.database_, "SELECT schema, bytes FROM definition");
    if (!query.step()) damaged("its campaign is missing");
    save_.definition_schema_ = query.digest(0);
    definition_bytes_ = query.bytes(1);
}

void SaveReading::read_sources() {
    Statement query(save_.database_, "SELECT kind, name, text FROM sources ORDER BY id");
    while (query.step()) {
        save_.sources_.push_back({std::string(query.bytes(0)), std::string(query.bytes(1)),
                                  std::string(query.bytes(2))});
    }
}

void SaveReading::read_entries() {
    Statement query(save_.database_,
                    std::string(layout::select_entries).append(" ORDER BY number"));
    while (query.step()) save_.entries_.push_back(entry_in(query));
}

void SaveReading::read_snapshots() {
    Statement query(save_.database_, "SELECT entry, state FROM snapshots ORDER BY entry");
    while (query.step()) {
        save_.snapshots_.emplace(static_cast<std::int32_t>(query.number(0)), query.bytes(1));
    }
}

void SaveReading::read_amendments() {
    Statement query(save_.database_,
                    "SELECT id, digest, schema, bytes, sources FROM amendments ORDER BY id");
    while (query.step()) {
        layout::SealedAmendment sealed{query.digest(1), query.digest(2), {}};
        amendment_bytes_.emplace_back(query.bytes(3));
        auto sources = decoded<std::vector<SourceText>>(query.bytes(4));
        if (!sources || digest_of_bytes(amendment_bytes_.back()) != sealed.definition) {
            damaged(fmt::format("amendment {} was altered", query.number(0)));
        }
        sealed.sources = digest_of(*sources);
        save_.sealed_amendments_.push_back(sealed);
        save_.amended_sources_.emplace(sealed.definition, *std::move(sources));
    }
}

void SaveReading::read_head() {
    Statement query(save_.database_, "SELECT entry, seal FROM head");
    if (!query.step()) damaged("its head is missing");
    save_.head_ = static_cast<std::int32_t>(query.number(0));
    seal_ = query.digest(1);
    const auto last = static_cast<std::int32_t>(save_.entries_.size());
    if (save_.head_ < 1 || save_.head_ != last) damaged("its head was altered");
}

/// The campaign's bytes are decoded while the digests are computed and compared, but nothing is
/// made from them before the digests agree.
Result<void> SaveReading::check_and_build() {
    auto sources = std::async([this] { return digest_of(save_.sources_); });
    auto definition = std::async([this] { return decoded_definition(); });
    check_record();
    save_.sources_digest_ = sources.get();
    if (!is_sealed(save_.sources_digest_, save_.sealed_amendments_)) {
        damaged(what_no_chain_covers());
    }
    return build(definition.get());
}

void SaveReading::check_record() {
    save_.root_ = digest_of_bytes(definition_bytes_);
    if (const auto found = first_break(save_.entries_, save_.root_)) damaged(found->explanation);
    for (const auto& [number, bytes] : save_.snapshots_) {
        const bool has_entry =
            number >= 1 && number <= static_cast<std::int32_t>(save_.entries_.size());
        if (!has_entry ||
            digest_of_bytes(bytes) != save_.entries_[static_cast<std::size_t>(number) - 1].state) {
            damaged(fmt::format("the snapshot behind entry {} was altered", number));
        }
    }
}

/// Would the seal be correct with these texts?
bool SaveReading::is_sealed(const Digest& sources,
                            const std::vector<layout::SealedAmendment>& amendments) const {
    layout::SealedSave sealed{record_schema_, save_.dice_, sources, save_.definition_schema_,
                              save_.root_,    save_.head_, {},      {},
                              amendments};
    for (const Entry& entry : save_.entries_) sealed.chains.push_back(entry.chain);
    for (const auto& [number, bytes] : save_.snapshots_) sealed.snapshots.push_back(number);
    std::vector<Digest> earlier;
    for (const EarlierRecord& record : save_.earlier_) earlier.push_back(digest_of(record));
    return layout::seal_of(sealed, earlier) == seal_;
}

/// The table of battles with which the seal would be correct if it had the installed contents, or
/// that no module can read, as the end of a sentence. No chain covers tables, and the campaign is
/// not made from them.
std::optional<std::string> SaveReading::altered_table() const {
    const auto named = [](const std::string& name, const std::string& whose) {
        return fmt::format("the table {}{}, by which its battles are fought, was altered", name,
                           whose);
    };
    const auto found = [&](const std::vector<SourceText>& texts, const std::string& whose,
                           const auto& fits) -> std::optional<std::string> {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const auto installed =
                texts[i].kind == "table" ? installed_text(texts[i].name) : std::nullopt;
            if (!installed || *installed == texts[i].text) continue;
            std::vector<SourceText> others = texts;
            others[i].text = *installed;
            if (fits(digest_of(others))) return named(texts[i].name, whose);
        }
        const auto modules = modules_for(texts);
        if (modules || modules.error().where.file.empty()) return std::nullopt;
        return named(modules.error().where.file, whose);
    };
    const auto& sealed = save_.sealed_amendments_;
    auto own = found(save_.sources_, "",
                     [&](const Digest& sources) { return is_sealed(sources, sealed); });
    for (std::size_t i = 0; !own && i < sealed.size(); ++i) {
        own = found(save_.amended_sources_.at(sealed[i].definition),
                    fmt::format(" of amendment {}", i + 1), [&](const Digest& sources) {
                        auto others = sealed;
                        others[i].sources = sources;
                        return is_sealed(save_.sources_digest_, others);
                    });
    }
    return own;
}

/// What was altered among the things that only the seal covers, as far as it can be found out.
std::string SaveReading::what_no_chain_covers() const {
    const auto begun = decoded<Happened>(save_.entries_.front().happened);
    const std::vector<Told> reports = begun ? begun->reports : std::vector<Told>{};
    for (const Told& told : reports) {
        const auto* shown = std::get_if<DiceCommitted>(&told.report);
        if (shown != nullptr && shown->commitment != commitment_of(save_.dice_.secret)) {
            return "the secret of its dice was altered";
        }
    }
    const auto compiled = compile_(save_.sources_);
    if (!compiled && !compiled.error().where.file.empty()) {
        return fmt::format("its text {} was altered", compiled.error().where.file);
    }
    if (compiled && digest_of(*compiled) != save_.root_) {
        return "the texts it was made from were altered";
    }
    if (auto table = altered_table()) return *std::move(table);
    const auto is_table = [](const SourceText& text) { return text.kind == "table"; };
    return std::any_of(save_.sources_.begin(), save_.sources_.end(), is_table)
               ? "its head, or a table by which its battles are fought, was altered"
               : "its head was altered";
}

Result<void> SaveReading::build_amendments() {
    for (std::size_t i = 0; i < amendment_bytes_.size(); ++i) {
        const layout::SealedAmendment& sealed = save_.sealed_amendments_[i];
        std::optional<Definition> definition;
        if (sealed.schema == layout::definition_schema()) {
            definition = decoded<Definition>(amendment_bytes_[i]);
            if (!definition) damaged(fmt::format("amendment {} cannot be read", i + 1));
            if (const auto problem = problem_in(*definition)) {
                damaged(fmt::format("amendment {} is no campaign: {}", i + 1, *problem));
            }
        } else {
            auto compiled = compile_(save_.amended_sources_.at(sealed.definition));
            if (!compiled) return Failure(compiled.error());
            definition = *std::move(compiled);
        }
        save_.amendments_->emplace(sealed.definition, *std::move(definition));
    }
    return {};
}

/// Also nothing if its bytes have another program's format.
std::optional<Definition> SaveReading::decoded_definition() const {
    if (save_.definition_schema_ != layout::definition_schema()) return std::nullopt;
    return decoded<Definition>(definition_bytes_);
}

Result<void> SaveReading::build(std::optional<Definition> decoded_one) {
    if (decoded_one) {
        if (const auto problem = problem_in(*decoded_one))
            damaged("its campaign is none: " + *problem);
        save_.definition_ = std::make_unique<const Definition>(*std::move(decoded_one));
    } else if (save_.definition_schema_ == layout::definition_schema()) {
        damaged("its campaign cannot be read");
    } else {
        auto definition = compile_(save_.sources_);
        if (!definition) return Failure(definition.error());
        save_.definition_ = std::make_unique<const Definition>(*std::move(definition));
    }
    if (auto built = build_amendments(); !built) return built;
    auto state = std::async([this] { return save_.state_after(save_.head_); });
    save_.rules_ = std::make_unique<const Rules>(*save_.definition_, *save_.amendments_,
                                                 OfficialDice{save_.dice_.secret});
    save_.move_to(state.get());
    return {};
}

namespace {

/// The schema that a save of format 2 names by its digest, if this program knows it.
std::optional<KeptSchema> known_schema(const Digest& digest) {
    const auto text = installed_text(fmt::format("assets/schemas/{}.txt", short_hex(digest)));
    return text ? KeptSchema::read(*text) : std::nullopt;
}

}  // namespace

/// Does not check whether this program can read its schema.
KeptRecord SaveReading::take_record() {
    read_all();
    check_record();
    if (!is_sealed(digest_of(save_.sources_), save_.sealed_amendments_)) {
        damaged("what its seal covers was altered");
    }
    check_sums();
    return {std::move(save_.sources_),
            std::move(save_.amended_sources_),
            save_.dice_,
            std::move(save_.entries_),
            std::move(save_.earlier_),
            format_ == 2 ? known_schema(record_schema_) : KeptSchema::read(save_.record_schema_)};
}

Result<KeptRecord> SaveReading::kept_record(const std::filesystem::path& path) {
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(path, trouble)) {
        return failure(ErrorCode::unreadable,
                       {path.string(), trouble ? trouble.message() : "it is not a file"});
    }
    try {
        Save save(path, sqlite::Database::of_file(path));
        SaveReading reading(save, nullptr);
        reading.format_ = format_in(save.database_.head_of_file(header_size));
        if (auto problem = reading.problem_with_file()) return Failure(std::move(*problem));
        if (layout::tables_of(reading.format_).empty()) {
            return failure(ErrorCode::save_too_old,
                           {path.string(), std::to_string(reading.format_)});
        }
        try {
            save.database_.run("PRAGMA trusted_schema = OFF; BEGIN");
            return reading.take_record();
        } catch (const Failed& failed) {
            if (failed.kind != Refusal::damaged) throw;
            throw Failed(Refusal::damaged, reading.explained(failed.what()));
        }
    } catch (const Failed& failed) {
        return Failure(error_of(failed, path));
    }
}

}  // namespace flagplot
