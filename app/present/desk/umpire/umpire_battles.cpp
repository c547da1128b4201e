#include "present/desk/umpire/umpire_battles.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/csv.h"
#include "base/ensure.h"
#include "base/lexer.h"
#include "campaign/engagement.h"
#include "files/csv_text.h"
#include "files/result_table.h"
#include "present/truth/battle_difference.h"
#include "tactical/paper/tables.h"
#include "view/notation.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

using Row = std::vector<std::string>;

/// The columns of the table that are used here (docs/battle-papers.md).
constexpr std::size_t record_column = 0, side_column = 1, name_column = 4, text_column = 16;

/// The columns of a ship that can be changed in the form.
constexpr std::array<std::size_t, 11> ship_columns{5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

constexpr std::string_view notes_key = "notes", between_notes = "; ";

/// Notes are on separate lines in a cell of the table, but in one line in a field.
std::string notes_in_field(std::string_view cell) {
    std::string line;
    for (const char c : cell) line += c == '\n' ? std::string(between_notes) : std::string(1, c);
    return line;
}

std::string notes_in_cell(std::string line) {
    for (auto at = line.find(between_notes); at != line.npos; at = line.find(between_notes, at)) {
        line.replace(at, between_notes.size(), "\n");
    }
    return line;
}

std::vector<Row> rows_of(const std::string& table) {
    const auto read = csv_rows({"", table});
    FLAGPLOT_ENSURE(read);  // this program wrote it
    std::vector<Row> rows;
    for (const CsvRow& cells : *read) {
        Row& row = rows.emplace_back();
        for (const CsvCell& cell : cells) row.push_back(cell.text);
    }
    return rows;
}

/// "result.1.Maria.hull", "result.1.minutes", "result.1.learned uk"
std::string field_name(BattleId battle, const Row& row, const std::string& column) {
    const std::string begin = fmt::format("result.{}.", battle.number + 1);
    if (row[record_column] == "ship") return begin + row[name_column] + "." + column;
    if (row[record_column] == "learned") return begin + "learned " + row[side_column];
    return begin + row[name_column];
}

/// The blank table with what was typed into its cells.
std::vector<Row> typed_rows(const Rules& rules, const CampaignState& state, BattleId battle,
                            const Filled& filled) {
    const auto request = request_of(rules.definition, state, battle);
    std::vector<Row> rows = rows_of(tactical::paper::result_csv(request));
    const Row head = rows.front();
    for (std::size_t i = 1; i < rows.size(); ++i) {
        Row& row = rows[i];
        if (row[record_column] == "ship") {
            for (const std::size_t column : ship_columns) {
                const auto typed = filled.find(field_name(battle, row, head[column]));
                if (typed == filled.end()) continue;
                row[column] =
                    head[column] == notes_key ? notes_in_cell(typed->second) : typed->second;
            }
        } else {
            row[text_column] =
                filled_in(filled, field_name(battle, row, head[text_column]), row[text_column]);
        }
    }
    return rows;
}

std::string joined(const std::vector<Row>& rows) {
    std::string table;
    for (const Row& row : rows) table += csv_row(row);
    return table;
}

std::vector<std::string> with_unknown(std::vector<std::string> words) {
    words.emplace_back("unknown");
    return words;
}

/// The words that a cell accepts; none: it is a number or a text.
std::vector<std::string> words_for(const Definition& definition, std::string_view key) {
    if (key == "exit") return with_none(with_unknown(word_list<Direction>()));
    if (key == "by") return with_none(sides_named(definition));
    if (key == "state") {
        return with_unknown(word_list<tactical::UnitState>());
    }
    if (key == "ended_by") {
        return with_unknown(word_list<tactical::EndedBy>());
    }
    if (key == "withdrawn") return with_unknown({"false", "true"});
    if (key == "field_holder") {
        auto words = sides_named(definition);
        words.emplace_back("nobody");
        return with_unknown(std::move(words));
    }
    return {};
}

/// A key of the table for people: "field holder".
std::string label_of(std::string key) {
    std::replace(key.begin(), key.end(), '_', ' ');
    return key;
}

/// Why a battle ended, in words; the last one means that nobody knows.
std::vector<std::string> ends_in_words() {
    std::vector<std::string> words;
    for (std::size_t end = 0; end < words_of<tactical::EndedBy>.size(); ++end) {
        words.emplace_back(phrase_of(static_cast<tactical::EndedBy>(end)));
    }
    return with_unknown(std::move(words));
}

FormField cell(const Definition& definition, const CampaignState& state, std::string name,
               const std::string& key, std::string value) {
    FormField field{std::move(name), label_of(key), std::move(value)};
    field.choices = words_for(definition, key);
    if (key == "by" || key == "field_holder") field = by_name(std::move(field), definition, state);
    if (key == "ended_by") field.words = ends_in_words();
    if (!field.choices.empty()) field.kind = FormField::Kind::choice;
    return field;
}

/// Is this key about the whole battle asked for? The other keys say which battle it is.
bool is_asked(std::string_view key) {
    constexpr std::array<std::string_view, 7> keys{
        "ended_by", "minutes", "field_holder", "wreck", "ammunition", "disputed", "remarks"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

/// What the table says, or what is wrong with it, cell by cell.
void judge_result(Form& form, const Rules& rules, const CampaignState& state, BattleId battle,
                  const std::vector<Row>& rows, const std::string& overruled) {
    const auto refuse = [&](std::string why) {
        form.refusal = std::move(why);
        form.buttons.push_back({"Hand in the result", ReadAgain{}, form.refusal});
    };
    const auto read = read_result_table({"", joined(rows)}, rules.definition);
    if (!read) {
        std::string all;
        for (Error problem : read.error()) {
            const auto line = static_cast<std::size_t>(std::max(problem.where.line, 1)) - 1;
            const std::string whose =
                line < rows.size() ? rows[line][name_column] + ": " : std::string();
            problem.where = {};
            all += (all.empty() ? "" : "\n") + whose + describe(problem);
        }
        return refuse(std::move(all));
    }
    auto filled = outcome_of(rules.definition, state, battle, *read);
    if (!filled) {
        Error error = filled.error();
        error.where = {};
        return refuse(describe(error));
    }
    const ReportBattle report{battle, std::move(filled->outcome), overruled};
    judge(form, rules, state, text_of(rules.definition, state, report), "Hand in the result");
    form.effect = lines_of(difference_text(rules.definition, state, report, filled->filled));
}

/// "N B1, NE C1 (no way)": where a ship gets if she withdraws by an exit.
std::string exits_of(const tactical::Scene& scene) {
    std::string text;
    for (const tactical::Beside& beside : scene.around) {
        text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ", word_of(beside.direction),
                            name_of(beside.square), beside.is_way ? "" : " (no way)");
    }
    return text;
}

std::string name_of_side(const Definition& definition, const std::string& id) {
    for (const SideRow& side : definition.sides) {
        if (side.id == id) return side.name;
    }
    return id;
}

/// A prize's crew can be from any ship in the battle.
std::vector<std::string> ships_in(const std::vector<Row>& rows) {
    std::vector<std::string> names{""};
    for (const Row& row : rows) {
        if (row[record_column] == "ship") names.push_back(row[name_column]);
    }
    return names;
}

Form result_form(const Rules& rules, const CampaignState& state, BattleId battle,
                 const Filled& filled) {
    const std::vector<Row> rows = typed_rows(rules, state, battle, filled);
    const Row& head = rows.front();
    Form form;
    form.title = fmt::format("Result of battle {}", battle.number + 1);
    form.said = {
        "Every ship as she went in: change what is different. What nobody knows is "
        "\"unknown\".",
        "Notes are parted by a semicolon. Exits: " +
            exits_of(request_of(rules.definition, state, battle).scene)};
    form.columns = {"ship"};
    for (const std::size_t column : ship_columns) form.columns.push_back(label_of(head[column]));
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const Row& row = rows[i];
        if (row[record_column] == "ship") {
            form.rows.push_back(row[name_column]);
            for (const std::size_t column : ship_columns) {
                FormField& field = form.fields.emplace_back(
                    cell(rules.definition, state, field_name(battle, row, head[column]),
                         head[column], row[column]));
                if (head[column] == notes_key) field.value = notes_in_field(row[column]);
                if (head[column] == "prize_crew") {
                    field.kind = FormField::Kind::choice;
                    field.choices = ships_in(rows);
                }
            }
        } else if (row[record_column] == "learned") {
            form.after.push_back({field_name(battle, row, ""),
                                  name_of_side(rules.definition, row[side_column]) + " learned",
                                  row[text_column]});
        } else if (is_asked(row[name_column])) {
            form.after.push_back(cell(rules.definition, state, field_name(battle, row, ""),
                                      row[name_column], row[text_column]));
        }
    }
    const std::string overrule = fmt::format("result.{}.overrule", battle.number + 1);
    form.after.push_back(
        text_field(filled, overrule, "overrule", "why it is taken although a check refuses it"));
    const std::string overruled = form.after.back().value;
    judge_result(form, rules, state, battle, rows, overruled);
    return form;
}

/// A line for each formation in it, with its ships.
std::vector<std::string> who_is_in(const Definition& definition, const CampaignState& state,
                                   const Battle& battle) {
    std::vector<std::string> lines;
    for (const FormationId id : battle.formations) {
        const FormationRow& row = row_of(definition, state, id);
        std::string ships;
        for (const ShipId ship : state.formation(id).ships) {
            if (state.ships[ship.index()].is_lost()) continue;
            ships += (ships.empty() ? "" : ", ") + definition.ship(ship).ship.name;
        }
        lines.push_back(fmt::format("{}: {} [{}]: {}", definition.side(row.side).name, row.name,
                                    row.id, ships));
    }
    return lines;
}

/// The module that is chosen until somebody chooses: that which has begun, the campaign's, the
/// first.
std::string usual_module(const Definition& definition, const Battle& battle,
                         const std::vector<std::string>& modules) {
    if (battle.fight) return battle.fight->module;
    if (!definition.battle_module.empty()) return definition.battle_module;
    return modules.empty() ? std::string() : modules.front();
}

Form waiting_form(const Definition& definition, const CampaignState& state, BattleId id,
                  const Filled& filled, const std::vector<std::string>& modules) {
    const Battle& battle = state.battles[id.index()];
    const std::string begin = fmt::format("battle.{}.", id.number + 1);
    Form form;
    form.title = fmt::format("Battle {} in {}, {}", id.number + 1, name_of(battle.square),
                             date_hour(definition.calendar.begin_of(battle.turn) + battle.at));
    form.said = who_is_in(definition, state, battle);
    const std::string module =
        filled_in(filled, begin + "module", usual_module(definition, battle, modules));
    const std::string folder = filled_in(filled, begin + "folder", "papers");
    form.fields = {{begin + "module", "fought by", module, FormField::Kind::choice, modules},
                   {begin + "folder", "papers into", folder, FormField::Kind::text, {}, "a folder"},
                   tick_field(filled, begin + "printed", "PDF and tables too")};
    const bool is_printed = form.fields.back().value == ticked;
    form.buttons = {{"Fight it out", FightOut{id, module}, {}},
                    {"Take history's result", TakeHistory{id}, {}},
                    {"Write the papers", PrintPapers{id, folder, is_printed},
                     folder.empty() ? "Name a folder." : std::string()}};
    return form;
}

}  // namespace

std::string result_typed(const Rules& rules, const CampaignState& state, BattleId battle,
                         const Filled& filled) {
    return joined(typed_rows(rules, state, battle, filled));
}

Forms battle_forms(const Rules& rules, const CampaignState& state, const Filled& filled,
                   const std::vector<std::string>& modules) {
    Forms forms;
    std::optional<BattleId> first;
    for (std::uint32_t i = 0; i < state.battles.size(); ++i) {
        if (state.battles[i].outcome) continue;
        if (!first) first = BattleId{i};
        forms.push_back(waiting_form(rules.definition, state, {i}, filled, modules));
    }
    if (const auto* open = state.stop ? std::get_if<OpenBattle>(&*state.stop) : nullptr) {
        first = open->battle;
    }
    if (first) forms.push_back(result_form(rules, state, *first, filled));
    if (forms.empty()) forms.push_back({"Battles", {"No battle waits to be fought."}});
    return forms;
}

}  // namespace flagplot::desk
