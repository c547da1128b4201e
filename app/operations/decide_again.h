#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "store/save_making.h"

/// \file
/// Decides commands that an older program decided, by today's rules: what `upgrade` and
/// `import --decide-again` do.

namespace flagplot {

/// A command as it was recorded.
struct OldCommand {
    std::int32_t number = 0;
    std::int32_t parent = 0;  ///< 0: none
    std::string text;
};

/// A command that today's rules refuse.
struct RefusedToday {
    std::int32_t number = 0;
    TurnNumber turn;
    std::string text;
    Error why;
    bool is_taken = false;  ///< all the same: the older program had taken it
};

class DecidingAgain {
  public:
    /// Makes a save at `path` of texts that an older program kept. Errors: what `compile` finds.
    [[nodiscard]] static Result<DecidingAgain> of(const std::filesystem::path& path,
                                                  std::vector<SourceText> sources,
                                                  const DiceSource& dice, Compile compile);

    /// The older program left to ships that were detached for their damage the stance they had;
    /// today's has them avoid battle unless they are told otherwise: so they are told.
    void keep_stances_of_damaged() { are_stances_kept_ = true; }

    /// The texts of an amendment, by the digest that the old record has for it.
    [[nodiscard]] Result<void> amendment(const Digest& old, std::vector<SourceText> sources);

    /// Decides the next command. A sheet, a battle's result or a battle's order that was taken once
    /// is taken again, and listed in `refused` where today's rules are against it. Error: the
    /// command cannot be carried out any more; nothing of it was added.
    [[nodiscard]] Result<void> add(const OldCommand& old);

    [[nodiscard]] const Save& save() const { return making_.save(); }
    [[nodiscard]] const std::vector<RefusedToday>& refused() const { return refused_; }
    void keep_earlier(std::vector<EarlierRecord> earlier) {
        making_.keep_earlier(std::move(earlier));
    }
    /// Writes the file, never over another. \pre a command was added
    [[nodiscard]] Result<void> finish() { return making_.finish(); }

  private:
    DecidingAgain(const std::filesystem::path& path, NewCampaign campaign, Compile compile)
        : making_(path, std::move(campaign)), compile_(compile) {}

    [[nodiscard]] Result<Command> command_of(const OldCommand& old,
                                             const CampaignState& before) const;

    SaveMaking making_;
    Compile compile_;
    std::map<Digest, Digest> amendments_;  ///< today's digest by that of the old record
    std::vector<RefusedToday> refused_;
    bool are_stances_kept_ = false;
};

}  // namespace flagplot
