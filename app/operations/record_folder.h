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
///     secret.txt           what the dice come from, where that was asked for
///
/// Page: docs/umpire.md#a-campaign-as-plain-text

namespace flagplot {

inline constexpr const char* record_file = "record.txt";
inline constexpr const char* secret_file = "secret.txt";

enum class SecretOfDice : std::uint8_t { left_out, written };

/// Where the texts lie that a command amended the campaign to; of 0, those that it began with.
[[nodiscard]] std::string folder_of_texts(std::int32_t command);

/// Where one of these texts lies in there: as the data folder that it is from has it, so that `new`
/// and `amend` can take the campaign from there.
[[nodiscard]] std::string path_of(const RecordedText& text, const std::vector<RecordedText>& all);

/// What a command amended the campaign to, if that is what its text says.
[[nodiscard]] std::optional<Digest> amendment_of(const std::string& command);

/// The record of a save as `record.txt` has it.
[[nodiscard]] RecordText record_of(const Save& save);

/// Writes a save into a folder that is not there, is empty, or holds an older export of the same
/// save, which is brought up to date. Public dice have no secret to be written. Errors: the folder
/// holds something else, a text of the save has a name that leads out of it. Throws
/// `MachineTrouble`.
[[nodiscard]] Result<void> export_save(const Save& save, const std::filesystem::path& folder,
                                       SecretOfDice secret);

/// Makes a new save of a folder, deciding every command again; how many there were. Nothing is
/// written unless all of it fits: the texts to their digests, the secret to its fingerprint, every
/// command to its state and chain. Errors name file, line and column. Throws `MachineTrouble`.
[[nodiscard]] Result<std::size_t> import_save(const std::filesystem::path& folder,
                                              const std::filesystem::path& save, Compile compile);

/// A folder that an older version has written, decided again by today's rules.
struct ImportedAgain {
    std::size_t commands = 0;
    std::vector<std::int32_t> changed;  ///< commands that lead to another state than is written
    std::vector<RefusedToday> refused;  ///< and were taken all the same
};

/// The same without asking that every command leads to what is written there: a record says no more
/// of it than digests, so which commands differ is told, and not in what. What a side was told can
/// be compared by `upgrade`, which has the save. Errors besides: a command cannot be carried out
/// any more; nothing is written.
[[nodiscard]] Result<ImportedAgain> import_again(const std::filesystem::path& folder,
                                                 const std::filesystem::path& save,
                                                 Compile compile);

}  // namespace flagplot
