#include "desk/start/opened_file.h"

#include "store/disk.h"

namespace flagplot::desk {

namespace fs = std::filesystem;

std::optional<DocumentWanted> campaign_in(const fs::path& file) {
    DocumentWanted wanted;
    wanted.file = file;
    wanted.is_view_file = fs::exists(file) && !is_database(file);
    if (wanted.is_view_file && kind_of_file(file) != FileKind::view) return std::nullopt;
    return wanted;
}

std::optional<FileKind> kind_of_file(const fs::path& file) {
    if (fs::is_directory(file)) return FileKind::campaign;
    const auto text = read_file(file);
    if (!text) return std::nullopt;
    const auto kind = kind_of({file.string(), *text});
    return kind ? std::optional(kind->kind) : std::nullopt;
}

}  // namespace flagplot::desk
