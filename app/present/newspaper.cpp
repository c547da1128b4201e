#include "present/newspaper.h"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>

#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// How much a report is worth to a front page; the greatest of a day, and of equals the first,
/// makes the headline.
enum class Weight : std::uint8_t {
    none,
    weather,
    steaming,
    seen_by_enemy,
    sighting,
    blow,
    battle,
    outcome,
    loss
};

struct Story {
    Weight weight{};
    std::string headline;  ///< in capitals by `shouted`
    std::string sentence;  ///< empty: it stands in another column, or in none
};

/// Letters as a headline has them.
std::string shouted(std::string text) {
    for (char& c : text) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return text;
}

/// A text somebody chose to tell, quoted without its line ends.
std::string quoted(const std::string& text) {
    std::string line = text;
    for (char& c : line) {
        if (c == '\n') c = ' ';
    }
    return "\"" + line + "\"";
}

/// Of an enumeration whose members have commas.
std::string with_semicolons(const std::vector<std::string>& members) {
    std::string text;
    for (const std::string& member : members) text += (text.empty() ? "" : "; ") + member;
    return text;
}

/// Words a report as a paper would: what it says, and not a word more.
struct Editor {
    const Book& book;
    const SideView& view;

    [[nodiscard]] std::string name(OwnNumber number) const { return called(view, number); }
    [[nodiscard]] std::string place(Square square) const { return place_text(book.chart, square); }

    // what no paper prints: orders, points, dice, cards, messages, the umpire's own work
    template <class R>
    Story operator()(const R&) const {
        return {};
    }

    Story operator()(const OwnEntered& told) const {
        return {Weight::steaming, name(told.formation) + " joins our forces",
                fmt::format("{} has joined our forces in {}.", name(told.formation),
                            place(told.square))};
    }
    Story operator()(const OwnLeft& told) const {
        return {Weight::steaming, name(told.formation) + " leaves these waters",
                fmt::format("{} has left these waters.", name(told.formation))};
    }
    Story operator()(const OwnReached& told) const {
        const bool has_name = place(told.marker) != name_of(told.marker);
        if (!told.is_destination || !has_name) return {};
        return {Weight::steaming, name(told.formation) + " arrives",
                fmt::format("{} has arrived in {}.", name(told.formation), place(told.marker))};
    }
    Story operator()(const OwnSpotted& told) const {
        return {Weight::seen_by_enemy, "Our ships are watched",
                fmt::format("{} has been seen; by whom is not known.", name(told.formation))};
    }
    Story operator()(const Seen& told) const {
        const std::string what =
            told.declared ? phrase_of(*told.declared) : "its strength is not known";
        return {Weight::sighting, "Enemy sighted in " + name_of(told.square),
                fmt::format("{} has found an enemy force {} in {}: {}.", name(told.by),
                            phrase_of(told.mode), place(told.square), what)};
    }
    Story operator()(const AirReport& told) const {
        const std::string flight =
            told.asset ? book.assets.at(told.asset->index()).name : "One more flight";
        const std::string where = round_text(book.chart, told.centre);
        if (told.found.empty()) {
            return {Weight::weather, "Aircraft report nothing",
                    fmt::format("{}: nothing was seen in {}.", flight, where)};
        }
        std::vector<std::string> forces;
        for (const AirSighting& each : told.found) {
            forces.push_back(
                fmt::format("{}, in {}", phrase_of(each.declared), place(each.square)));
        }
        return {
            Weight::sighting, "Aircraft find the enemy",
            fmt::format("{}, over {}, saw the enemy: {}.", flight, where, with_semicolons(forces))};
    }
    Story operator()(const ContactReported& told) const {
        return {Weight::sighting, "News of the enemy in " + name_of(told.square),
                fmt::format("An enemy force is reported in {}{}.", place(told.square),
                            told.declared ? ": " + phrase_of(*told.declared) : "")};
    }
    Story operator()(const BlockLearned& told) const {
        return {Weight::sighting, "A fix on the enemy",
                fmt::format("A direction-finding fix puts an enemy in one of {}.",
                            block_text(book.chart, told.centre))};
    }
    Story operator()(const OwnStruck& told) const {
        return {Weight::blow, "News from " + name(told.formation),
                fmt::format("{} reports: {}", name(told.formation), quoted(told.seen.text))};
    }
    Story operator()(const OwnWeathered& told) const {
        return {Weight::weather, "Heavy weather at sea",
                fmt::format("{} has run into {}.", name(told.formation), phrase_of(told.weather))};
    }
    Story operator()(const OwnFounded& told) const {
        std::vector<std::string> ships;
        for (const OwnShip ship : told.ships) ships.push_back(book.ship(ship).name);
        return {Weight::steaming, short_name(told.name.text) + " is formed",
                fmt::format("{} parted company with {} in {}, as {}.", enumeration(ships),
                            name(told.from), place(told.square), short_name(told.name.text))};
    }
    Story operator()(const OwnMerged& told) const {
        return {Weight::steaming, "Our forces join",
                fmt::format("{} has joined {}.", name(told.formation), name(told.into))};
    }
    Story operator()(const OwnSlipped& told) const {
        return {
            Weight::seen_by_enemy, name(told.formation) + " gives the enemy the slip",
            fmt::format("{} declined battle and is in {}.", name(told.formation), place(told.to))};
    }
    Story operator()(const OwnBrokeOff& told) const {
        return {Weight::battle, name(told.formation) + " breaks off",
                fmt::format("{} broke off the action and is in {}.", name(told.formation),
                            place(told.to))};
    }
    Story operator()(const BattleJoined& told) const {
        std::vector<std::string> own;
        for (const OwnNumber number : told.own) own.push_back(name(number));
        std::vector<std::string> enemy;
        for (const Declaration& force : told.enemy) enemy.push_back(phrase_of(force));
        return {Weight::battle, "Battle in " + name_of(told.square),
                fmt::format("{} met the enemy in {}, and battle was joined: against {}.",
                            enumeration(own), place(told.square), with_semicolons(enemy))};
    }
    Story operator()(const BattleOver& told) const {
        return {Weight::outcome, "The battle in " + name_of(told.square) + " is over",
                fmt::format("The battle in {} is over.", place(told.square))};
    }
    Story operator()(const TextTold& told) const {
        return {Weight::weather, "News of the day", "It is learned: " + quoted(told.text.text)};
    }
};

