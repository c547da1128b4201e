#include "tactical/galley/weather.h"

#include <fmt/format.h>

#include "tactical/galley/board.h"
#include "tactical/kit/hex.h"

namespace flagplot::tactical::galley {

namespace {

std::string told(const WindState& wind) {
    if (wind.is_calm) return "calm";
    return fmt::format("{} from {:03}", wind.is_storm ? "storm" : "wind",
                       kit::heading_of(wind.from.value_or(0), layout));
}

}  // namespace

void roll_wind(Ground& ground) {
    WindState& wind = ground.battle.wind;
    if (!wind.from) wind.from = ground.roll(DieUse::wind, 0) - 1;
    const Score score = ground.roll_two(DieUse::wind, 0, {});
    const WindChange change =
        ground.tables.wind.changes[static_cast<std::size_t>(score.total() - 2)];
    wind.is_storm = change == WindChange::storm;
    wind.is_calm = change == WindChange::calm;
    const std::int32_t shift = change == WindChange::clockwise          ? 1
                               : change == WindChange::counterclockwise ? -1
                                                                        : 0;
    wind.from = kit::in_hex(*wind.from + shift);
    ground.say([&] { return told(wind); }, "WG-1", score);
}

}  // namespace flagplot::tactical::galley
