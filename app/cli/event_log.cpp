#include "cli/event_log.h"

#include <fmt/format.h>

#include "campaign/ruling_text.h"
#include "present/truth/fact_audience.h"
#include "present/truth/fact_text.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

bool is_wanted(const Fact& fact, Detail detail) {
    switch (detail) {
        case Detail::all:
            return true;
        case Detail::dice:
            return is_one_of<DieRolled>(fact);
        case Detail::summary:
            break;
    }
    return is_for_summary(fact);
}

/// Each die has its key, so that the umpire can force it another time.
std::string worded(const Definition& definition, const CampaignState& after, const Fact& fact,
                   Detail detail) {
    std::string sentence = sentence_of(definition, after, fact);
    const auto* die = std::get_if<DieRolled>(&fact);
    if (detail != Detail::dice || die == nullptr) return sentence;
    return fmt::format("{} [{}]", sentence, key_text(die->key));
}

void add_line(std::string& text, const Calendar& calendar, TurnNumber turn,
              std::optional<Pulse> hour, const std::string& sentence) {
    if (sentence.empty()) return;
    text += "  ";
    text += hour ? hour_text(calendar.begin_of(turn) + *hour) : std::string(5, ' ');
    ((text += "  ") += sentence) += '\n';
}

}  // namespace

std::string happenings(const Definition& definition, const CampaignState& after,
                       const std::vector<Fact>& facts, Detail detail, TurnNumber turn) {
    std::string text;
    for (const Fact& fact : facts) {
        if (!is_wanted(fact, detail)) continue;
        add_line(text, definition.calendar, turn, hour_of(fact),
                 worded(definition, after, fact, detail));
    }
    return text;
}

std::string happenings_and_audiences(const Definition& definition, const CampaignState& after,
                                     const Happened& happened, TurnNumber turn) {
    const auto audiences = audiences_of(definition, after, happened);
    std::string text;
    for (std::size_t i = 0; i < happened.facts.size(); ++i) {
        const Fact& fact = happened.facts[i];
        add_line(text, definition.calendar, turn, hour_of(fact),
                 sentence_with_audience(definition, after, fact, audiences[i]));
    }
    return text;
}

std::string told_to(const Book& book, const SideView& after, const std::vector<Told>& reports,
                    SeatId seat, TurnNumber turn) {
    std::string text;
    for (const Told& told : reports) {
        if (told.seat != seat) continue;
        add_line(text, book.calendar, turn, hour_of(told.report),
                 sentence_of(book, after, told.report));
    }
    return text;
}

std::string told_to_sides(const Rules& rules, const CampaignState& after,
                          const std::vector<Told>& reports, TurnNumber turn) {
    std::string text;
    for (const Book& book : rules.books) {
        const SeatId seat = seat_of(book.side);
        const std::string told = told_to(book, after.view(seat), reports, seat, turn);
        if (!told.empty()) text += fmt::format("Told to {}:\n{}", book.own_side().name, told);
    }
    return text;
}

}  // namespace flagplot::cli
