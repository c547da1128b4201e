#pragma once

#include <string>
#include <vector>

#include "campaign/command.h"
#include "campaign/command_words.h"

/// \file
/// The umpire's rulings as text and back (5.5): `rule place uk "UK-K" at D6 why "..." tell uk`. The
/// record keeps this text, and an umpire types it.

namespace flagplot {

/// "place uk "UK-K" at D6": the verb and its arguments.
[[nodiscard]] std::string text_of(const CommandNames& names, const Ruling& ruling);

/// The whole command: "rule", the ruling, the reason, and who is told in which words.
[[nodiscard]] std::string text_of(const CommandNames& names, const Rule& rule);

/// Reads what `text_of` writes after "rule", or the same as an umpire types it: names without
/// blanks need no quotation marks, and a formation needs no side if only one side has its id.
[[nodiscard]] Rule read_rule(const CommandNames& names, Scanner& in);

/// ` why "..." tell uk say "..."`: the reason of a decision of the umpire, who is told, and in
/// which words.
[[nodiscard]] std::string reason_text(const CommandNames& names, const std::string& why,
                                      const std::vector<SideId>& told, const std::string& say);
/// Reads it to the end of the line. The sides are sorted, without repeats.
void read_reason(const CommandNames& names, Scanner& in, std::string& why,
                 std::vector<SideId>& told, std::string& say);

/// "die sighting turn 4 line 0 subject 3 object 7 index 1": what the umpire types to force this
/// die.
[[nodiscard]] std::string key_text(const DieKey& key);

}  // namespace flagplot
