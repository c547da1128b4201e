#include "cli/command_row.h"

#include <array>
#include <charconv>

#include "base/ensure.h"

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
    const std::string& digits = text(name);
    std::uint64_t value = 0;
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    FLAGPLOT_ENSURE(code == std::errc{} && end == digits.data() + digits.size());
    return value;
}

std::span<const CommandRow* const> command_table() {
    static constexpr std::array rows{
        &new_command,     &order_command,    &resolve_command, &answer_command,  &choose_command,
        &ruling_command,  &rule_command,     &card_command,    &battle_command,  &release_command,
        &message_command, &brief_command,    &show_command,    &status_command,  &log_command,
        &sheet_command,   &verify_command,   &replay_command,  &restore_command, &export_command,
        &import_command,  &withdraw_command, &rerun_command,   &amend_command,   &history_command,
        &report_command,  &lint_command,     &chart_command,   &desk_command,
    };
    return rows;
}

}  // namespace flagplot::cli
