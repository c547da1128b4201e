#pragma once

#include <set>
#include <string>
#include <vector>

#include "store/save.h"
#include "support/random_world.h"
#include "support/saved_world.h"

/// \file
/// A war in a save in which everything happens that can: sheets, stops, rulings, cards laid by the
/// umpire, messages, amendments, releases, withdrawals.

namespace flagplot::test {

/// A random campaign whose texts name it, so that it can be compiled again.
[[nodiscard]] World world_of_war(std::uint64_t seed);
[[nodiscard]] std::vector<SourceText> texts_of_war(std::uint64_t seed, const std::string& name);
/// The campaign of such texts.
[[nodiscard]] Result<Definition> compile_war(const std::vector<SourceText>& sources);
[[nodiscard]] NewCampaign campaign_of_war(std::uint64_t seed);

/// Plays so many turns of it, without what is refused.
void play_war(Save& save, std::uint64_t seed, int turns);

/// The same campaign in a new save, played for so many turns.
[[nodiscard]] Save war_in(const std::filesystem::path& path, std::uint64_t seed, int turns);

/// The commands of a record, as they were read when they were given.
[[nodiscard]] std::vector<Command> commands_of(const Save& save);

/// Which kinds of command there are not yet, of all that `Command` may hold, in words.
[[nodiscard]] std::string kinds_missing(const std::set<std::size_t>& seen);

}  // namespace flagplot::test
