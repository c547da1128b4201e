#include "tactical/gunnery/class_data.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/plain_text.h"
#include "tactical/gunnery/gunnery_module.h"

namespace flagplot::tactical::gunnery {

namespace {

/// A key that is a number, what it may be, and what it stands for.
struct NumberKey {
    std::string_view name;
    std::int32_t least;
    std::int32_t most;
    std::int32_t Design::* member;
    std::string_view help;
};

constexpr std::array number_keys{
    NumberKey{"tons", 1, 200'000, &Design::tons, "standard displacement; merchants GRT * 3 / 2"},
    NumberKey{"year", 1850, 2000, &Design::year, "in which she was completed"},
    NumberKey{"control", 0, 5, &Design::control, "grade of her fire control (GU-T3)"},
    NumberKey{"radar", 0, 3, &Design::radar, "grade of her radar (GU-18)"},
    NumberKey{"night", 0, 3, &Design::night, "how well she is trained for the night"},
    NumberKey{"magazine", 0, 1000, &Design::magazine,
              "thousandths that a hit through her armour blows her up (GU-43)"},
    NumberKey{"dud", 0, 100, &Design::dud, "per cent of her torpedoes that fail (GU-46)"},
};

constexpr std::string_view guns_form = "batteries like \"8x15h/2 100 50; 12x5.9/1 50 25\"";
constexpr std::string_view armour_form = "belt, deck and turret in mm like \"330 110 350\"";
constexpr std::string_view torpedoes_form = "a number and a class like \"8x21\", or 0";
constexpr std::int32_t most_guns = 100;

/// The text before a mark, which is taken away with it; all of it where there is no mark.
std::string_view cut(std::string_view& text, char mark) {
    const auto at = text.find(mark);
    const std::string_view part = text.substr(0, at);
    text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
    return part;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

std::optional<std::int32_t> number_up_to(std::string_view text, std::int32_t most) {
    const auto number = whole_number<std::int32_t>(text);
    return number && *number >= 0 && *number <= most ? number : std::nullopt;
}

template <class Row>
std::optional<std::int32_t> place_of(const std::vector<Row>& rows, std::string_view name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
    if (found == rows.end()) return std::nullopt;
    return static_cast<std::int32_t>(found - rows.begin());
}

template <class Row>
std::string names_of(const std::vector<Row>& rows) {
    std::vector<std::string_view> names;
    for (const Row& row : rows) names.push_back(row.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

/// "8x15h/2 100 50"
std::optional<BatteryDesign> battery_in(std::string_view text, const Tables& tables) {
    std::string_view weapon = cut(text, ' ');
    const auto beam = number_up_to(cut(text, ' '), 100);
    const auto ends = number_up_to(text, 100);
    const auto guns = number_up_to(cut(weapon, 'x'), most_guns);
    const auto gun = place_of(tables.guns, cut(weapon, '/'));
    const auto per_mount = number_up_to(weapon, most_guns);
    if (!beam || !ends || !guns || !gun || !per_mount || *guns < 1 || *per_mount < 1) {
        return std::nullopt;
    }
    return BatteryDesign{*gun, *guns, *per_mount, *beam, *ends};
}

std::string problem_with_type_word(std::string_view value) {
    const auto& words = words_of<Handling>;
    if (std::find(words.begin(), words.end(), value) != words.end()) return {};
    return fmt::format("one of {}", fmt::join(words, ", "));
}

std::string problem_with_flag(std::string_view value) {
    return value == "true" || value == "false" ? std::string{} : "true or false";
}

/// What the class of a ship says under a key.
std::optional<std::string_view> said(const Unit& unit, std::string_view key) {
    for (const ModuleValue& value : unit.data) {
        if (value.module == GunneryModule::name && value.key == key) return value.value;
    }
    return std::nullopt;
}

const TypeRow& row_for(const Unit& unit, std::int32_t year, const Tables& tables) {
    const TypeRow* first = nullptr;
    for (const TypeRow& row : tables.types) {
        if (row.type != unit.type || year < row.from || year > row.to) continue;
        if (row.usual == unit.size.count) return row;
        if (first == nullptr) first = &row;
    }
    return first != nullptr ? *first : tables.types.back();
}

std::int32_t control_in(std::int32_t year, std::int32_t radar, Handling handling,
                        const Tables& tables) {
    std::int32_t grade = 0;
    for (std::size_t each = 0; each < tables.control.size(); ++each) {
        if (year >= tables.control[each].from) grade = static_cast<std::int32_t>(each);
    }
    constexpr std::int32_t with_radar = 5;
    constexpr std::int32_t destroyers_too = 1935;
    if (grade == with_radar && radar < 3) --grade;
    if (handling == Handling::destroyer && year < destroyers_too) grade = std::max(0, grade - 1);
    return grade;
}

/// GU-18: of a ship that the campaign says has radar.
std::int32_t radar_in(std::int32_t year, Handling handling) {
    if (year <= 1940) return 1;
    if (year >= 1943) return 3;
    return handling == Handling::destroyer ? 1 : 2;
}

std::int32_t magazine_of(const Design& design, const Tables& tables) {
    for (const MagazineRow& row : tables.magazines) {
        if (row.type == design.type && design.year >= row.from && design.year <= row.to) {
            return row.thousandths;
        }
    }
    return tables.magazine;
}

/// GU-74: what her type says of a ship whose class has no data.
Design derived(const Unit& unit, std::int32_t year, const Tables& tables) {
    constexpr std::int32_t usual_age = 10;
    constexpr std::int32_t tenths = 10;
    Design design;
    design.year = unit.year.value_or(year - usual_age);
    if (const auto text = said(unit, "year")) {
        design.year = whole_number<std::int32_t>(*text).value_or(design.year);
    }
    const TypeRow& row = row_for(unit, design.year, tables);
    design.name = unit.class_name;
    design.type = unit.type;
    design.handling = row.handling;
    design.is_merchant = row.merchant;
    design.tons = row.tons;
    if (row.usual > 0 && unit.size.count > 0) design.tons = row.tons * unit.size.count / row.usual;
    if (unit.tonnage) design.tons = row.merchant ? *unit.tonnage * 3 / 2 : *unit.tonnage;
    design.batteries = batteries_in(row.guns, tables).value_or(std::vector<BatteryDesign>{});
    take_armour(row.armour, design);
    take_torpedoes(row.torpedoes, tables, design);
    design.dud = tables.dud;
    design.radar = unit.has_radar ? radar_in(year, row.handling) : 0;
    design.control = control_in(design.year, design.radar, row.handling, tables);
    design.magazine = magazine_of(design, tables);
    design.knots = unit.maximum.count / tenths;
    return design;
}

}  // namespace

std::vector<DataKey> class_keys() {
    std::vector<DataKey> keys{
        {"guns",
         "her batteries: number x gun class / guns per mount, per cent that bear on the "
         "beam and per cent right ahead and astern; \"8x15h/2 100 50; 12x5.9/1 50 25\""},
        {"armour", "of belt, deck and turrets, mm: \"330 110 350\""},
        {"torpedoes", "number x class of all tubes, \"8x21\", or 0"},
        {"crew", "75 green, 100, 125 crack"},
        {"merchant", "true: she has the hull of a merchant (GU-9)"},
        {"spotter", "true: she has an aircraft that spots her fire (GU-61)"},
        {"handling", "how she steers (GU-T10): battleship, cruiser, destroyer or merchant"}};
    for (const NumberKey& key : number_keys) keys.push_back({key.name, key.help});
    return keys;
}

std::optional<std::vector<BatteryDesign>> batteries_in(std::string_view text,
                                                       const Tables& tables) {
    std::vector<BatteryDesign> batteries;
    if (text.empty() || text == "0") return batteries;
    while (!text.empty()) {
        const auto battery = battery_in(trimmed(cut(text, ';')), tables);
        if (!battery) return std::nullopt;
        batteries.push_back(*battery);
    }
    return batteries;
}

bool take_torpedoes(std::string_view text, const Tables& tables, Design& design) {
    constexpr std::int32_t most_tubes = 60;
    if (text.empty() || text == "0") {
        design.tubes = 0;
        return true;
    }
    const auto tubes = number_up_to(cut(text, 'x'), most_tubes);
    const auto torpedo = place_of(tables.torpedoes, text);
    if (!tubes || !torpedo) return false;
    design.tubes = *tubes;
    design.torpedo = *torpedo;
    return true;
}

bool take_armour(std::string_view text, Design& design) {
    constexpr std::int32_t thickest = 1000;
    const auto belt = number_up_to(cut(text, ' '), thickest);
    const auto deck = number_up_to(cut(text, ' '), thickest);
    const auto turret = number_up_to(text, thickest);
    if (!belt || !deck || !turret) return false;
    design.belt = *belt;
    design.deck = *deck;
    design.turret = *turret;
    return true;
}

std::string problem_with(std::string_view key, std::string_view value, const Tables& tables) {
    Design design;
    if (key == "guns") {
        if (batteries_in(value, tables)) return {};
        return fmt::format("{} out of {}", guns_form, names_of(tables.guns));
    }
    if (key == "armour") {
        return take_armour(value, design) ? std::string{} : std::string(armour_form);
    }
    if (key == "torpedoes") {
        if (take_torpedoes(value, tables, design)) return {};
        return fmt::format("{}; classes are {}", torpedoes_form, names_of(tables.torpedoes));
    }
    if (key == "merchant" || key == "spotter") return problem_with_flag(value);
    if (key == "handling") return problem_with_type_word(value);
    constexpr std::int32_t best_crew = 200;
    if (key == "crew") {
        const auto crew = number_up_to(value, best_crew);
        return crew && *crew > 0 ? std::string{}
                                 : fmt::format("a whole number from 1 to {}", best_crew);
    }
    for (const NumberKey& each : number_keys) {
        if (each.name != key) continue;
        const auto number = whole_number<std::int32_t>(value);
        if (number && *number >= each.least && *number <= each.most) return {};
        return fmt::format("a whole number from {} to {}", each.least, each.most);
    }
    return {};
}

tl::expected<ClassOfShip, std::string> class_of(const Unit& unit, std::int32_t year,
                                                const Tables& tables) {
    for (const ModuleValue& value : unit.data) {
        if (value.module != GunneryModule::name) continue;
        const std::string expected = problem_with(value.key, value.value, tables);
        if (!expected.empty()) {
            return tl::unexpected(fmt::format("{} of class {} is \"{}\", expected {}", value.key,
                                              unit.class_name, value.value, expected));
        }
    }
    ClassOfShip made{derived(unit, year, tables), 100};
    Design& design = made.design;
    for (const NumberKey& key : number_keys) {
        if (const auto text = said(unit, key.name)) {
            design.*key.member = *whole_number<std::int32_t>(*text);
        }
    }
    if (const auto text = said(unit, "guns")) design.batteries = *batteries_in(*text, tables);
    if (const auto text = said(unit, "armour")) take_armour(*text, design);
    if (const auto text = said(unit, "torpedoes")) take_torpedoes(*text, tables, design);
    if (const auto text = said(unit, "merchant")) design.is_merchant = *text == "true";
    if (const auto text = said(unit, "spotter")) design.has_spotter = *text == "true";
    if (const auto text = said(unit, "handling")) {
        const auto& words = words_of<Handling>;
        const auto found = std::find(words.begin(), words.end(), *text);
        design.handling = static_cast<Handling>(found - words.begin());
    }
    if (!unit.has_radar) design.radar = 0;  // what the campaign says of the ship holds
    if (const auto text = said(unit, "crew")) made.crew = *whole_number<std::int32_t>(*text);
    return made;
}

Design usual_design(const std::string& type, std::int32_t year, const Tables& tables) {
    constexpr std::int32_t usual_knots = 300;
    Unit unit;
    unit.type = unit.class_name = type;
    unit.maximum = {usual_knots};
    return derived(unit, year, tables);
}

}  // namespace flagplot::tactical::gunnery
