#include "present/desk/start/recent_save.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot::desk {

namespace {

std::string file_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

std::vector<std::string> names_of(const std::vector<OrdersIn>& orders, bool are_in) {
    std::vector<std::string> names;
    for (const OrdersIn& each : orders) {
        if (each.are_in == are_in) names.push_back(each.side);
    }
    return names;
}

std::string where_of(const SaveHead& head) {
    if (head.is_over) return fmt::format("Over, {}", head.date);
    return fmt::format("Turn {} of {}, {}", head.turn.count, head.last_turn.count, head.date);
}

std::string umpire_orders(const std::vector<OrdersIn>& orders) {
    const auto in = names_of(orders, true), missing = names_of(orders, false);
    if (missing.empty()) return "All orders are in.";
    if (in.empty()) return "No orders are in.";
    return fmt::format("Orders in: {}. Missing: {}.", list_of(in), list_of(missing));
}

std::string solo_orders(const SaveHead& head) {
    const bool are_in = names_of(head.orders, false).empty();
    return fmt::format("You lead {}. Your orders are {}.", head.led, are_in ? "in" : "missing");
}

std::string orders_of(const SaveHead& head) {
    if (head.is_over) return "The campaign is over.";
    if (head.is_half_way) return "The turn is being resolved.";
    return head.led.empty() ? umpire_orders(head.orders) : solo_orders(head);
}

}  // namespace

SaveLine line_of(const RecentSave& save) {
    SaveLine line{file_name(save.path)};
    line.problem = one_line(save.problem);
    line.file = save.played.empty() ? line.title : line.title + ", " + save.played;
    if (save.head) {
        line.title = save.head->title;
        line.where = where_of(*save.head);
        line.orders = orders_of(*save.head);
    } else if (!save.is_read) {
        line.where = "reading \u2026";
    }
    return line;
}

std::vector<RecentSave> listed(const std::vector<std::string>& paths,
                               const std::vector<RecentSave>& before) {
    std::vector<RecentSave> saves;
    for (const std::string& path : paths) {
        const auto known = std::find_if(before.begin(), before.end(),
                                        [&](const RecentSave& each) { return each.path == path; });
        saves.push_back(known == before.end() ? RecentSave{path} : *known);
        saves.back().is_read = false;
    }
    return saves;
}

std::vector<RecentSave> with_read(std::vector<RecentSave> saves, const RecentSave& read) {
    for (RecentSave& each : saves) {
        if (each.path == read.path) each = read;
    }
    return saves;
}

const RecentSave* first_unread(const std::vector<RecentSave>& saves) {
    const auto found = std::find_if(saves.begin(), saves.end(),
                                    [](const RecentSave& each) { return !each.is_read; });
    return found == saves.end() ? nullptr : &*found;
}

}  // namespace flagplot::desk
