#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tactical/playable.h"

/// \file
/// A small module, complete: two lines of ships fire at each other, and nobody knows how many
/// salvoes the other has left. A new module begins as a copy of it (docs/add-a-tactical-module.md).

namespace flagplot::tactical::example {

/// A ship as she fights. Whoever sees her knows all of her but her salvoes.
struct Ship {
    std::string name;
    SideIndex side;
    std::int32_t hull = 0;          ///< percent
    std::int32_t most_salvoes = 0;  ///< with full magazines
    bool has_left = false;

    friend bool operator==(const Ship&, const Ship&) = default;
    [[nodiscard]] bool is_there() const { return hull > 0 && !has_left; }
};
FLAGPLOT_FIELDS(Ship, name, side, hull, most_salvoes, has_left)

/// All of it.
struct Battle {
    std::int32_t round = 1;
    SideIndex to_act;
    std::vector<Ship> ships;
    std::vector<std::int32_t> salvoes;  ///< left, ship by ship
    std::vector<std::string> last;      ///< what the last order came to

    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, round, to_act, ships, salvoes, last)

/// What one side may know of it.
struct View {
    SideIndex side;
    std::int32_t round = 1;
    SideIndex to_act;
    std::vector<Ship> ships;
    std::vector<std::optional<std::int32_t>> salvoes;  ///< none: she is an enemy
    std::vector<std::string> last;

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, round, to_act, ships, salvoes, last)

/// Orders name ships by their place in `ships`, and keep the name for their text.
struct Fire {
    std::uint32_t ship = 0;
    std::uint32_t target = 0;
    std::string ship_name;
    std::string target_name;
    friend bool operator==(const Fire&, const Fire&) = default;
};
FLAGPLOT_FIELDS(Fire, ship, target, ship_name, target_name)

struct Leave {
    std::uint32_t ship = 0;
    std::string name;
    friend bool operator==(const Leave&, const Leave&) = default;
};
FLAGPLOT_FIELDS(Leave, ship, name)

struct Wait {
    friend bool operator==(const Wait&, const Wait&) = default;
};

class ExampleModule {
  public:
    using Battle = example::Battle;
    using View = example::View;
    using Order = std::variant<Fire, Leave, Wait>;

    static constexpr std::string_view name = "example";
    static constexpr std::string_view about = "two lines of ships fire at each other";
    static constexpr std::int32_t minutes_per_turn = 10;

    [[nodiscard]] Result<Battle> begin(const BattleRequest& request) const;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const;
    [[nodiscard]] std::optional<SideIndex> to_act(const Battle& battle) const;
    [[nodiscard]] std::vector<Order> options(const View& view) const;
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const;
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const;
    [[nodiscard]] Battle resample(const View& view, const Dice& dice) const;
    [[nodiscard]] std::vector<DoctrineKey> doctrine_keys() const;
    [[nodiscard]] Order captain(const View& view, const Doctrine& doctrine, const Dice& dice) const;
    [[nodiscard]] BattleScene scene(const View& view) const;
    [[nodiscard]] std::string text_of(const Order& order) const;
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view text) const;
    [[nodiscard]] std::vector<DataKey> data_keys() const;
    [[nodiscard]] std::string problem_with_data(std::string_view key, std::string_view value) const;
};

}  // namespace flagplot::tactical::example
