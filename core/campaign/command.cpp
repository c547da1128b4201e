#include "campaign/command.h"

#include <fmt/format.h>

#include <algorithm>

#include "campaign/scanner.h"

namespace flagplot {

namespace {

// --- writing -------------------------------------------------------------------------------------

struct CommandText {
    const Definition& definition;

    std::string operator()(const Begin& /*begin*/) const { return "begin"; }

    std::string operator()(const SubmitOrders& command) const {
        const Roster roster = roster_of(definition, command.seat);
        return fmt::format("orders {}\n{}", roster.side, text_of(roster, command.sheet));
    }

    std::string operator()(const Resolve& command) const {
        return command.at_most ? fmt::format("resolve at most {}", *command.at_most) : "resolve";
    }

    std::string operator()(const Answer& command) const {
        const SideId side = side_of(command.seat);
        const FormationId formation = definition.formation_of(side, command.formation);
        return fmt::format("answer {} {} {}", definition.side(side).id,
                           definition.formation(formation).id,
                           command.action ? text_of(*command.action) : "steam on");
    }

    std::string operator()(const ReportBattle& command) const {
        const BattleOutcome& outcome = command.outcome;
        std::string text =
            fmt::format("battle {} minutes {}", command.battle.number + 1, outcome.minutes);
        for (const ShipOutcome& ship : outcome.ships) {
            text += fmt::format("\nship {} hull {} speed {}",
                                in_quotes(definition.ship(ship.ship).ship.name), ship.hull.count,
                                ship.speed.count);
        }
        for (const Learned& learned : outcome.learned) {
            text += fmt::format("\nlearned {} {}", definition.side(learned.side).id,
                                in_quotes(learned.text));
        }
        return text;
    }

    std::string operator()(const Withdraw& command) const {
        std::string text =
            fmt::format("withdraw {} why {}", command.command, in_quotes(command.why));
        for (const SeenDice& seen : command.seen) {
            text += fmt::format("\nseen turn {} line {} orders {}", seen.turn.count, seen.line,
                                hex(seen.orders));
        }
        return text;
    }
};

// --- reading -------------------------------------------------------------------------------------

std::optional<std::uint8_t> nibble(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    return std::nullopt;
}

Digest read_digest(Scanner& in) {
    Digest digest{};
    const std::string_view text = in.word("a digest");
    bool is_digest = text.size() == 2 * digest.size();
    for (std::size_t i = 0; is_digest && i < digest.size(); ++i) {
        const auto high = nibble(text[2 * i]);
        const auto low = nibble(text[2 * i + 1]);
        is_digest = high && low;
        if (is_digest) digest[i] = static_cast<std::uint8_t>(*high << 4U | *low);
    }
    if (!is_digest) {
        in.fail({ErrorCode::bad_command, {"expected a digest of 64 characters 0-9 a-f"}, {}, {}});
    }
    return digest;
}

SeatId read_seat(const Definition& definition, Scanner& in) {
    const std::string id(in.word("a side"));
    std::vector<std::string> ids;
    for (const SideRow& side : definition.sides) ids.push_back(side.id);
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (in.ok() && found == ids.end()) {
        in.fail({ErrorCode::unknown_side, {id}, {}, nearest_word(id, ids)});
    }
    return {in.ok() ? static_cast<std::uint32_t>(found - ids.begin()) : 0};
}

OwnNumber read_formation(const Definition& definition, SeatId seat, Scanner& in) {
    const std::string id(in.word("a formation"));
    if (!in.ok()) return {};
    const std::vector<std::string> own = roster_of(definition, seat).formations;
    const auto found = std::find(own.begin(), own.end(), id);
    if (found == own.end()) {
        in.fail({ErrorCode::unknown_formation, {id}, {}, nearest_word(id, own)});
    }
    return {static_cast<std::uint32_t>(found - own.begin()) + 1};
}

ShipId read_ship(const Definition& definition, Scanner& in) {
    const std::string name = in.quoted("the name of a ship in quotation marks");
    if (!in.ok()) return {};
    const auto found = std::find_if(definition.ships.begin(), definition.ships.end(),
                                    [&](const ShipRow& row) { return row.ship.name == name; });
    if (found == definition.ships.end()) {
        in.fail({ErrorCode::unknown_reference, {"ship", name}, {}, {}});
    }
    return {static_cast<std::uint32_t>(found - definition.ships.begin())};
}

Hundredths read_share(Scanner& in) { return {in.number("a share in hundredths")}; }

Result<Command> finished(Scanner& in, Command command) {
    if (in.ok() && !in.at_end())
        in.fail({ErrorCode::bad_command, {"expected nothing more"}, {}, {}});
    if (!in.ok()) return Failure(in.error());
    return command;
}

Result<Command> read_begin(const Definition& /*definition*/, Scanner& in) {
    in.ends_line();
    return finished(in, Begin{});
}

Result<Command> read_orders(const Definition& definition, Scanner& in) {
    SubmitOrders command;
    command.seat = read_seat(definition, in);
    in.ends_line();
    if (!in.ok()) return Failure(in.error());
    const auto sheet = read_sheet(roster_of(definition, command.seat), in.rest(), "");
    if (!sheet) return Failure(sheet.error());
    command.sheet.turn = sheet->turn;
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) return Failure(line.order.error());
        command.sheet.orders.push_back(*line.order);
    }
    return Command{std::move(command)};
}

