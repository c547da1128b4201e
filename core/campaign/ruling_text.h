#pragma once

#include <string>
#include <vector>

#include "campaign/command.h"
#include "campaign/command_words.h"

/// \file
/// The umpire's rulings as text and back (5.5): `rule place uk "UK-K" at D6 why "..." tell uk`.
/// What the record keeps, and what an umpire types.

namespace flagplot {

/// "place uk "UK-K" at D6": the verb and what it takes.
[[nodiscard]] std::string text_of(const CommandNames& names, const Ruling& ruling);

/// The whole command: "rule", the ruling, the reason, and who is told in which words.
[[nodiscard]] std::string text_of(const CommandNames& names, const Rule& rule);

/// Reads what `text_of` writes behind "rule", or as an umpire types it: names need no quotation
/// marks where they have no blank, and a formation no side where only one has that id.
[[nodiscard]] Rule read_rule(const CommandNames& names, Scanner& in);

/// ` why "..." tell uk say "..."`: the reason of what the umpire decides, and who is told of it in
/// which words.
[[nodiscard]] std::string reason_text(const CommandNames& names, const std::string& why,
                                      const std::vector<SideId>& told, const std::string& say);
/// Reads it back, to the end of the line; the sides sorted, each once.
void read_reason(const CommandNames& names, Scanner& in, std::string& why,
                 std::vector<SideId>& told, std::string& say);

/// "die sighting turn 4 line 0 subject 3 object 7 index 1": what the umpire types to force it.
[[nodiscard]] std::string key_text(const DieKey& key);

}  // namespace flagplot
