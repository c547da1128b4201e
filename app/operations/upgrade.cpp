#include "operations/upgrade.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ensure.h"
#include "base/kept_form.h"
#include "store/revision.h"
#include "store/save_layout.h"

namespace flagplot {

namespace {

/// What a command told the seats, read with a schema.
using Reports = std::vector<std::vector<KeptValue>>;  // by seat

/// Nothing if the bytes are not what a command did.
std::optional<Reports> reports_in(const KeptSchema& schema, std::string_view happened,
                                  std::size_t seats) {
    const auto value = schema.decoded("Happened", happened);
    const KeptValue* told = value ? value->member("reports") : nullptr;
    if (told == nullptr) return std::nullopt;
    Reports reports(seats);
    for (const KeptValue& each : told->items) {
        const KeptValue* seat = each.member("seat");
        const KeptValue* report = each.member("report");
        if (seat == nullptr || report == nullptr || report->items.empty()) return std::nullopt;
        const auto index = static_cast<std::size_t>(seat->number);
        if (index >= seats) return std::nullopt;
        reports[index].push_back(*report);
    }
    return reports;
}

/// The seats' receipts of an older record, as its own program made them.
class EarlierReceipts {
  public:
    explicit EarlierReceipts(std::size_t seats)
        : after_(1, std::vector<Digest>(seats, first_receipt)) {
        record_.receipts.resize(seats);
    }

    void add(const Entry& entry, const Reports& reports) {
        std::vector<Digest> receipts = after_.at(static_cast<std::size_t>(entry.parent));
        for (std::size_t seat = 0; seat < reports.size(); ++seat) {
            for (const KeptValue& report : reports[seat]) add(receipts[seat], report);
            record_.receipts[seat].push_back(receipts[seat]);
        }
        after_.push_back(std::move(receipts));
    }

    [[nodiscard]] EarlierRecord take(const Entry& last) {
        record_.revision = last.revision;
        record_.chain = last.chain;
        for (auto& receipts : record_.receipts) sort_out(receipts);
        sort_out(record_.orders);
        return std::move(record_);
    }

  private:
    void add(Digest& receipt, const KeptValue& report) {
        DigestWriter out;
        encode(out, receipt);
        out.raw(report.bytes);
        receipt = out.digest();
        const KeptValue* orders = report.items.front().member("receipt");
        Digest of_sheet{};
        if (orders != nullptr && take_digest(*orders, of_sheet)) {
            record_.orders.push_back(short_hex(of_sheet));
        }
    }
    static bool take_digest(const KeptValue& value, Digest& digest) {
        return flagplot::take(value, digest);
    }
    template <class T>
    static void sort_out(std::vector<T>& values) {
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
    }

    std::vector<std::vector<Digest>> after_;  // by entry, then by seat
    EarlierRecord record_;
};

ToldThing thing_of(const KeptValue& value) {
    ToldThing thing{std::nullopt, in_words(value)};
    Report report;
    if (take(value, report)) thing.report = std::move(report);
    return thing;
}

/// Removes the longest sequence that both lists have in common, in order.
void leave_out_common(std::vector<KeptValue>& before, std::vector<KeptValue>& now) {
    const std::size_t rows = before.size();
    const std::size_t columns = now.size();
    std::vector<std::vector<std::size_t>> longest(rows + 1,
                                                  std::vector<std::size_t>(columns + 1, 0));
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;) {
            longest[i][j] = agree(before[i], now[j])
                                ? longest[i + 1][j + 1] + 1
                                : std::max(longest[i + 1][j], longest[i][j + 1]);
        }
    }
    std::vector<KeptValue> only_before;
    std::vector<KeptValue> only_now;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < rows || j < columns) {
        if (i < rows && j < columns && agree(before[i], now[j])) {
            ++i, ++j;
        } else if (j == columns || (i < rows && longest[i + 1][j] >= longest[i][j + 1])) {
            only_before.push_back(std::move(before[i++]));
        } else {
            only_now.push_back(std::move(now[j++]));
        }
    }
    before = std::move(only_before);
    now = std::move(only_now);
}

/// Reports of kinds that the older program did not have do not count as a difference.
void leave_out_unknown(const KeptSchema& old, std::vector<KeptValue>& now) {
    std::erase_if(now, [&](const KeptValue& report) { return !old.knows(report.text); });
}

const KeptSchema& today() {
    static const std::optional<KeptSchema> schema = KeptSchema::read(layout::record_schema());
    FLAGPLOT_ENSURE(schema);
    return *schema;
}

}  // namespace

Result<Upgrade> Upgrade::of(const std::filesystem::path& old, const std::filesystem::path& upgraded,
                            Compile compile, const Progress& progress) {
    auto record = read_kept_record(old);
    if (!record) return Failure(record.error());
    auto deciding = DecidingAgain::of(upgraded, std::move(record->sources), record->dice, compile);
    if (!deciding) return Failure(deciding.error());
    Upgrade upgrade(*std::move(deciding));
    if (auto decided = upgrade.decide(*record, progress); !decided) return Failure(decided.error());
    return upgrade;
}

Result<void> Upgrade::decide(const KeptRecord& record, const Progress& progress) {
    for (const auto& [digest, sources] : record.amended_sources) {
        if (auto kept = deciding_.amendment(digest, sources); !kept) return kept;
    }
    const std::size_t seats = save().definition().sides.size();
    EarlierReceipts receipts(seats);
    from_ = record.entries.back().revision;
    // This order was introduced together with the rule that damaged ships avoid battle.
    if (record.schema && !record.schema->knows("Shadow")) deciding_.keep_stances_of_damaged();
    is_compared_ = record.schema.has_value();
    for (const Entry& entry : record.entries) {
        if (!progress(commands_, record.entries.size())) {
            was_given_up_ = true;
            return {};
        }
        auto before = is_compared_ ? reports_in(*record.schema, entry.happened, seats)
                                   : std::optional<Reports>();
        is_compared_ = before.has_value();
        if (before) receipts.add(entry, *before);
        if (!is_whole_) continue;
        const auto added = deciding_.add({entry.number, entry.parent, entry.command});
        if (!added) {
            const TurnNumber turn = save().state().turn;
            refused_ = deciding_.refused();
            refused_.push_back({entry.number, turn, entry.command, added.error()});
            is_whole_ = false;
            continue;
        }
        ++commands_;
        if (!before) continue;
        auto now = reports_in(today(), save().entries().back().happened, seats);
        FLAGPLOT_ENSURE(now);
        for (std::uint32_t seat = 0; seat < seats; ++seat) {
            leave_out_unknown(*record.schema, (*now)[seat]);
            leave_out_common((*before)[seat], (*now)[seat]);
            if ((*before)[seat].empty() && (*now)[seat].empty()) continue;
            ToldOtherwise& told = differences_.emplace_back(
                ToldOtherwise{entry.number, save().state().turn, {seat}, {}, {}});
            for (const KeptValue& each : (*before)[seat]) told.before.push_back(thing_of(each));
            for (const KeptValue& each : (*now)[seat]) told.now.push_back(thing_of(each));
        }
    }
    if (is_whole_) refused_ = deciding_.refused();
    std::vector<EarlierRecord> earlier = record.earlier;
    if (is_compared_) earlier.push_back(receipts.take(record.entries.back()));
    deciding_.keep_earlier(std::move(earlier));
    return {};
}

std::filesystem::path upgraded_beside(const std::filesystem::path& old) {
    std::filesystem::path path = old;
    path.replace_filename(fmt::format("{}-{}{}", old.stem().string(),
                                      version_of(program_revision()), old.extension().string()));
    return path;
}

}  // namespace flagplot
