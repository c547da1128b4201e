#include "adjudication/case_ships.h"

#include <fmt/format.h>

#include "adjudication/words.h"

namespace flagplot::book {

namespace {

using test::CaseShip;

constexpr std::int32_t usual_knots = 30;            ///< of a battle unit: 2 points
constexpr std::int32_t usual_auxiliary_knots = 10;  ///< of an auxiliary: 1 point

/// Takes the type at the beginning of "light cruiser radar".
ShipType type_in(Words& words, std::string& text) {
    for (const TypeRow& row : type_table) {
        for (const std::string_view name : {row.name, word_of(row.type)}) {
            const bool is_it =
                text.starts_with(name) && (text.size() == name.size() || text[name.size()] == ' ');
            if (!is_it) continue;
            text.erase(0, name.size());
            return row.type;
        }
    }
    words.fail(fmt::format("no type of ship begins \"{}\"", text));
}

/// "22.5 kn" or "3 SP".
void take_measure(Words& words, CaseShip& ship) {
    const std::string number = words.next("a number");
    const auto point = number.find('.');
    const std::int32_t whole = words.whole(number.substr(0, point));
    if (words.takes("SP")) {
        ship.size = StructurePoints{whole};
        return;
    }
    words.expects("kn");
    ship.knots = whole;
    if (point != std::string::npos) ship.tenths = words.whole(number.substr(point + 1));
}

}  // namespace

void add_ships(const std::string& file, const TextLine& line, std::string text,
               std::vector<CaseShip>& ships) {
    text.erase(0, text.find_first_not_of(' '));
    Words at_line(file, line);
    CaseShip ship;
    ship.type = type_in(at_line, text);
    ship.knots = row_of(ship.type).kind == Kind::battle ? usual_knots : usual_auxiliary_knots;
    std::int32_t copies = 1;
    Words words(file, line.number, text);
    while (!words.at_end()) {
        const std::string_view word = words.peek();
        if (word.front() >= '0' && word.front() <= '9') {
            take_measure(words, ship);
        } else if (words.takes("radar")) {
            ship.has_radar = true;
        } else if (words.takes("fighters")) {
            ship.has_fighters = true;
        } else if (word.size() > 1 && word.front() == 'x' && word[1] >= '0' && word[1] <= '9') {
            copies = words.whole(words.next("a number").substr(1));
        } else {
            if (!ship.name.empty()) words.fail(fmt::format("a second name: \"{}\"", word));
            ship.name = words.next("a name");
        }
    }
    ships.insert(ships.end(), static_cast<std::size_t>(copies), ship);
}

}  // namespace flagplot::book
