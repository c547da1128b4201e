#include "files/action_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "base/plain_text.h"
#include "files/action_names.h"
#include "files/action_statements.h"
#include "files/schema_action.h"
#include "files/ship_reading.h"
#include "rules/moon.h"
#include "tactical/catalog/catalog.h"
#include "tactical/doctrine.h"
#include "tactical/outcome.h"
#include "view/battle_sheet.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// "24 May 1941 05:52".
std::string date_and_minute(const Minute::Value& time) {
    const std::string text = date_hour(time.half_hour);
    const std::size_t minutes = text.size() - 2;
    const auto begun = whole_number<std::int32_t>(std::string_view(text).substr(minutes));
    return fmt::format("{}{:02}", text.substr(0, minutes), begun.value_or(0) + time.minutes);
}

ShipState state_of(const ShipLeftTable& table) {
    const auto percent = [](const auto& given) {
        return Hundredths{given.is_given() ? given.value : 100};
    };
    ShipState state;
    state.hull = percent(table.hull);
    state.speed = percent(table.speed);
    state.crew = percent(table.crew);
    state.firepower = percent(table.firepower);
    state.ammunition = percent(table.ammunition);
    for (const Given<Label>& line : table.lasting.values) state.lasting.push_back({line.value});
    return state;
}

void put_scene(actions::Action& action, Light light, Weather weather) {
    action.request.scene.light = word_of(light);
    put_weather(action.request.scene, {{weather, {}, {}}});
}

/// Each of these values for every ship, in the place of what she has for that key.
void put_data(tactical::Unit& unit, const std::vector<tactical::ModuleValue>& values) {
    for (const tactical::ModuleValue& value : values) {
        const auto old = std::find_if(unit.data.begin(), unit.data.end(), [&](const auto& each) {
            return each.module == value.module && each.key == value.key;
        });
        if (old == unit.data.end()) {
            unit.data.push_back(value);
        } else {
            *old = value;
        }
    }
}

/// It is there, but no list: then nobody knows which names it would have given.
template <class List>
bool is_ill_written(const List& list) {
    return list.is_written() && !list.is_given();
}

/// Reads an action, its variations and its statements.
class ActionReading {
  public:
    ActionReading(const Source& source, const ActionFile& file, Classes classes)
        : source_(source), file_(file), classes_(std::move(classes)) {
        classes_.take(source, file.own_classes.values);
        if (is_ill_written(file.own_classes)) classes_.names.mark_incomplete();
    }

    std::vector<actions::Action> read() {
        take_head();
        take_sides();
        take_forces();
        take_ways();
        std::vector<actions::Action> all{base_};
        if (is_ill_written(file_.variations)) variations_.mark_incomplete();
        for (const VariationTable& variation : file_.variations.values) {
            variations_.add(source_, variation.name);
            all.push_back(varied(variation));
        }
        for (const StatementTable& table : file_.statements.values) {
            if (table.spot.line == 0) continue;  // it was no table
            actions::Statement statement = statement_of(source_, table, names_, variations_);
            for (actions::Action& action : all) {
                if (action.variation == statement.variation) action.statements.push_back(statement);
            }
        }
        return all;
    }

  private:
    void take_head() {
        base_.title = file_.title.value;
        base_.module = file_.module.value;
        tactical::BattleRequest& request = base_.request;
        request.campaign = "action";
        request.title = file_.title.value;
        request.battle = 1;
        request.limit_minutes = file_.minutes.value;
        request.scene.turn = {1};
        request.scene.date_hour = date_and_minute(file_.begins.value);
        request.scene.moon_age = moon_age(file_.begins.value.half_hour);
        request.scene.terrain = file_.terrain.value;
        put_scene(base_, file_.light.value, file_.weather.value);
        if (!file_.module.is_given()) return;
        const auto module = tactical::module_named(modules_, file_.module.value);
        if (module) {
            module_ = *module;
        } else {
            source_.problem(file_.module.spot, module.error().code, module.error().details,
                            module.error().nearest);
        }
    }

