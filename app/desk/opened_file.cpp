#include "desk/opened_file.h"

#include "store/disk.h"

namespace flagplot::desk {

namespace fs = std::filesystem;

std::optional<DocumentWanted> table_in(const fs::path& file) {
    DocumentWanted table;
    table.file = file;
    table.is_view_file = fs::exists(file) && !is_database(file);
    if (table.is_view_file && kind_of_file(file) != FileKind::view) return std::nullopt;
    return table;
}

std::optional<FileKind> kind_of_file(const fs::path& file) {
    if (fs::is_directory(file)) return FileKind::campaign;
    const auto text = read_file(file);
    if (!text) return std::nullopt;
    return kind_of({file.string(), *text});
}

}  // namespace flagplot::desk
