#include "desk/campaign/held_file.h"

#include <system_error>

#include "present/desk/state/queued_commands.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

std::filesystem::path held_file(std::filesystem::path save) { return save += ".held"; }

}  // namespace

std::vector<std::string> read_held(const std::filesystem::path& save) {
    const auto text = read_file(held_file(save));
    return text ? queued_in(*text) : std::vector<std::string>{};
}

void keep_held(const std::filesystem::path& save, const std::vector<std::string>& held) {
    if (!held.empty()) return replace_file(held_file(save), queued_text(held));
    std::error_code ignored;  // if the file stays, it is read and reported again
    std::filesystem::remove(held_file(save), ignored);
}

}  // namespace flagplot::desk
