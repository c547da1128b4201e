#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <system_error>

#include "campaign/command_kind.h"
#include "operations/record_folder.h"
#include "store/disk.h"
#include "store/folder.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

/// What the folder will contain, by path.
using Files = std::map<std::string, std::string>;

std::vector<RecordedText> recorded(const std::vector<SourceText>& sources) {
    std::vector<RecordedText> texts;
    for (const SourceText& source : sources) {
        texts.push_back({source.kind, source.name, digest_of_bytes(source.text)});
    }
    return texts;
}

Result<void> add_texts(Files& files, const std::string& folder,
                       const std::vector<RecordedText>& names,
                       const std::vector<SourceText>& sources) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!is_plain_path(names[i].name)) {
            return failure(ErrorCode::outside_folder, {names[i].name});
        }
        const std::string path = fmt::format("{}/{}", folder, path_of(names[i], names));
        const auto [file, is_new] = files.emplace(path, sources[i].text);
        if (!is_new && file->second != sources[i].text) {
            return failure(ErrorCode::duplicate, {"a text", names[i].name});
        }
    }
    return {};
}

/// All files except the record itself.
Result<Files> files_beside(const Save& save, const RecordText& record, SecretOfDice secret) {
    Files files;
    if (auto added = add_texts(files, folder_of_texts(0), record.texts, save.sources()); !added) {
        return Failure(added.error());
    }
    for (const RecordedCommand& command : record.commands) {
        if (command.amended_to.empty()) continue;
        auto added = add_texts(files, folder_of_texts(command.number), command.amended_to,
                               save.sources_of(*amendment_of(command.text)));
        if (!added) return Failure(added.error());
    }
    if (secret == SecretOfDice::written && !record.seed) {
        files.emplace(secret_file,
                      fmt::format("FLAGPLOT SECRET 1\nsecret {}\nrecord key {}\n",
                                  hex(save.dice().secret), hex(record_key_of(save.dice().secret))));
    }
    return files;
}

/// May a record be written here? If the folder has an older export, its record must be the
/// beginning of the new one.
Result<void> check_folder(const fs::path& folder, const std::string& record) {
    std::error_code trouble;
    if (!fs::exists(folder, trouble) || fs::is_empty(folder, trouble)) return {};
    const auto older = inside(folder, record_file);
    const auto text = older ? read_file(*older) : Result<std::string>(std::string());
    if (text && !text->empty() && record.starts_with(*text)) return {};
    return failure(ErrorCode::folder_in_use, {folder.string()});
}

/// A link in the folder must not redirect files to somewhere else.
Result<void> check_links(const fs::path& folder, const Files& files) {
    std::error_code ignored;
    for (const auto& [name, text] : files) {
        fs::path path = folder;
        for (const fs::path& part : fs::path(name)) {
            path /= part;
            if (fs::is_symlink(path, ignored)) {
                return failure(ErrorCode::outside_folder, {path.string()});
            }
        }
    }
    return {};
}

void write_new(const fs::path& path, const std::string& text) {
    std::error_code ignored;
    if (fs::is_regular_file(path, ignored) && read_file(path) == Result<std::string>(text)) return;
    make_folder(path.parent_path());
    replace_file(path, text);
}

}  // namespace

std::optional<Digest> amendment_of(const std::string& command) {
    const auto head = head_of(command);
    if (!head || head->kind != CommandKind::amend) return std::nullopt;
    return digest_from(head->subject);
}

std::string folder_of_texts(std::int32_t command) {
    return command == 0 ? "texts" : fmt::format("amendments/{}", command);
}

std::string path_of(const RecordedText& text, const std::vector<RecordedText>& all) {
    if (text.kind != "briefing") return text.name;
    const auto campaign = std::find_if(
        all.begin(), all.end(), [](const RecordedText& each) { return each.kind == "campaign"; });
    if (campaign == all.end()) return text.name;
    return (fs::path(campaign->name).parent_path() / text.name).string();
}

RecordText record_of(const Save& save) {
    RecordText record;
    record.campaign = save.root();
    record.seed = save.dice().public_seed;
    if (!record.seed) record.commitment = commitment_of(save.dice().secret);
    record.texts = recorded(save.sources());
    const auto turns = turns_after(save.entries());
    std::set<Digest> known;
    for (const Entry& entry : save.entries()) {
        RecordedCommand command{
            entry.number,   entry.parent,  turns[static_cast<std::size_t>(entry.parent)],
            entry.revision, entry.command, {},
            entry.state,    entry.chain};
        const auto amendment = amendment_of(entry.command);
        if (amendment && known.insert(*amendment).second) {
            command.amended_to = recorded(save.sources_of(*amendment));
        }
        record.commands.push_back(std::move(command));
    }
    return record;
}

Result<void> export_save(const Save& save, const fs::path& folder, SecretOfDice secret) {
    const RecordText record = record_of(save);
    auto files = files_beside(save, record, secret);
    if (!files) return Failure(files.error());
    const std::string text = text_of(record);
    if (auto may = check_folder(folder, text); !may) return may;
    if (auto may = check_links(folder, *files); !may) return may;
    if (auto may = check_links(folder, {{record_file, ""}}); !may) return may;
    make_folder(folder);
    for (const auto& [name, content] : *files) write_new(folder / name, content);
    write_new(folder / record_file, text);  // last, so that everything it names exists
    return {};
}

}  // namespace flagplot
