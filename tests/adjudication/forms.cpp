#include "adjudication/forms.h"

#include <algorithm>
#include <span>

#include "chart/square.h"

namespace flagplot::book {

namespace {

std::vector<std::string> tokens_of(std::string_view text) {
    std::vector<std::string> tokens;
    std::string now;
    const auto end = [&] {
        if (!now.empty()) tokens.push_back(std::move(now));
        now.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool is_mark = c == ',' || c == ';' || c == ':';
        if (c == ' ' || is_mark) end();
        if (is_mark) tokens.emplace_back(1, c);
        if (c != ' ' && !is_mark) now += c;
    }
    end();
    return tokens;
}

bool is_placeholder(std::string_view token) {
    return token == "F" || token == "G" || token == "SIDE" || token == "SQUARE" || token == "N" ||
           token == "WORD";
}

/// Stands for one word or more.
bool is_phrase(std::string_view token) {
    return token == "TEXT" || token == "SHIP" || token == "ASSET";
}

bool fits(std::string_view placeholder, std::string_view token) {
    if (placeholder == "N") return token.find_first_not_of("0123456789+-.") == token.npos;
    if (placeholder == "SQUARE") return read_square(token).has_value();
    return true;
}

/// Does a line follow this form? `is_known`: a word of the form itself has been met, so that "..."
/// may stand for the rest.
bool follows(std::span<const std::string> form, std::span<const std::string> line,
             bool is_known = false) {
    if (line.size() == 1 && line.front() == "...") return is_known;
    if (form.empty() || line.empty()) return form.empty() && line.empty();
    if (is_phrase(form.front())) {
        for (std::size_t taken = 1; taken <= line.size(); ++taken) {
            if (follows(form.subspan(1), line.subspan(taken), is_known)) return true;
        }
        return is_known && line.back() == "...";
    }
    const bool is_open = is_placeholder(form.front());
    const bool is_same = is_open ? fits(form.front(), line.front()) : form.front() == line.front();
    return is_same && follows(form.subspan(1), line.subspan(1), is_known || !is_open);
}

}  // namespace

const std::vector<Form>& forms() {
    static const std::vector<Form> table{
        {"turn N opens by WORD", "the clock; day or night", true},
        {"phase: TEXT", "a phase of the turn begins", true},
        {"F enters in SQUARE", "a formation is placed on the chart", true},
        {"F leaves the game", "at its destination, by the rules of the campaign", true},
        {"F sets TEXT", "a new route, in the words of the order", true},
        {"F loses its route", "it has no route now", true},
        {"F plans TEXT", "the steps to its next marker", true},
        {"F takes stance WORD", "seek, accept or avoid", true},
        {"F turns radar WORD", "on or off", true},
        {"F takes place N", "in the order of activation", true},
        {"F holds", "it was ordered to stay where it is", true},
        {"F has N conditions", "how many standing orders it has now", true},
        {"F has 1 condition", "the same for one", true},
        {"F acts on condition N at N h", "which of them, and when", true},
        {"F drops condition N", "its time is up", true},
        {"F takes up TEXT", "its task, in the words of the order", true},
        {"F ends its task : TEXT", "why the task ends", true},
        {"F keeps TEXT", "its ordered speed, in the words of the order", true},
        {"F cannot TEXT : TEXT", "an order of a formation lapses, and why", true},
        {"SIDE cannot TEXT : TEXT", "an order of a side lapses, and why", true},
        {"SIDE rolls N for the initiative", "a die", true},
        {"F rolls N against G and needs N : TEXT",
         "a sighting, and what the number needed is made of", true},
        {"ASSET rolls N against G and needs N : TEXT", "a search", true},
        {"ASSET rolls N reporting G", "dice of a misreport", true},
        {"SIDE rolls N for a card and needs N : TEXT", "the draw", true},
        {"SIDE rolls N on its card", "a die that a card needs", true},
        {"SIDE rolls N on its card and needs N : TEXT", "a card's test", true},
        {"F rolls N to slip from G", "equal pace", true},
        {"SIDE wins the initiative and TEXT begins", "the order of the sides, first to last", true},
        {"order of activation: TEXT", "all formations, first to last", true},
        {"F is activated", "its turn to move", true},
        {"F has N points", "movement points of the turn", true},
        {"F has 1 point", "the same for one", true},
        {"F has N points and N carried", "and the point kept from the turn before", true},
        {"F has 1 point and N carried", "the same for one", true},
        {"F steps WORD to SQUARE for N at N h", "one step, its price and its hour of the turn",
         true},
        {"F steps WORD to SQUARE for N at N h at its contact WORD", "off its route, to attack",
         true},
        {"F passes SQUARE at N h", "a checkpoint", true},
        {"F reaches its destination SQUARE at N h", "the end of its route", true},
        {"F spots G by WORD at N h : TEXT", "eye or radar; \"BB 6 units\" or \"nothing declared\"",
         true},
        {"F misses G by WORD at N h", "the roll failed", true},
        {"the turn waits for the captain of F", "a stop: `answer`", true},
        {"battle in SQUARE at N h : TEXT", "who fights", true},
        {"battle in SQUARE at N h : TEXT ; TEXT surprised", "and which sides were surprised", true},
        {"the turn waits for battle N", "a stop: `battle`", true},
        {"battle N is fought in N minutes", "its result was entered", true},
        {"F is lost", "none of its ships is afloat", true},
        {"F has the prizes TEXT", "ships of the enemy that are in its company now", true},
        {"F has no prizes", "it has lost its prizes", true},
        {"turn N ends", "the clock", true},
        {"the campaign ends", "its last turn is over", true},
        {"F is formed from G in SQUARE : TEXT", "a formation was split; its ships", true},
        {"F joins G", "and no longer exists", true},
        {"F slips away to SQUARE at N h", "it refused a battle", true},
        {"F cannot slip away", "it tried, and must fight", true},
        {"F breaks off to SQUARE", "after a battle", true},
        {"ASSET searches round SQUARE", "a sortie", true},
        {"SIDE card searches round SQUARE", "a card's sortie", true},
        {"SIDE finds G and is told TEXT in SQUARE", "what the air report says, right or wrong",
         true},
        {"SIDE shuffles N cards", "its deck, or its discards", true},
        {"SIDE shuffles 1 card", "the same for one", true},
        {"SIDE card TEXT goes from TEXT to TEXT", "deck, bottom of the deck, discards, hand, away",
         true},
        {"SIDE card TEXT lies on the table", "from a paper deck", true},
        {"SIDE card TEXT strikes", "no formation and no square", true},
        {"SIDE card TEXT strikes F", "a formation", true},
        {"SIDE card TEXT strikes in SQUARE", "a square", true},
        {"SIDE card TEXT strikes F in SQUARE", "both", true},
        {"SIDE card TEXT has no effect", "its conditions or its test failed", true},
        {"on F lies: TEXT", "all effects on it now", true},
        {"nothing lies on F", "its last effect has ended", true},
        {"on SHIP lies: TEXT", "what slows her now", true},
        {"nothing lies on SHIP", "her last effect has ended", true},
        {"SHIP is hit and has hull N speed N", "a ship, in hundredths", true},
        {"weather: TEXT to the end of turn N", "what a card brought", true},
        {"SIDE will be told of a force that is not there", "a card's false report is on its way",
         true},
        {"SIDE is told of no force that is not there", "no true report could come this turn", true},
        {"SIDE is told of TEXT in SQUARE that is not there", "a false report", true},
        {"SIDE learns the WORD of F : SQUARE", "its square, its marker, or the centre of a block",
         true},
        {"SIDE is given a search round SQUARE", "by a card", true},
        {"the turn waits for SIDE to choose on TEXT", "a stop: `choose`", true},
        {"the choice is WORD", "a or b", true},
        {"the turn waits for the umpire: TEXT", "a stop: `ruling`", true},
        {"the umpire rules WORD", "yes or no", true},
        {"SIDE is paid N : TEXT", "points, and for what", true},
        {"the umpire takes the orders of SIDE : TEXT", "against the rules, and why", true},
        {"refusal overruled: TEXT", "what the check had said", true},
        {"the umpire puts F in SQUARE", "`place`", true},
        {"the umpire gives F TEXT", "`route`: a route in the words of the order, or no route",
         true},
        {"the umpire frees F", "`free`", true},
        {"the umpire has F arrive in SQUARE", "`arrive`", true},
        {"the umpire has F seek battle", "`stance`", true},
        {"the umpire has F accept battle", "`stance`", true},
        {"the umpire has F avoid battle", "`stance`", true},
        {"the umpire strikes WORD of SIDE", "`cancel`: a contact", true},
        {"the umpire notes : TEXT", "only for the umpire", true},
        {"the umpire takes F off the chart", "`leave`", true},
        {"the umpire parts TEXT from F as TEXT", "`split`", true},
        {"the umpire joins F to G", "`merge`", true},
        {"the umpire damages SHIP by N", "`damage`", true},
        {"the umpire repairs SHIP to hull N speed N", "`repair`", true},
        {"the umpire sinks SHIP", "`sink`", true},
        {"the umpire sets the speed of SHIP to N", "`speed`", true},
        {"the umpire reveals F to SIDE", "`reveal`", true},
        {"the umpire reveals F to SIDE with composition", "the same with its composition", true},
        {"the umpire hides F from SIDE", "`hide`", true},
        {"the umpire reports TEXT in SQUARE to SIDE : TEXT",
         "`contact`: what, where, and which formation, or nobody", true},
        {"the umpire tells SIDE : TEXT", "`tell`", true},
        {"the umpire brings TEXT for N turns", "`weather`", true},
        {"the umpire brings TEXT for 1 turn", "the same for one", true},
        {"the umpire makes turn N WORD", "`light`: day or night", true},
        {"the umpire sets WORD to TEXT", "`switch`", true},
        {"the umpire puts card TEXT into the hand of SIDE", "`card`", true},
        {"the umpire takes card TEXT out of the hand of SIDE", "`card`: it is taken away", true},
        {"the umpire makes a die show N : TEXT", "`die`, with its key", true},
        {"the umpire pays SIDE N : TEXT", "`victory`", true},
        {"the briefings are released", "`release`", true},
        {"message to SIDE : TEXT", "`message` of the umpire", true},
        {"message from SIDE to SIDE : TEXT", "`message` of a side", true},
        {"F is still to come", "not on the chart yet", false},
        {"F is gone", "lost, or joined to another", false},
        {"F moves TEXT", "all its steps of the stretch, in order", false},
        {"F does not move", "not one step", false},
        {"F stands in SQUARE", "at the end of the stretch", false},
        {"F has no route", "at the end of the stretch", false},
        {"F steams on TEXT", "the markers still ahead: \"by C7 to E5\"", false},
        {"F keeps N points and a run of N", "for its next step: carried, and diagonals in a row",
         false},
        {"F keeps 1 point and a run of N", "the same for one", false},
        {"SHIP is sunk", "a ship", false},
        {"SHIP is captured", "a ship", false},
        {"SHIP has hull N speed N", "a damaged ship, in hundredths", false},
        {"SIDE has scored N", "in campaigns with a victory table", false},
    };
    return table;
}

bool has_form(std::string_view line) {
    const std::vector<std::string> tokens = tokens_of(line);
    return std::any_of(forms().begin(), forms().end(), [&](const Form& form) {
        return follows(std::span<const std::string>(tokens_of(form.text)), tokens);
    });
}

bool matches(std::string_view expected, std::string_view line) {
    const std::vector<std::string> wanted = tokens_of(expected);
    const std::vector<std::string> given = tokens_of(line);
    const bool is_open = !wanted.empty() && wanted.back() == "...";
    if (!is_open) return wanted == given;
    return given.size() + 1 >= wanted.size() &&
           std::equal(wanted.begin(), wanted.end() - 1, given.begin());
}

}  // namespace flagplot::book
