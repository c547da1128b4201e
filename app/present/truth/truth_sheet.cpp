#include "present/truth/truth_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lines.h"
#include "base/markdown.h"
#include "present/truth/fact_text.h"
#include "present/truth/fact_text_dice.h"
#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

bool is_ruling(const Fact& fact) {
    return is_one_of<UmpireRuled, CampaignAmended, RefusalOverruled, RulingGiven, CommandWithdrawn>(
        fact);
}

bool is_note(const Fact& fact) { return is_one_of<NoteTaken>(fact); }

bool is_of_battle(const Fact& fact) {
    return is_one_of<BattleMarked, BattleFought, BattleRefused, RefusalFailed, FormationBrokeOff,
                     FormationLost>(fact);
}

/// Not facts that only keep accounts, and not dice, which have a table of their own.
bool is_part_of_story(const Fact& fact) {
    if (const auto* tried = std::get_if<SightingTried>(&fact)) return tried->has_succeeded;
    return !is_one_of<DieRolled, PhaseEntered, PulseBegan, QueueDrawnUp, FormationUnderWay,
                      FormationDone, AllowanceSet, LegPlanned, FormationRested, SpottingForgotten,
                      BattleAwaited, BattleOrderAdded, CaptainAnswered, NoteTaken, DecisionCounted>(
        fact);
}

/// The sections of a sheet, one member for each; empty if there is nothing to say.
class Sections {
  public:
    explicit Sections(const TurnPapers& papers)
        : papers_(papers), names_{papers.definition, papers.after} {}

    [[nodiscard]] Markdown head() const {
        const Definition& definition = papers_.definition;
        const TurnNumber turn = papers_.turn;
        return markdown("# {}: turn {} of {}\n\n{}, {}, {}.\n", definition.title, turn.count,
                        definition.calendar.last_turn().count,
                        date_hour(definition.calendar.begin_of(turn)),
                        word_of(light_of(definition, papers_.after, turn)),
                        weather_text(forecast(definition, turn)));
    }

    [[nodiscard]] Markdown orders() const {
        Markdown text = "\n## Orders\n\n";
        for (std::uint32_t side = 0; side < papers_.definition.sides.size(); ++side) {
            text += markdown("- {}\n", orders_of({side}));
        }
        return text;
    }

    /// The facts of one kind, one per line.
    template <class Wanted>
    [[nodiscard]] Markdown facts(std::string_view title, Wanted is_wanted) const {
        Markdown lines;
        for_each_fact([&](const Fact& fact) {
            if (is_wanted(fact)) lines += line(hour_of(fact), sentence(fact));
        });
        return lines.empty() ? lines : markdown("\n## {}\n\n{}", title, lines);
    }

    [[nodiscard]] Markdown dice() const {
        Markdown rows;
        for_each_fact([&](const Fact& fact) {
            if (const auto* die = std::get_if<DieRolled>(&fact)) rows += die_row(*die);
        });
        if (rows.empty()) return rows;
        return Markdown("\n## Dice\n\n") + table_head({"For", "Made of", "Needed", "Shown"}) + rows;
    }

    [[nodiscard]] Markdown told() const {
        Markdown text = "\n## What the sides were told\n";
        for (const Book& book : papers_.books) {
            text += markdown("\n### {} ({})\n", book.own_side().name, book.own_side().id) +
                    reports(book, true, "Shown to it:") + reports(book, false, "Not released yet:");
        }
        return text;
    }

    [[nodiscard]] Markdown waits() const {
        if (papers_.waits.empty()) return {};
        const auto lines = split_lines(papers_.waits);
        return Markdown("\n## What waits\n\n") + code_lines({lines.begin(), lines.end()});
    }

  private:
    template <class Visit>
    void for_each_fact(Visit visit) const {
        for (const SheetEntry& entry : papers_.entries) {
            for (const Fact& fact : entry.happened.facts) visit(fact);
        }
    }

    [[nodiscard]] std::string sentence(const Fact& fact) const {
        return sentence_of(papers_.definition, papers_.after, fact);
    }

    [[nodiscard]] Markdown line(std::optional<Pulse> hour, const std::string& text) const {
        if (text.empty()) return {};
        const Moment begin = papers_.definition.calendar.begin_of(papers_.turn);
        return markdown("- {}{}\n", hour ? hour_text(begin + *hour) + " " : "", text);
    }

    /// The sheet in force when the turn was opened; if there was none, what happened to its side.
    [[nodiscard]] std::string orders_of(SideId side) const {
        std::string received;
        bool is_opened = false;
        for_each_fact([&](const Fact& fact) {
            const auto* sheet = std::get_if<SheetReceived>(&fact);
            if (sheet != nullptr && side_of(sheet->seat) == side) received = sentence(fact);
            is_opened = is_opened || std::holds_alternative<TurnOpened>(fact);
        });
        if (!received.empty()) return received;
        return fmt::format("{} sent no orders{}.", papers_.definition.side(side).name,
                           is_opened ? "; its formations continued as ordered before" : " yet");
    }

    [[nodiscard]] Markdown die_row(const DieRolled& die) const {
        const std::string needed = die.needed == 0 ? "-" : fmt::format("{} or less", die.needed);
        return table_row({roll_text(names_, die.key), made_of_text(die.modifiers), needed,
                          fmt::format("{} of {}", die.result, die.faces)});
    }

    [[nodiscard]] Markdown reports(const Book& book, bool is_released,
                                   std::string_view title) const {
        const SeatId seat = seat_of(book.side);
        Markdown lines;
        for (const SheetEntry& entry : papers_.entries) {
            if (entry.is_released.at(seat.index()) != is_released) continue;
            for (const Told& told : entry.happened.reports) {
                if (told.seat != seat) continue;
                lines += line(hour_of(told.report),
                              sentence_of(book, papers_.after.view(seat), told.report));
            }
        }
        return lines.empty() ? lines : markdown("\n{}\n\n{}", title, lines);
    }

    const TurnPapers& papers_;
    FactNames names_;
};

}  // namespace

std::string turn_sheet(const TurnPapers& papers) {
    const Sections sections(papers);
    const Markdown sheet = sections.head() + sections.orders() + sections.facts("Notes", is_note) +
                           sections.facts("Rulings and withdrawals", is_ruling) +
                           sections.facts("Battles", is_of_battle) +
                           sections.facts("What happened", is_part_of_story) + sections.dice() +
                           sections.told() + sections.waits();
    return sheet.text();
}

}  // namespace flagplot
