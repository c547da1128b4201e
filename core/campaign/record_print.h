#pragma once

#include <functional>
#include <optional>

#include "base/digest.h"
#include "campaign/record.h"

/// \file
/// What a release tells every side about the whole record before it.

namespace flagplot {

/// The fingerprint of a record, entry after entry, including those that were taken back. Its key is
/// published after the war; without it, the fingerprint looks like a random number.
class RecordPrint {
  public:
    /// \param key `record_key_of` the campaign's secret
    explicit RecordPrint(const Digest& key) : key_(key) {}
    void add(const Entry& entry);
    [[nodiscard]] const Digest& digest() const { return digest_; }

  private:
    Digest key_;
    Digest digest_{};  // of nothing
};

/// The command with the fingerprint in it, if it is one that tells it: a release, or `resolve` if
/// the end of a turn is one. A solo player is told none. `record` is called only for these, because
/// it goes through the whole record.
[[nodiscard]] Command with_record(Command command, const Definition& definition,
                                  const CampaignState& before,
                                  const std::function<Digest()>& record);

/// The fingerprint in a command.
[[nodiscard]] std::optional<Digest> record_in(const Command& command);

}  // namespace flagplot
