#include "present/side/newspaper.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "base/plain_text.h"
#include "present/side/newspaper_story.h"
#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// The steps a formation made in a day.
struct Steaming {
    std::vector<Square> squares;
    std::vector<ReportPlace> from;
};

/// Writes editions, one after another. A loss that was admitted is not admitted again.
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
        const Story story = story_of(book_, *view_, report);
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
        edition().headline = {{}, upper_case(headline), {place}};
    }

    // what has columns of its own
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
                                                name_of(told.square), quotation(told.learned.text)),
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

}  // namespace

std::string day_of(const Calendar& calendar, TurnNumber turn) {
    const std::string date = date_hour(calendar.begin_of(turn));
    return date.substr(0, date.rfind(' '));
}

std::vector<Edition> editions_of(const Book& book, const std::vector<TurnNews>& turns) {
    Press press(book);
    for (const TurnNews& news : turns) press.print(news);
    return std::move(press).editions();
}

}  // namespace flagplot
