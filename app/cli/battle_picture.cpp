#include <fmt/format.h>

#include <array>

#include "cli/battle_fight.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "cli/output.h"
#include "cli/picture_file.h"
#include "operations/battle_plates.h"

namespace flagplot::cli {

Result<int> draw_battle(const Arguments& given, Console& console) {
    const auto opened = open_any_fight(given, Save::Access::read);
    if (!opened) return Failure(opened.error());
    const auto unveiled =
        check_unveiled(opened->save, given, console, "the track chart of a battle");
    if (!unveiled) return Failure(unveiled.error());
    const auto chart = chart_of_battle(opened->save, opened->fight);
    if (!chart) return Failure(chart.error());
    if (!*chart) {
        return failure(ErrorCode::bad_battle,
                       {fmt::format("{} does not log where ships were, so there is no track chart",
                                    opened->fight.module().name())});
    }
    put_picture(given.text("--picture"), **chart, console);
    return done;
}

}  // namespace flagplot::cli
