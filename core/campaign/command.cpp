#include "campaign/command.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/hex_text.h"
#include "base/plain_text.h"
#include "campaign/command_kind.h"
#include "campaign/command_words.h"
#include "campaign/fight_order.h"
#include "campaign/result_text.h"
#include "campaign/ruling_text.h"
#include "campaign/scanner.h"
#include "campaign/shown.h"
#include "view/line_reader.h"

namespace flagplot {

namespace {

/// The word before the bytes of a battle's state.
constexpr std::string_view present_word = "state";

enum class Chosen : std::uint8_t { a, b };
enum class Ruled : std::uint8_t { yes, no };

}  // namespace

template <>
inline constexpr std::array<std::string_view, 2> words_of<Chosen>{"a", "b"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<Ruled>{"yes", "no"};

namespace {

/// The names that a seat's orders may use, if this is the picture of its own forces.
Roster roster_with(const Definition& definition, const SideView& view, SeatId seat) {
    const SideId side = side_of(seat);
    Roster roster{definition.side(side).id, definition.side(side).name, {}, {}, {}};
    for (const OwnFormation& formation : view.formations) {
        roster.formations.push_back(formation.id);
    }
    for (const ShipId ship : ships_of(definition, side)) {
        roster.ships.push_back(definition.ship(ship).ship.name);
    }
    for (const AssetId asset : assets_of(definition, side)) {
        roster.assets.push_back(definition.assets[asset.index()].id);
    }
    return roster;
}

// --- writing -------------------------------------------------------------------------------------

struct CommandText {
    const Definition& definition;
    const CampaignState& state;

    std::string operator()(const Begin& command) const {
        std::string text = "begin";
        if (command.solo) text += " solo " + definition.side(*command.solo).id;
        if (command.against) text += fmt::format(" against {}", word_of(*command.against));
        if (command.seed) text += fmt::format(" seed {}", command.seed->number);
        return text;
    }

    std::string operator()(const SubmitOrders& command) const {
        const Roster roster = shown_roster_of(definition, state, command.seat);
        std::string text =
            fmt::format("orders {}{}\n{}", roster.side, overrule_text(command.overruled),
                        text_of(roster, command.sheet));
        for (const std::string& reason : command.reasons) {
            text += fmt::format("why {}\n", in_quotes(reason));
        }
        return text;
    }

    std::string operator()(const RefuseOrders& command) const {
        return fmt::format("refuse {} why {}", definition.side(side_of(command.seat)).id,
                           in_quotes(command.why));
    }

    std::string operator()(const Resolve& command) const {
        const std::string text =
            command.at_most ? fmt::format("resolve at most {}", *command.at_most) : "resolve";
        return text + overrule_text(command.overruled) + record_text(command.record);
    }

    std::string operator()(const Answer& command) const {
        const Roster roster = roster_of(definition, state, command.seat);
        return fmt::format("answer {} {} {}", roster.side,
                           in_quotes(roster.formations.at(command.formation.number - 1)),
                           command.action ? text_of(roster, *command.action) : "steam on");
    }

    std::string operator()(const ReportBattle& command) const {
        return text_of(CommandNames{definition, state}, command);
    }

    std::string operator()(const OrderBattle& command) const {
        std::string text = fmt::format("fight {} by {}", command.battle.number + 1,
                                       in_quotes(command.more.module));
        if (!command.more.present.empty()) {
            text += fmt::format(" {} {}", present_word, hex_of(command.more.present));
        }
        for (const FightOrder& order : command.more.orders) {
            text += fmt::format("\n{} {}", giver_of(definition, order), in_quotes(order.text));
        }
        return text;
    }

    std::string operator()(const Withdraw& command) const {
        std::string text =
            fmt::format("withdraw {} why {}", command.command, in_quotes(command.why));
        for (const SeenDice& seen : command.seen) {
            text += fmt::format("\nseen turn {} line {} orders {}", seen.turn.count, seen.line,
                                hex(seen.orders));
            if (seen.after != Digest{}) text += " after " + hex(seen.after);
        }
        return text;
    }

    std::string operator()(const Choose& command) const {
        return fmt::format("choose {} {}", definition.side(side_of(command.seat)).id,
                           word_of(command.is_second ? Chosen::b : Chosen::a));
    }

    std::string operator()(const GiveRuling& command) const {
        return fmt::format("ruling {} tell {}", word_of(command.is_yes ? Ruled::yes : Ruled::no),
                           in_quotes(command.text));
    }

    std::string operator()(const LayCard& command) const {
        std::string text = fmt::format("card {} {}", definition.side(command.side).id,
                                       in_quotes(definition.card(command.card).name));
        if (command.on) text += " on " + formation_text({definition, state}, *command.on);
        if (command.at) text += " at " + name_of(*command.at);
        return text;
    }

    std::string operator()(const Release& command) const {
        std::string text = "release";
        for (const SideId side : command.to) text += " to " + definition.side(side).id;
        return text + record_text(command.record);
    }
    [[nodiscard]] static std::string record_text(const std::optional<Digest>& record) {
        return record ? " record " + hex(*record) : "";
    }

    std::string operator()(const Rule& command) const {
        return text_of(CommandNames{definition, state}, command);
    }

    std::string operator()(const Amend& command) const {
        return fmt::format(
            "amend {}{}", hex(command.definition),
            reason_text({definition, state}, command.why, command.told, command.say));
    }

    std::string operator()(const PassMessage& command) const {
        const std::string from =
            command.from ? fmt::format("from {} ", definition.side(*command.from).id) : "";
        const std::string to =
            command.to ? definition.side(*command.to).id : std::string(all_sides);
        return fmt::format("message {}to {} {}", from, to, in_quotes(command.text));
    }

    std::string operator()(const Note& command) const { return "note " + in_quotes(command.text); }
};

// --- reading -------------------------------------------------------------------------------------

Digest read_digest(Scanner& in) {
    const auto digest = digest_from(in.word("a digest"));
    if (!digest) {
        in.fail({ErrorCode::bad_command, {"expected a digest of 64 characters 0-9 a-f"}, {}, {}});
    }
    return digest.value_or(Digest{});
}

std::string read_present(Scanner& in) {
    const auto bytes = bytes_from_hex(in.word("the state of a battle"));
    if (!bytes) in.fail({ErrorCode::bad_command, {"expected bytes of characters 0-9 a-f"}, {}, {}});
    return bytes.value_or("");
}

Result<Command> finished(Scanner& in, Command command) {
    if (in.ok() && !in.at_end())
        in.fail({ErrorCode::bad_command, {"expected nothing more"}, {}, {}});
    if (!in.ok()) return Failure(in.error());
    return command;
}

PublicSeed read_seed(Scanner& in) {
    const auto number = whole_number<decltype(PublicSeed::number)>(in.word("a seed"));
    if (!number) in.fail({ErrorCode::bad_command, {"expected a seed, 0 or more"}, {}, {}});
    return {number.value_or(0)};
}

Result<Command> read_begin(const CommandNames& names, Scanner& in) {
    Begin command;
    if (in.takes("solo")) command.solo = read_side(names, in);
    if (command.solo && in.takes("against")) {
        command.against = read_word_of<AdmiralLevel>(in, "who leads the other sides");
    }
    if (in.takes("seed")) command.seed = read_seed(in);
    in.ends_line();
    return finished(in, command);
}

/// The sheet begins below the line that says whose it is.
Error below_first_line(Error error) {
    if (error.where.line > 0) ++error.where.line;
    return error;
}

Result<Command> read_orders(const CommandNames& names, Scanner& in) {
    SubmitOrders command;
    command.seat = seat_of(read_side(names, in));
    command.overruled = read_overrule(in);
    in.ends_line();
    if (!in.ok()) return Failure(in.error());
    const auto sheet =
        read_sheet(shown_roster_of(names.definition, names.state, command.seat), in.rest(), "");
    if (!sheet) return Failure(below_first_line(sheet.error()));
    command.sheet.turn = sheet->turn;
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) return Failure(below_first_line(line.order.error()));
        command.sheet.orders.push_back(*line.order);
    }
    command.reasons = reasons_of_orders(in.rest());
    return Command{std::move(command)};
}

Result<Command> read_resolve(const CommandNames& /*names*/, Scanner& in) {
    Resolve command;
    if (in.takes("at")) {
        in.expects("most");
        command.at_most = in.number("a number of pieces of work");
    }
    command.overruled = read_overrule(in);
    if (in.takes("record")) command.record = read_digest(in);
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_answer(const CommandNames& names, Scanner& in) {
    Answer command;
    command.seat = seat_of(read_side(names, in));
    command.formation = read_own_formation(names, command.seat, in);
    const std::string_view decision = in.line();
    if (in.ok() && decision != "steam on") {
        auto action = read_action(roster_of(names.definition, names.state, command.seat), decision);
        if (!action) return Failure(action.error());
        command.action = *std::move(action);
    }
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_battle(const CommandNames& names, Scanner& in) {
    ReportBattle command = read_report(names, in);
    return finished(in, std::move(command));
}

Result<Command> read_fight(const CommandNames& names, Scanner& in) {
    OrderBattle command;
    const std::int32_t number = in.number("the number of a battle");
    if (in.ok() && number < 1) {
        in.fail({ErrorCode::no_such_battle, {std::to_string(number)}, {}, {}});
    }
    command.battle = BattleId{static_cast<std::uint32_t>(number - 1)};
    in.expects("by");
    command.more.module = in.name("a way to fight");
    if (in.takes(present_word)) command.more.present = read_present(in);
    in.ends_line();
    while (in.ok() && !in.at_end()) {
        FightOrder& order = command.more.orders.emplace_back();
        order.side = in.takes(umpires_word) ? umpire_of_battle : read_side(names, in);
        order.text = in.quoted("an order in quotation marks");
        in.ends_line();
    }
    return finished(in, std::move(command));
}

Result<Command> read_withdraw(const CommandNames& /*names*/, Scanner& in) {
    Withdraw command;
    command.command = in.number("the number of a command");
    in.expects("why");
    command.why = in.quoted("a reason in quotation marks");
    in.ends_line();
    while (in.takes("seen")) {
        SeenDice& seen = command.seen.emplace_back();
        in.expects("turn");
        seen.turn = TurnNumber{in.number("a turn")};
        in.expects("line");
        const std::int32_t line = in.number("a line of dice");
        if (line < 0 || line > 255) {
            in.fail({ErrorCode::bad_command, {"expected a line of dice, 0 to 255"}, {}, {}});
        }
        seen.line = static_cast<std::uint8_t>(line);
        in.expects("orders");
        seen.orders = read_digest(in);
        if (in.takes("after")) seen.after = read_digest(in);
        in.ends_line();
    }
    return finished(in, std::move(command));
}

Result<Command> read_choose(const CommandNames& names, Scanner& in) {
    Choose command;
    command.seat = seat_of(read_side(names, in));
    command.is_second = read_word_of<Chosen>(in, "\"a\" or \"b\"") == Chosen::b;
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_ruling(const CommandNames& /*names*/, Scanner& in) {
    GiveRuling command;
    command.is_yes = read_word_of<Ruled>(in, "\"yes\" or \"no\"") == Ruled::yes;
    if (in.takes("tell")) command.text = in.quoted("a text in quotation marks");
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_card(const CommandNames& names, Scanner& in) {
    LayCard command;
    command.side = read_side(names, in);
    command.card = read_card_name(names, command.side, in);
    if (in.takes("on")) command.on = read_formation(names, in);
    if (in.takes("at")) command.at = read_chart_square(names, in);
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_release(const CommandNames& names, Scanner& in) {
    Release command;
    command.to = read_sides(names, in, "to");
    if (in.takes("record")) command.record = read_digest(in);
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_rule_command(const CommandNames& names, Scanner& in) {
    Rule command = read_rule(names, in);
    return finished(in, std::move(command));
}

Result<Command> read_amend(const CommandNames& names, Scanner& in) {
    Amend command;
    command.definition = read_digest(in);
    read_reason(names, in, command.why, command.told, command.say);
    return finished(in, std::move(command));
}

Result<Command> read_message(const CommandNames& names, Scanner& in) {
    PassMessage command;
    if (in.takes("from")) command.from = read_side(names, in);
    in.expects("to");
    if (!in.takes(all_sides)) command.to = read_side(names, in);
    command.text = in.quoted("a text in quotation marks");
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_refuse(const CommandNames& names, Scanner& in) {
    RefuseOrders command;
    command.seat = seat_of(read_side(names, in));
    in.expects("why");
    command.why = in.quoted("a reason in quotation marks");
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_note(const CommandNames& /*names*/, Scanner& in) {
    Note command{in.quoted("a text in quotation marks")};
    in.ends_line();
    return finished(in, std::move(command));
}

/// In the order of the kinds.
constexpr std::array<Result<Command> (*)(const CommandNames&, Scanner&), 16> readers{
    read_begin,  read_orders, read_resolve, read_answer,  read_battle,       read_withdraw,
    read_choose, read_ruling, read_card,    read_release, read_rule_command, read_message,
    read_amend,  read_fight,  read_refuse,  read_note,
};
static_assert(readers.size() == words_of<CommandKind>.size());

}  // namespace

Roster roster_of(const Definition& definition, const CampaignState& state, SeatId seat) {
    return roster_with(definition, state.view(seat), seat);
}

Roster shown_roster_of(const Definition& definition, const CampaignState& state, SeatId seat) {
    return roster_with(definition, shown_view(definition, state, seat), seat);
}

std::string text_of(const Definition& definition, const CampaignState& state,
                    const Command& command) {
    return std::visit(CommandText{definition, state}, command);
}

std::vector<std::string> reasons_of_orders(std::string_view command_text) {
    constexpr std::string_view sheet_end = "\nEND\n";
    std::vector<std::string> reasons;
    const auto end = command_text.find(sheet_end);
    if (end == std::string_view::npos) return reasons;
    Scanner in(command_text.substr(end + sheet_end.size()));
    while (in.takes("why")) {
        std::string reason = in.quoted("a reason");
        in.ends_line();
        if (in.ok()) reasons.push_back(std::move(reason));
    }
    return reasons;
}

Result<Command> read_command(const Definition& definition, const CampaignState& state,
                             std::string_view text) {
    Scanner in(text);
    const std::string word(in.word("a command"));
    if (const auto kind = kind_of(word)) {
        return readers[static_cast<std::size_t>(*kind)]({definition, state}, in);
    }
    const std::vector<std::string> words(words_of<CommandKind>.begin(),
                                         words_of<CommandKind>.end());
    in.fail({ErrorCode::unknown_word, {word, list_of(words)}, {}, nearest_word(word, words)});
    return Failure(in.error());
}

}  // namespace flagplot
