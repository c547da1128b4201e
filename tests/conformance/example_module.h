#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tactical/any_module.h"
#include "tactical/playable.h"

/// \file
/// A small module, complete: lines of ships fire at each other, round by round, and nobody knows
/// how many salvoes another has left. In a round every side that has ships gives one order; what
/// was hit suffers when all have, so that nobody gains by being the first. A new module begins as a
/// copy of it (docs/add-a-tactical-module.md).

namespace flagplot::tactical::example {

/// Salvoes that ships of a type have for each point of their size.
struct Magazine {
    std::string type;  ///< as a campaign names it: "battleship"
    std::int32_t salvoes = 0;

    friend bool operator==(const Magazine&, const Magazine&) = default;
};

/// What a campaign may choose.
struct Switches {
    bool may_leave = true;  ///< may ships leave the battle?

    friend bool operator==(const Switches&, const Switches&) = default;
};

/// Its numbers, as example_files.h reads them.
struct Tables {
    Switches switches;
    std::int32_t rounds = 12;  ///< at most
    std::int32_t needed = 5;   ///< to hit, of ten
    std::int32_t damage = 20;  ///< of a hit, percent of the hull
    std::vector<Magazine> magazines;

    friend bool operator==(const Tables&, const Tables&) = default;
};

/// A ship as she fights. Everybody who sees her knows all of her but her salvoes.
struct Ship {
    std::string name;
    SideIndex side;
    std::int32_t hull = 0;          ///< percent
    std::int32_t hurt = 0;          ///< of it, when the round is over
    std::int32_t most_salvoes = 0;  ///< with full magazines
    bool has_left = false;
    std::optional<SideIndex> hit_by;  ///< the last who did

    friend bool operator==(const Ship&, const Ship&) = default;
    [[nodiscard]] bool is_there() const { return hull > 0 && !has_left; }
};
FLAGPLOT_FIELDS(Ship, name, side, hull, hurt, most_salvoes, has_left, hit_by)

/// What everybody sees.
struct Board {
    std::int32_t round = 1;
    std::int32_t rounds = 1;  ///< at most
    SideIndex to_act;
    std::vector<std::string> sides;     ///< names
    std::vector<std::uint8_t> hostile;  ///< of side a to side b at a * sides + b
    std::vector<Ship> ships;
    std::vector<std::string> last;  ///< what the last order came to

    friend bool operator==(const Board&, const Board&) = default;
    [[nodiscard]] bool is_hostile(SideIndex side, SideIndex other) const {
        return hostile[side.index() * sides.size() + other.index()] != 0;
    }
};
FLAGPLOT_FIELDS(Board, round, rounds, to_act, sides, hostile, ships, last)

/// All of it.
struct Battle {
    Board board;
    std::vector<std::int32_t> salvoes;  ///< left, ship by ship

    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, board, salvoes)

/// What one side may know of it.
struct View {
    SideIndex side;
    Board board;
    std::vector<std::optional<std::int32_t>> salvoes;  ///< none: she is another side's

    friend bool operator==(const View&, const View&) = default;
};
FLAGPLOT_FIELDS(View, side, board, salvoes)

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
    static constexpr std::string_view about = "lines of ships fire at each other";
    static constexpr std::int32_t minutes_per_turn = 10;

    explicit ExampleModule(Tables tables = {}) : tables_(std::move(tables)) {}

    [[nodiscard]] Result<Battle> begin(const BattleRequest& request) const;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const;
    [[nodiscard]] std::optional<SideIndex> to_act(const Battle& battle) const;
    [[nodiscard]] std::vector<Order> options(const View& view) const;
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const;
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const;
    [[nodiscard]] Battle resample(const View& view, const Dice& dice) const;
    [[nodiscard]] Battle with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const;
    [[nodiscard]] std::vector<OrderForm> forms(const View& view) const;
    [[nodiscard]] std::optional<Order> pass(const View& view) const;
    [[nodiscard]] std::vector<DoctrineKey> doctrine_keys() const;
    [[nodiscard]] Order captain(const View& view, const Doctrine& doctrine, const Dice& dice) const;
    [[nodiscard]] BattleScene scene(const View& view) const;
    [[nodiscard]] std::string text_of(const Order& order) const;
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view text) const;
    [[nodiscard]] std::vector<DataKey> data_keys() const;
    [[nodiscard]] std::string problem_with_data(std::string_view key, std::string_view value) const;

    [[nodiscard]] const Tables& tables() const { return tables_; }

  private:
    Tables tables_;
};

}  // namespace flagplot::tactical::example

namespace flagplot::tactical {

extern template std::unique_ptr<const Module> module_of(
    example::ExampleModule module);  // compiled once

}  // namespace flagplot::tactical
