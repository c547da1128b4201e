#include "view/receipt.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/codec.h"

namespace flagplot {

namespace {

constexpr std::string_view before_receipt = "RECEIPT ";
constexpr std::string_view before_turn = " turn ";
constexpr std::size_t digest_digits = 64;
constexpr std::size_t order_digits = 16;

/// Without quote marks, bullets, backticks and white space round it.
std::string_view stripped(std::string_view line) {
    constexpr std::string_view marks = " \t\r`>*-";
    const std::size_t begin = std::min(line.find_first_not_of(marks), line.size());
    line.remove_prefix(begin);
    return line.substr(0, line.find_last_not_of(marks) + 1);
}

/// "RECEIPT uk turn 5"
std::optional<KeptReceipt> read_title(std::string_view line) {
    if (!line.starts_with(before_receipt)) return std::nullopt;
    line.remove_prefix(before_receipt.size());
    const std::size_t middle = line.find(before_turn);
    if (middle == std::string_view::npos) return std::nullopt;
    const std::string_view number = line.substr(middle + before_turn.size());
    KeptReceipt kept{std::string(line.substr(0, middle)), {}, {}};
    const auto [end, code] =
        std::from_chars(number.data(), number.data() + number.size(), kept.turn.count);
    if (code != std::errc{} || end != number.data() + number.size()) return std::nullopt;
    return kept;
}

/// "Receipt: 7e8ba3acc6211dd7", "their receipt is `7e8ba3acc6211dd7`."
std::optional<std::string> read_order_receipt(std::string_view line) {
    for (const std::string_view before : {"Receipt: ", "receipt is "}) {
        const std::size_t found = line.find(before);
        if (found == std::string_view::npos) continue;
        std::string_view digits = line.substr(found + before.size());
        if (digits.starts_with('`')) digits.remove_prefix(1);
        digits = digits.substr(0, digits.find_first_not_of("0123456789abcdef"));
        if (digits.size() == order_digits) return std::string(digits);
    }
    return std::nullopt;
}

}  // namespace

Digest receipt_with(const Digest& receipt, const Report& report) {
    DigestWriter out;
    encode(out, receipt);
    encode(out, report);
    return out.digest();
}

std::string receipt_section(const Book& book, TurnNumber turn, const Digest& receipt) {
    return fmt::format(
        "\n## Receipt\n\nA fingerprint of all you have ordered and were told so far. Keep it: "
        "after "
        "the war it shows whether the record still says so.\n\n```\n{}{}{}{}\n{}\n```\n",
        before_receipt, book.own_side().id, before_turn, turn.count, hex(receipt));
}

void read_receipts(std::string_view text, KeptReceipts& kept) {
    std::optional<KeptReceipt> title;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = stripped(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        const auto digest =
            line.size() == digest_digits ? digest_from(line) : std::optional<Digest>();
        if (digest && title) {
            title->receipt = *digest;
            kept.briefings.push_back(*title);
        } else if (digest) {
            kept.commitments.push_back(*digest);
        } else if (auto order = read_order_receipt(line)) {
            kept.orders.push_back(*std::move(order));
        }
        title = read_title(line);
    }
}

}  // namespace flagplot