Result<Command> read_resolve(const Definition& /*definition*/, Scanner& in) {
    Resolve command;
    if (in.takes("at")) {
        in.expects("most");
        command.at_most = in.number("a number of pieces of work");
    }
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_answer(const Definition& definition, Scanner& in) {
    Answer command;
    command.seat = read_seat(definition, in);
    command.formation = read_formation(definition, command.seat, in);
    const std::string_view decision = in.line();
    if (in.ok() && decision != "steam on") {
        auto action = read_action(decision);
        if (!action) return Failure(action.error());
        command.action = *std::move(action);
    }
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_battle(const Definition& definition, Scanner& in) {
    ReportBattle command;
    const std::int32_t number = in.number("the number of a battle");
    if (in.ok() && number < 1) {
        in.fail({ErrorCode::no_such_battle, {std::to_string(number)}, {}, {}});
    }
    command.battle = BattleId{static_cast<std::uint32_t>(number - 1)};
    in.expects("minutes");
    command.outcome.minutes = in.number("a number of minutes");
    in.ends_line();
    while (in.takes("ship")) {
        ShipOutcome& ship = command.outcome.ships.emplace_back();
        ship.ship = read_ship(definition, in);
        in.expects("hull");
        ship.hull = read_share(in);
        in.expects("speed");
        ship.speed = read_share(in);
        in.ends_line();
    }
    while (in.takes("learned")) {
        Learned& learned = command.outcome.learned.emplace_back();
        learned.side = side_of(read_seat(definition, in));
        learned.text = in.quoted("a text in quotation marks");
        in.ends_line();
    }
    return finished(in, std::move(command));
}

Result<Command> read_withdraw(const Definition& /*definition*/, Scanner& in) {
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
        in.ends_line();
    }
    return finished(in, std::move(command));
}

struct Verb {
    std::string_view word;
    Result<Command> (*read)(const Definition&, Scanner&);
};

constexpr std::array verbs{
    Verb{"begin", read_begin},   Verb{"orders", read_orders}, Verb{"resolve", read_resolve},
    Verb{"answer", read_answer}, Verb{"battle", read_battle}, Verb{"withdraw", read_withdraw},
};

}  // namespace

Roster roster_of(const Definition& definition, SeatId seat) {
    const SideId side = side_of(seat);
    Roster roster{definition.side(side).id, definition.side(side).name, {}};
    for (const FormationRow& formation : definition.formations) {
        if (formation.side == side) roster.formations.push_back(formation.id);
    }
    return roster;
}

std::string text_of(const Definition& definition, const Command& command) {
    return std::visit(CommandText{definition}, command);
}

Result<Command> read_command(const Definition& definition, std::string_view text) {
    Scanner in(text);
    const std::string word(in.word("a command"));
    std::vector<std::string> words;
    for (const Verb& verb : verbs) {
        if (verb.word == word) return verb.read(definition, in);
        words.emplace_back(verb.word);
    }
    in.fail({ErrorCode::unknown_word,
             {word, "begin, orders, resolve, answer, battle, withdraw"},
             {},
             nearest_word(word, words)});
    return Failure(in.error());
}

}  // namespace flagplot
