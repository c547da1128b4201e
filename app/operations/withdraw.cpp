#include "operations/withdraw.h"

#include <algorithm>

#include "base/plain_text.h"
#include "campaign/command_kind.h"
#include "operations/solo.h"

namespace flagplot {

std::int32_t last_command(const Save& save) {
    if (save.state().solo) return last_of_player(save);
    const auto line = save.line();
    const auto last = std::find_if(line.rbegin(), line.rend(), [](const Entry* entry) {
        const auto kind = kind_of(entry->command);
        return kind != CommandKind::withdraw && kind != CommandKind::refuse;
    });
    return last == line.rend() ? 0 : (*last)->number;
}

Result<std::int32_t> command_named(const Save& save, const std::string& word) {
    if (word == "last") return last_command(save);
    const auto number = whole_number<std::int32_t>(word);
    if (!number) return failure(ErrorCode::no_such_command, {word});
    return *number;
}

}  // namespace flagplot
