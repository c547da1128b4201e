#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "files/record_text.h"
#include "operations/decide_again.h"
#include "store/save.h"

/// \file
/// A whole campaign as a folder of plain text, to read and to keep in version control:
///
///     record.txt           the commands, and what they led to
///     texts/...            what the campaign was made from
///     amendments/14/...    what command 14 amended it to
///     secret.txt           what the dice are made from, if asked for
///
/// Page: docs/umpire.md#a-campaign-as-plain-text

namespace flagplot {

inline constexpr const char* record_file = "record.txt";
inline constexpr const char* secret_file = "secret.txt";

enum class SecretOfDice : std::uint8_t { left_out, written };

/// The folder of the texts that a command amended the campaign to; for 0, of those that it began
/// with.
[[nodiscard]] std::string folder_of_texts(std::int32_t command);

/// The path of one of these texts in there, as in the data folder it comes from, so that `new` and
/// `amend` can read the campaign from there.
[[nodiscard]] std::string path_of(const RecordedText& text, const std::vector<RecordedText>& all);

/// The digest of what a command amended the campaign to, if its text is an amendment.
[[nodiscard]] std::optional<Digest> amendment_of(const std::string& command);

/// The record of a save as `record.txt` has it.
[[nodiscard]] RecordText record_of(const Save& save);

/// Writes a save into a folder that does not exist, is empty, or has an older export of the same
/// save, which is updated. Public dice have no secret to write. Errors: the folder contains
/// something else; a text of the save has a name that leads out of it. Throws `MachineTrouble`.
[[nodiscard]] Result<void> export_save(const Save& save, const std::filesystem::path& folder,
                                       SecretOfDice secret);

/// Makes a new save from a folder by deciding every command again. Returns how many there were.
/// Nothing is written unless everything agrees: the texts with their digests, the secret with its
/// fingerprint, every command with its state and chain. Errors name file, line and column. Throws
/// `MachineTrouble`.
[[nodiscard]] Result<std::size_t> import_save(const std::filesystem::path& folder,
                                              const std::filesystem::path& save, Compile compile);

/// A folder written by an older version, decided again by today's rules.
struct ImportedAgain {
    std::size_t commands = 0;
    std::vector<std::int32_t> changed;  ///< whose state differs from the record
    std::vector<RefusedToday> refused;  ///< and were accepted anyway
};

/// The same, but commands may lead to other results than the record says. The record only has
/// digests of them, so this tells which commands differ, but not how. What a side was told can be
/// compared with `upgrade`, which has the save. Additional error: a command can no longer be
/// carried out; then nothing is written.
[[nodiscard]] Result<ImportedAgain> import_again(const std::filesystem::path& folder,
                                                 const std::filesystem::path& save,
                                                 Compile compile);

}  // namespace flagplot
