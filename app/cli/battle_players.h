#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/battle_fight.h"

/// \file
/// Who decides for each side of a battle that the program fights.

namespace flagplot::cli {

/// Somebody at the terminal.
struct Person {};

/// The module's captain, by the doctrine of his side as far as it has one.
struct Captain {
    tactical::Doctrine doctrine;
};

/// A sheet of orders for the coming decisions, one a line; `captain` leaves one to the captain.
/// Behind the last line the side is without orders.
struct OrderSheet {
    std::string file;
    struct Line {
        std::int32_t number = 0;
        std::string text;
    };
    std::vector<Line> lines;
    std::size_t next = 0;
};

using Player = std::variant<Person, Captain, OrderSheet>;

/// A sheet as it is read: a line for each order, and comments that begin with #.
[[nodiscard]] OrderSheet sheet_in(std::string file, std::string_view text);

/// One for each side, by its place: the captain where `--captain` or `--doctrine` says so, a sheet
/// where `--orders` does, and for the others `otherwise`.
[[nodiscard]] Result<std::vector<Player>> players_of(const Arguments& given,
                                                     const FightAtHand& fight,
                                                     const Player& otherwise);

/// What a captain or a sheet orders now; nothing, if it is for a person, or the sheet is at its
/// end. Error: a line of a sheet that is no order here, with its place.
[[nodiscard]] Result<std::optional<tactical::SideOrder>> order_of(Player& player,
                                                                  const FightAtHand& fight,
                                                                  tactical::SideIndex side);

}  // namespace flagplot::cli
