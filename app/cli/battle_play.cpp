#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <map>
#include <optional>
#include <ostream>
#include <tuple>

#include "base/plain_text.h"
#include "cli/battle_players.h"
#include "cli/battle_result.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "present/battle/battle_log_text.h"
#include "present/battle/battle_scene_text.h"
#include "present/battle/captain_paper.h"
#include "present/battle/scene_notes.h"
#include "tactical/pass_until.h"

namespace flagplot::cli {

namespace {

constexpr std::size_t shown_options = 30;

constexpr std::string_view help =
    "A number or the text of an order gives it. captain: its captain gives this one; auto: and all "
    "that follow. pass until contact, hit or turn 5: do nothing till then. list: all orders; "
    "forms: "
    "orders that are too many to list; show: the board; quit: stop, and go on another time.\n";

constexpr std::string_view pass_words = "pass until ";

enum class Then : std::uint8_t { goes_on, stops };

/// A battle played at the terminal.
class Table {
  public:
    /// `is_umpire_here`: the person at the terminal may know everything.
    Table(Save& save, FightAtHand& fight, std::vector<Player> players, Console& console,
          bool is_umpire_here)
        : save_(save),
          fight_(fight),
          players_(std::move(players)),
          console_(console),
          is_umpire_here_(is_umpire_here) {}

