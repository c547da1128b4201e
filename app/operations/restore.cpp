#include "operations/restore.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <system_error>

#include "base/lines.h"
#include "campaign/solo.h"
#include "store/disk.h"
#include "store/save_layout.h"
#include "store/save_reading.h"
#include "store/trouble.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;
using sqlite::Database;
using sqlite::Failed;
using sqlite::Refusal;
using sqlite::Statement;

/// Is the file missing, or no longer a save?
bool is_lost(const Error& error, const fs::path& save) {
    std::error_code ignored;
    return error.code == ErrorCode::save_damaged || error.code == ErrorCode::not_a_save ||
           !fs::exists(fs::symlink_status(save, ignored));
}

/// A damaged save, locked against other programs as long as SQLite can lock it. If it cannot, they
/// cannot write to it either.
class HeldFile {
  public:
    /// Throws `Failed` if another program uses it.
    explicit HeldFile(const fs::path& path) {
        std::error_code ignored;
        if (!fs::exists(path, ignored)) return;
        try {
            database_ = Database::of_file(path);
            database_->run("BEGIN IMMEDIATE");
        } catch (const Failed& failed) {
            if (failed.kind == Refusal::busy) throw;
        }
    }

    /// The entry with this number, if the file can still provide it.
    [[nodiscard]] std::optional<Entry> entry(std::int32_t number) const {
        if (!database_) return std::nullopt;
        try {
            Statement query(*database_,
                            std::string(layout::select_entries).append(" WHERE number = ?"));
            query.bind(number);
            if (!query.step()) return std::nullopt;
            return entry_in(query);
        } catch (const Failed&) {
            return std::nullopt;
        }
    }

  private:
    std::optional<Database> database_;
};

/// The entries after those of the copy, as far as they are chained to it.
std::vector<Entry> entries_after(const Save& copy, const HeldFile& file) {
    std::vector<Entry> entries = copy.entries();
    const std::size_t known = entries.size();
    while (auto next = file.entry(static_cast<std::int32_t>(entries.size()) + 1)) {
        entries.push_back(*std::move(next));
        if (first_break(entries, copy.root())) {
            entries.pop_back();
            break;
        }
    }
    return {entries.begin() + static_cast<std::ptrdiff_t>(known), entries.end()};
}

/// The whole contents of a file of any size. Throws `MachineTrouble` if it cannot be read.
ByteSource bytes_of(const fs::path& path) {
    constexpr std::size_t size = 1 << 18;
    const auto file = std::make_shared<std::ifstream>(path, std::ios::binary);
    return [path, file, buffer = std::string(size, '\0')]() mutable -> std::string_view {
        file->read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        if (file->bad() || !file->is_open()) {
            throw MachineTrouble(fmt::format("cannot read {}", path.string()));
        }
        return std::string_view(buffer).substr(0, static_cast<std::size_t>(file->gcount()));
    };
}

/// Gives the file a second, unused name: "war.damaged-1".
fs::path kept_beside(const fs::path& file, std::string_view why) {
    for (int number = 1;; ++number) {
        const fs::path name = fmt::format("{}.{}-{}", file.string(), why, number);
        std::error_code trouble;
        fs::create_hard_link(file, name, trouble);
        if (!trouble) return name;
        if (trouble == std::errc::file_exists) continue;
        // Not every file system supports links.
        if (trouble != std::errc::operation_not_permitted && trouble != std::errc::not_supported) {
            throw_trouble(fmt::format("cannot write {}", name.string()), trouble.value());
        }
        if (fs::exists(name)) continue;
        replace_file(name, bytes_of(file));
        return name;
    }
}

/// A journal left by a program that was killed belongs to its own file; it would damage the next
/// file with that name.
void keep_journal(const fs::path& file, const fs::path& kept) {
    const auto journal_of = [](fs::path path) { return path += "-journal"; };
    std::error_code trouble;
    if (!fs::exists(journal_of(file), trouble)) return;
    fs::rename(journal_of(file), journal_of(kept), trouble);
    if (trouble) throw_trouble(fmt::format("cannot write {}", kept.string()), trouble.value());
}

/// Puts the copy's bytes in the place of the save. Returns where the old file is now, if there was
/// one.
fs::path replaced(const fs::path& file, std::string_view why, const std::string& reason) {
    std::error_code ignored;
    fs::path kept;
    if (fs::exists(file, ignored)) {
        kept = kept_beside(file, why);
        if (!reason.empty()) {
            static_cast<void>(create_file(kept.string() + ".txt", reason + "\n"));
        }
        keep_journal(file, kept);
        sync_folder_of(file);
    }
    replace_file_last(file, bytes_of(copy_beside(file)));
    return kept;
}

std::string named(const Entry& entry) {
    return fmt::format("command {}, {}", entry.number, first_line(entry.command));
}

/// The first and the last command of the save now. Hides the others' commands from a solo player.
std::string what_is_there(const Restored& restored, const std::string& save) {
    if (restored.is_veiled) {
        return fmt::format("{} is what its copy was, as it stood before the last command.", save);
    }
    return fmt::format("{} is what its copy was: its newest is {}.", save, named(restored.head));
}

}  // namespace

Result<Restored> restore(const fs::path& save, Compile compile,
                         const std::optional<std::string>& overrule) {
    const auto copy = Save::open(copy_beside(save), Save::Access::read, compile);
    if (!copy) return Failure(copy.error());
    const auto opened = Save::open(save, Save::Access::write, compile);
    if (opened && !overrule) return failure(ErrorCode::save_is_whole, {save.string()});
    if (!opened && !is_lost(opened.error(), save)) {
        const bool is_file = fs::is_regular_file(save);
        const bool is_busy = opened.error().code == ErrorCode::save_busy;
        if (!overrule || is_busy || !is_file) return Failure(opened.error());
    }
    const fs::path file = behind_link(save);
    try {
        const std::optional<HeldFile> held = opened ? std::nullopt : std::optional<HeldFile>(file);
        Restored restored{
            copy->entries().back(), is_veiled(copy->state()), {}, opened.has_value(), {}};
        if (opened) {
            const auto& all = opened->entries();
            const auto known = std::min(all.size(), copy->entries().size());
            restored.lost.assign(all.begin() + static_cast<std::ptrdiff_t>(known), all.end());
        } else {
            restored.lost = entries_after(*copy, *held);
        }
        restored.kept = replaced(file, opened ? "replaced" : "damaged", overrule.value_or(""));
        return restored;
    } catch (const Failed& failed) {
        return Failure(error_of(failed, save));
    }
}

std::vector<std::string> told_of(const Restored& restored, const std::string& save) {
    std::vector<std::string> told{what_is_there(restored, save)};
    if (!restored.is_veiled) {
        for (const Entry& entry : restored.lost) {
            told.push_back(fmt::format("Lost is {}: give it again.", named(entry)));
        }
    }
    if (told.size() == 1) {
        const bool is_nothing_lost = restored.was_readable && restored.lost.empty();
        told.emplace_back(is_nothing_lost
                              ? "Nothing is lost."
                              : "If a command was given after that, it is lost, and no more than "
                                "one: give it again.");
    }
    if (!restored.kept.empty()) {
        told.push_back(fmt::format("What it replaces is kept as {}.", restored.kept.string()));
    }
    return told;
}

}  // namespace flagplot
