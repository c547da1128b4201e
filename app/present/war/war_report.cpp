#include "present/war/war_report.h"

#include <fmt/format.h>

#include <map>

#include "base/markdown.h"
#include "present/truth/fact_text.h"
#include "present/truth/fact_text_names.h"
#include "present/war/war_report_admirals.h"
#include "present/war/war_report_beside.h"
#include "present/war/war_report_dice.h"
#include "present/war/war_report_fairness.h"
#include "present/war/war_report_passing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Facts for a history. Steps are told by the day's tracks, dice in a table of their own.
bool is_history(const Fact& fact) {
    if (const auto* tried = std::get_if<SightingTried>(&fact)) return tried->has_succeeded;
    return is_one_of<FormationEntered, MarkerReached, BattleMarked, BattleFought, PrizesHeld,
                     FormationLost, FormationFounded, FormationsMerged, BattleRefused,
                     RefusalFailed, FormationBrokeOff, SortieFlown, FoundFromAir,
                     CardResolutionBegan, CardAimed, ShipHit, WeatherCame, ContactInvented,
                     EnemyRevealed, SidePaid, UmpireRuled, RulingGiven, CampaignAmended,
                     RefusalOverruled>(fact);
}

/// Writes the history, with one member for each of its parts.
class History {
  public:
    explicit History(const War& war) : war_(war), days_(days_of(war)) {}

    [[nodiscard]] Markdown head() const {
        const Markdown early =
            war_.early.empty()
                ? Markdown("The war is over, and this is for everybody who fought in it.")
                : markdown(
                      "**The war is not over.** This was written before its end because: "
                      "{}. If you command a side in it, do not read on.",
                      without_full_stop(war_.early));
        return markdown(
            "# {}: what really happened\n\n{} With it are the newspaper of each side, made from "
            "what that side knew at the time, and a page that compares what they were told with "
            "the truth.\n",
            war_.definition.title, early);
    }

    [[nodiscard]] Markdown ending() const {
        const auto points = scores(war_.definition, end());
        Markdown text =
            Markdown("\n## How it ended\n\n") + table_head({"Side", "Points", "Ships lost"});
        for (std::size_t side = 0; side < war_.definition.sides.size(); ++side) {
            const SideId id{static_cast<std::uint32_t>(side)};
            text += table_row({war_.definition.sides[side].name, std::to_string(points[side]),
                               std::to_string(losses_of(id).size())});
        }
        return text + losses();
    }

    [[nodiscard]] Markdown days() const {
        Markdown text;
        for (std::size_t day = 0; day < days_.size(); ++day) text += day_text(day);
        return text;
    }

    [[nodiscard]] Markdown battles() const {
        Markdown rows;
        for (const WarTurn& turn : war_.turns) {
            for (const Fact& fact : turn.facts) {
                if (const auto* fought = std::get_if<BattleFought>(&fact)) {
                    rows += battle_row(turn, *fought);
                }
            }
        }
        const Markdown title = "\n## Battles\n\n";
        if (rows.empty()) return title + "None was fought.\n" + battles_told();
        return title + table_head({"Battle", "When", "Where", "Who", "What came of it"}) + rows +
               battles_told();
    }

  private:
    struct Loss {
        ShipId ship;
        TurnNumber turn;
        Fate fate{};
    };

    [[nodiscard]] const CampaignState& end() const { return war_.turns.back().after; }

    /// The ships that a side lost, in the order of the turns.
    [[nodiscard]] std::vector<Loss> losses_of(SideId side) const {
        std::vector<Loss> losses;
        std::vector<bool> is_known(end().ships.size());
        for (const WarTurn& turn : war_.turns) {
            for (const ShipId ship : ships_of(war_.definition, side)) {
                const ShipState& state = turn.after.ships.at(ship.index());
                if (!state.is_lost() || is_known[ship.index()]) continue;
                is_known[ship.index()] = true;
                losses.push_back({ship, turn.turn, state.fate});
            }
        }
        return losses;
    }

    [[nodiscard]] Markdown losses() const {
        Markdown rows;
        for (std::uint32_t side = 0; side < war_.definition.sides.size(); ++side) {
            for (const Loss& loss : losses_of({side})) {
                const BookShip& ship = war_.definition.ship(loss.ship).ship;
                rows += table_row(
                    {ship.name, ship.class_name, war_.definition.side({side}).name,
                     std::string(word_of(loss.fate)),
                     fmt::format("turn {}, {}", loss.turn.count, date_hour(begin_of(loss.turn)))});
            }
        }
        if (rows.empty()) return "\nNo ship was lost.\n";
        return Markdown("\n") + table_head({"Ship", "Class", "Of", "Fate", "When"}) + rows;
    }

