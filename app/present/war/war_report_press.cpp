#include "present/war/war_report_press.h"

#include <fmt/format.h>

#include "base/markdown.h"
#include "present/truth/enemy_told.h"
#include "present/truth/fact_text.h"
#include "present/truth/fact_text_names.h"
#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Finds the truth behind the reports of one seat, among the facts of their turn.
class Truth {
  public:
    Truth(const War& war, const WarTurn& turn, SeatId seat)
        : war_(war), turn_(turn), side_(side_of(seat)), names_{war.definition, turn.after} {}

    // a side's reports about itself are always true
    template <class R>
    std::string operator()(const R&) const {
        return {};
    }

    std::string operator()(const Seen& told) const {
        return was(
            behind({side_, source_of(told.mode), told.square, told.declared, told.at, told.by})
                .formations);
    }

    std::string operator()(const OwnSpotted& told) const {
        const auto own = [&](FormationId id) {
            return row(id).side == side_ && row(id).number == told.formation;
        };
        const auto by_ships = found<SightingTried, FormationId>([&](const SightingTried& tried) {
            const bool is_it =
                tried.has_succeeded && own(tried.tried.target) && tried.at == told.at;
            return is_it ? std::optional(tried.tried.searcher) : std::nullopt;
        });
        if (!by_ships.empty()) return fmt::format("It was seen by {}.", either(by_ships));
        const auto from_air = found<FoundFromAir, SideId>([&](const FoundFromAir& find) {
            return own(find.target) ? std::optional(find.side) : std::nullopt;
        });
        if (from_air.empty()) return {};
        return fmt::format("Aircraft of {} saw it.", names_.side(from_air.front()));
    }

    std::string operator()(const AirReport& told) const {
        std::string text;
        for (const AirSighting& each : told.found) {
            const auto [targets, is_invented] =
                behind({side_, SightSource::air, each.square, each.declared});
            if (targets.empty()) {
                if (!is_invented) continue;
                text += fmt::format("{}In {}: nobody; the report was false.",
                                    text.empty() ? "" : " ", name_of(each.square));
                continue;
            }
            text += fmt::format("{}In {}: {}{}.", text.empty() ? "" : " ", name_of(each.square),
                                either(targets), strength_text(targets, each.declared));
        }
        return text;
    }

    std::string operator()(const ContactReported& told) const {
        const auto [formations, is_invented] =
            behind({side_, SightSource::report, told.square, told.declared});
        if (is_invented) return "Nobody was there: the report was false.";
        return was(formations);
    }

    std::string operator()(const BlockLearned& told) const {
        return was(behind({side_, SightSource::report, told.centre}).formations);
    }

    std::string operator()(const BattleJoined& told) const {
        const auto enemies = found<BattleMarked, std::string>([&](const BattleMarked& marked) {
            return numbered(marked.numbers, told.battle)
                       ? std::optional(enemies_in(marked.formations))
                       : std::nullopt;
        });
        return enemies.empty() ? "" : "Against it stood " + enemies.front() + ".";
    }

    std::string operator()(const BattleOver& told) const {
        const auto results = found<BattleFought, std::string>([&](const BattleFought& fought) {
            const Battle& battle = turn_.after.battles.at(fought.battle.index());
            return numbered(battle.numbers, told.battle)
                       ? std::optional(harm_done(battle, fought.outcome))
                       : std::nullopt;
        });
        return results.empty() ? "" : results.front();
    }

  private:
    [[nodiscard]] const FormationRow& row(FormationId id) const {
        return row_of(war_.definition, turn_.after, id);
    }

    /// What `matching` finds among the facts of one kind.
    template <class F, class T, class Matching>
    [[nodiscard]] std::vector<T> found(Matching matching) const {
        std::vector<T> all;
        for (const Fact& fact : turn_.facts) {
            const auto* each = std::get_if<F>(&fact);
            if (each == nullptr) continue;
            if (std::optional<T> match = matching(*each)) all.push_back(*std::move(match));
        }
        return all;
    }

    [[nodiscard]] bool numbered(const std::map<SideId, OwnBattleNumber>& numbers,
                                OwnBattleNumber number) const {
        const auto own = numbers.find(side_);
        return own != numbers.end() && own->second == number;
    }

