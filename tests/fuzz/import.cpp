#include <filesystem>
#include <fstream>
#include <system_error>

#include "base/ensure.h"
#include "fuzz/drill.h"
#include "fuzz/scratch.h"
#include "fuzz/targets.h"
#include "operations/record_folder.h"
#include "store/trouble.h"

namespace flagplot::fuzz {

namespace {

namespace fs = std::filesystem;

/// A short war as a folder of text, its record read once.
struct Exported {
    fs::path folder = scratch() / "text";
    std::string record;

    Exported() {
        const PlayedWorld& played = played_world();
        const fs::path path = scratch() / "exported.save";
        FLAGPLOT_ENSURE(
            create_save(path, {played.world.definition, {}, {played.world.secret, std::nullopt}}));
        auto save = Save::open(path, Save::Access::write, only_world);
        FLAGPLOT_ENSURE(save.has_value());
        constexpr std::size_t a_few = 4;
        for (std::size_t i = 1; i <= a_few; ++i) {
            FLAGPLOT_ENSURE(save->carry_out(played.steps[i].command).has_value());
        }
        FLAGPLOT_ENSURE(export_save(*save, folder, SecretOfDice::written).has_value());
        record = bytes_of(folder / record_file);
    }

    /// There are no texts: whatever they say, it is this world.
    static Result<Definition> only_world(const std::vector<SourceText>&) {
        return played_world().world.definition;
    }
};

const Exported& exported() {
    static const Exported made;
    return made;
}

}  // namespace

/// A folder whose record was written by somebody else: it is refused and nothing written, or the
/// save that is made exports the same record.
void fuzz_import(std::string_view input) {
    const Exported& war = exported();
    std::ofstream(war.folder / record_file, std::ios::binary) << input;
    const fs::path made = scratch() / "imported.save";
    std::error_code ignored;
    fs::remove(made, ignored);
    const auto count = import_save(war.folder, made, Exported::only_world);
    FLAGPLOT_ENSURE(fs::exists(made) == count.has_value());
    if (!count) return check_said(count.error());
    const auto save = Save::open(made, Save::Access::read, Exported::only_world);
    FLAGPLOT_ENSURE(save.has_value() && save->entries().size() == *count);
    const auto read = read_record(input, "record.txt");
    FLAGPLOT_ENSURE(read.has_value() && text_of(record_of(*save)) == text_of(read->record));
}

Seeds seeds_of_imports() { return {exported().record}; }

}  // namespace flagplot::fuzz
