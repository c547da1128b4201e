#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "view/book.h"
#include "view/report.h"

/// \file
/// A side's receipt: one digest of everything it was told so far, report by report, including the
/// receipts of its own orders. It depends on nothing else. A player who keeps it can check after
/// the war whether the record still agrees. Page: docs/player.md#receipts

namespace flagplot {

/// Of a side that has been told nothing yet.
inline constexpr Digest first_receipt{};

/// The receipt after one more report.
[[nodiscard]] Digest receipt_with(const Digest& receipt, const Report& report);

/// The end of a briefing: the receipt, in the form that `read_receipts` finds, and what it is for.
[[nodiscard]] std::string receipt_section(const Book& book, TurnNumber turn, const Digest& receipt);

/// The same for a preview. It has no receipt, since what is told may change before the release.
[[nodiscard]] std::string preview_section();

/// A receipt of a briefing for `side` and `turn`, kept by a player.
struct KeptReceipt {
    std::string side;
    TurnNumber turn;
    Digest receipt{};

    friend bool operator==(const KeptReceipt&, const KeptReceipt&) = default;
};

/// What was found in texts that a player kept: mails, briefings, notes.
struct KeptReceipts {
    std::vector<KeptReceipt> briefings;
    std::vector<std::string> orders;  ///< the first 16 characters of receipts of sheets
    std::vector<Digest> commitments;  ///< fingerprints of the dice

    friend bool operator==(const KeptReceipts&, const KeptReceipts&) = default;
    [[nodiscard]] bool empty() const {
        return briefings.empty() && orders.empty() && commitments.empty();
    }
};

/// Adds the receipts in a text; marks of quoting and of Markdown do not matter. A receipt counts
/// only where the program puts one, so nobody can forge one by writing it into a page.
void read_receipts(std::string_view text, KeptReceipts& kept);

}  // namespace flagplot