/// The steps a formation made in a day.
struct Steaming {
    std::vector<Square> squares;
    std::vector<ReportPlace> from;
};

/// Writes editions one after another; what was admitted lost once is not admitted again.
class Press {
  public:
    explicit Press(const Book& book) : book_(book) {}

    void print(const TurnNews& news) {
        const std::string day = day_of(book_.calendar, news.turn);
        if (editions_.empty() || editions_.back().date != day) begin(day);
        edition().turns.push_back(news.turn.count);
        view_ = &news.after;
        ReportPlace place{news.turn, 0};
        for (const Report& report : news.reports) {
            ++place.number;
            take(report, place);
        }
        move_to_columns();
    }

    [[nodiscard]] std::vector<Edition> editions() && {
        std::erase_if(editions_, [](const Edition& each) { return each.headline.from.empty(); });
        return std::move(editions_);
    }

  private:
    [[nodiscard]] Edition& edition() { return editions_.back(); }

    void begin(const std::string& day) {
        editions_.emplace_back().date = day;
        best_ = Weight::none;
        steamed_.clear();
        forecast_.clear();
    }

    void take(const Report& report, ReportPlace place) {
        const Story story = std::visit(Editor{book_, *view_}, report);
        if (!story.sentence.empty()) {
            edition().dispatches.push_back({hour(report, place.turn), story.sentence, {place}});
        }
        lead_with(story.weight, story.headline, place);
        std::visit([&](const auto& told) { note(told, place); }, report);
    }

    [[nodiscard]] std::string hour(const Report& report, TurnNumber turn) const {
        const auto at = hour_of(report);
        return at ? hour_text(book_.calendar.begin_of(turn) + *at) : "";
    }

    void lead_with(Weight weight, const std::string& headline, ReportPlace place) {
        if (weight <= best_ || headline.empty()) return;
        best_ = weight;
        edition().headline = {{}, shouted(headline), {place}};
    }

    // what stands in columns of its own
    template <class R>
    void note(const R&, ReportPlace) {}

