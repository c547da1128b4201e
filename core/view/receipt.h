#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "view/book.h"
#include "view/report.h"

/// \file
/// A side's receipt: one digest over everything it was told so far, report by report, the receipts
/// of its own orders among it. It depends on nothing else; who keeps it can find out after the war
/// whether the record still says so. Page: docs/player.md#receipts

namespace flagplot {

/// Of a side that was told nothing yet.
inline constexpr Digest first_receipt{};

/// The receipt with one report more.
[[nodiscard]] Digest receipt_with(const Digest& receipt, const Report& report);

/// What a briefing ends with: the receipt as `read_receipts` finds it, and what it is for.
[[nodiscard]] std::string receipt_section(const Book& book, TurnNumber turn, const Digest& receipt);

/// The same of a preview: it has no receipt, since what is told before its release may change.
[[nodiscard]] std::string preview_section();

/// A receipt that a player kept: of a briefing, `side` and `turn` being its.
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

/// Adds what a text holds; marks of quoting and of Markdown do no harm. A receipt counts only where
/// the program puts one: words that somebody wrote into a page are none.
void read_receipts(std::string_view text, KeptReceipts& kept);

}  // namespace flagplot
