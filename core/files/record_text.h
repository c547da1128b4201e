#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "base/quantity.h"
#include "base/result.h"

/// \file
/// The record of a campaign as a text for people: what it was made from, the source of its dice,
/// and the tree of its commands with the digests they led to. Texts and secret are in files of
/// their own. Page: docs/umpire.md#a-campaign-as-plain-text

namespace flagplot {

/// One of the texts that a campaign was made from, or was amended to.
struct RecordedText {
    std::string kind;  ///< "campaign", "forces", ...
    std::string name;  ///< as a save keeps it
    Digest digest{};   ///< of its bytes

    friend bool operator==(const RecordedText&, const RecordedText&) = default;
};

/// One command, with what it led to.
struct RecordedCommand {
    std::int32_t number = 0;
    std::int32_t parent = 0;  ///< 0: none
    TurnNumber turn{1};       ///< in which it was given
    std::string revision;     ///< of the program that decided it
    std::string text;         ///< canonical
    std::vector<RecordedText> amended_to;
    Digest state{};  ///< of the state after it
    Digest chain{};

    friend bool operator==(const RecordedCommand&, const RecordedCommand&) = default;
};

/// The newest command is the head; a withdrawal is a command, too.
struct RecordText {
    Digest campaign{};                  ///< of the definition's canonical bytes
    std::optional<std::uint64_t> seed;  ///< of public dice; none: they are secret
    Digest commitment{};                ///< of secret dice
    std::vector<RecordedText> texts;
    std::vector<RecordedCommand> commands;

    friend bool operator==(const RecordText&, const RecordText&) = default;
};

/// The text of a record. Additions to a record are made at the end of its text.
[[nodiscard]] std::string text_of(const RecordText& record);

/// The places in its text of what was read.
struct RecordPlaces {
    Place campaign;
    std::vector<Place> texts;
    struct OfCommand {
        Place head;  ///< "command 7 after 6"
        std::int32_t first_line = 0;
        std::vector<Place> amended_to;
        Place state;
        Place chain;
    };
    std::vector<OfCommand> commands;
};

struct ReadRecord {
    RecordText record;
    RecordPlaces places;
};

/// Reads a record; errors name line and column in `file`. Commands are numbered from 1 without
/// gaps, each after its parent; what they say is not checked.
[[nodiscard]] Result<ReadRecord> read_record(std::string_view text, const std::string& file);

/// May a file with this name be opened in a folder: no part of it leads out of it, or is hidden?
[[nodiscard]] bool is_plain_path(std::string_view name);

}  // namespace flagplot
