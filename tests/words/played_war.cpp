#include "words/played_war.h"

#include "base/ensure.h"
#include "campaign/engagement.h"
#include "files/view_file.h"
#include "paper/svg_lines.h"
#include "present/characters/chart_text.h"
#include "present/json/show_json.h"
#include "present/plot/plot.h"
#include "present/plot/plot_picture.h"
#include "present/side/briefing_document.h"
#include "present/side/newspaper.h"
#include "present/truth/fact_text.h"
#include "present/truth/truth_plot.h"
#include "present/truth/truth_sheet.h"
#include "present/war/war_report_press.h"
#include "support/random_ruling.h"
#include "support/random_world.h"
#include "tactical/paper/papers.h"
#include "view/battle_sheet.h"
#include "view/briefing.h"
#include "view/check_orders.h"
#include "view/receipt.h"
#include "words/put_words.h"

namespace flagplot::test {

namespace {

/// Everybody writes to everybody, and the umpire rules on all there is.
std::vector<Command> talkative(const World& world, const CampaignState& state) {
    std::vector<Command> said{PassMessage{side_of(red), side_of(blue), "Do you surrender?"},
                              PassMessage{{}, side_of(red), "The harbour is closed."}};
    Draw draw(static_cast<std::uint64_t>(state.turn.count));
    constexpr std::size_t verbs = std::variant_size_v<Ruling>;
    for (std::size_t verb = 0; verb < verbs; ++verb) {
        said.emplace_back(random_rule(world, state, verb, draw));
    }
    return said;
}

struct PlayedWar {
    World world;
    std::vector<Played> steps;
};

const PlayedWar& played() {
    static const PlayedWar war = [] {
        PlayedWar made{random_world(12), {}};
        made.world.umpire = talkative;
        const Rules rules(made.world.definition, OfficialDice{made.world.secret});
        made.steps = play(made.world, rules);
        return made;
    }();
    return war;
}

std::string lines_of(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences) text += sentence + "\n";
    return text;
}

War war_of(const SpokenWar& spoken) {
    return {spoken.definition, spoken.books, spoken.turns,
            spoken.definition.title /* in the place of a reason */};
}

}  // namespace

SpokenWar war_with(const std::string& words) {
    SpokenWar war{played().world.definition, {}, {}};
    put_words(war.definition, words);
    for (const Played& step : played().steps) {
        const TurnNumber turn = step.before.turn;
        if (war.turns.empty() || war.turns.back().turn != turn)
            war.turns.push_back({turn, {}, {}, {}});
        WarTurn& last = war.turns.back();
        last.facts.insert(last.facts.end(), step.step.facts.begin(), step.step.facts.end());
        last.reports.insert(last.reports.end(), step.step.reports.begin(), step.step.reports.end());
        last.after = step.step.after;
    }
    for (WarTurn& turn : war.turns) {
        put_words(turn.facts, words);
        put_words(turn.reports, words);
        put_words(turn.after, words);
    }
    for (std::uint32_t side = 0; side < war.definition.sides.size(); ++side) {
        war.books.push_back(book_of(war.definition, {side}));
    }
    return war;
}

std::vector<Output> pages_of(const SpokenWar& spoken) {
    const War war = war_of(spoken);
    std::vector<Output> pages{{"the history", war_history_markdown(war)},
                              {"press and truth", press_and_truth_markdown(war)}};
    for (const Book& book : spoken.books) {
        const SeatId seat = seat_of(book.side);
        const std::string& id = book.own_side().id;
        pages.push_back({"newspaper of " + id, newspaper_markdown(book, news_of(war, seat))});
        for (const WarTurn& turn : spoken.turns) {
            const SideView& view = turn.after.view(seat);
            const std::string name = id + " after turn " + std::to_string(turn.turn.count);
            pages.push_back(
                {"briefing of " + name,
                 briefing_mail(book, view, receipt_section(book, view.turn, Digest{1}))});
            for (std::uint32_t battle = 1; battle <= view.battles.size(); ++battle) {
                pages.push_back({"battle sheet of " + name, tactical::paper::side_sheet_markdown(
                                                                side_sheet(book, view, {battle}))});
            }
        }
    }
    const std::vector<bool> is_shown(spoken.books.size(), true);
    for (const WarTurn& turn : spoken.turns) {
        pages.push_back({"the umpire's sheet of turn " + std::to_string(turn.turn.count),
                         turn_sheet({spoken.definition,
                                     spoken.books,
                                     turn.turn,
                                     turn.after,
                                     {{1, {turn.facts, turn.reports}, is_shown}},
                                     "What waits\n  flagplot\n"})});
    }
    return pages;
}

std::vector<Output> texts_of(const SpokenWar& spoken) {
    std::vector<Output> texts;
    for (const WarTurn& turn : spoken.turns) {
        const std::string of_turn = " of turn " + std::to_string(turn.turn.count);
        std::vector<std::string> sentences;
        for (const Fact& fact : turn.facts) {
            sentences.push_back(sentence_of(spoken.definition, turn.after, fact));
        }
        texts.push_back({"the log" + of_turn, lines_of(sentences)});
        texts.push_back({"the umpire's chart" + of_turn,
                         chart_text(plot_of_truth(spoken.definition, turn.after), false)});
        for (const Book& book : spoken.books) {
            const SeatId seat = seat_of(book.side);
            const SideView& view = turn.after.view(seat);
            const std::string name = of_turn + " of " + book.own_side().id;
            std::vector<std::string> told;
            for (const Told& each : turn.reports) {
                if (each.seat == seat) told.push_back(sentence_of(book, view, each.report));
            }
            texts.push_back({"the log" + name, lines_of(told)});
            texts.push_back({"the chart" + name, chart_text(plot_of(book, view), false)});
            texts.push_back({"the data" + name, show_json(book, view)});
            texts.push_back({"the view file" + name, view_file_text(book, view)});
            texts.push_back({"the picture" + name,
                             paper::svg_in_page(plot_picture(plot_of(book, view), {}), "plot")});
        }
    }
    return texts;
}

}  // namespace flagplot::test
