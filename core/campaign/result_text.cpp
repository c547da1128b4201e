#include "campaign/result_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot {

namespace {

// --- writing -------------------------------------------------------------------------------------

std::string side_text(const CommandNames& names, SideId side) {
    return names.definition.side(side).id;
}

std::string share_text(std::string_view what, const std::optional<Hundredths>& share) {
    return share ? fmt::format(" {} {}", what, share->count) : "";
}

/// Lasting damage is written one per line, with one word before each; or a line says that there is
/// none.
struct LastingWords {
    std::string_view one;
    std::string_view none;
};
constexpr LastingWords note_words{"note", "notes"};
constexpr LastingWords lasting_words{"lasting", "damage"};

std::string texts_of(const std::optional<std::vector<ToldText>>& texts, LastingWords words) {
    if (!texts) return {};
    if (texts->empty()) return fmt::format(" no {}", words.none);
    std::string all;
    for (const ToldText& each : *texts) {
        all += fmt::format(" {} {}", words.one, in_quotes(each.text));
    }
    return all;
}

std::string line_of(const CommandNames& names, const ShipOutcome& ship) {
    std::string text = fmt::format("\nship {} hull {} speed {}", ship_text(names, ship.ship),
                                   ship.hull.count, ship.speed.count);
    if (ship.fate != Fate::afloat) text += fmt::format(" {}", word_of(ship.fate));
    if (ship.by) text += " by " + side_text(names, *ship.by);
    return text + share_text("crew", ship.crew) + share_text("firepower", ship.firepower) +
           share_text("ammunition", ship.ammunition) + texts_of(ship.notes, note_words) +
           texts_of(ship.lasting, lasting_words) +
           (ship.lost_with ? " lost with " + ship_text(names, *ship.lost_with) : "");
}

std::string line_of(const CommandNames& names, const BrokenOff& left) {
    std::string text =
        fmt::format("\nleft {} to {}", formation_text(names, left.formation), name_of(left.to));
    for (const ShipId ship : left.ships) {
        text += (ship == left.ships.front() ? " with " : " ") + ship_text(names, ship);
    }
    return text;
}

std::string line_of(const BattlePaper& paper) {
    return fmt::format("\npaper {} battle {} contract {} of {}", in_quotes(paper.campaign),
                       paper.battle, paper.contract, in_quotes(paper.fingerprint));
}

// --- reading -------------------------------------------------------------------------------------

BattlePaper read_paper(Scanner& in) {
    BattlePaper paper;
    paper.campaign = in.quoted("the id of a campaign in quotation marks");
    in.expects("battle");
    paper.battle = in.number("the number of a battle");
    in.expects("contract");
    paper.contract = in.number("the version of a contract");
    in.expects("of");
    paper.fingerprint = in.quoted("a fingerprint in quotation marks");
    in.ends_line();
    return paper;
}

std::optional<Hundredths> read_share_of(std::string_view what, Scanner& in) {
    if (!in.takes(what)) return std::nullopt;
    return read_share(in);
}

Fate read_fate(Scanner& in) {
    for (const Fate fate : {Fate::derelict, Fate::captured, Fate::sunk}) {
        if (in.takes(word_of(fate))) return fate;
    }
    return Fate::afloat;
}

/// Reads as many texts as there are, or that there are none; nothing if it is not mentioned.
void read_texts(Scanner& in, LastingWords words, std::optional<std::vector<ToldText>>& texts) {
    while (in.takes(words.one)) {
        if (!texts) texts.emplace();
        texts->push_back({in.quoted("a text in quotation marks")});
    }
}

/// The lasting damage of a ship: `no` of either kind, or its texts, notes first.
void read_lasting(Scanner& in, ShipOutcome& ship) {
    const auto read_none = [&] {
        while (in.takes("no")) {
            const bool is_notes = in.takes(note_words.none);
            if (!is_notes) in.expects(lasting_words.none);
            (is_notes ? ship.notes : ship.lasting).emplace();
        }
    };
    read_none();
    read_texts(in, note_words, ship.notes);
    read_none();
    read_texts(in, lasting_words, ship.lasting);
}

ShipOutcome read_ship_line(const CommandNames& names, Scanner& in) {
    ShipOutcome ship;
    ship.ship = read_ship(names, in);
    in.expects("hull");
    ship.hull = read_share(in);
    in.expects("speed");
    ship.speed = read_share(in);
    ship.fate = read_fate(in);
    if (in.takes("by")) ship.by = read_side(names, in);
    ship.crew = read_share_of("crew", in);
    ship.firepower = read_share_of("firepower", in);
    ship.ammunition = read_share_of("ammunition", in);
    read_lasting(in, ship);
    if (in.takes("lost")) {
        in.expects("with");
        ship.lost_with = read_ship(names, in);
    }
    in.ends_line();
    return ship;
}

BrokenOff read_left_line(const CommandNames& names, Scanner& in) {
    BrokenOff left;
    left.formation = read_formation(names, in);
    in.expects("to");
    left.to = read_chart_square(names, in);
    if (in.takes("with")) {
        do {
            left.ships.push_back(read_ship(names, in));
        } while (in.ok() && in.is_at_quote());
        std::sort(left.ships.begin(), left.ships.end());
    }
    in.ends_line();
    return left;
}

/// What is said of the whole battle, after its first line.
void read_whole(const CommandNames& names, Scanner& in, BattleOutcome& outcome) {
    if (in.takes("paper")) outcome.paper = read_paper(in);
    if (in.takes("ended")) {
        in.expects("by");
        outcome.ended_by = read_word_of<tactical::EndedBy>(in, "a word for why a battle is over");
        in.ends_line();
    }
    if (in.takes("field")) {
        outcome.field_holder = read_side(names, in);
        in.ends_line();
    }
}

}  // namespace

