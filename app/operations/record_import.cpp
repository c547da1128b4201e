#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "campaign/scanner.h"
#include "operations/record_folder.h"
#include "store/disk.h"
#include "store/folder.h"
#include "store/revision.h"
#include "store/save_making.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_file = std::uintmax_t{1} << 26U;
constexpr std::size_t most_texts = 256;  // in one campaign
constexpr std::int32_t indent = 4;       // of a command's lines

/// Reads files of a folder. Names that lead out of it are refused.
class FolderReading {
  public:
    explicit FolderReading(const fs::path& folder) : folder_(folder) {}

    /// A file's name in messages.
    [[nodiscard]] std::string shown(const std::string& name) const {
        return (folder_ / name).string();
    }
    [[nodiscard]] bool has(const std::string& name) const {
        std::error_code ignored;
        return fs::exists(fs::symlink_status(folder_ / name, ignored));
    }
    /// `named_at`: where the file is named, if it is.
    [[nodiscard]] Result<std::string> text(const std::string& name, const Place& named_at) const {
        const auto path = inside(folder_, name);
        if (!path && has(name)) return failure(ErrorCode::outside_folder, {name}, named_at);
        if (!path)
            return failure(ErrorCode::unreadable, {shown(name), "it is not there"}, named_at);
        std::error_code trouble;
        const std::uintmax_t size = fs::file_size(*path, trouble);
        if (!trouble && size > largest_file) {
            return failure(ErrorCode::out_of_range,
                           {fmt::format("the size of {}", shown(name)), std::to_string(size),
                            fmt::format("at most {} bytes", largest_file)},
                           named_at);
        }
        return read_file(*path);
    }

  private:
    const fs::path& folder_;
};

/// The secret in the folder, if its fingerprint is the one in the record.
Result<DiceSource> read_secret(const FolderReading& folder, const Digest& commitment) {
    if (!folder.has(secret_file)) {
        return failure(ErrorCode::no_secret, {folder.shown(secret_file)});
    }
    const auto text = folder.text(secret_file, {});
    if (!text) return Failure(text.error());
    const Place place{folder.shown(secret_file), 2, 1};
    constexpr std::string_view head = "FLAGPLOT SECRET 1\nsecret ";
    const std::string_view rest =
        std::string_view(*text).substr(std::min(head.size(), text->size()));
    const auto secret = digest_from(rest.substr(0, std::min(rest.find('\n'), rest.size())));
    if (!text->starts_with(head) || !secret) {
        return failure(ErrorCode::bad_record,
                       {"expected \"FLAGPLOT SECRET 1\" and below it \"secret\" with 64 characters "
                        "0-9 a-f"},
                       {place.file, 1, 1});
    }
    const Digest found = commitment_of(*secret);
    if (found == commitment) return DiceSource{*secret, std::nullopt};
    return failure(ErrorCode::other_secret, {hex(commitment), hex(found)}, place);
}

class RecordImport {
  public:
    RecordImport(const fs::path& folder, Compile compile) : folder_(folder), compile_(compile) {}

    Result<std::size_t> into(const fs::path& path) {
        if (auto read = read_record_file(); !read) return Failure(read.error());
        auto campaign = read_campaign_texts(folder_of_texts(0), record().texts, places().texts);
        if (!campaign) return Failure(campaign.error());
        if (digest_of(campaign->definition) != record().campaign) {
            return failure(ErrorCode::bad_record, {other_meaning()}, places().campaign);
        }
        const auto dice = dice_of_record();
        if (!dice) return Failure(dice.error());
        making_.emplace(path, NewCampaign{std::move(campaign->definition),
                                          std::move(campaign->sources), *dice});
        const auto added = each_command(
            [this](const auto& command, const auto& place) { return add(command, place); });
        if (!added) return Failure(added.error());
        if (auto finished = making_->finish(); !finished) return Failure(finished.error());
        return record().commands.size();
    }