    /// Plays to the end, or until the user stops.
    Result<Then> play() {
        while (const auto side = fight_.to_act()) {
            if (*side == tactical::umpire) {
                const auto then = ask_umpire();
                if (!then || *then == Then::stops) return then;
                continue;
            }
            if (passes_on(*side)) continue;
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
    /// What a person has not read yet, and until when they pass.
    struct Waiting {
        std::vector<tactical::LogLine> unread;
        std::optional<tactical::PassUntil> until;
    };

    [[nodiscard]] std::string name(tactical::SideIndex side) const {
        return tactical::name_of(fight_.request(), side);
    }
    [[nodiscard]] tactical::AnyView view(tactical::SideIndex side) const {
        return fight_.module().view(fight_.state().battle, side);
    }

    void show(tactical::SideIndex side) {
        shown_ = fight_.module().scene(view(side));
        console_.out << battle_scene_text(*shown_);
        const std::string asked = asked_text(shown_->asked);
        if (!asked.empty()) console_.out << asked << ".\n";
    }

    /// Shows the side's log since it was last asked.
    void tell(tactical::SideIndex side) {
        Waiting& waiting = waiting_[side];
        for (const tactical::LogLine& line : waiting.unread) console_.out << log_line_text(line);
        waiting.unread.clear();
        waiting.until.reset();
    }

    /// Passes for a side whose event has not happened yet.
    bool passes_on(tactical::SideIndex side) {
        Waiting& waiting = waiting_[side];
        if (!waiting.until) return false;
        const auto scene = fight_.module().scene(view(side));
        const auto pass = fight_.module().pass(view(side));
        if (!pass || tactical::has_come(*waiting.until, waiting.unread, scene.turn)) return false;
        return give({side, *pass}).has_value();
    }

    /// The person at the terminal answers for the umpire; if there is none, the usual answer is
    /// given.
    Result<Then> ask_umpire() {
        const tactical::SideOrder usual = fight_.captains_order(tactical::umpire, {});
        if (!is_umpire_here_) return given_by_umpire(usual);
        const auto question = fight_.module().question(fight_.state().battle);
        console_.out << fmt::format("The umpire is asked: {}\n", question->text);
        list(question->answers, question->answers.size());
        for (std::string line;;) {
            console_.out << fmt::format("umpire ({})> ", usual.text) << std::flush;
            if (!std::getline(console_.in, line) || line == "quit") return Then::stops;
            if (line.empty()) return given_by_umpire(usual);
            const auto number = number_in(line, question->answers.size());
            const auto given = give({tactical::umpire, number ? question->answers[*number] : line});
            if (given) return Then::goes_on;
            if (!is_of_order(given.error())) return Failure(given.error());
            console_.out << describe(given.error()) << '\n';
        }
    }
    Result<Then> given_by_umpire(tactical::SideOrder order) {
        const auto given = give(std::move(order));
        if (!given) return Failure(given.error());
        return Then::goes_on;
    }

    /// Shows the board, unless this side has just seen the same: after one of many orders.
    void show_what_is_new(tactical::SideIndex side) {
        const bool is_seen = shown_ && shown_to_ == side;
        if (is_seen && lies_alike(*shown_, fight_.module().scene(view(side)))) return;
        shown_to_ = side;
        show(side);
    }

    /// Is everything in the same place, and nothing gone?
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

    /// Silently: the next side need not know what a captain or a sheet orders.
    Result<void> give(tactical::SideOrder order) {
        tactical::Log log;
        if (auto done = fight_.carry_out(std::move(order), &log); !done) return done;
        for (std::uint32_t side = 0; side < players_.size(); ++side) {
            auto& unread = waiting_[{side}].unread;
            for (auto& line : tactical::read_by({side}, log)) unread.push_back(std::move(line));
        }
        return fight_.keep(save_);
    }

    /// Until one order of the side has been given, or the user stops.
    Result<Then> ask(tactical::SideIndex side) {
        const std::vector<std::string> options = fight_.module().options(view(side));
        tell(side);
        show_what_is_new(side);
        list(options, shown_options);
        for (std::string line;;) {
            console_.out << name(side) << "> " << std::flush;
            if (!std::getline(console_.in, line)) line = "quit";
            while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
            if (line.empty()) continue;
            const auto text = order_text(view(side), options, line);
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
            if (line.starts_with(pass_words)) {
                const auto until =
                    tactical::read_pass_until(std::string_view(line).substr(pass_words.size()));
                if (until && fight_.module().pass(view(side))) {
                    waiting_[side].until = *until;
                    return Then::goes_on;
                }
                console_.out << (until ? "It has no order that passes here."
                                       : describe(until.error()))
                             << '\n';
            } else if (line == "forms") {
                console_.out << forms_text(fight_.module().forms(view(side)));
            } else if (line == "list") {
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

    /// The order with this number or text. Orders come before the program's own words.
    [[nodiscard]] Result<std::string> order_text(const tactical::AnyView& view,
                                                 const std::vector<std::string>& options,
                                                 const std::string& line) const {
        if (const auto number = number_in(line, options.size())) return options[*number];
        return fight_.module().order_text(view, line);
    }

    /// The index for a number counted from 1, if there are that many.
    static std::optional<std::size_t> number_in(const std::string& line, std::size_t most) {
        const auto number = whole_number<std::size_t>(line);
        return number && *number >= 1 && *number <= most ? std::optional(*number - 1)
                                                         : std::nullopt;
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
    bool is_umpire_here_;
    std::map<tactical::SideIndex, Waiting> waiting_;
    std::optional<tactical::BattleScene> shown_;  ///< the last board shown
    tactical::SideIndex shown_to_;
};

/// A solo player decides for their side, the captain for the others.
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
    auto opened = open_fight(given, Save::Access::write);
    if (!opened) return Failure(opened.error());
    auto& [save, battle, fight] = *opened;
    auto players = players_of(given, fight, Person{});
    if (!players) return Failure(players.error());
    const auto veiled = veiled_seat(save, given, console);
    if (veiled) leave_others_to_captain(save, *veiled, fight, *players);
    console.out << help;
    const auto then = Table(save, fight, *std::move(players), console, !veiled).play();
    if (!then) return Failure(then.error());
    if (*then == Then::stops) {
        console.out << fmt::format("Kept; battle {} --play goes on with it.\n", battle.number + 1);
        return done;
    }
    auto result = handed_in(save, battle, fight.result());
    if (!result) return Failure(result.error());
    result->report.from = origin_of(save, battle);
    return take(given, save, *std::move(result), Difference::shown, console);
}

}  // namespace flagplot::cli
