#include "cli/command_row.h"

#include <array>

#include "base/ensure.h"
#include "base/plain_text.h"

namespace flagplot::cli {

const std::string& Arguments::text(std::string_view name) const {
    const auto found = values_.find(name);
    FLAGPLOT_ENSURE(found != values_.end() && !found->second.empty());
    return found->second.front();
}

std::optional<std::string> Arguments::optional_text(std::string_view name) const {
    return has(name) ? std::optional(text(name)) : std::nullopt;
}

std::vector<std::string> Arguments::words(std::string_view name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::vector<std::string>{} : found->second;
}

std::optional<std::uint64_t> Arguments::number(std::string_view name) const {
    if (!has(name)) return std::nullopt;
    const auto value = whole_number<std::uint64_t>(text(name));
    FLAGPLOT_ENSURE(value);
    return value;
}

namespace {

constexpr std::array to_play{&new_command,    &order_command,  &resolve_command, &answer_command,
                             &choose_command, &battle_command, &release_command, &status_command};
constexpr std::array to_read{&brief_command,   &show_command,   &log_command,    &sheet_command,
                             &history_command, &report_command, &what_if_command};
constexpr std::array to_umpire{&rule_command, &ruling_command,   &message_command, &note_command,
                               &card_command, &withdraw_command, &rerun_command,   &amend_command};
constexpr std::array to_keep{&verify_command, &replay_command, &restore_command,
                             &export_command, &import_command, &upgrade_command};
constexpr std::array to_make{&lint_command, &chart_command,  &deck_command,
                             &desk_command, &manual_command, &completion_command};

}  // namespace

std::span<const CommandGroup> command_groups() {
    static constexpr std::array groups{
        CommandGroup{"Play a campaign", to_play},
        CommandGroup{"Read what is known and what happened", to_read},
        CommandGroup{"Decide as the umpire", to_umpire},
        CommandGroup{"Keep and check the record", to_keep},
        CommandGroup{"Make and check data, the desk, the manual", to_make},
    };
    return groups;
}

std::span<const CommandRow* const> command_table() {
    static const std::vector<const CommandRow*> rows = [] {
        std::vector<const CommandRow*> all;
        for (const CommandGroup& group : command_groups()) {
            all.insert(all.end(), group.commands.begin(), group.commands.end());
        }
        return all;
    }();
    return rows;
}

}  // namespace flagplot::cli