    Result<ImportedAgain> again_into(const fs::path& path) {
        if (auto read = read_record_file(); !read) return Failure(read.error());
        auto sources = read_texts(folder_of_texts(0), record().texts, places().texts);
        if (!sources) return Failure(sources.error());
        const auto dice = dice_of_record();
        if (!dice) return Failure(dice.error());
        auto deciding = DecidingAgain::of(path, *std::move(sources), *dice, compile_);
        if (!deciding) return Failure(deciding.error());
        ImportedAgain imported;
        const auto added = each_command([&](const auto& command, const auto& place) {
            auto state = add_again(*deciding, command, place);
            if (state && *state != command.state) imported.changed.push_back(command.number);
            return state;
        });
        if (!added) return Failure(added.error());
        if (auto finished = deciding->finish(); !finished) return Failure(finished.error());
        imported.commands = record().commands.size();
        imported.refused = deciding->refused();
        return imported;
    }

  private:
    [[nodiscard]] const RecordText& record() const { return read_.record; }
    [[nodiscard]] const RecordPlaces& places() const { return read_.places; }

    /// Adds every command of the record with `add`, in order, until one fails.
    template <class Add>
    [[nodiscard]] Result<void> each_command(Add add) const {
        for (std::size_t i = 0; i < record().commands.size(); ++i) {
            const auto added = add(record().commands[i], places().commands[i]);
            if (!added) return Failure(added.error());
        }
        return {};
    }

    Result<void> read_record_file() {
        const auto text = folder_.text(record_file, {});
        if (!text) return Failure(text.error());
        auto read = read_record(*text, folder_.shown(record_file));
        if (!read) return Failure(read.error());
        read_ = *std::move(read);
        return {};
    }

    [[nodiscard]] static std::string other_meaning() {
        return fmt::format(
            "by this revision {} of the program its texts mean another campaign than the record "
            "was made with",
            program_revision());
    }

    [[nodiscard]] Result<DiceSource> dice_of_record() const {
        return record().seed ? Result<DiceSource>(seeded_dice(*record().seed))
                             : read_secret(folder_, record().commitment);
    }

    [[nodiscard]] Result<AmendedCampaign> read_campaign_texts(
        const std::string& subfolder, const std::vector<RecordedText>& texts,
        const std::vector<Place>& named_at) const {
        auto sources = read_texts(subfolder, texts, named_at);
        if (!sources) return Failure(sources.error());
        auto definition = compile_(*sources);
        if (!definition) return Failure(definition.error());
        return AmendedCampaign{*std::move(definition), *std::move(sources)};
    }