    void take_sides() {
        if (!file_.sides.is_given()) names_.mark_incomplete();
        for (const ActionSideTable& side : file_.sides.values) {
            names_.add_side(source_, side.id);
            base_.request.parties.push_back({side.id.value, side.name.value, {}, {}});
            base_.doctrines.emplace_back();
        }
        const bool are_tables =
            std::all_of(file_.sides.values.begin(), file_.sides.values.end(),
                        [](const ActionSideTable& side) { return side.spot.line > 0; });
        if (file_.sides.is_given() && are_tables && file_.sides.values.size() < 2) {
            source_.problem(file_.sides.spot, ErrorCode::out_of_range,
                            {"side", "too few", "two sides or more"});
        }
    }

    // --- ships ---

    void take_forces() {
        for (const ShipLeftTable& table : file_.left) {
            left_[lower_case(table.ship.value)] = state_of(table);
            check_lasting(table);
        }
        std::uint32_t number = 0;
        for (const ActionFormationTable& table : file_.formations.values) take(table, number++);
        if (!file_.formations.is_given()) names_.mark_incomplete();
        for (const ShipLeftTable& table : file_.left) (void)names_.ships(source_, table.ship);
        for (std::uint32_t side = 0; side < base_.request.parties.size(); ++side) {
            std::vector<std::string> ships;
            for (const auto& formation : base_.request.parties[side].formations) {
                for (const auto& unit : formation.units) ships.push_back(unit.name);
            }
            names_.set_ships_of_side(side, ships);
        }
    }

    void check_lasting(const ShipLeftTable& table) const {
        for (const Given<Label>& line : table.lasting.values) {
            if (!line.is_given() || tactical::module_value_in(line.value)) continue;
            source_.problem(line.spot, ErrorCode::out_of_range,
                            {"what lasts", line.value, "a module, a key and a value"});
        }
    }

    void take(const ActionFormationTable& table, std::uint32_t number) {
        names_.add_formation(source_, table.id);
        const auto side = names_.side(source_, table.side);
        if (!side || !table.ships.is_given()) names_.mark_incomplete();
        if (table.ships.is_given() && table.ships.values.empty()) {
            source_.problem(table.ships.spot, ErrorCode::out_of_range,
                            {"ships", "an empty list", "at least one ship"});
        }
        tactical::Formation formation = formation_in(table);
        std::vector<std::string> ships;
        for (const tactical::Unit& unit : formation.units) ships.push_back(unit.name);
        names_.set_ships_of_formation(number, ships);
        if (side) base_.request.parties[*side].formations.push_back(std::move(formation));
    }

