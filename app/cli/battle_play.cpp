#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <ostream>
#include <tuple>

#include "base/plain_text.h"
#include "cli/battle_players.h"
#include "cli/battle_result.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "present/battle/battle_scene_text.h"

namespace flagplot::cli {

namespace {

constexpr std::size_t shown_options = 30;

constexpr std::string_view help =
    "A number or the text of an order gives it. captain: its captain gives this one; auto: and all "
    "that follow. list: all orders; show: the board; quit: stop, and go on another time.\n";

enum class Then : std::uint8_t { goes_on, stops };

/// A battle at the terminal.
class Table {
  public:
    Table(Save& save, FightAtHand& fight, std::vector<Player> players, Console& console)
        : save_(save), fight_(fight), players_(std::move(players)), console_(console) {}

    /// To its end, or until somebody stops.
    Result<Then> play() {
        while (const auto side = fight_.to_act()) {
            auto order = order_of(players_.at(side->index()), fight_, *side);
            if (!order) return Failure(order.error());
            if (!*order) {
                const auto then = ask(*side);
                if (!then || *then == Then::stops) return then;
                continue;
            }
            auto given = give(**std::move(order));
            if (!given) return Failure(given.error());
        }
        return Then::goes_on;
    }

  private:
    [[nodiscard]] const std::string& name(tactical::SideIndex side) const {
        return fight_.request().parties.at(side.index()).name;
    }

    void show(tactical::SideIndex side) {
        const tactical::AnyView view = fight_.module().view(fight_.state().battle, side);
        shown_ = fight_.module().scene(view);
        console_.out << battle_scene_text(*shown_);
    }

    /// The board, unless it lies as this side has just seen it: one of many orders was given.
    void show_what_is_new(tactical::SideIndex side) {
        const tactical::AnyView view = fight_.module().view(fight_.state().battle, side);
        const bool is_seen = shown_ && shown_to_ == side;
        if (is_seen && lies_alike(*shown_, fight_.module().scene(view))) return;
        shown_to_ = side;
        show(side);
    }

    /// Is everything at the same place, and nothing gone since?
    static bool lies_alike(const tactical::BattleScene& a, const tactical::BattleScene& b) {
        const auto is_same = [](const tactical::Token& one, const tactical::Token& other) {
            return std::tie(one.id, one.place, one.heading, one.is_gone) ==
                   std::tie(other.id, other.place, other.heading, other.is_gone);
        };
        return a.title == b.title && a.legend == b.legend && a.traces == b.traces &&
               std::equal(a.tokens.begin(), a.tokens.end(), b.tokens.begin(), b.tokens.end(),
                          is_same);
    }

    void list(const std::vector<std::string>& options, std::size_t most) {
        for (std::size_t i = 0; i < std::min(most, options.size()); ++i) {
            console_.out << fmt::format("{:4}  {}\n", i + 1, options[i]);
        }
        if (most < options.size()) {
            console_.out << fmt::format("      and {} more: list\n", options.size() - most);
        }
    }

    /// Without a word of it: who is asked next need not know what a captain or a sheet orders.
    Result<void> give(tactical::SideOrder order) {
        if (auto done = fight_.carry_out(std::move(order)); !done) return done;
        return fight_.keep(save_);
    }

    /// Until one order of the side is given, or it stops.
    Result<Then> ask(tactical::SideIndex side) {
        const tactical::AnyView view = fight_.module().view(fight_.state().battle, side);
        const std::vector<std::string> options = fight_.module().options(view);
        show_what_is_new(side);
        list(options, shown_options);
        for (std::string line;;) {
            console_.out << name(side) << "> " << std::flush;
            if (!std::getline(console_.in, line)) line = "quit";
            while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
            if (line.empty()) continue;
            const auto text = order_text(view, options, line);
            if (text) {
                console_.out << fmt::format("{}: {}\n", name(side), *text);
                const auto given = give({side, *text});
                if (given) return Then::goes_on;
                if (!is_of_order(given.error())) return Failure(given.error());
                console_.out << describe(given.error()) << '\n';
                continue;
            }
            if (line == "quit") return Then::stops;
            if (line == "captain") return by_captain(side);
            if (line == "auto") {
                players_.at(side.index()) = Captain{};
                return Then::goes_on;
            }
            if (line == "list") {
                list(options, options.size());
            } else if (line == "show") {
                show(side);
            } else if (line == "help") {
                console_.out << help;
            } else {
                console_.out << describe(text.error()) << '\n';
            }
        }
    }

    /// The order of this number, or with this text: orders come before the words of the program.
    [[nodiscard]] Result<std::string> order_text(const tactical::AnyView& view,
                                                 const std::vector<std::string>& options,
                                                 const std::string& line) const {
        const auto number = whole_number<std::size_t>(line);
        if (number && *number >= 1 && *number <= options.size()) return options[*number - 1];
        return fight_.module().order_text(view, line);
    }

    Result<Then> by_captain(tactical::SideIndex side) {
        tactical::SideOrder order = fight_.captains_order(side, {});
        console_.out << fmt::format("{}: {}\n", name(side), order.text);
        const auto given = give(std::move(order));
        if (!given) return Failure(given.error());
        return Then::goes_on;
    }

    static bool is_of_order(const Error& error) { return error.code == ErrorCode::no_such_order; }

    Save& save_;
    FightAtHand& fight_;
    std::vector<Player> players_;
    Console& console_;
    std::optional<tactical::BattleScene> shown_;  ///< the last board
    tactical::SideIndex shown_to_;
};

/// A solo player decides for his side; the captain does for the others.
void leave_others_to_captain(const Save& save, SeatId seat, const FightAtHand& fight,
                             std::vector<Player>& players) {
    const std::string& own = save.rules().books.at(seat.index()).own_side().id;
    for (std::size_t side = 0; side < players.size(); ++side) {
        const bool is_own = fight.request().parties[side].id == own;
        if (!is_own && std::holds_alternative<Person>(players[side])) players[side] = Captain{};
    }
}

}  // namespace

Result<int> play_battle(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto battle = open_battle(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    auto fight = fight_of(given, *save, *battle);
    if (!fight) return Failure(fight.error());
    auto players = players_of(given, *fight, Person{});
    if (!players) return Failure(players.error());
    if (const auto veiled = veiled_seat(*save, given, console)) {
        leave_others_to_captain(*save, *veiled, *fight, *players);
    }
    console.out << help;
    const auto then = Table(*save, *fight, *std::move(players), console).play();
    if (!then) return Failure(then.error());
    if (*then == Then::stops) {
        console.out << fmt::format("Kept; battle {} --play goes on with it.\n", battle->number + 1);
        return done;
    }
    auto result = handed_in(*save, *battle, fight->result());
    if (!result) return Failure(result.error());
    result->report.from = origin_of(*save, *battle);
    return take(given, *save, *std::move(result), Difference::shown, console);
}

}  // namespace flagplot::cli
