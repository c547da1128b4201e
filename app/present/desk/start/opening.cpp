#include "present/desk/start/opening.h"

namespace flagplot::desk {

namespace {

/// With a slash, it is not the name of a campaign that came with the program.
std::string folder_of(const std::filesystem::path& path) {
    const bool is_folder = path.extension() != ".toml";
    const std::filesystem::path folder = is_folder ? path : path.parent_path();
    return (folder.has_parent_path() ? folder : "." / folder).string();
}

}  // namespace

Opening opening_of(std::optional<FileKind> kind, const std::filesystem::path& path) {
    if (!kind) return {PageName::check, path.string()};
    switch (*kind) {
        case FileKind::chart:
            return {PageName::chart, path.string()};
        case FileKind::deck:
            return {PageName::cards, path.string()};
        case FileKind::campaign:
        case FileKind::forces:
        case FileKind::history:
            return {PageName::forces, folder_of(path)};
        default:
            return {PageName::check, path.string()};
    }
}

}  // namespace flagplot::desk
