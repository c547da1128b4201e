#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "cli/at_hand.h"
#include "files/view_file.h"
#include "store/disk.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--out", Takes::text, false, "write every side's briefing and view into this folder"},
};

/// "convoy-beta-uk-turn-5": nothing that the side does not know.
std::string file_name(const Definition& definition, const CampaignState& state,
                      const SideRow& side) {
    const Phase phase = state.progress.phase;
    const bool is_midway = phase != Phase::orders && phase != Phase::over;
    return fmt::format("{}-{}-turn-{}{}", definition.id, side.id, state.turn.count,
                       is_midway ? "-midway" : "");
}

/// Writes a side's two files; their names.
std::string write_files(const Save& save, SideId side, const std::filesystem::path& folder) {
    const SeatId seat = seat_of(side);
    const Book& book = save.rules().books.at(seat.index());
    const SideView& view = save.state().view(seat);
    const std::string name =
        file_name(save.definition(), save.state(), save.definition().side(side));
    const auto briefing = folder / (name + ".md");
    const auto data = folder / (name + ".view");
    replace_file(briefing, briefing_markdown(book, view));
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