std::string text_of(const CommandNames& names, const ReportBattle& command) {
    const BattleOutcome& outcome = command.outcome;
    std::string text =
        fmt::format("battle {} minutes {}", command.battle.number + 1, outcome.minutes);
    if (command.from == ResultFrom::fought) text += " fought";
    text += overrule_text(command.overruled);
    if (outcome.paper) text += line_of(*outcome.paper);
    if (outcome.ended_by) text += fmt::format("\nended by {}", word_of(*outcome.ended_by));
    if (outcome.field_holder) text += "\nfield " + side_text(names, *outcome.field_holder);
    for (const ShipOutcome& ship : outcome.ships) text += line_of(names, ship);
    for (const BrokenOff& left : outcome.left) text += line_of(names, left);
    for (const Learned& learned : outcome.learned) {
        text +=
            fmt::format("\nlearned {} {}", side_text(names, learned.side), in_quotes(learned.text));
    }
    if (!outcome.remarks.empty()) text += "\nremarks " + in_quotes(outcome.remarks);
    return text;
}

ReportBattle read_report(const CommandNames& names, Scanner& in) {
    ReportBattle command;
    BattleOutcome& outcome = command.outcome;
    const std::int32_t number = in.number("the number of a battle");
    if (in.ok() && number < 1) {
        in.fail({ErrorCode::no_such_battle, {std::to_string(number)}, {}, {}});
    }
    command.battle = BattleId{static_cast<std::uint32_t>(number - 1)};
    in.expects("minutes");
    outcome.minutes = in.number("a number of minutes");
    if (in.takes("fought")) command.from = ResultFrom::fought;
    command.overruled = read_overrule(in);
    in.ends_line();
    read_whole(names, in, outcome);
    while (in.takes("ship")) outcome.ships.push_back(read_ship_line(names, in));
    while (in.takes("left")) outcome.left.push_back(read_left_line(names, in));
    while (in.takes("learned")) {
        Learned& learned = outcome.learned.emplace_back();
        learned.side = read_side(names, in);
        learned.text = in.quoted("a text in quotation marks");
        in.ends_line();
    }
    if (in.takes("remarks")) {
        outcome.remarks = in.quoted("a text in quotation marks");
        in.ends_line();
    }
    return command;
}

}  // namespace flagplot
