#include "desk/start/save_requests.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "operations/restore.h"
#include "operations/upgrade.h"
#include "store/campaign_folder.h"

namespace flagplot::desk {

namespace {

Question open_it(const std::filesystem::path& save) {
    return {"Open it", StartIntent(OpenSave{save.string()})};
}

/// What differs from before, one sentence each; empty: nothing.
std::vector<std::string> differences_of(const Upgrade& upgrade) {
    std::vector<std::string> said;
    if (!upgrade.is_compared()) {
        said.emplace_back("What the sides were told before cannot be compared.");
    } else if (!upgrade.differences().empty()) {
        said.push_back(
            fmt::format("What a side is told differs in {} places.", upgrade.differences().size()));
    }
    if (!upgrade.refused().empty()) {
        said.push_back(
            fmt::format("Today's rules refuse {} of its commands.", upgrade.refused().size()));
    }
    return said;
}

}  // namespace

Result<Notice> restore_save(const std::string& save) {
    const auto restored = restore(save, compiled, {});
    if (!restored) return Failure(restored.error());
    return Notice{
        fmt::format("{}", fmt::join(told_of(*restored, save), " ")), false, {open_it(save)}};
}

Result<Notice> upgrade_save(const UpgradeSave& wanted, const std::stop_token& stop) {
    const std::filesystem::path upgraded = upgraded_beside(wanted.path);
    std::error_code ignored;
    if (std::filesystem::exists(upgraded, ignored)) {
        return failure(ErrorCode::save_exists, {upgraded.string()});
    }
    auto upgrade = Upgrade::of(wanted.path, upgraded, compiled,
                               [&](std::size_t, std::size_t) { return !stop.stop_requested(); });
    if (!upgrade) return Failure(upgrade.error());
    if (upgrade->was_given_up()) return Notice{"It was stopped, and nothing was written.", false};
    const auto differences = differences_of(*upgrade);
    if (!upgrade->is_whole()) {
        return Notice{fmt::format("{} \"flagplot upgrade --as-far-as-it-goes\" keeps what was "
                                  "played before the first that cannot be carried out any more.",
                                  fmt::join(differences, " ")),
                      true};
    }
    if (!differences.empty() && !wanted.takes_differences) {
        return Notice{
            fmt::format("{} \"flagplot upgrade --dry\" lists each.", fmt::join(differences, " ")),
            false,
            {{"Make the new save", StartIntent(UpgradeSave{wanted.path, true})}}};
    }
    if (auto written = upgrade->write(); !written) return Failure(written.error());
    return Notice{fmt::format("{} is the campaign for this version; {} stays as it was.",
                              upgraded.string(), wanted.path),
                  false,
                  {open_it(upgraded)}};
}

}  // namespace flagplot::desk
