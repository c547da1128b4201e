#include "operations/withdraw.h"

#include <algorithm>

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

}  // namespace flagplot
