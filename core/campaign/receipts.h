#pragma once

#include <string>
#include <vector>

#include "campaign/record.h"
#include "view/receipt.h"

/// \file
/// Receipts of the sides, made from a record and compared with those that players kept: that is how
/// a record is found out that was made anew with all its digests.

namespace flagplot {

/// The receipt of a seat after this line of play.
[[nodiscard]] Digest receipt_of(const std::vector<const Entry*>& line, SeatId seat);

/// What an older version of the program gave out before its save was upgraded: a receipt is made of
/// the bytes of reports, which another version writes in another way.
struct EarlierRecord {
    std::string revision;                       ///< of the program that began it
    Digest chain{};                             ///< of its last entry
    std::vector<std::vector<Digest>> receipts;  ///< by seat, each sorted
    std::vector<std::string> orders;            ///< receipts of sheets, sorted

    friend bool operator==(const EarlierRecord&, const EarlierRecord&) = default;
};
FLAGPLOT_FIELDS(EarlierRecord, revision, chain, receipts, orders)

/// Does the record, or one that it was upgraded from, hold everything that the sides were given
/// receipts of, in its line of play or in what was taken back since? Identical, with how many fit
/// an earlier record alone, whose list proves nothing by itself; or altered: which turn of which
/// side differs first. \pre no `first_break`
[[nodiscard]] Verdict compare_receipts(const Rules& rules, const std::vector<Entry>& entries,
                                       const KeptReceipts& kept,
                                       const std::vector<EarlierRecord>& earlier = {});

}  // namespace flagplot
