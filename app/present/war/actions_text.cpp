#include "present/war/actions_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "present/json/json_parts.h"
#include "present/war/aligned_table.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

using actions::ActionFound;
using actions::BoundOf;
using actions::Found;
using actions::Statement;

constexpr std::int32_t all_of_them = 100;  // percent

/// "4", "0.5"
std::string tenths_text(std::int64_t tenths) {
    return tenths % 10 == 0 ? std::to_string(tenths / 10)
                            : fmt::format("{}.{}", tenths / 10, tenths % 10);
}

std::string bounds_text(const Statement& statement) {
    if (statement.bound_of == BoundOf::mean) {
        return fmt::format("{} to {}", tenths_text(statement.least), tenths_text(statement.most));
    }
    if (statement.least == 0) return fmt::format("at most {} %", statement.most);
    if (statement.most == all_of_them) return fmt::format("at least {} %", statement.least);
    return fmt::format("{} to {} %", statement.least, statement.most);
}

std::string found_text(const Statement& statement, const std::optional<Found>& found) {
    if (!found) return "not counted";
    if (found->battles == 0) return "never";
    if (statement.bound_of == BoundOf::mean) {
        return fmt::format("{} ({} to {})", tenths_text(found->mean), found->low, found->high);
    }
    if (!statement.is_if_ever) return fmt::format("{} %", found->percent);
    return fmt::format("{} % of {}", found->percent, found->battles);
}

bool holds(const std::optional<Found>& found) { return found && found->holds; }

std::string title_of(const ActionFound& action) {
    return action.variation.empty() ? action.title
                                    : fmt::format("{}: {}", action.title, action.variation);
}

std::string action_section(const ActionFound& action) {
    AlignedTable table({"statement", "must be", "model", "history", "holds"});
    for (std::size_t i = 0; i < action.statements.size(); ++i) {
        const Statement& statement = action.statements[i];
        table.row({statement.says, bounds_text(statement), found_text(statement, action.found[i]),
                   fmt::format("{} ({})", statement.history, word_of(statement.confidence)),
                   holds(action.found[i]) ? "yes" : "no"});
    }
    return fmt::format("### {}\n\n{} of {} minutes in the mean.\n\n{}\n", title_of(action),
                       counted(static_cast<std::int64_t>(action.battles), "battle"), action.minutes,
                       table.text());
}

std::string held_of(const std::vector<ActionFound>& all) {
    std::size_t stated = 0, held = 0;
    for (const ActionFound& action : all) {
        stated += action.found.size();
        held += static_cast<std::size_t>(
            std::count_if(action.found.begin(), action.found.end(), holds));
    }
    return fmt::format("{} of {} statements hold.\n", held, stated);
}

Json found_json(const Statement& statement, const std::optional<Found>& found) {
    const bool is_mean = statement.bound_of == BoundOf::mean;
    const auto number = [&](std::int32_t value) {
        return is_mean ? Json(value / 10.0) : Json(value);
    };
    Json json{{"says", statement.says},
              {"count", word_of(statement.count)},
              {"bound", word_of(statement.bound_of)},
              {"least", number(statement.least)},
              {"most", number(statement.most)},
              {"counted", found.has_value()},
              {"holds", holds(found)},
              {"history", statement.history},
              {"confidence", word_of(statement.confidence)}};
    if (!found) return json;
    json["of_battles"] = found->battles;
    json["mean"] = static_cast<double>(found->mean) / 10.0;
    json["low"] = found->low;
    json["high"] = found->high;
    if (!is_mean) json["percent"] = found->percent;
    return json;
}

}  // namespace

std::string actions_text(const std::vector<ActionFound>& all) {
    std::string text;
    for (const ActionFound& action : all) text += action_section(action);
    return text + held_of(all);
}

std::string actions_json(const std::vector<ActionFound>& all) {
    Json list = Json::array();
    for (const ActionFound& action : all) {
        Json json{{"title", action.title},
                  {"variation", action.variation},
                  {"battles", action.battles},
                  {"minutes", action.minutes},
                  {"statements", Json::array()}};
        for (std::size_t i = 0; i < action.statements.size(); ++i) {
            json["statements"].push_back(found_json(action.statements[i], action.found[i]));
        }
        list.push_back(std::move(json));
    }
    return json_text(Json{{"actions", std::move(list)}});
}

bool all_hold(const std::vector<ActionFound>& all) {
    return std::all_of(all.begin(), all.end(), [](const ActionFound& action) {
        return std::all_of(action.found.begin(), action.found.end(), holds);
    });
}

}  // namespace flagplot
