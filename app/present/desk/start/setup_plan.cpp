#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "base/limits.h"
#include "base/plain_text.h"
#include "present/desk/start/setup.h"

namespace flagplot::desk {

namespace {

constexpr std::size_t longest_id = 40;

std::string why_no_sea(const Setup& setup) {
    const bool is_made = setup.form.chart.empty();
    if (is_made && setup.made_of && *setup.made_of != setup.form.making) {
        return "The size or the place has changed: make the chart again.";
    }
    if (setup.chart.columns == 0) return "Choose a chart, or make one of the real coast.";
    return {};
}

std::string why_no_sides(const SetupForm& form) {
    if (form.sides.size() < 2) return "A war needs two sides.";
    std::set<std::string> names;
    for (const std::string& name : form.sides) {
        if (one_line(name).empty()) return "Each side needs a name.";
        if (!names.insert(lower_case(name)).second) {
            return fmt::format("Two sides are called {}.", one_line(name));
        }
    }
    return {};
}

std::string why_no_time(const SetupForm& form) {
    if (!read_moment(form.start)) {
        return "The first turn begins at a date and hour such as 1941-05-18 06:00.";
    }
    const auto turns = whole_number<std::int32_t>(form.turns);
    constexpr auto most = static_cast<std::int32_t>(limits::turns) - 1;
    if (!turns || *turns < 1 || *turns > most) {
        return fmt::format("Say how many turns are played: 1 to {}.", most);
    }
    return {};
}

/// "12", "12.5"; nothing: it is no speed.
std::optional<KnotTenths> speed_in(const std::string& text) {
    constexpr std::int32_t tenths = 10, most = 100;
    const auto dot = std::min(text.find('.'), text.size());
    const auto whole = whole_number<std::int32_t>(std::string_view(text).substr(0, dot));
    const std::string_view behind = std::string_view(text).substr(std::min(dot + 1, text.size()));
    const auto rest = behind.empty() ? 0 : whole_number<std::int32_t>(behind).value_or(-1);
    if (!whole || *whole < 0 || *whole >= most || rest < 0 || rest >= tenths) return std::nullopt;
    return KnotTenths{*whole * tenths + rest};
}

std::string why_no_ship(const SetupShip& ship) {
    if (one_line(ship.name).empty()) return "Each ship needs a name.";
    if (!ship.knots.empty() && !speed_in(ship.knots)) {
        return fmt::format("{}: a speed is a number of knots, such as 12 or 12.5.", ship.name);
    }
    constexpr std::int32_t most_tons = 1'000'000;
    const auto tons = whole_number<std::int32_t>(ship.tons);
    if (!ship.tons.empty() && (!tons || *tons < 1 || *tons > most_tons)) {
        return fmt::format("{}: write her gross register tons as a whole number.", ship.name);
    }
    return {};
}

std::string why_no_fleet(const SetupForm& form, const SetupFleet& fleet) {
    if (one_line(fleet.name).empty()) return "Each formation needs a name.";
    if (fleet.side >= form.sides.size()) return fmt::format("{} is of no side.", fleet.name);
    if (fleet.ships.empty()) return fmt::format("{} has no ships.", fleet.name);
    if (!fleet.at) return fmt::format("Click the square in which {} begins.", fleet.name);
    const auto enters = whole_number<std::int32_t>(fleet.enters);
    const auto turns = whole_number<std::int32_t>(form.turns);
    if (!enters || *enters < 1 || (turns && *enters > *turns)) {
        return fmt::format("{} enters in a turn from 1 to {}.", fleet.name, form.turns);
    }
    for (const SetupShip& ship : fleet.ships) {
        if (std::string why = why_no_ship(ship); !why.empty()) return why;
    }
    return {};
}

std::string why_no_forces(const SetupForm& form) {
    if (form.fleets.empty()) return "Add a formation first.";
    for (const SetupFleet& fleet : form.fleets) {
        if (std::string why = why_no_fleet(form, fleet); !why.empty()) return why;
    }
    return {};
}

std::string why_not_written(const SetupForm& form) {
    if (one_line(form.title).empty()) return "The campaign needs a title.";
    if (form.id.empty() || form.id != slug_of(form.id)) {
        return "The name of the folder has small letters, digits and dashes, and begins with a "
               "letter.";
    }
    return {};
}

/// The first letters of its words: "rn"; of a single word the word itself.
std::string short_name(const std::string& name) {
    std::istringstream words(slug_of(name));
    std::vector<std::string> parts;
    for (std::string part; std::getline(words, part, '-');) parts.push_back(part);
    if (parts.size() == 1) return parts.front();
    std::string letters;
    for (const std::string& part : parts) letters += part.substr(0, 1);
    return slug_of(letters);
}

PlannedShip planned(const SetupShip& ship) {
    PlannedShip plan{ship.name, ship.class_name};
    if (!ship.knots.empty()) plan.speed = speed_in(ship.knots);
    if (!ship.tons.empty()) plan.gross_tons = whole_number<std::int32_t>(ship.tons);
    return plan;
}

PlannedFormation planned(const SetupFleet& fleet, std::string id) {
    PlannedFormation plan{std::move(id), fleet.name, fleet.side, {}, *fleet.at, {}};
    plan.enters = TurnNumber{*whole_number<std::int32_t>(fleet.enters)};
    for (const SetupShip& ship : fleet.ships) plan.ships.push_back(planned(ship));
    return plan;
}

}  // namespace

std::string slug_of(std::string_view name) {
    std::string slug;
    for (const char c : name) {
        const char small = lower_case(c);
        const bool is_kept = is_small_letter(small) || (is_digit(small) && !slug.empty());
        if (is_kept) {
            slug += small;
        } else if (!slug.empty() && slug.back() != '-') {
            slug += '-';
        }
    }
    if (slug.size() > longest_id) slug.resize(longest_id);
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug;
}

std::vector<std::string> side_ids(const SetupForm& form) {
    std::vector<std::string> ids;
    for (const std::string& name : form.sides) {
        std::string id = short_name(name);
        if (id.empty()) id = "side";
        std::string free = id;
        for (int number = 2; std::find(ids.begin(), ids.end(), free) != ids.end(); ++number) {
            free = fmt::format("{}{}", id, number);
        }
        ids.push_back(std::move(free));
    }
    return ids;
}

std::vector<std::string> fleet_ids(const SetupForm& form) {
    constexpr std::size_t letters = 4;
    const std::vector<std::string> sides = side_ids(form);
    std::vector<std::string> ids;
    for (const SetupFleet& fleet : form.fleets) {
        const std::string side = fleet.side < sides.size() ? sides[fleet.side] : std::string("f");
        ids.push_back(fmt::format("{}-{}", upper_case(side.substr(0, letters)), ids.size() + 1));
    }
    return ids;
}

std::string why_not_done(const Setup& setup, SetupStep step) {
    switch (step) {
        case SetupStep::sea:
            return why_no_sea(setup);
        case SetupStep::sides:
            return why_no_sides(setup.form);
        case SetupStep::time:
            return why_no_time(setup.form);
        case SetupStep::forces:
            return why_no_forces(setup.form);
        case SetupStep::write:
            return why_not_written(setup.form);
    }
    return {};
}

std::string why_not_there(const Setup& setup, SetupStep step) {
    for (const SetupStepRow& row : setup_steps) {
        if (row.step == step) break;
        if (std::string why = why_not_done(setup, row.step); !why.empty()) return why;
    }
    return {};
}

MakingForm making_of(const SetupForm& form) {
    MakingForm making = form.making;
    if (const auto start = read_moment(form.start)) {
        making.day = moment_text(*start).substr(0, making.day.size());
    }
    return making;
}

CampaignPlan plan_of(const SetupForm& form) {
    CampaignPlan plan;
    plan.id = form.id;
    plan.title = one_line(form.title);
    plan.chart = form.chart.empty() ? form.id : form.chart;
    plan.start = *read_moment(form.start);
    plan.turn_starts = *whole_number<std::int32_t>(form.turns) + 1;
    plan.is_umpired = form.is_umpired;
    plan.light = form.light;
    plan.weather = form.weather;
    plan.has_cards = form.has_cards;
    const std::vector<std::string> sides = side_ids(form), fleets = fleet_ids(form);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        plan.sides.push_back({sides[i], one_line(form.sides[i])});
    }
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        plan.formations.push_back(planned(form.fleets[i], fleets[i]));
    }
    return plan;
}

}  // namespace flagplot::desk
