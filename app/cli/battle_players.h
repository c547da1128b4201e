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

/// The module's captain, with the doctrine of the side if it has one.
struct Captain {
    tactical::Doctrine doctrine;
};

/// A sheet of orders for the coming decisions, one per line; `captain` leaves a decision to the
/// captain. After the last line the side has no orders.
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

/// Reads a sheet: a line for each order, and comments that begin with #.
[[nodiscard]] OrderSheet sheet_in(std::string file, std::string_view text);

/// One for each side, by its place: the captain for `--captain` or `--doctrine`, a sheet for
/// `--orders`, and `otherwise` for the others.
[[nodiscard]] Result<std::vector<Player>> players_of(const Arguments& given,
                                                     const FightAtHand& fight,
                                                     const Player& otherwise);

/// The present order of a captain or a sheet; nothing if a person must give it, or the sheet has
/// ended. Error, with its place: a line of a sheet that is not an order here.
[[nodiscard]] Result<std::optional<tactical::SideOrder>> order_of(Player& player,
                                                                  const FightAtHand& fight,
                                                                  tactical::SideIndex side);

}  // namespace flagplot::cli
