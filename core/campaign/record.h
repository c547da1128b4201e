#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "campaign/advance.h"
#include "campaign/shown.h"

/// \file
/// The record of a campaign: a tree of commands. An entry has the command's text, what it did, the
/// digest of the state it led to, and a digest chained to its parent's. Nothing is ever removed.

namespace flagplot {

/// One command of the record. Numbered from 1 in the order of writing.
struct Entry {
    std::int32_t number = 0;
    std::int32_t parent = 0;  ///< 0: none; it starts from the first state
    std::string revision;     ///< of the program that decided it
    std::string command;      ///< canonical text
    std::string happened;     ///< canonical bytes of `Happened`
    Digest state{};           ///< of the state after it
    Digest chain{};           ///< `chain_digest`

    friend bool operator==(const Entry&, const Entry&) = default;
};
FLAGPLOT_FIELDS(Entry, number, parent, revision, command, happened, state, chain)

/// What a command did, as the record keeps it.
struct Happened {
    std::vector<Fact> facts;
    std::vector<Told> reports;

    friend bool operator==(const Happened&, const Happened&) = default;
};
FLAGPLOT_FIELDS(Happened, facts, reports)
FLAGPLOT_BYTES_ELSEWHERE(Happened);

/// Adds what another command did after it.
void append(Happened& happened, Happened more);

/// A record that says something impossible. Somebody else must have made it, since digests detect
/// accidents. Thrown when reading parts of the record that were not read when the save was opened.
class EntryUnreadable : public std::runtime_error {
  public:
    explicit EntryUnreadable(std::int32_t entry);
};

/// What an entry says that its command did. Throws `EntryUnreadable`.
[[nodiscard]] Happened what_happened(const Entry& entry);

/// The state after one more entry. Throws `EntryUnreadable`.
[[nodiscard]] CampaignState state_with(CampaignState before, const Entry& entry);

/// The digest of an entry, from its parent's chain and everything else in it.
[[nodiscard]] Digest chain_digest(const Digest& parent_chain, const Entry& entry);

/// The chain digest that an entry's own is made from: its parent's, or, for a first entry, `root`,
/// the digest of the definition's canonical bytes. \pre the parent is one of `entries`, which are
/// in order
[[nodiscard]] const Digest& parent_chain(const std::vector<Entry>& entries, std::int32_t parent,
                                         const Digest& root);

/// Where a new entry is added to the record.
struct Hook {
    std::int32_t number = 1;
    std::int32_t parent = 0;
    Digest parent_chain{};
    std::string revision;  ///< of this program
};

/// The entry for a step. `state` is the canonical bytes of the state after it, `definition` the
/// campaign by the rules in force before it.
[[nodiscard]] Entry make_entry(Hook hook, const Definition& definition, const Command& command,
                               const Step& step, std::string_view state);

/// A place where the record does not agree with its own digests.
struct Break {
    std::int32_t entry = 0;
    std::string explanation;  ///< "entry 7 was altered"
};

/// The first entry whose number, parent or digest is wrong. Entries are in order of number.
[[nodiscard]] std::optional<Break> first_break(const std::vector<Entry>& entries,
                                               const Digest& root);

/// The entries from the first to `head`, in order: the line of play. Empty for head 0.
/// \pre no `first_break`
[[nodiscard]] std::vector<const Entry*> line_to(const std::vector<Entry>& entries,
                                                std::int32_t head);

/// What is wrong with the parent of a command after this many entries: a withdrawal has the parent
/// of the command it takes back, every other command the newest entry.
[[nodiscard]] std::optional<std::string> problem_with_place(const std::vector<Entry>& entries,
                                                            std::int32_t number,
                                                            std::int32_t parent,
                                                            const Command& command);

/// The turn that is open after each entry, by number; that of 0 is the first.
/// \pre no `first_break`
[[nodiscard]] std::vector<TurnNumber> turns_after(const std::vector<Entry>& entries);

/// The state after one more entry; nothing if its bytes are not what a command did.
[[nodiscard]] std::optional<CampaignState> folded(CampaignState before, const Entry& entry);

/// The dice seen on the way to `after` that `before` does not remember; a withdrawal keeps them.
[[nodiscard]] std::vector<SeenDice> dice_seen_since(const CampaignState& before,
                                                    const CampaignState& after);

/// A command that was taken back because an earlier one was.
struct TakenBack {
    std::int32_t entry = 0;
    TurnNumber turn;  ///< in which it was given

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

/// What has to be carried out again after withdrawals, in order: everything they took back, except
/// the commands they name, what has been decided again since (a side's sheet for the same turn, a
/// battle's result, the same command), and what belongs to turns that are already over. \pre no
/// `first_break`
[[nodiscard]] std::vector<TakenBack> taken_back(const std::vector<Entry>& entries);

/// What `verify` finds.
struct Verdict {
    enum class Kind : std::uint8_t {
        identical,        ///< every command, decided again, has done the same
        different_rules,  ///< the record is intact, but was made with other rules or data
        altered,          ///< an entry does not agree with its digest, or with itself
        program_defect    ///< same rules, same record, another result
    };
    Kind kind{};
    std::int32_t entry = 0;  ///< where, if it is about an entry
    std::string explanation;
};

/// Decides every entry again and compares. The dice of `rules` are the campaign's own; `revision`
/// is this program's. An entry counts as altered, whatever digests it has, if it contradicts
/// itself, if a die is not the one of its key, if what it did does not lead to its state, or if its
/// parent cannot be right.
[[nodiscard]] Verdict verify(const Rules& rules, const std::vector<Entry>& entries,
                             const Digest& root, const std::string& revision);

}  // namespace flagplot
