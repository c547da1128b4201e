#include "files/campaign_text.h"

#include <fmt/format.h>

#include <utility>

#include "base/toml_quoted.h"
#include "rules/switches.h"

namespace flagplot {

namespace {

/// "umpired", as the key `profile` has it.
std::string_view profile_of(const CampaignPlan& plan) {
    return word_of(plan.is_umpired ? Profile::umpired : Profile::standard);
}

std::string light_line(const CampaignPlan& plan) {
    if (!plan.light) return {};
    std::string lights;
    for (std::int32_t turn = 1; turn < plan.turn_starts; ++turn) {
        lights += fmt::format("{}\"{}\"", turn == 1 ? "" : ", ", word_of(*plan.light));
    }
    return fmt::format("light = [{}]\n", lights);
}

std::string switch_block(const CampaignPlan& plan) {
    return fmt::format("\n[switches]\nevents.draw = \"{}\"\n{}", plan.has_cards ? "roll" : "none",
                       plan.weather ? "weather.enabled = true\n" : "");
}

std::string weather_block(const CampaignPlan& plan) {
    if (!plan.weather) return {};
    return fmt::format("\n[[weather]]\nfrom_turn = 1\nto_turn = {}\nkind = \"{}\"\n",
                       plan.turn_starts - 1, word_of(*plan.weather));
}

/// "9", "12.5".
std::string number_of(KnotTenths speed) {
    constexpr std::int32_t tenths = 10;
    const std::int32_t rest = speed.count % tenths;
    return rest == 0 ? std::to_string(speed.count / tenths)
                     : fmt::format("{}.{}", speed.count / tenths, rest);
}

/// As a table on one line. What is given for a ship herself is an estimate, and says so.
std::string ship_row(const PlannedShip& planned) {
    std::string text = fmt::format("{{ name = {}, class = {}", toml_quoted(planned.name),
                                   toml_quoted(planned.class_name));
    if (planned.gross_tons) text += fmt::format(", grt = {}", *planned.gross_tons);
    if (planned.speed) {
        text += fmt::format(", speed = {}, speed_confidence = \"L\"", number_of(*planned.speed));
    }
    return text + " }";
}

std::string formation_block(const CampaignPlan& plan, const PlannedFormation& planned) {
    std::string text = fmt::format(
        "\n[[formation]]\nid = {}\nname = {}\nside = {}\nenters = {}\nat = \"{}\"\nships = [\n",
        toml_quoted(planned.id), toml_quoted(planned.name),
        toml_quoted(plan.sides.at(planned.side).id), planned.enters.count, name_of(planned.at));
    for (const PlannedShip& each : planned.ships) text += fmt::format("    {},\n", ship_row(each));
    return text + "]\n";
}

}  // namespace

std::string campaign_text(const CampaignPlan& plan) {
    std::string text = fmt::format(
        "id = {}\ntitle = {}\nchart = {}\nclasses = [\"{}\"]\nstart = \"{}\"\n"
        "turn_starts = {}\nprofile = \"{}\"\n{}{}",
        toml_quoted(plan.id), toml_quoted(plan.title), toml_quoted(plan.chart), shipped_classes,
        moment_text(plan.start), plan.turn_starts, profile_of(plan), light_line(plan),
        switch_block(plan));
    for (const PlannedSide& side : plan.sides) {
        text += fmt::format("\n[[side]]\nid = {}\nname = {}\n", toml_quoted(side.id),
                            toml_quoted(side.name));
    }
    return text + weather_block(plan);
}

std::string forces_text(const CampaignPlan& plan) {
    std::string text;
    for (const PlannedFormation& each : plan.formations) text += formation_block(plan, each);
    return text.empty() ? text : text.substr(1);  // no blank line before the first
}

}  // namespace flagplot
