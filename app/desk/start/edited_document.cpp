#include "desk/start/edited_document.h"

#include "store/disk.h"

namespace flagplot::desk {

namespace fs = std::filesystem;

Result<bool> save_edited(const fs::path& file, const Outline& outline, bool replaces,
                         const BeforeWriting& before) {
    const SourceFile source{file.string(), text_of(outline)};
    if (const auto wrong = syntax_error_in(source)) return Failure(*wrong);
    if (!replaces && fs::exists(file)) return false;
    if (before) {
        if (const auto done = before(); !done) return Failure(done.error());
    }
    make_folder(fs::absolute(file).parent_path());
    replace_file(file, source.text);
    return true;
}

}  // namespace flagplot::desk
