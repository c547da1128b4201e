#include "tactical/kit/ledger.h"

#include <algorithm>
#include <tuple>

#include "base/ensure.h"

namespace flagplot::tactical::kit {
namespace {

struct AccountName {
    std::uint32_t unit = 0;
    const std::string& what;
};

bool is_listed_before(const Account& account, const AccountName& name) {
    return std::tie(account.unit, account.what) < std::tie(name.unit, name.what);
}

/// The account, or null.
template <class LedgerType>
auto* account_of(LedgerType& ledger, const AccountName& name) {
    const auto found =
        std::lower_bound(ledger.accounts.begin(), ledger.accounts.end(), name, is_listed_before);
    const bool is_there =
        found != ledger.accounts.end() && found->unit == name.unit && found->what == name.what;
    return is_there ? &*found : nullptr;
}

}  // namespace

std::int32_t part_left(std::int32_t full, Hundredths share) {
    FLAGPLOT_ENSURE(full >= 0);
    if (share.count <= 0) return 0;
    if (share.count >= 100) return full;
    const auto nearest = static_cast<std::int32_t>((std::int64_t{full} * share.count + 50) / 100);
    return std::max(std::min(nearest, full - 1), std::min(full, 1));
}

void open(Ledger& ledger, std::uint32_t unit, const std::string& what, std::int32_t full,
          std::int32_t left) {
    FLAGPLOT_ENSURE(0 <= left && left <= full);
    const AccountName name{unit, what};
    if (auto* account = account_of(ledger, name)) {
        account->full = full;
        account->left = left;
        return;
    }
    auto& accounts = ledger.accounts;
    accounts.insert(std::lower_bound(accounts.begin(), accounts.end(), name, is_listed_before),
                    {unit, what, full, left});
}

std::int32_t left_of(const Ledger& ledger, std::uint32_t unit, const std::string& what) {
    const auto* account = account_of(ledger, {unit, what});
    return account == nullptr ? 0 : account->left;
}

std::int32_t take(Ledger& ledger, std::uint32_t unit, const std::string& what,
                  std::int32_t amount) {
    FLAGPLOT_ENSURE(amount >= 0);
    auto* account = account_of(ledger, {unit, what});
    if (account == nullptr) return 0;
    const std::int32_t taken = std::min(amount, account->left);
    account->left -= taken;
    return taken;
}

std::int32_t give(Ledger& ledger, std::uint32_t unit, const std::string& what,
                  std::int32_t amount) {
    FLAGPLOT_ENSURE(amount >= 0);
    auto* account = account_of(ledger, {unit, what});
    if (account == nullptr) return 0;
    const std::int32_t given = std::min(amount, account->full - account->left);
    account->left += given;
    return given;
}

Hundredths share_of(const Ledger& ledger, std::uint32_t unit, const std::string& what) {
    const auto* account = account_of(ledger, {unit, what});
    if (account == nullptr || account->full == 0) return {100};
    if (account->left == 0) return {0};
    const auto floored =
        static_cast<std::int32_t>(std::int64_t{account->left} * 100 / account->full);
    return {std::max(floored, 1)};
}

std::vector<Gone> gone_of(const Ledger& ledger, std::uint32_t unit) {
    std::vector<Gone> gone;
    for (const Account& account : ledger.accounts) {
        if (account.unit != unit || account.left == account.full) continue;
        gone.push_back({account.what, account.full - account.left});
    }
    return gone;
}

}  // namespace flagplot::tactical::kit
