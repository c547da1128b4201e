#pragma once

#include <string>
#include <vector>

#include "campaign/record.h"
#include "view/receipt.h"

/// \file
/// Receipts of the sides, made from a record and compared with those that players kept. This
/// reveals a record that was made again with all its digests.

namespace flagplot {

/// The receipt of a seat after this line of play.
[[nodiscard]] Digest receipt_of(const std::vector<const Entry*>& line, SeatId seat);

/// What an older version of the program gave out before its save was upgraded. A receipt is made
/// from the bytes of reports, which another version writes differently.
struct EarlierRecord {
    std::string revision;                       ///< of the program that began it
    Digest chain{};                             ///< of its last entry
    std::vector<std::vector<Digest>> receipts;  ///< by seat, each sorted
    std::vector<std::string> orders;            ///< receipts of sheets, sorted

    friend bool operator==(const EarlierRecord&, const EarlierRecord&) = default;
};
FLAGPLOT_FIELDS(EarlierRecord, revision, chain, receipts, orders)

/// Does the record, or one that it was upgraded from, have everything that the sides got receipts
/// for, in its line of play or in what was taken back since? `identical`, with the number of
/// receipts that only an earlier record has, whose list proves nothing by itself; or `altered`,
/// with the first turn and side that differ. \pre no `first_break`
[[nodiscard]] Verdict compare_receipts(const Rules& rules, const std::vector<Entry>& entries,
                                       const KeptReceipts& kept,
                                       const std::vector<EarlierRecord>& earlier = {});

}  // namespace flagplot
