#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "campaign/advance.h"
#include "campaign/receipts.h"
#include "campaign/record.h"
#include "store/disk.h"
#include "store/save_layout.h"
#include "store/secret.h"
#include "store/sqlite.h"

/// \file
/// A campaign on disk: one SQLite file. One command is one transaction; everything read is checked
/// against its digest; the state before the last command is kept beside it as NAME~.

namespace flagplot {

inline constexpr std::int32_t save_format = 3;

/// One of the texts a campaign was made from.
struct SourceText {
    std::string kind;  ///< "campaign", "forces", "chart", ...
    std::string name;
    std::string text;

    friend bool operator==(const SourceText&, const SourceText&) = default;
};
FLAGPLOT_FIELDS(SourceText, kind, name, text)

/// Makes a definition from its texts again: for a save whose compiled definition has another format
/// than this program's.
using Compile = Result<Definition> (*)(const std::vector<SourceText>& sources);

/// What a new save is made from.
struct NewCampaign {
    Definition definition;
    std::vector<SourceText> sources;
    DiceSource dice;
    std::optional<SideId> solo = {};  ///< the side of the only player; none: it has an umpire
    std::optional<AdmiralLevel> against = {};  ///< that leads the others; none: as in history
};

/// What a campaign is amended to.
struct AmendedCampaign {
    Definition definition;
    std::vector<SourceText> sources;
};

/// Writes a new save after carrying out its first command, `begin`. Never replaces a file; writes
/// it completely or not at all. Throws `MachineTrouble`.
[[nodiscard]] Result<void> create_save(const std::filesystem::path& path, NewCampaign campaign);

/// Where the state before the last command is kept: beside the file itself, even if the path is a
/// link to it.
[[nodiscard]] std::filesystem::path copy_beside(const std::filesystem::path& save);

/// An open save. If opened for writing, it locks out all other writers until it is closed.
class Save {
  public:
    enum class Access : std::uint8_t {
        read,
        write,
        /// For writing, when the first command follows immediately: the file for the next copy is
        /// prepared while the save is read and checked, and removed if there is no command.
        write_at_once,
    };

    /// Reads and checks everything. Errors: not a save, damaged (and where), of a newer program, in
    /// use. Throws `MachineTrouble`.
    [[nodiscard]] static Result<Save> open(const std::filesystem::path& path, Access access,
                                           Compile compile);

    /// The campaign by the rules in force at the head: amended, and with the switches that the
    /// umpire set.
    [[nodiscard]] const Definition& definition() const { return rules().definition; }
    [[nodiscard]] const Rules& rules() const { return in_force_->rules(); }
    /// The campaign's original rules, before any ruling. `verify` begins with them, and they say
    /// which rules are in force in other states.
    [[nodiscard]] const Rules& written_rules() const { return *rules_; }
    /// The rules in force in another state of this campaign. The save must outlive them.
    [[nodiscard]] RulesInForce rules_in(const CampaignState& state) const {
        return {*rules_, state};
    }
    [[nodiscard]] const std::vector<SourceText>& sources() const { return sources_; }
    /// All amendments ever made, including those withdrawn since.
    [[nodiscard]] const Amendments& amendments() const { return *amendments_; }
    /// The texts of an amendment. \pre it is one of `amendments`
    [[nodiscard]] const std::vector<SourceText>& sources_of(const Digest& amendment) const {
        return amended_sources_.at(amendment);
    }
    [[nodiscard]] const DiceSource& dice() const { return dice_; }
    /// The records of older versions from which this one was upgraded, the oldest first.
    [[nodiscard]] const std::vector<EarlierRecord>& earlier() const { return earlier_; }
    /// What the first entry is chained to.
    [[nodiscard]] const Digest& root() const { return root_; }
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] std::int32_t head() const { return head_; }
    /// The fingerprint of everything in the record (`RecordPrint`).
    [[nodiscard]] Digest record_print() const;
    [[nodiscard]] std::vector<const Entry*> line() const { return line_to(entries_, head_); }
    /// The state at the head.
    [[nodiscard]] const CampaignState& state() const { return state_; }
    /// The state after an entry, or the first state for 0. \pre the entry exists
    [[nodiscard]] CampaignState state_after(std::int32_t entry) const;

    /// Carries out a command and writes it. When this returns, it is on disk, and `state` is the
    /// one after it. On an error nothing has changed, and neither if it throws `MachineTrouble`.
    [[nodiscard]] Result<Happened> carry_out(const Command& command);

    /// Changes the campaign's data: stores them and carries out `command`, whose digest is set to
    /// theirs. Otherwise like `carry_out`. Additional error: `bad_amendment` if only a table of
    /// battles differs.
    [[nodiscard]] Result<Happened> amend(AmendedCampaign campaign, Amend command);

    /// Takes back a command of the line of play, and everything after it.
    [[nodiscard]] Result<Happened> withdraw(std::int32_t command, const std::string& why);

  private:
    friend class SaveReading;
    friend class SaveMaking;
    Save(std::filesystem::path path, sqlite::Database database)
        : path_(std::move(path)), database_(std::move(database)) {}

    void check_untouched() const;
    void check_kept(const CampaignState& state) const;
    void lock();
    void prepare_copy();
    void put_copy_beside();
    void move_to(CampaignState state);
    Happened append(std::int32_t parent, const Command& command, Step step);
    void insert(Entry entry, const std::string& state);
    void commit();
    void forget_after(std::size_t entries, std::int32_t head, std::size_t amendments);
    void keep(const Digest& amendment);
    [[nodiscard]] const std::vector<SourceText>* texts_kept_of(const Digest& definition) const;
    [[nodiscard]] bool is_snapshot_due(std::size_t state_size) const;
    [[nodiscard]] Digest seal() const;

    std::filesystem::path path_;
    sqlite::Database database_;
    bool is_locked_ = false;
    std::unique_ptr<FileToBe> copy_to_be_;  // of the file as it is under the present lock
    std::unique_ptr<const Definition> definition_;
    std::unique_ptr<const Rules> rules_;

    std::unique_ptr<Amendments> amendments_ = std::make_unique<Amendments>();
    std::optional<RulesInForce> in_force_;  // at the head
    std::vector<SourceText> sources_;
    Digest sources_digest_{};
    DiceSource dice_;
    std::map<Digest, std::vector<SourceText>> amended_sources_;
    std::vector<layout::SealedAmendment> sealed_amendments_;  // as in the file
    std::string record_schema_;
    Digest definition_schema_{};
    std::vector<EarlierRecord> earlier_;
    Digest root_{};
    std::vector<Entry> entries_;
    std::int32_t head_ = 0;
    std::map<std::int32_t, std::string> snapshots_;  ///< canonical bytes of states, by entry
    CampaignState state_;
};

}  // namespace flagplot
