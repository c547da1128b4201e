#include "desk/start/save_head.h"

#include <exception>

#include "campaign/solo.h"
#include "desk/start/file_times.h"
#include "present/picture/navy_style.h"
#include "store/campaign_folder.h"
#include "store/save.h"
#include "store/save_glance.h"

namespace flagplot::desk {

namespace {

OrdersIn orders_of(const Definition& definition, const CampaignState& state, SideId side) {
    const std::string& name = definition.side(side).name;
    return {name, state.sheets.contains(seat_of(side)), style_of_navy(name, side).colour};
}

SaveHead umpire_head(const Definition& definition, const CampaignState& state) {
    SaveHead head{definition.title, state.turn, definition.calendar.last_turn()};
    head.is_half_way = state.progress.phase != Phase::orders;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        head.orders.push_back(orders_of(definition, state, SideId{side}));
    }
    return head;
}

SaveHead solo_head(const Definition& definition, const CampaignState& state, SeatId seat) {
    const SideView& view = state.view(seat);
    SaveHead head{definition.title, view.turn, definition.calendar.last_turn()};
    head.is_half_way = view.is_resolving;
    head.led = definition.side(side_of(seat)).name;
    head.orders.push_back(orders_of(definition, state, side_of(seat)));
    return head;
}

SaveHead head_of(const Definition& definition, const CampaignState& state) {
    SaveHead head = is_veiled(state) ? solo_head(definition, state, *player_of(state))
                                     : umpire_head(definition, state);
    head.is_over = definition.calendar.is_over(head.turn);
    head.date = date_hour(definition.calendar.begin_of(head.turn));
    return head;
}

RecentSave read_recent(const std::string& path) {
    RecentSave save{path, true};
    save.played = when_written(path);
    try {
        auto head = read_save_head(path);
        if (head) {
            save.head = *std::move(head);
        } else {
            save.problem = sentence_of(head.error());
        }
    } catch (const std::exception& trouble) {
        save.problem = trouble.what();
    }
    return save;
}

}  // namespace

Result<SaveHead> read_save_head(const std::string& save) {
    if (const auto seen = glance_at(save)) return head_of(seen->definition, seen->state);
    const auto opened = Save::open(save, Save::Access::read, compiled);
    if (!opened) return Failure(opened.error());
    return head_of(opened->definition(), opened->state());
}

bool SaveHeads::look_round(std::vector<RecentSave>& saves) {
    const auto read = reading_.take();
    if (read) saves = with_read(std::move(saves), *read);
    const RecentSave* const next = first_unread(saves);
    if (next != nullptr && !reading_.is_busy()) {
        reading_.start([path = next->path](const std::stop_token&) { return read_recent(path); });
    }
    return read.has_value();
}

}  // namespace flagplot::desk
