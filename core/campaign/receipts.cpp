#include "campaign/receipts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "base/ensure.h"

namespace flagplot {

namespace {

std::vector<Told> reports_of(const Entry& entry) {
    auto happened = what_happened(entry);
    return std::move(happened.reports);
}

/// Every receipt that a record can have given out.
class ReceiptsOfRecord {
  public:
    ReceiptsOfRecord(std::size_t seats, const std::vector<Entry>& entries,
                     const std::vector<EarlierRecord>& earlier)
        : given_(seats), given_earlier_(seats) {
        for (const EarlierRecord& record : earlier) {
            for (std::size_t seat = 0; seat < std::min(seats, record.receipts.size()); ++seat) {
                given_earlier_[seat].insert(record.receipts[seat].begin(),
                                            record.receipts[seat].end());
            }
            orders_earlier_.insert(record.orders.begin(), record.orders.end());
        }
        after_.assign(1, std::vector<Digest>(seats, first_receipt));
        for (const Entry& entry : entries) {
            std::vector<Digest> receipts = after_.at(static_cast<std::size_t>(entry.parent));
            for (const Told& told : reports_of(entry)) {
                Digest& receipt = receipts.at(told.seat.index());
                receipt = receipt_with(receipt, told.report);
                if (const auto* orders = std::get_if<OrdersReceived>(&told.report)) {
                    orders_.insert(short_hex(orders->receipt));
                }
            }
            for (std::size_t seat = 0; seat < seats; ++seat) given_[seat].insert(receipts[seat]);
            after_.push_back(std::move(receipts));
        }
    }

    [[nodiscard]] bool has(std::size_t seat, const Digest& receipt) const {
        return given_[seat].contains(receipt) || is_only_listed(seat, receipt);
    }
    [[nodiscard]] bool has_orders(const std::string& receipt) const {
        return orders_.contains(receipt) || are_only_listed(receipt);
    }
    /// Is it only in the list of an earlier record, which anybody could write into a save?
    [[nodiscard]] bool is_only_listed(std::size_t seat, const Digest& receipt) const {
        return given_earlier_[seat].contains(receipt) && !given_[seat].contains(receipt);
    }
    [[nodiscard]] bool are_only_listed(const std::string& receipt) const {
        return orders_earlier_.contains(receipt) && !orders_.contains(receipt);
    }

  private:
    std::vector<std::vector<Digest>> after_;       ///< by entry, then by seat
    std::vector<std::set<Digest>> given_;          ///< by seat
    std::vector<std::set<Digest>> given_earlier_;  ///< by seat
    std::set<std::string> orders_;
    std::set<std::string> orders_earlier_;
};

/// "; 2 of them stand only in ...": receipts that an upgraded save cannot prove. Empty if there are
/// none.
std::string only_listed_text(std::size_t count) {
    if (count == 0) return {};
    return fmt::format(
        "; {} of them only by the list of what an older version gave out, which this save was "
        "upgraded with and cannot show to be true: ask for the old save",
        count);
}

Verdict altered(const std::string& what) { return {Verdict::Kind::altered, 0, what}; }

std::optional<std::size_t> seat_of(const Definition& definition, const std::string& side) {
    const auto& sides = definition.sides;
    const auto found = std::find_if(sides.begin(), sides.end(),
                                    [&](const SideRow& row) { return row.id == side; });
    if (found == sides.end()) return std::nullopt;
    return static_cast<std::size_t>(found - sides.begin());
}

/// "; turn 4 of uk is as it was": the last turn before that agrees.
std::string last_that_fits(const Definition& definition, const ReceiptsOfRecord& record,
                           const std::vector<KeptReceipt>& sorted, const KeptReceipt& differing) {
    const KeptReceipt* last = nullptr;
    for (const KeptReceipt& each : sorted) {
        if (each.side != differing.side || each.turn >= differing.turn) continue;
        const auto seat = seat_of(definition, each.side);
        if (seat && record.has(*seat, each.receipt)) last = &each;
    }
    if (last == nullptr) return "; no earlier receipt of that side was given";
    return fmt::format("; up to the briefing for turn {} it is", last->turn.count);
}

}  // namespace

Digest receipt_of(const std::vector<const Entry*>& line, SeatId seat) {
    Digest receipt = first_receipt;
    for (const Entry* entry : line) {
        for (const Told& told : reports_of(*entry)) {
            if (told.seat == seat) receipt = receipt_with(receipt, told.report);
        }
    }
    return receipt;
}

Verdict compare_receipts(const Rules& rules, const std::vector<Entry>& entries,
                         const KeptReceipts& kept, const std::vector<EarlierRecord>& earlier) {
    const Definition& definition = *rules.written;
    const Digest commitment = commitment_of(std::get<OfficialDice>(rules.dice).secret);
    for (const Digest& shown : kept.commitments) {
        if (shown == commitment) continue;
        return altered(
            fmt::format("the dice come from another secret than that of the "
                        "fingerprint {}; its fingerprint is {}",
                        hex(shown), hex(commitment)));
    }
    const ReceiptsOfRecord record(definition.sides.size(), entries, earlier);
    std::vector<KeptReceipt> sorted = kept.briefings;
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
        return std::tie(a.turn, a.side) < std::tie(b.turn, b.side);
    });
    std::size_t only_listed = 0;
    for (const KeptReceipt& each : sorted) {
        const auto seat = seat_of(definition, each.side);
        if (!seat) return altered(fmt::format("there is no side \"{}\"", each.side));
        if (record.is_only_listed(*seat, each.receipt)) ++only_listed;
        if (record.has(*seat, each.receipt)) continue;
        return altered(fmt::format(
            "what {} ordered and was told up to the briefing for turn {} is not what the record "
            "says{}",
            each.side, each.turn.count, last_that_fits(definition, record, sorted, each)));
    }
    for (const std::string& receipt : kept.orders) {
        if (record.are_only_listed(receipt)) ++only_listed;
        if (record.has_orders(receipt)) continue;
        return altered(fmt::format("no orders with the receipt {} were ever taken", receipt));
    }
    const std::size_t count = kept.briefings.size() + kept.orders.size() + kept.commitments.size();
    return {Verdict::Kind::identical, 0,
            fmt::format("{} receipts and fingerprints fit", count) + only_listed_text(only_listed)};
}

}  // namespace flagplot