    /// Who the enemy was that this side was told of.
    [[nodiscard]] EnemyBehind behind(const EnemyTold& told) const {
        EnemySought sought(war_.definition, turn_.after, told);
        for (const Fact& fact : turn_.facts) sought.look_at(fact);
        return sought.behind();
    }

    /// "A", or "A or B" if the facts fit more than one.
    [[nodiscard]] std::string either(const std::vector<FormationId>& ids) const {
        std::string text;
        for (const FormationId id : ids) text += (text.empty() ? "" : " or ") + names_.name(id);
        return text;
    }

    [[nodiscard]] std::string was(const std::vector<FormationId>& ids) const {
        return ids.empty() ? "" : fmt::format("It was {}.", either(ids));
    }

    /// How strong it really was, if it was reported wrongly.
    [[nodiscard]] std::string strength_text(const std::vector<FormationId>& targets,
                                            const Declaration& told) const {
        if (targets.size() != 1) return {};
        const auto real = true_declaration(war_.definition, turn_.after, targets.front());
        return !real || *real == told ? "" : ", which was " + phrase_of(*real);
    }

    [[nodiscard]] std::string enemies_in(const std::vector<FormationId>& formations) const {
        std::vector<FormationId> enemies;
        for (const FormationId id : formations) {
            if (war_.definition.are_hostile(side_, row(id).side)) enemies.push_back(id);
        }
        return names_.names(enemies);
    }

    [[nodiscard]] SideId owner_of(ShipId ship) const {
        return row(formation_with(turn_.after, ship)).side;
    }

    /// What the enemy lost in the battle.
    [[nodiscard]] std::string harm_done(const Battle& battle, const BattleOutcome& outcome) const {
        std::vector<std::string> lost;
        for (const ShipOutcome& each : outcome.ships) {
            const bool is_lost = each.hull == Hundredths{0} || each.fate == Fate::captured;
            if (!is_lost || !war_.definition.are_hostile(side_, owner_of(each.ship))) continue;
            lost.push_back(names_.ship(each.ship));
        }
        const std::string harm = lost.empty() ? "lost no ship" : "lost " + enumeration(lost);
        return fmt::format("The enemy ({}) {}.", enemies_in(battle.formations), harm);
    }

    const War& war_;
    const WarTurn& turn_;
    SideId side_;
    FactNames names_;
};

Markdown rows_of(const War& war, const WarTurn& turn, const Book& book) {
    const SeatId seat = seat_of(book.side);
    Markdown rows;
    std::int32_t number = 0;
    for (const Told& told : turn.reports) {
        if (told.seat != seat) continue;
        ++number;
        const std::string truth = truth_behind(war, turn, seat, told.report);
        if (truth.empty()) continue;
        rows += table_row({places_text({{turn.turn, number}}),
                           sentence_of(book, turn.after.view(seat), told.report), truth});
    }
    return rows;
}

Markdown headlines(const std::vector<Edition>& editions) {
    Markdown rows;
    for (const Edition& edition : editions) {
        rows += table_row(
            {edition.date, edition.headline.sentence, places_text(edition.headline.from)});
    }
    return rows.empty() ? rows : table_head({"Day", "Headline", "From report"}) + rows;
}

Markdown part_of(const War& war, const Book& book) {
    Markdown rows;
    for (const WarTurn& turn : war.turns) rows += rows_of(war, turn, book);
    const auto editions = editions_of(book, news_of(war, seat_of(book.side)));
    return markdown("\n## {}\n\n{}\n{}", book.own_side().name, headlines(editions),
                    rows.empty() ? Markdown("It was told nothing of the enemy.\n")
                                 : table_head({"Report", "Told", "In truth"}) + rows);
}

}  // namespace

std::string truth_behind(const War& war, const WarTurn& turn, SeatId seat, const Report& report) {
    return std::visit(Truth(war, turn, seat), report);
}

std::string press_and_truth_markdown(const War& war) {
    Markdown text = markdown(
        "# {}: the press and the truth\n\nWhat each side's paper led with, what the side was told, "
        "and who it really was. For everybody, now that it may be known.\n",
        war.definition.title);
    for (const Book& book : war.books) text += part_of(war, book);
    return text.text();
}

}  // namespace flagplot
