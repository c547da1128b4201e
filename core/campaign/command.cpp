#include "campaign/command.h"

#include <fmt/format.h>

#include <algorithm>

#include "campaign/scanner.h"
#include "view/line_reader.h"

namespace flagplot {

namespace {

enum class Chosen : std::uint8_t { a, b };
enum class Ruled : std::uint8_t { yes, no };

}  // namespace

template <>
inline constexpr std::array<std::string_view, 2> words_of<Chosen>{"a", "b"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<Ruled>{"yes", "no"};

namespace {

// --- writing -------------------------------------------------------------------------------------

struct CommandText {
    const Definition& definition;
    const CampaignState& state;

    std::string operator()(const Begin& /*begin*/) const { return "begin"; }

    std::string operator()(const SubmitOrders& command) const {
        const Roster roster = roster_of(definition, state, command.seat);
        return fmt::format("orders {}\n{}", roster.side, text_of(roster, command.sheet));
    }

    std::string operator()(const Resolve& command) const {
        return command.at_most ? fmt::format("resolve at most {}", *command.at_most) : "resolve";
    }

    std::string operator()(const Answer& command) const {
        const Roster roster = roster_of(definition, state, command.seat);
        return fmt::format("answer {} {} {}", roster.side,
                           in_quotes(roster.formations.at(command.formation.number - 1)),
                           command.action ? text_of(roster, *command.action) : "steam on");
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
        for (const BrokenOff& left : outcome.left) {
            text +=
                fmt::format("\nleft {} to {}", formation_text(left.formation), name_of(left.to));
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
        if (command.on) text += " on " + formation_text(*command.on);
        if (command.at) text += " at " + name_of(*command.at);
        return text;
    }

    /// A formation by its side and id: "uk "UK-K"".
    [[nodiscard]] std::string formation_text(FormationId id) const {
        const FormationRow& row = row_of(definition, state, id);
        return fmt::format("{} {}", definition.side(row.side).id, in_quotes(row.id));
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

/// What names in a command's text refer to.
struct Names {
    const Definition& definition;
    const CampaignState& state;
};

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

OwnNumber read_formation(const Names& names, SeatId seat, Scanner& in) {
    const std::string id = in.quoted("a formation in quotation marks");
    if (!in.ok()) return {};
    const std::vector<std::string> own = roster_of(names.definition, names.state, seat).formations;
    const auto found = std::find(own.begin(), own.end(), id);
    if (found == own.end()) {
        in.fail({ErrorCode::unknown_formation, {id}, {}, nearest_word(id, own)});
    }
    return {static_cast<std::uint32_t>(found - own.begin()) + 1};
}

FormationId read_formation_id(const Names& names, Scanner& in) {
    const SeatId seat = read_seat(names.definition, in);
    const OwnNumber number = in.ok() ? read_formation(names, seat, in) : OwnNumber{};
    if (!in.ok()) return {};
    return formation_of(names.definition, names.state, side_of(seat), number);
}

Square read_square_name(Scanner& in) {
    const std::string name(in.word("a square"));
    const auto square = read_square(name);
    if (in.ok() && !square) in.fail({ErrorCode::bad_command, {"expected a square"}, {}, {}});
    return square.value_or(Square{});
}

template <Worded E>
E read_word_of(Scanner& in, std::string_view expected) {
    const std::string word(in.word(expected));
    const auto& words = words_of<E>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (in.ok() && found == words.end()) {
        in.fail({ErrorCode::bad_command, {"expected " + std::string(expected)}, {}, {}});
    }
    return found == words.end() ? E{} : static_cast<E>(found - words.begin());
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

Result<Command> read_begin(const Names& /*names*/, Scanner& in) {
    in.ends_line();
    return finished(in, Begin{});
}

Result<Command> read_orders(const Names& names, Scanner& in) {
    SubmitOrders command;
    command.seat = read_seat(names.definition, in);
    in.ends_line();
    if (!in.ok()) return Failure(in.error());
    const auto sheet =
        read_sheet(roster_of(names.definition, names.state, command.seat), in.rest(), "");
    if (!sheet) return Failure(sheet.error());
    command.sheet.turn = sheet->turn;
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) return Failure(line.order.error());
        command.sheet.orders.push_back(*line.order);
    }
    return Command{std::move(command)};
}

Result<Command> read_resolve(const Names& /*names*/, Scanner& in) {
    Resolve command;
    if (in.takes("at")) {
        in.expects("most");
        command.at_most = in.number("a number of pieces of work");
    }
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_answer(const Names& names, Scanner& in) {
    Answer command;
    command.seat = read_seat(names.definition, in);
    command.formation = read_formation(names, command.seat, in);
    const std::string_view decision = in.line();
    if (in.ok() && decision != "steam on") {
        auto action = read_action(roster_of(names.definition, names.state, command.seat), decision);
        if (!action) return Failure(action.error());
        command.action = *std::move(action);
    }
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_battle(const Names& names, Scanner& in) {
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
        ship.ship = read_ship(names.definition, in);
        in.expects("hull");
        ship.hull = read_share(in);
        in.expects("speed");
        ship.speed = read_share(in);
        in.ends_line();
    }
    while (in.takes("left")) {
        BrokenOff& left = command.outcome.left.emplace_back();
        left.formation = read_formation_id(names, in);
        in.expects("to");
        left.to = read_square_name(in);
        in.ends_line();
    }
    while (in.takes("learned")) {
        Learned& learned = command.outcome.learned.emplace_back();
        learned.side = side_of(read_seat(names.definition, in));
        learned.text = in.quoted("a text in quotation marks");
        in.ends_line();
    }
    return finished(in, std::move(command));
}

Result<Command> read_withdraw(const Names& /*names*/, Scanner& in) {
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

Result<Command> read_choose(const Names& names, Scanner& in) {
    Choose command;
    command.seat = read_seat(names.definition, in);
    command.is_second = read_word_of<Chosen>(in, "\"a\" or \"b\"") == Chosen::b;
    in.ends_line();
    return finished(in, command);
}

Result<Command> read_ruling(const Names& /*names*/, Scanner& in) {
    GiveRuling command;
    command.is_yes = read_word_of<Ruled>(in, "\"yes\" or \"no\"") == Ruled::yes;
    if (in.takes("tell")) command.text = in.quoted("a text in quotation marks");
    in.ends_line();
    return finished(in, std::move(command));
}

Result<Command> read_card(const Names& names, Scanner& in) {
    LayCard command;
    command.side = side_of(read_seat(names.definition, in));
    const std::string name = in.quoted("the name of a card in quotation marks");
    std::vector<std::string> cards;
    for (const Card& card : names.definition.deck.cards) cards.push_back(card.name);
    const auto found = std::find(cards.begin(), cards.end(), name);
    if (in.ok() && found == cards.end()) {
        in.fail({ErrorCode::unknown_reference, {"card", name}, {}, nearest_word(name, cards)});
    }
    command.card = {static_cast<std::uint32_t>(found - cards.begin())};
    if (in.takes("on")) command.on = read_formation_id(names, in);
    if (in.takes("at")) command.at = read_square_name(in);
    in.ends_line();
    return finished(in, command);
}

struct Verb {
    std::string_view word;
    Result<Command> (*read)(const Names&, Scanner&);
};

constexpr std::array verbs{
    Verb{"begin", read_begin},   Verb{"orders", read_orders}, Verb{"resolve", read_resolve},
    Verb{"answer", read_answer}, Verb{"battle", read_battle}, Verb{"withdraw", read_withdraw},
    Verb{"choose", read_choose}, Verb{"ruling", read_ruling}, Verb{"card", read_card},
};

}  // namespace

Roster roster_of(const Definition& definition, const CampaignState& state, SeatId seat) {
    const SideId side = side_of(seat);
    Roster roster{definition.side(side).id, definition.side(side).name, {}, {}, {}};
    for (const OwnFormation& formation : state.view(seat).formations) {
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

std::string text_of(const Definition& definition, const CampaignState& state,
                    const Command& command) {
    return std::visit(CommandText{definition, state}, command);
}

Result<Command> read_command(const Definition& definition, const CampaignState& state,
                             std::string_view text) {
    Scanner in(text);
    const std::string word(in.word("a command"));
    std::vector<std::string> words;
    for (const Verb& verb : verbs) {
        if (verb.word == word) return verb.read({definition, state}, in);
        words.emplace_back(verb.word);
    }
    in.fail({ErrorCode::unknown_word, {word, list_of(words)}, {}, nearest_word(word, words)});
    return Failure(in.error());
}

}  // namespace flagplot
