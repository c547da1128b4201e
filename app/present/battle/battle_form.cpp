#include "present/battle/battle_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "tactical/terms.h"

namespace flagplot {

namespace {

constexpr Type form_plain_type{8};
constexpr Type form_bold_type{8, Face::sans_bold};
constexpr Type form_was_type{6.5};
constexpr Type form_title_type{13, Face::sans_bold};

/// A column of the form with the key of the result sheet. Width 0: a share of the remaining width.
struct FormColumn {
    std::string_view key;
    double width = 0;
};

constexpr std::array form_columns{
    FormColumn{"No.", 34},        FormColumn{"name"},           FormColumn{"state", 62},
    FormColumn{"hull", 36},       FormColumn{"speed", 36},      FormColumn{"crew", 36},
    FormColumn{"firepower", 48},  FormColumn{"ammunition", 56}, FormColumn{"withdrawn", 52},
    FormColumn{"exit", 34},       FormColumn{"square", 40},     FormColumn{"by", 40},
    FormColumn{"prize_crew", 84}, FormColumn{"notes"}};

std::string form_joined(const auto& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

/// Ids of the sides on this form.
std::vector<std::string> side_ids(const BattleTable& table) {
    std::vector<std::string> ids;
    for (const TableParty& party : table.parties) ids.push_back(party.party.id);
    return ids;
}

/// "N: E5 (sea), NE: F5 (no way)": where a ship that withdraws gets.
std::string form_exits(const BattleTable& table) {
    std::vector<std::string> ways;
    for (const tactical::Beside& beside : table.scene.around) {
        ways.push_back(fmt::format("{} {}{}", word_of(beside.direction), name_of(beside.square),
                                   beside.is_way ? "" : " (no way)"));
    }
    return form_joined(ways);
}

class ResultForm {
  public:
    ResultForm(const BattleTable& table, PaperSize size)
        : table_(table),
          flow_(size.lying(), fmt::format("{}, result form, {}", table.heading(),
                                          table.umpires ? "both sides" : table.whose)) {
        const double fixed = [] {
            double sum = 0;
            for (const FormColumn& column : form_columns) sum += column.width;
            return sum;
        }();
        constexpr double shares = 2;
        share_ = (flow_.width() - fixed) / shares;
    }

    std::vector<Picture> pages() {
        head();
        for (const TableParty& party : table_.parties) ships(party);
        if (table_.umpires) {
            whole_battle();
            for (const TableParty& party : table_.parties) {
                lines(fmt::format("learned: what {} learned of the enemy, in words it may read",
                                  party.party.name),
                      3);
            }
        } else {
            lines("remarks, and what is disputed", 3);
        }
        signatures();
        return flow_.pages();
    }

  private:
    [[nodiscard]] double width_of(const FormColumn& column) const {
        return column.width > 0 ? column.width : share_;
    }

    void head() {
        flow_.text(table_.heading() + ": result", form_title_type);
        flow_.text(
            fmt::format("{}, square {}{}", table_.scene.date_hour, name_of(table_.scene.square),
                        table_.umpires ? ", fingerprint " + table_.umpires->fingerprint
                                       : ", " + table_.whose),
            form_bold_type);
        flow_.skip(3);
        flow_.text(
            "Small figures are what she went in with, percent of what she had when "
            "new. Write what is different; an empty field is as she went in, and what "
            "nobody knows is \"unknown\".",
            form_plain_type);
        flow_.text(
            "state: " + form_joined(words_of<tactical::UnitState>) + ". A sunk ship has hull 0.",
            form_plain_type);
        flow_.text(
            "withdrawn: true if she left the field; then exit and the square she ends up "
            "in: " +
                form_exits(table_) + ".",
            form_plain_type);
        flow_.text(fmt::format("by: the side that took or sank her{}. prize_crew: the ship that "
                               "gave a captured one her crew. notes: what lasts.",
                               table_.umpires ? ", " + form_joined(side_ids(table_)) : ""),
                   form_plain_type);
        flow_.skip(6);
    }

    void heads() {
        constexpr double height = 13;
        double x = flow_.left();
        for (const FormColumn& column : form_columns) {
            const Box box{x, flow_.y(), x + width_of(column), flow_.y() + height};
            flow_.frame(box, 0.8);
            flow_.words({box.left + 3, box.centre().y}, std::string(column.key),
                        {7.5, Face::sans_bold});
            x = box.right;
        }
        flow_.skip(height);
    }

    void ships(const TableParty& party) {
        constexpr double least_room = 80;
        flow_.need(least_room);
        constexpr double swatch_width = 18, height = 16;
        const double y = flow_.y() + height / 2;
        flow_.swatch({flow_.left(), y - 5, flow_.left() + swatch_width, y + 5}, party.style);
        flow_.words({flow_.left() + swatch_width + 6, y}, party.party.name, {10, Face::sans_bold});
        flow_.skip(height);
        heads();
        std::size_t number = 0;
        for (const tactical::Formation& formation : party.party.formations) {
            for (const tactical::Unit& unit : formation.units) ship(formation, unit, ++number);
        }
        flow_.skip(6);
    }

    void ship(const tactical::Formation& formation, const tactical::Unit& unit,
              std::size_t number) {
        std::string notes;
        for (const std::string& note : unit.notes) notes += (notes.empty() ? "" : "; ") + note;
        const auto names = in_lines(unit.name, share_ - 6, form_bold_type);
        const auto ids = in_lines(formation.id, share_ - 6, form_was_type);
        const auto lasting = in_lines(notes, share_ - 6, form_was_type);
        constexpr double room_to_write = 14;
        const double height = std::max(
            {line_height(form_bold_type) * static_cast<double>(names.size()) +
                 line_height(form_was_type) * static_cast<double>(ids.size()) + 4,
             line_height(form_was_type) * static_cast<double>(lasting.size()) + room_to_write,
             24.0});
        if (flow_.need(height)) heads();
        double x = flow_.left();
        for (const FormColumn& column : form_columns) {
            const Box box{x, flow_.y(), x + width_of(column), flow_.y() + height};
            flow_.frame(box, 0.5);
            if (column.key == "No.") {
                flow_.words(box.centre(), fmt::format("{}", number), form_plain_type,
                            Align::centre);
            } else if (column.key == "name") {
                const double below = cell(box, box.top + 2, names, form_bold_type);
                cell(box, below, ids, form_was_type);
            } else if (column.key == "notes") {
                cell(box, box.top + 2, lasting, form_was_type);
            } else {
                cell(box, box.top + 2, {went_in(unit, column.key)}, form_was_type);
            }
            x = box.right;
        }
        flow_.skip(height);
    }

    double cell(const Box& box, double y, const std::vector<std::string>& lines, const Type& type) {
        for (const std::string& line : lines) {
            if (!line.empty()) flow_.words({box.left + 3, y + line_height(type) / 2}, line, type);
            y += line_height(type);
        }
        return y;
    }

    static std::string went_in(const tactical::Unit& unit, std::string_view key) {
        if (key == "state") return std::string(word_of(unit.state));
        if (key == "withdrawn") return "false";
        for (const auto& [name, left] : {std::pair<std::string_view, Hundredths>("hull", unit.hull),
                                         {"speed", unit.speed},
                                         {"crew", unit.crew},
                                         {"firepower", unit.firepower},
                                         {"ammunition", unit.ammunition}}) {
            if (name == key) return fmt::format("{}", left.count);
        }
        return {};
    }

    void whole_battle() {
        flow_.need(60);
        flow_.heading("The whole battle");
        field("ended_by", form_joined(words_of<tactical::EndedBy>));
        field("minutes", fmt::format("up to {}, or more", table_.umpires->limit_minutes));
        field("field_holder", form_joined(side_ids(table_)) +
                                  ", or none: the only side with a ship left there that can steam "
                                  "and did not withdraw");
        lines("wreck: salvage and survivors", 2);
        lines("ammunition: what was fired, in words", 1);
        lines("disputed", 1);
        lines("remarks", 1);
    }

    /// A key with room to write, and the words it accepts.
    void field(const std::string& key, const std::string& choice) {
        constexpr double height = 17, written = 150, key_width = 66;
        flow_.need(height);
        const double y = flow_.y() + height / 2;
        flow_.words({flow_.left(), y}, key, form_bold_type);
        const double from = flow_.left() + key_width;
        flow_.rule({from, y + 5}, {from + written, y + 5}, 0.5);
        flow_.words({from + written + 8, y}, choice, form_was_type);
        flow_.skip(height);
    }

    void lines(const std::string& title, int count) {
        constexpr double height = 18, title_height = 12;
        flow_.need(title_height + height * count);
        flow_.words({flow_.left(), flow_.y() + title_height / 2}, title, form_bold_type);
        flow_.skip(title_height);
        for (int i = 0; i < count; ++i) {
            flow_.skip(height);
            flow_.rule({flow_.left(), flow_.y()}, {flow_.right(), flow_.y()}, 0.5);
        }
        flow_.skip(6);
    }

    void signatures() {
        constexpr double height = 34, gap = 20;
        flow_.need(height);
        std::vector<std::string> who;
        for (const TableParty& party : table_.parties) who.push_back(party.party.name);
        if (table_.umpires) who.emplace_back("The umpire");
        const double width = flow_.width() / static_cast<double>(who.size());
        for (std::size_t i = 0; i < who.size(); ++i) {
            const double left = flow_.left() + static_cast<double>(i) * width;
            const double y = flow_.y() + 22;
            flow_.rule({left, y}, {left + width - gap, y}, 0.6);
            flow_.words({left, y + 7},
                        in_lines(who[i] + ", signed", width - gap, form_was_type).front(),
                        form_was_type);
        }
        flow_.skip(height);
    }

    const BattleTable& table_;
    PaperFlow flow_;
    double share_ = 0;
};

}  // namespace

std::vector<Picture> battle_form(const BattleTable& table, PaperSize size) {
    return ResultForm(table, size).pages();
}

}  // namespace flagplot
