#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/digest.h"
#include "campaign/advance.h"

/// \file
/// The record of a campaign: a tree of commands. An entry holds the command's text, what it did, the
/// digest of the state it led to, and a digest chained to its parent's; nothing is ever removed.

namespace flagplot {

/// One command of the record. Numbered from 1 in the order of writing.
struct Entry {
    std::int32_t number = 0;
    std::int32_t parent = 0;  ///< 0: none, the first state
    std::string command;      ///< canonical text
    std::string happened;     ///< canonical bytes of `Happened`
    Digest state{};           ///< of the state after it
    Digest chain{};           ///< `chain_digest`

    friend bool operator==(const Entry&, const Entry&) = default;
};
FLAGPLOT_FIELDS(Entry, number, parent, command, happened, state, chain)

/// What a command did, as the record keeps it.
struct Happened {
    std::vector<Fact> facts;
    std::vector<Told> reports;

    friend bool operator==(const Happened&, const Happened&) = default;
};
FLAGPLOT_FIELDS(Happened, facts, reports)

/// The digest of an entry over its parent's digest, number, command, what happened, and state.
[[nodiscard]] Digest chain_digest(const Digest& parent, const Entry& entry);

/// The digest the first entry is chained to: of the definition.
[[nodiscard]] Digest root_digest(const Definition& definition);

/// The entry for a step. `parent_chain` is the parent's `chain`, or `root_digest`.
[[nodiscard]] Entry make_entry(std::int32_t number, std::int32_t parent, const Digest& parent_chain,
                               const Definition& definition, const Command& command,
                               const Step& step);

/// The first entry whose digest does not fit, in words: "entry 7 was altered". Entries are in order
/// of number.
[[nodiscard]] std::optional<std::string> first_break(const Definition& definition,
                                                     const std::vector<Entry>& entries);

/// The entries from the first to `head`, in order: the line of play.
[[nodiscard]] std::vector<const Entry*> line_to(const std::vector<Entry>& entries,
                                                std::int32_t head);

/// What `verify` finds.
struct Verdict {
    enum class Kind : std::uint8_t {
        identical,        ///< every command, decided again, did the same
        different_rules,  ///< the record is whole, but rules or data are not those it was made with
        altered,          ///< an entry does not fit its digest
        program_defect    ///< same rules, same record, another result
    };
    Kind kind{};
    std::int32_t entry = 0;  ///< where, if anywhere
    std::string explanation;
};

/// Decides every entry again and compares. `made_with` and `now` name the rules program: the record
/// keeps the revision it was written by. `dice` are the campaign's own.
[[nodiscard]] Verdict verify(const Rules& rules, const std::vector<Entry>& entries,
                             const std::string& made_with, const std::string& now);

}  // namespace flagplot
