#include "present/war/war_report_beside.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/markdown.h"
#include "history/beside.h"
#include "history/historic_result.h"
#include "present/truth/fact_text_names.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Writes the section, with one member for each of its tables.
class Beside {
  public:
    explicit Beside(const War& war) : war_(war), definition_(war.definition) {
        fits_ = fits_of_tracks(definition_);
        for (const WarTurn& turn : war.turns) {
            states_.push_back(&turn.after);
            add_standings(fits_, definition_, turn.after);
        }
    }

    [[nodiscard]] Markdown text() const {
        Markdown text =
            "\n## Beside history\n\nHistory is here what the campaign's files say of it: the "
            "tracks of "
            "formations, sightings, and battles with their losses.\n\n";
        return text + sides() + fates() + arrivals() + tracks() + ways() + battles();
    }

    [[nodiscard]] std::vector<WarPart> parts() const {
        std::vector<WarPart> all{{"Beside history: points and losses", sides_lines()},
                                 {"Ships lost", fates_lines()},
                                 {"Arrivals", arrivals_lines()},
                                 {"Tracks", tracks_lines()}};
        std::erase_if(all, [](const WarPart& part) { return part.lines.empty(); });
        return all;
    }

  private:
    [[nodiscard]] std::vector<std::string> sides_lines() const {
        std::vector<std::string> lines;
        for (const SideBeside& side : sides_beside()) {
            lines.push_back(fmt::format("{}: {} points, in history {}; {} lost, in history {}.",
                                        side.name, side.points, side.historic_points,
                                        counted(side.lost, "ship"), side.historic_lost));
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> fates_lines() const {
        std::vector<std::string> lines;
        for (const LossBeside& loss : losses_beside(definition_, end())) {
            lines.push_back(fmt::format("{}: {}; in history {}.",
                                        definition_.ship(loss.ship).ship.name, fate_now(loss),
                                        fate_then(loss)));
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> arrivals_lines() const {
        std::vector<std::string> lines;
        for (const ArrivalBeside& each : arrivals_beside(definition_, states_)) {
            if (!each.now && !each.in_history) continue;
            lines.push_back(fmt::format("{} in {}: {}; in history {}.",
                                        definition_.ship(each.ship).ship.name,
                                        place_text(definition_.chart, each.at), turn_text(each.now),
                                        turn_text(each.in_history)));
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> tracks_lines() const {
        std::vector<std::string> lines;
        for (const WayBeside& way : ways_beside(definition_, states_)) {
            lines.push_back(fmt::format("{}: {}", historic_name(definition_, way.formation),
                                        squares_text(way.now)));
            lines.push_back("in history: " + squares_text(way.in_history));
        }
        return lines;
    }

    /// A side's points and lost ships, in this war and in history.
    struct SideBeside {
        std::string name;
        std::int32_t points = 0;
        std::int32_t historic_points = 0;
        std::ptrdiff_t lost = 0;
        std::ptrdiff_t historic_lost = 0;
    };
    [[nodiscard]] std::vector<SideBeside> sides_beside() const {
        const auto points = scores(definition_, end());
        const auto historic = historic_points(definition_);
        const auto losses = losses_beside(definition_, end());
        std::vector<SideBeside> sides;
        for (std::size_t side = 0; side < definition_.sides.size(); ++side) {
            const auto own = ships_of(definition_, {static_cast<std::uint32_t>(side)});
            SideBeside& each = sides.emplace_back(
                SideBeside{definition_.sides[side].name, points[side], historic[side]});
            for (const LossBeside& loss : losses) {
                if (std::find(own.begin(), own.end(), loss.ship) == own.end()) continue;
                each.lost += loss.now ? 1 : 0;
                each.historic_lost += loss.in_history ? 1 : 0;
            }
        }
        return sides;
    }

    [[nodiscard]] const CampaignState& end() const { return war_.turns.back().after; }

    [[nodiscard]] Markdown sides() const {
        Markdown text = table_head({"Side", "Points", "In history", "Ships lost", "In history"});
        for (const SideBeside& side : sides_beside()) {
            text += table_row({side.name, std::to_string(side.points),
                               std::to_string(side.historic_points), std::to_string(side.lost),
                               std::to_string(side.historic_lost)});
        }
        return text;
    }

    /// "sunk, turn 5"; "survived"
    [[nodiscard]] std::string fate_now(const LossBeside& loss) const {
        if (!loss.now) return "survived";
        const auto when = std::find_if(war_.turns.begin(), war_.turns.end(), [&](const auto& turn) {
            return turn.after.ships.at(loss.ship.index()).is_lost();
        });
        return fmt::format("{}, turn {}", word_of(*loss.now), when->turn.count);
    }
    /// "sunk, 24 May 1941"; "survived"
    [[nodiscard]] std::string fate_then(const LossBeside& loss) const {
        if (!loss.in_history) return "survived";
        const auto day = day_of(definition_, *loss.battle);
        return std::string(word_of(*loss.in_history)) + (day ? ", " + *day : "");
    }

    [[nodiscard]] Markdown fates() const {
        Markdown rows;
        for (const LossBeside& loss : losses_beside(definition_, end())) {
            rows += table_row({definition_.ship(loss.ship).ship.name,
                               definition_.ship(loss.ship).ship.class_name, fate_now(loss),
                               fate_then(loss)});
        }
        const Markdown title = "\n### Ships lost\n\n";
        if (rows.empty()) return title + "None.\n";
        return title + table_head({"Ship", "Class", "In this war", "In history"}) + rows;
    }

    /// Ships whose arrival counts, in this war or in history.
    [[nodiscard]] Markdown arrivals() const {
        Markdown rows;
        for (const ArrivalBeside& each : arrivals_beside(definition_, states_)) {
            if (!each.now && !each.in_history) continue;
            rows += table_row({definition_.ship(each.ship).ship.name,
                               place_text(definition_.chart, each.at), turn_text(each.now),
                               turn_text(each.in_history)});
        }
        if (rows.empty()) return rows;
        return Markdown("\n### Arrivals\n\n") +
               table_head({"Ship", "In", "In this war", "In history"}) + rows;
    }

    [[nodiscard]] static std::string squares_text(
        const std::vector<std::optional<Square>>& squares) {
        std::string text;
        for (const auto& square : squares) {
            text += (text.empty() ? "" : " ") + (square ? name_of(*square) : std::string("-"));
        }
        return text;
    }

    /// Every formation's squares, turn by turn, in this war above those of history.
    [[nodiscard]] Markdown ways() const {
        if (fits_.empty()) return {};
        Markdown text =
            markdown(
                "\n### Turn by turn\n\nThe square of each formation at the beginning of "
                "turns {} to {}.\n\n",
                states_.front()->turn.count, states_.back()->turn.count) +
            table_head({"Formation", "", "Squares"});
        for (const WayBeside& way : ways_beside(definition_, states_)) {
            text += table_row({name(way.formation), "this war", squares_text(way.now)});
            text += table_row({"", "history", squares_text(way.in_history)});
        }
        return text;
    }

    /// "Force K [UK-K]"
    [[nodiscard]] std::string name(HistoricId id) const {
        const HistoricParting* parting = definition_.parting_of(id);
        const std::string& full =
            parting != nullptr ? parting->name : definition_.formation({id.number}).name;
        return fmt::format("{} [{}]", full, historic_name(definition_, id));
    }

    [[nodiscard]] static std::string turn_text(const std::optional<TurnNumber>& turn) {
        return turn ? fmt::format("turn {}", turn->count) : "never";
    }

    /// The last turn at whose beginning it was no more than a square from its track all the time.
    [[nodiscard]] static std::string beside_until(const FormationFit& fit) {
        std::optional<TurnNumber> last;
        for (const Standing& standing : fit.standings) {
            if (standing.lag() > Squares{1}) return turn_text(last);
            last = standing.turn;
        }
        return fit.absent == 0 ? "its end" : turn_text(last);
    }

    [[nodiscard]] static std::string furthest(const FormationFit& fit) {
        const auto most = std::max_element(
            fit.standings.begin(), fit.standings.end(),
            [](const Standing& a, const Standing& b) { return a.lag() < b.lag(); });
        if (most == fit.standings.end()) return "-";
        if (most->lag() == Squares{0}) return "never off it";
        return fmt::format("{}, turn {}: {} instead of {}", squares_text(most->lag()),
                           most->turn.count, name_of(most->played), name_of(most->historic));
    }

    [[nodiscard]] static std::string squares_text(Squares squares) {
        return fmt::format("{} square{}", squares.count, squares == Squares{1} ? "" : "s");
    }

    [[nodiscard]] Markdown tracks() const {
        if (fits_.empty()) return {};
        const auto ends = track_ends_beside(definition_, states_);
        Markdown text =
            Markdown("\n### Tracks\n\n") +
            table_head({"Formation", "Within a square of its track until", "Furthest from it",
                        "The track ends in", "There in history", "In this war"});
        for (std::size_t i = 0; i < fits_.size(); ++i) {
            const TrackEnd& last = ends[i];
            text += table_row({name(fits_[i].formation), beside_until(fits_[i]), furthest(fits_[i]),
                               name_of(last.at), turn_text(last.in_history), turn_text(last.now)});
        }
        return text;
    }

    /// The battles of this war that history's was the model of.
    [[nodiscard]] std::string fought_now(const HistoricBattle& historic) const {
        std::vector<std::string> fought;
        for (std::uint32_t number = 0; number < end().battles.size(); ++number) {
            const Battle& battle = end().battles[number];
            if (historic_forces(definition_, end(), {number}).historic != &historic) continue;
            fought.push_back(fmt::format("battle {} in {}, turn {}", number + 1,
                                         name_of(battle.square), battle.turn.count));
        }
        return fought.empty() ? "was not fought" : enumeration(fought);
    }

    [[nodiscard]] Markdown battles() const {
        if (definition_.battles.empty()) return {};
        const FactNames names{definition_, end()};
        Markdown text = Markdown("\n### Battles of history\n\n") +
                        table_head({"Battle", "In", "Between", "In this war"});
        for (const HistoricBattle& battle : definition_.battles) {
            text += table_row({battle.name, name_of(battle.square), names.names(battle.formations),
                               fought_now(battle)});
        }
        return text;
    }

    const War& war_;
    const Definition& definition_;
    std::vector<FormationFit> fits_;
    std::vector<const CampaignState*> states_;
};

}  // namespace

namespace {

bool has_history(const War& war) {
    return !war.turns.empty() && !(war.definition.tracks.empty() && war.definition.battles.empty());
}

}  // namespace

Markdown beside_history_section(const War& war) {
    return has_history(war) ? Beside(war).text() : Markdown{};
}

std::vector<WarPart> beside_history_parts(const War& war) {
    return has_history(war) ? Beside(war).parts() : std::vector<WarPart>{};
}

}  // namespace flagplot
