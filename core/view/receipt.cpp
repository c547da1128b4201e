#include "view/receipt.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/codec.h"
#include "base/lines.h"
#include "base/markdown.h"
#include "base/plain_text.h"

namespace flagplot {

namespace {

constexpr std::string_view before_receipt = "RECEIPT ";
constexpr std::string_view before_turn = " turn ";
constexpr std::size_t digest_digits = 64;
constexpr std::size_t order_digits = 16;

/// The line without these marks round it.
std::string_view stripped(std::string_view line, std::string_view marks) {
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
    const auto turn = whole_number<std::int32_t>(number);
    if (!turn) return std::nullopt;
    return KeptReceipt{std::string(line.substr(0, middle)), TurnNumber{*turn}, {}};
}

/// Lines that hold nothing but the receipt of a sheet begin with one of these: the end of an
/// answer, the head of a briefing, a line of a log.
constexpr std::array<std::string_view, 3> before_order_receipt{
    "Receipt: ",
    "Orders for this turn are in; their receipt is ",
    "Orders were received; their receipt is ",
};

std::optional<std::string> read_order_receipt(std::string_view line) {
    for (const std::string_view before : before_order_receipt) {
        if (!line.starts_with(before)) continue;
        std::string_view digits = line.substr(before.size());
        if (digits.ends_with('.')) digits.remove_suffix(1);
        digits = stripped(digits, "`");
        const bool is_receipt =
            digits.size() == order_digits &&
            digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
        if (is_receipt) return std::string(digits);
    }
    return std::nullopt;
}

constexpr std::string_view receipt_title = "Receipt";
constexpr std::string_view dice_title = "The dice";
constexpr std::string_view title_of_every_briefing = "Own formations";

void add(KeptReceipts& all, const KeptReceipts& more) {
    all.briefings.insert(all.briefings.end(), more.briefings.begin(), more.briefings.end());
    all.orders.insert(all.orders.end(), more.orders.begin(), more.orders.end());
    all.commitments.insert(all.commitments.end(), more.commitments.begin(), more.commitments.end());
}

/// Reads a text line by line. In a briefing, only what stands in its own place counts: the receipt
/// in the last section of this name, the fingerprint of the dice in the section for it, the receipt
/// of orders in the head. What other sections say, such as an author's introduction or people's
/// words, is never a receipt. What a player wrote down counts.
class ReceiptReading {
  public:
    void take(std::string_view raw) {
        const std::string_view line = stripped(raw, " \t\r>");
        if (is_fence(line)) return;
        if (fence_ == 0 && begin_section(line)) return;
        take_words(stripped(line, "`"));
    }
    void add_to(KeptReceipts& kept) {
        end_page();
        add(kept, all_);
    }

  private:
    /// Where a line is: before the second heading, in one of the program's sections, or in another
    /// one.
    enum class Section : std::uint8_t { head, receipt, dice, other };

    bool is_fence(std::string_view line) {
        const std::size_t ticks = std::min(line.find_first_not_of('`'), line.size());
        if (ticks < 3 || (fence_ > 0 && (ticks < fence_ || ticks < line.size()))) return false;
        fence_ = fence_ > 0 ? 0 : ticks;
        return true;
    }
    bool begin_section(std::string_view line) {
        const std::size_t rank = std::min(line.find_first_not_of('#'), line.size());
        if (rank == 0 || rank == line.size() || line[rank] != ' ') return false;
        const std::string_view title = stripped(line.substr(rank), " ");
        title_.reset();
        section_ = Section::other;
        if (rank == 1) {
            end_page();
            section_ = Section::head;
        } else if (rank == 2 && title == receipt_title) {
            in_place_.briefings.clear();
            section_ = Section::receipt;
            is_briefing_ = true;
        } else if (rank == 2 && title == dice_title) {
            in_place_.commitments.clear();
            section_ = Section::dice;
        } else if (rank == 2 && title == title_of_every_briefing) {
            is_briefing_ = true;
        }
        return true;
    }
    void end_page() {
        add(all_, in_place_);
        if (!is_briefing_) add(all_, elsewhere_);
        in_place_ = elsewhere_ = {};
        is_briefing_ = false;
    }
    KeptReceipts& page(Section place) { return section_ == place ? in_place_ : elsewhere_; }

    void take_words(std::string_view line) {
        if (line.empty()) return;
        const auto digest =
            line.size() == digest_digits ? digest_from(line) : std::optional<Digest>();
        if (digest && title_) {
            title_->receipt = *digest;
            page(Section::receipt).briefings.push_back(*title_);
        } else if (digest) {
            page(Section::dice).commitments.push_back(*digest);
        } else if (auto order = read_order_receipt(line)) {
            page(Section::head).orders.push_back(*std::move(order));
        }
        title_ = read_title(line);
    }

    KeptReceipts all_;
    // of the page that is being read; a later section replaces an earlier one of the same name
    KeptReceipts in_place_;
    KeptReceipts elsewhere_;
    bool is_briefing_ = false;
    std::optional<KeptReceipt> title_;
    Section section_ = Section::head;
    std::size_t fence_ = 0;  ///< how many backticks opened lines of code
};

}  // namespace

Digest receipt_with(const Digest& receipt, const Report& report) {
    DigestWriter out;
    encode(out, receipt);
    encode(out, report);
    return out.digest();
}

std::string receipt_section(const Book& book, TurnNumber turn, const Digest& receipt) {
    const Markdown section =
        markdown(
            "\n## {}\n\nA fingerprint of all you have ordered and were told so far. Keep it: after "
            "the war it shows whether the record still says so.\n\n",
            receipt_title) +
        code_lines(
            {fmt::format("{}{}{}{}", before_receipt, book.own_side().id, before_turn, turn.count),
             hex(receipt)});
    return section.text();
}

std::string preview_section() {
    return markdown("\n## {}\n\nThis is a preview. Only a release has a receipt.\n", receipt_title)
        .text();
}

void read_receipts(std::string_view text, KeptReceipts& kept) {
    ReceiptReading reading;
    for (const std::string_view line : split_lines(text)) reading.take(line);
    reading.add_to(kept);
}

}  // namespace flagplot
