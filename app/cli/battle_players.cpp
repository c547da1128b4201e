#include "cli/battle_players.h"

#include <fmt/format.h>

#include "base/lines.h"
#include "cli/command_context.h"
#include "store/disk.h"
#include "tactical/doctrine.h"

namespace flagplot::cli {

namespace {

constexpr std::string_view captains_word = "captain";

/// A value of an option that takes a side and a file; it may have several of them.
struct SideFile {
    tactical::SideIndex side;
    std::string file;
    std::string text;
};

Result<std::vector<SideFile>> side_files(const Arguments& given, std::string_view option,
                                         const FightAtHand& fight) {
    const std::vector<std::string> words = given.words(option);
    if (words.size() % 2 != 0) {
        throw WrongUsage(fmt::format("{} takes a side and a file for it", option));
    }
    std::vector<SideFile> files;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto side = side_in(fight, words[i]);
        if (!side) return Failure(side.error());
        auto text = read_file(words[i + 1]);
        if (!text) return Failure(text.error());
        files.push_back({*side, words[i + 1], *std::move(text)});
    }
    return files;
}

Result<std::optional<tactical::SideOrder>> next_of(OrderSheet& sheet, const FightAtHand& fight,
                                                   tactical::SideIndex side) {
    if (sheet.next == sheet.lines.size()) return std::nullopt;
    const OrderSheet::Line& line = sheet.lines[sheet.next];
    if (line.text == captains_word) {
        ++sheet.next;
        return fight.captains_order(side, {});
    }
    const tactical::AnyView view = fight.module().view(fight.state().battle, side);
    auto text = fight.module().order_text(view, line.text);
    if (!text) {
        text.error().where = {sheet.file, line.number, 1};
        return Failure(text.error());
    }
    ++sheet.next;
    return tactical::SideOrder{side, *std::move(text)};
}

}  // namespace

OrderSheet sheet_in(std::string file, std::string_view text) {
    std::string_view rest = text;
    OrderSheet sheet{std::move(file), {}, 0};
    for (std::int32_t number = 1; !rest.empty(); ++number) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        line = trimmed(line);
        if (line.empty() || line.front() == '#') continue;
        sheet.lines.push_back({number, std::string(line)});
    }
    return sheet;
}

Result<std::vector<Player>> players_of(const Arguments& given, const FightAtHand& fight,
                                       const Player& otherwise) {
    std::vector<Player> players(fight.request().parties.size(), otherwise);
    if (const auto captains = given.optional_text("--captain")) {
        for (const std::string& name : split_at_commas(*captains)) {
            const auto side = side_in(fight, name);
            if (!side) return Failure(side.error());
            players[side->index()] = Captain{};
        }
    }
    const auto doctrines = side_files(given, "--doctrine", fight);
    if (!doctrines) return Failure(doctrines.error());
    for (const SideFile& file : *doctrines) {
        auto doctrine = tactical::read_doctrine(fight.module().doctrine_keys(),
                                                fight.request().parties[file.side.index()],
                                                file.text, file.file);
        if (!doctrine) return Failure(doctrine.error());
        players[file.side.index()] = Captain{*std::move(doctrine)};
    }
    const auto sheets = side_files(given, "--orders", fight);
    if (!sheets) return Failure(sheets.error());
    for (const SideFile& file : *sheets)
        players[file.side.index()] = sheet_in(file.file, file.text);
    return players;
}

Result<std::optional<tactical::SideOrder>> order_of(Player& player, const FightAtHand& fight,
                                                    tactical::SideIndex side) {
    using Answer = Result<std::optional<tactical::SideOrder>>;
    return std::visit(Overloaded{
                          [](const Person&) -> Answer { return std::nullopt; },
                          [&](const Captain& captain) -> Answer {
                              return fight.captains_order(side, captain.doctrine);
                          },
                          [&](OrderSheet& sheet) { return next_of(sheet, fight, side); },
                      },
                      player);
}

}  // namespace flagplot::cli