    [[nodiscard]] Result<std::vector<SourceText>> read_texts(
        const std::string& subfolder, const std::vector<RecordedText>& texts,
        const std::vector<Place>& named_at) const {
        std::vector<SourceText> sources;
        if (texts.size() > most_texts) {
            return failure(ErrorCode::out_of_range,
                           {"the number of texts", std::to_string(texts.size()),
                            fmt::format("at most {}", most_texts)},
                           named_at[most_texts]);
        }
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::string path = fmt::format("{}/{}", subfolder, path_of(texts[i], texts));
            auto text = folder_.text(path, named_at[i]);
            if (!text) return Failure(text.error());
            const Digest found = digest_of_bytes(*text);
            if (found != texts[i].digest) {
                return failure(ErrorCode::text_altered,
                               {folder_.shown(path), short_hex(found), short_hex(texts[i].digest)},
                               named_at[i]);
            }
            sources.push_back({texts[i].kind, texts[i].name, *std::move(text)});
        }
        return sources;
    }

    /// The state that the command leads to by today's rules.
    Result<Digest> add_again(DecidingAgain& deciding, const RecordedCommand& recorded,
                             const RecordPlaces::OfCommand& place) const {
        if (!recorded.amended_to.empty()) {
            auto sources =
                read_texts(folder_of_texts(recorded.number), recorded.amended_to, place.amended_to);
            if (!sources) return Failure(sources.error());
            const auto old = amendment_of(recorded.text);
            if (!old) return failure(ErrorCode::bad_record, {"expected an amendment"}, place.head);
            if (auto kept = deciding.amendment(*old, *std::move(sources)); !kept) {
                return Failure(kept.error());
            }
        }
        const auto added = deciding.add({recorded.number, recorded.parent, recorded.text});
        if (!added) return Failure(placed(added.error(), place));
        return deciding.save().entries().back().state;
    }

    /// The place in the record of an error in a command's text.
    [[nodiscard]] Error placed(Error error, const RecordPlaces::OfCommand& place) const {
        error.where = {place.head.file, place.first_line + std::max(error.where.line, 1) - 1,
                       indent + std::max(error.where.column, 1)};
        return error;
    }
    [[nodiscard]] static Failure differs(const RecordedCommand& recorded, const std::string& what,
                                         const Place& place) {
        const std::string other =
            recorded.revision == program_revision()
                ? ""
                : fmt::format("; it was decided by revision {} of the program, this is revision {}",
                              recorded.revision, program_revision());
        return failure(ErrorCode::record_differs, {std::to_string(recorded.number), what + other},
                       place);
    }

    Result<void> add(const RecordedCommand& recorded, const RecordPlaces::OfCommand& place) {
        const CampaignState before = making_->state_before(recorded.parent);
        if (before.turn != recorded.turn) {
            return failure(ErrorCode::out_of_range,
                           {fmt::format("the turn of command {}", recorded.number),
                            std::to_string(recorded.turn.count), std::to_string(before.turn.count)},
                           place.head);
        }
        if (auto kept = keep_amendment(recorded, place); !kept) return kept;
        const RulesInForce in_force = making_->save().rules_in(before);
        const auto command = read_command(in_force.definition(), before, recorded.text);
        if (!command) return Failure(placed(command.error(), place));
        if (auto what = misplaced(recorded, *command, before)) {
            return differs(recorded, *what, place.head);
        }
        auto added = making_->add(*command, recorded.parent, recorded.revision);
        if (!added) return Failure(placed(added.error(), place));
        const Entry& entry = making_->save().entries().back();
        if (entry.state != recorded.state) {
            return differs(recorded, "leads to another state than is written here", place.state);
        }
        if (entry.chain != recorded.chain) {
            return differs(recorded, "did something else than is written here", place.chain);
        }
        return {};
    }

    Result<void> keep_amendment(const RecordedCommand& recorded,
                                const RecordPlaces::OfCommand& place) {
        if (recorded.amended_to.empty()) return {};
        auto campaign = read_campaign_texts(folder_of_texts(recorded.number), recorded.amended_to,
                                            place.amended_to);
        if (!campaign) return Failure(campaign.error());
        if (amendment_of(recorded.text) != digest_of(campaign->definition)) {
            return failure(ErrorCode::bad_record, {other_meaning()}, place.head);
        }
        making_->keep(*std::move(campaign));
        return {};
    }

    [[nodiscard]] std::optional<std::string> misplaced(const RecordedCommand& recorded,
                                                       const Command& command,
                                                       const CampaignState& before) const {
        const Save& save = making_->save();
        auto what = problem_with_place(save.entries(), recorded.number, recorded.parent, command);
        if (what) return what;
        const auto* withdrawal = std::get_if<Withdraw>(&command);
        const bool is_right =
            withdrawal == nullptr || withdrawal->seen == dice_seen_since(before, save.state());
        return is_right ? std::nullopt
                        : std::optional(std::string("does not remember the dice that were seen"));
    }

    FolderReading folder_;
    Compile compile_;
    ReadRecord read_;
    std::optional<SaveMaking> making_;
};

/// An error if something exists at this path.
Result<void> check_free(const fs::path& path) {
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(path, ignored))) return {};
    return failure(ErrorCode::save_exists, {path.string()});
}

}  // namespace

Result<std::size_t> import_save(const fs::path& folder, const fs::path& save, Compile compile) {
    if (auto free = check_free(save); !free) return Failure(free.error());
    return RecordImport(folder, compile).into(save);
}

Result<ImportedAgain> import_again(const fs::path& folder, const fs::path& save, Compile compile) {
    if (auto free = check_free(save); !free) return Failure(free.error());
    return RecordImport(folder, compile).again_into(save);
}

}  // namespace flagplot