    [[nodiscard]] Moment begin_of(TurnNumber turn) const {
        return war_.definition.calendar.begin_of(turn);
    }

    [[nodiscard]] Markdown day_text(std::size_t number) const {
        const WarDay& day = days_[number];
        Markdown text = markdown("\n## {}\n\n![The tracks of {}]({})\n", day.date, day.date,
                                 day_plot_name(number));
        for (std::size_t i = day.first; i <= day.last; ++i) text += turn_text(war_.turns[i]);
        return text;
    }

    [[nodiscard]] Markdown turn_text(const WarTurn& turn) const {
        Markdown lines = steaming(turn);
        for (const Fact& fact : turn.facts) {
            if (is_history(fact)) lines += line(turn, fact);
        }
        const Markdown head = markdown(
            "\n### Turn {}, {}, {}\n\n{}.\n\n", turn.turn.count, date_hour(begin_of(turn.turn)),
            word_of(light_of(war_.definition, turn.after, turn.turn)),
            capitalised(weather_text(forecast(war_.definition, turn.turn))));
        return head + (lines.empty() ? Markdown("Nothing happened that anybody could have told.\n")
                                     : lines);
    }

    [[nodiscard]] Markdown line(const WarTurn& turn, const Fact& fact) const {
        const std::string sentence = sentence_of(war_.definition, turn.after, fact);
        if (sentence.empty()) return {};
        const auto hour = hour_of(fact);
        return markdown("- {}{}\n", hour ? hour_text(begin_of(turn.turn) + *hour) + " " : "",
                        sentence);
    }

    /// Which formations went where, one line each.
    [[nodiscard]] Markdown steaming(const WarTurn& turn) const {
        std::map<FormationId, std::vector<Square>> steps;
        for (const Fact& fact : turn.facts) {
            if (const auto* moved = std::get_if<FormationMoved>(&fact)) {
                steps[moved->formation].push_back(moved->to);
            }
        }
        const FactNames names{war_.definition, turn.after};
        Markdown lines;
        for (const auto& [formation, squares] : steps) {
            lines += markdown("- {} steamed to {}.\n", names.name(formation), enumeration(squares));
        }
        return lines;
    }

    [[nodiscard]] Markdown battle_row(const WarTurn& turn, const BattleFought& fought) const {
        const Battle& battle = turn.after.battles.at(fought.battle.index());
        const FactNames names{war_.definition, turn.after};
        return table_row({std::to_string(fought.battle.number + 1),
                          date_hour(begin_of(battle.turn) + battle.at), name_of(battle.square),
                          names.names(battle.formations),
                          sentence_of(war_.definition, turn.after, fought)});
    }

    /// Those that the program fought: the chart, and where every number is.
    [[nodiscard]] Markdown battles_told() const {
        Markdown text;
        for (const BattleTold& told : war_.battles) {
            const std::uint32_t number = told.battle.number + 1;
            text += markdown("\n### Battle {}\n\n", number);
            if (told.has_chart) {
                text += markdown("![The tracks of battle {}]({})\n\n", number,
                                 battle_chart_name(told.battle));
            }
            text += markdown("Every order of it, and every die with the parts of its number: {}.\n",
                             code(battle_log_name(told.battle)));
        }
        return text;
    }

    const War& war_;
    std::vector<WarDay> days_;
};

}  // namespace

std::vector<WarDay> days_of(const War& war) {
    std::vector<WarDay> days;
    for (std::size_t i = 0; i < war.turns.size(); ++i) {
        const std::string date = day_of(war.definition.calendar, war.turns[i].turn);
        if (days.empty() || days.back().date != date) days.push_back({date, i, i});
        days.back().last = i;
    }
    return days;
}

std::vector<TurnNews> news_of(const War& war, SeatId seat) {
    std::vector<TurnNews> news;
    for (const WarTurn& turn : war.turns) {
        TurnNews& each = news.emplace_back(TurnNews{turn.turn, {}, turn.after.view(seat)});
        for (const Told& told : turn.reports) {
            if (told.seat == seat) each.reports.push_back(told.report);
        }
    }
    return news;
}

std::string day_plot_name(std::size_t day) { return fmt::format("day-{}.png", day + 1); }

std::string battle_chart_name(BattleId battle) {
    return fmt::format("battle-{}.png", battle.number + 1);
}

std::string battle_log_name(BattleId battle) {
    return fmt::format("battle-{}.txt", battle.number + 1);
}

std::string war_history_markdown(const War& war) {
    const History history(war);
    return (history.head() + history.ending() + history.days() + history.battles() +
            admirals_section(war) + beside_history_section(war) + passing_section(war) +
            dice_luck_section(war) + fairness_section(war))
        .text();
}

}  // namespace flagplot
