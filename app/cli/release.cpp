#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "campaign/receipts.h"
#include "cli/at_hand.h"
#include "files/view_file.h"
#include "present/side_files.h"
#include "store/disk.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--out", Takes::text, false, "write every side's briefing and view into this folder"},
};

/// Writes a side's two files; their names.
std::string write_files(const Save& save, SideId side, const std::filesystem::path& folder) {
    const SeatId seat = seat_of(side);
    const Book& book = save.rules().books.at(seat.index());
    const SideView& view = save.state().view(seat);
    const std::string name = release_name(book, view);
    const auto briefing = folder / (name + ".md");
    const auto data = folder / (name + ".view");
    const Digest receipt = receipt_of(save.line(), seat);
    replace_file(briefing,
                 briefing_markdown(book, view) + receipt_section(book, view.turn, receipt));
    replace_file(data, view_file_text(book, view));
    return fmt::format("{}, {}", briefing.string(), data.string());
}

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    if (!is_held_back(save->definition(), save->state())) {
        return failure(ErrorCode::nothing_to_release);
    }
    // The files first: a folder that cannot be written leaves the turn unreleased.
    std::string written;
    if (const auto folder = given.optional_text("--out")) {
        make_folder(*folder);
        for (std::uint32_t side = 0; side < save->definition().sides.size(); ++side) {
            const SideRow& row = save->definition().sides[side];
            written += fmt::format("  {} ({}): {}\n", row.name, row.id,
                                   write_files(*save, {side}, *folder));
        }
    }
    const auto released = save->carry_out(Release{});
    if (!released) return Failure(released.error());
    console.out << fmt::format("Released: every side has what it was told, up to turn {}.\n",
                               save->state().turn.count)
                << written;
    return done;
}

}  // namespace

const CommandRow release_command{"release", "show every side what it was told since the last time",
                                 arguments, run};

}  // namespace flagplot::cli
