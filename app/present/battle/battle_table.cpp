#include "present/battle/battle_table.h"

#include <fmt/format.h>

#include "present/picture/navy_style.h"

namespace flagplot {

namespace {

TableParty with_style(const Book& book, const tactical::Party& party) {
    for (std::uint32_t side = 0; side < book.sides.size(); ++side) {
        if (book.sides[side].id != party.id) continue;
        return {party, style_of_navy(book.sides[side].name, SideId{side})};
    }
    return {party, style_of_navy(party.name, SideId{0})};
}

}  // namespace

BattleTable battle_table(const Book& book, const tactical::BattleRequest& request) {
    BattleTable table{request.title,
                      fmt::format("battle {}", request.battle),
                      "for the umpire alone",
                      book.chart,
                      request.scene,
                      {},
                      BattleTable::Umpires{fingerprint_of(request), request.limit_minutes,
                                           request.surprised, request.spottings}};
    for (const tactical::Party& party : request.parties) {
        table.parties.push_back(with_style(book, party));
    }
    return table;
}

BattleTable battle_table(const Book& book, const tactical::SideSheet& sheet) {
    return {sheet.title, fmt::format("battle B{}", sheet.battle), sheet.party.name, book.chart,
            sheet.scene, {with_style(book, sheet.party)},         std::nullopt};
}

}  // namespace flagplot
