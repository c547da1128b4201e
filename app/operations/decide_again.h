#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "store/save_making.h"

/// \file
/// Decides commands that an older program decided again, by today's rules: for `upgrade` and
/// `import --decide-again`.

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
    bool is_taken = false;  ///< accepted anyway, because the older program had accepted it
};

class DecidingAgain {
  public:
    /// Makes a save at `path` from the texts of an older program. Errors: those of `compile`.
    [[nodiscard]] static Result<DecidingAgain> of(const std::filesystem::path& path,
                                                  std::vector<SourceText> sources,
                                                  const DiceSource& dice, Compile compile);

    /// In the older program, ships detached for their damage kept their stance; today they avoid
    /// battle unless ordered otherwise. This adds such orders, so that they keep it.
    void keep_stances_of_damaged() { are_stances_kept_ = true; }

    /// The texts of an amendment, with the digest that the old record has for it.
    [[nodiscard]] Result<void> amendment(const Digest& old, std::vector<SourceText> sources);

    /// Decides the next command. A sheet, a result or an order of a battle that was accepted once
    /// is accepted again, and listed in `refused` if today's rules refuse it. Error: the command
    /// can no longer be carried out; then nothing was added.
    [[nodiscard]] Result<void> add(const OldCommand& old);

    [[nodiscard]] const Save& save() const { return making_.save(); }
    [[nodiscard]] const std::vector<RefusedToday>& refused() const { return refused_; }
    void keep_earlier(std::vector<EarlierRecord> earlier) {
        making_.keep_earlier(std::move(earlier));
    }
    /// Writes the file, never replacing another. \pre a command was added
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