    void note(const OwnMoved& told, ReportPlace place) {
        Steaming& steamed = steamed_[told.formation];
        steamed.squares.push_back(told.to);
        steamed.from.push_back(place);
        lead_with(Weight::steaming, called(*view_, told.formation) + " is at sea", place);
    }
    void note(const WeatherTold& told, ReportPlace place) {
        const std::string forecast = weather_text(told.zones);
        if (forecast == forecast_) {
            edition().weather.back().from.push_back(place);
            return;
        }
        forecast_ = forecast;
        const Moment from = book_.calendar.begin_of(told.turn);
        edition().weather.push_back(
            {{}, fmt::format("From {}: {}.", date_hour(from), forecast), {place}});
        lead_with(Weight::weather, "The weather: " + forecast, place);
    }
    void note(const BattleOver& told, ReportPlace place) {
        if (told.learned.text.empty()) return;
        edition().claims.push_back({{},
                                    fmt::format("Of the battle in {} our captains say: {}",
                                                name_of(told.square), quoted(told.learned.text)),
                                    {place}});
    }
    void note(const OwnPrizes& told, ReportPlace place) {
        if (told.prizes.empty()) return;
        lead_with(Weight::outcome, "Prizes taken", place);
        std::vector<std::string> prizes;
        for (const Prize& prize : told.prizes) prizes.push_back(phrase_of(prize));
        edition().claims.push_back(
            {{},
             fmt::format("In company with {}, taken from the enemy: {}.",
                         called(*view_, told.formation), enumeration(prizes)),
             {place}});
    }
    void note(const OwnShipsLeft& told, ReportPlace place) {
        std::vector<std::string> lost;
        std::vector<std::string> damaged;
        for (const OwnShipLeft& each : told.ships) {
            const BookShip& ship = book_.ship(each.ship);
            if (each.left.is_lost()) {
                if (admitted_.insert(each.ship).second) {
                    lost.push_back(fmt::format("{} ({})", ship.name, loss_word(each.left)));
                }
            } else if (each.left.is_damaged()) {
                damaged.push_back(fmt::format("{} ({})", ship.name, state_text(ship, each.left)));
            }
        }
        if (!lost.empty()) {
            edition().losses.push_back(
                {{}, fmt::format("The loss of {} is admitted.", enumeration(lost)), {place}});
            lead_with(Weight::loss,
                      counted(static_cast<std::int32_t>(lost.size()), "ship") + " lost", place);
        }
        if (!damaged.empty()) {
            edition().losses.push_back(
                {{}, fmt::format("Damaged: {}.", enumeration(damaged)), {place}});
            lead_with(Weight::blow, "Ships of ours damaged", place);
        }
    }

    /// The day's steaming so far, one sentence for each formation.
    void move_to_columns() {
        edition().movements.clear();
        for (const auto& [formation, steamed] : steamed_) {
            edition().movements.push_back(
                {{},
                 fmt::format("{} steamed to {}.", called(*view_, formation),
                             enumeration(steamed.squares)),
                 steamed.from});
        }
    }

    const Book& book_;
    const SideView* view_ = nullptr;
    std::vector<Edition> editions_;
    Weight best_ = Weight::none;
    std::map<OwnNumber, Steaming> steamed_;  // of the day
    std::string forecast_;                   // the last one of the day
    std::set<OwnShip> admitted_;
};

/// A sentence with the reports it comes from in small print.
std::string line(const Dispatch& dispatch) {
    return fmt::format("- {}{} ({})\n", dispatch.hour.empty() ? "" : dispatch.hour + " ",
                       dispatch.sentence, places_text(dispatch.from));
}

std::string column(std::string_view title, const std::vector<Dispatch>& dispatches) {
    if (dispatches.empty()) return {};
    std::string text = fmt::format("\n### {}\n\n", title);
    for (const Dispatch& dispatch : dispatches) text += line(dispatch);
    return text;
}

std::string edition_text(const Edition& edition) {
    return fmt::format("\n## {}\n\n**{}** ({})\n", edition.date, edition.headline.sentence,
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

/// The reports the paper was made of, as the side was told them.
std::string sources_text(const Book& book, const std::vector<TurnNews>& turns,
                         const std::vector<Edition>& editions) {
    const std::set<ReportPlace> used = places_in(editions);
    std::string text = "\n## Where it comes from\n\n";
    for (const TurnNews& news : turns) {
        ReportPlace place{news.turn, 0};
        for (const Report& report : news.reports) {
            ++place.number;
            if (!used.contains(place)) continue;
            const auto at = hour_of(report);
            text += fmt::format("- {}: {}{}\n", places_text({place}),
                                at ? hour_text(book.calendar.begin_of(news.turn) + *at) + " " : "",
                                sentence_of(book, news.after, report));
        }
    }
    return text;
}

}  // namespace

std::string day_of(const Calendar& calendar, TurnNumber turn) {
    const std::string date = date_hour(calendar.begin_of(turn));
    return date.substr(0, date.rfind(' '));
}

std::string places_text(const std::vector<ReportPlace>& places) {
    std::string text;
    for (const ReportPlace& place : places) {
        text += fmt::format("{}{}.{}", text.empty() ? "" : ", ", place.turn.count, place.number);
    }
    return text;
}

std::vector<Edition> editions_of(const Book& book, const std::vector<TurnNews>& turns) {
    Press press(book);
    for (const TurnNews& news : turns) press.print(news);
    return std::move(press).editions();
}

std::string newspaper_markdown(const Book& book, const std::vector<TurnNews>& turns) {
    const std::vector<Edition> editions = editions_of(book, turns);
    std::string text = fmt::format(
        "# The {} Dispatch\n\n{}. This is the paper of one side: it knows what {} was told, and "
        "nothing else. The numbers in brackets name the reports it was made of, which stand at its "
        "end.\n",
        book.own_side().name, book.title, book.own_side().name);
    if (editions.empty()) return text + "\nNothing has been told yet.\n";
    for (const Edition& edition : editions) text += edition_text(edition);
    return text + sources_text(book, turns, editions);
}

std::string newspaper_name(const Book& book) { return "newspaper-" + book.own_side().id; }

}  // namespace flagplot
