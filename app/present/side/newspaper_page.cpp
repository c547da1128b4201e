#include <fmt/format.h>

#include <set>

#include "base/markdown.h"
#include "present/side/newspaper.h"
#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// A sentence, with the reports it comes from in small print.
Markdown line(const Dispatch& dispatch) {
    return markdown("- {}{} ({})\n", dispatch.hour.empty() ? "" : dispatch.hour + " ",
                    dispatch.sentence, places_text(dispatch.from));
}

Markdown column(std::string_view title, const std::vector<Dispatch>& dispatches) {
    if (dispatches.empty()) return {};
    Markdown text = markdown("\n### {}\n\n", title);
    for (const Dispatch& dispatch : dispatches) text += line(dispatch);
    return text;
}

Markdown edition_text(const Edition& edition) {
    return markdown("\n## {}\n\n**{}** ({})\n", edition.date, edition.headline.sentence,
                    places_text(edition.headline.from)) +
           column("Dispatches", edition.dispatches) +
           column("What our captains claim", edition.claims) +
           column("What we admit", edition.losses) + column("Our ships at sea", edition.movements) +
           column("The weather", edition.weather);
}

std::set<ReportPlace> places_in(const std::vector<Edition>& editions) {
    std::set<ReportPlace> places;
    for (const Edition& edition : editions) {
        places.insert(edition.headline.from.begin(), edition.headline.from.end());
        for (const auto* each : {&edition.dispatches, &edition.claims, &edition.losses,
                                 &edition.movements, &edition.weather}) {
            for (const Dispatch& dispatch : *each) {
                places.insert(dispatch.from.begin(), dispatch.from.end());
            }
        }
    }
    return places;
}

/// The reports the paper was made from, as the side was told them.
Markdown sources_text(const Book& book, const std::vector<TurnNews>& turns,
                      const std::vector<Edition>& editions) {
    const std::set<ReportPlace> used = places_in(editions);
    Markdown text = "\n## Sources\n\n";
    for (const TurnNews& news : turns) {
        ReportPlace place{news.turn, 0};
        for (const Report& report : news.reports) {
            ++place.number;
            if (!used.contains(place)) continue;
            const auto at = hour_of(report);
            text += markdown("- {}: {}{}\n", places_text({place}),
                             at ? hour_text(book.calendar.begin_of(news.turn) + *at) + " " : "",
                             sentence_of(book, news.after, report));
        }
    }
    return text;
}

}  // namespace

std::string places_text(const std::vector<ReportPlace>& places) {
    std::string text;
    for (const ReportPlace& place : places) {
        text += fmt::format("{}{}.{}", text.empty() ? "" : ", ", place.turn.count, place.number);
    }
    return text;
}

std::string newspaper_markdown(const Book& book, const std::vector<TurnNews>& turns) {
    const std::vector<Edition> editions = editions_of(book, turns);
    Markdown text = markdown(
        "# The {} Dispatch\n\n{}. This is the paper of one side: it knows what {} was told, and "
        "nothing else. The numbers in brackets name the reports it was made of, which are listed "
        "at its end.\n",
        book.own_side().name, book.title, book.own_side().name);
    if (editions.empty()) return (text + "\nNothing has been told yet.\n").text();
    for (const Edition& edition : editions) text += edition_text(edition);
    return (text + sources_text(book, turns, editions)).text();
}

std::string newspaper_name(const Book& book) { return "newspaper-" + book.own_side().id; }

}  // namespace flagplot