    tactical::Formation formation_in(const ActionFormationTable& table) {
        std::vector<ShipRow> rows;
        for (const ShipTable& ship : table.ships.values) {
            names_.add_ship(source_, ship.name);
            rows.push_back(ship_of(source_, classes_, ship));
            rows.back().ship.name = ship.name.value;
        }
        static const std::optional<PlotRoute> no_route;
        GoingIn going_in{table.id.value, table.name.value, Stance::accept, {}, {}, no_route, {}};
        for (const ShipRow& row : rows) {
            going_in.ships.emplace_back(&row.ship, &left_[lower_case(row.ship.name)]);
        }
        tactical::Formation formation = formation_of(going_in);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            formation.units[i].data = rows[i].module_data;
            formation.units[i].tonnage = rows[i].tonnage;
        }
        if (table.course.is_given()) {
            formation.course = table.course.value;
            formation.enters_from = opposite(table.course.value);
        }
        if (table.speed.is_given()) formation.speed = {table.speed.value};
        if (table.contact_range.is_given()) formation.contact_range = {table.contact_range.value};
        return formation;
    }

    // --- how the sides fight ---

    void take_ways() {
        for (std::uint32_t side = 0; side < file_.sides.values.size(); ++side) {
            const ActionSideTable& table = file_.sides.values[side];
            take_spotted(base_, side, table.spotted);
            if (table.surprised.value) base_.request.surprised.push_back(table.id.value);
            take_doctrine(base_, side, table.doctrine);
        }
    }

    void take_spotted(actions::Action& action, std::uint32_t side,
                      const GivenList<Given<Word>>& spotted) const {
        const tactical::Party& party = action.request.parties[side];
        const std::string searcher = party.formations.empty() ? "" : party.formations.front().id;
        for (const Given<Word>& target : spotted.values) {
            if (names_.formation(source_, target)) {
                action.request.spottings.push_back({party.id, searcher, target.value, "by eye"});
            }
        }
    }

    /// What is added last holds.
    void take_doctrine(actions::Action& action, std::uint32_t side,
                       const GivenList<Given<Label>>& lines) const {
        if (module_ == nullptr) return;
        for (const Given<Label>& line : lines.values) {
            if (!line.is_given()) continue;
            auto read = tactical::read_doctrine(module_->doctrine_keys(),
                                                action.request.parties[side], line.value, "");
            if (!read) {
                source_.problem(line.spot, read.error().code, read.error().details,
                                read.error().nearest);
                continue;
            }
            auto& wishes = action.doctrines[side].lines;
            wishes.insert(wishes.end(), read->lines.begin(), read->lines.end());
        }
    }

    // --- variations ---

    [[nodiscard]] actions::Action varied(const VariationTable& table) const {
        actions::Action action = base_;
        action.variation = table.name.value;
        put_scene(action, table.light.is_given() ? table.light.value : file_.light.value,
                  table.weather.is_given() ? table.weather.value : file_.weather.value);
        if (table.minutes.is_given()) action.request.limit_minutes = table.minutes.value;
        for (const VariedSideTable& side : table.sides) {
            if (const auto number = names_.side(source_, side.side)) vary(action, *number, side);
        }
        return action;
    }

    void vary(actions::Action& action, std::uint32_t side, const VariedSideTable& table) const {
        tactical::BattleRequest& request = action.request;
        const std::string& id = request.parties[side].id;
        if (table.spotted.is_given()) {
            std::erase_if(request.spottings, [&](const auto& each) { return each.side == id; });
            take_spotted(action, side, table.spotted);
        }
        if (table.surprised.is_given()) {
            std::erase(request.surprised, id);
            if (table.surprised.value) request.surprised.push_back(id);
        }
        take_doctrine(action, side, table.doctrine);
        for (tactical::Formation& formation : request.parties[side].formations) {
            for (tactical::Unit& unit : formation.units) put_data(unit, table.module.values);
        }
    }

    const Source& source_;
    const ActionFile& file_;
    Classes classes_;
    tactical::Modules modules_ = tactical::catalog();
    const tactical::Module* module_ = nullptr;
    ActionNames names_;
    NameIndex variations_{"variation"};
    std::map<std::string, ShipState> left_;  ///< by name in lower case
    actions::Action base_;
};

/// The classes that an action names; one whose file is not there is a problem.
Classes classes_named(const Source& source, const ActionFile& file,
                      const std::vector<SourceFile>& there) {
    std::vector<SourceFile> named;
    bool is_complete = true;
    for (const Given<Word>& name : file.classes.values) {
        if (!name.is_given()) {
            is_complete = false;
            continue;
        }
        const std::string wanted = class_file_name(name.value);
        const auto found = std::find_if(there.begin(), there.end(), [&](const SourceFile& each) {
            return each.name.ends_with(wanted);
        });
        if (found != there.end()) {
            named.push_back(*found);
            continue;
        }
        is_complete = false;
        source.problem(name.spot, ErrorCode::unknown_reference, {"file", wanted});
    }
    Classes classes = read_classes(named, source.problems);
    if (!is_complete || is_ill_written(file.classes)) {
        classes.names.mark_incomplete();
    }
    return classes;
}

}  // namespace

std::vector<std::string> classes_of_action(const SourceFile& file) {
    Problems ignored;
    const Source source{file.name, ignored};
    ActionFile written;
    if (const auto root = parsed(file, ignored)) read_table(source, *root, written);
    std::vector<std::string> names;
    for (const Given<Word>& name : written.classes.values) {
        if (name.is_given()) names.push_back(class_file_name(name.value));
    }
    return names;
}

tl::expected<std::vector<actions::Action>, Diagnostics> read_action(
    const SourceFile& file, const std::vector<SourceFile>& classes) {
    Problems problems;
    const Source source{file.name, problems};
    const auto root = parsed(file, problems);
    if (!root) return tl::unexpected(problems.sorted());
    ActionFile written;
    read_table(source, *root, written);
    auto all = ActionReading(source, written, classes_named(source, written, classes)).read();
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return all;
}

}  // namespace flagplot
