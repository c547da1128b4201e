#include "store/new_files.h"

#include "store/disk.h"

namespace flagplot {

Result<void> create_files(const std::filesystem::path& folder, const std::vector<NewFile>& files) {
    for (const NewFile& file : files) {
        if (std::filesystem::exists(file.path)) {
            return failure(ErrorCode::save_exists, {file.path.string()});
        }
    }
    make_folder(folder);
    for (const NewFile& file : files) {
        if (!create_file(file.path, file.text)) {
            return failure(ErrorCode::save_exists, {file.path.string()});
        }
    }
    return {};
}

}  // namespace flagplot
