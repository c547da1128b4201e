#include "tactical/galley/sinking.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/holds.h"
#include "tactical/galley/points.h"

namespace flagplot::tactical::galley {

namespace {

void go_down(Ground& ground, Tag tag, std::string_view rule) {
    Ship& ship = ground.battle.ship(tag);
    ship.where = Whereabouts::sunk;
    ship.fire_since.reset();
    if (ship.lost_to) {
        count_loss(ground, tag, *ship.lost_to);
    } else {
        count_loss(ground, tag);
    }
    ground.say([&] { return called(ground.battle, tag) + " sinks"; }, rule, LogEvent::hit);
}

std::vector<Tag> grappled_with(const Battle& battle, Tag tag) {
    std::vector<Tag> others;
    for (const Hold& hold : battle.holds) {
        if (hold.kind != HoldKind::grappled) continue;
        if (hold.one == tag) others.push_back(hold.other);
        if (hold.other == tag) others.push_back(hold.one);
    }
    std::sort(others.begin(), others.end());
    return others;
}

bool comes_free(Ground& ground, Tag tag, Tag from) {
    const Score score = ground.roll_one(DieUse::dragged, tag, {});
    const bool is_free = score.total() >= ground.tables.grappling.drag_needed;
    ground.say(
        [&] {
            return fmt::format("{} {} of {}", called(ground.battle, tag),
                               is_free ? "comes free" : "does not come free",
                               called(ground.battle, from));
        },
        "WG-23", score);
    return is_free;
}

}  // namespace

void sink(Ground& ground, Tag first, std::string_view rule) {
    std::vector<Tag> going{first};
    for (std::size_t next = 0; next < going.size(); ++next) {
        const Tag tag = going[next];
        const std::vector<Tag> others = grappled_with(ground.battle, tag);
        go_down(ground, tag, next == 0 ? rule : "WG-23");
        release(ground.battle, tag);
        if (!ground.tables.switches.grapple_drags_down) continue;
        for (const Tag other : others) {
            Ship& ship = ground.battle.ship(other);
            const bool is_going = std::find(going.begin(), going.end(), other) != going.end();
            if (!ship.is_there() || is_going || comes_free(ground, other, tag)) continue;
            ship.lost_with = tag;
            going.push_back(other);
        }
    }
}

}  // namespace flagplot::tactical::galley
