#include "present/desk/start/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/plain_text.h"
#include "present/desk/start/world_map.h"

namespace flagplot::desk {

namespace {

constexpr std::int32_t most_at_once = 50;

class SetupChange {
  public:
    explicit SetupChange(Setup& setup) : setup_(setup), form_(setup.form) {}

    void operator()(const GoToSetup& go) {
        setup_.message = why_not_there(setup_, go.step);
        if (setup_.message.empty()) setup_.step = go.step;
    }
    void operator()(const StepSetup& step) {
        const auto last = static_cast<std::int32_t>(setup_steps.size()) - 1;
        const auto to = std::clamp(static_cast<std::int32_t>(setup_.step) + step.steps, 0, last);
        (*this)(GoToSetup{setup_steps.at(static_cast<std::size_t>(to)).step});
    }
    void operator()(const FillSetup& fill) {
        const bool id_follows = form_.id == slug_of(form_.title) && fill.form.id == form_.id;
        const std::string chart = std::exchange(form_, fill.form).chart;
        if (id_follows) form_.id = slug_of(form_.title);
        if (form_.chart != chart) take_chart();
        setup_.written.clear();
    }
    void operator()(const FillAdding& fill) { setup_.adding = fill.adding; }
    void operator()(const PickFleet& pick) {
        if (pick.fleet < form_.fleets.size()) setup_.fleet = pick.fleet;
    }
    void operator()(const AddFleet& add) {
        if (add.side >= form_.sides.size()) return;
        const auto before = std::count_if(form_.fleets.begin(), form_.fleets.end(),
                                          [&](const auto& each) { return each.side == add.side; });
        form_.fleets.push_back({fmt::format("{} {}", form_.sides[add.side], before + 1), add.side});
        setup_.fleet = form_.fleets.size() - 1;
    }
    void operator()(const RemoveFleet& remove) {
        if (remove.fleet >= form_.fleets.size()) return;
        form_.fleets.erase(form_.fleets.begin() + static_cast<std::ptrdiff_t>(remove.fleet));
        setup_.fleet.reset();
    }
    void operator()(const PlaceFleet& place) {
        if (setup_.picked() == nullptr) return refuse("Choose a formation first, or add one.");
        if (!setup_.chart.contains(place.square)) return;
        if (setup_.chart.at(place.square) == Terrain::land) {
            return refuse(fmt::format("{} is land.", name_of(place.square)));
        }
        setup_.message.clear();
        form_.fleets[*setup_.fleet].at = place.square;
    }
    void operator()(const AddShips& add) {
        if (add.ship_class >= setup_.classes.size()) return;
        if (setup_.picked() == nullptr) return refuse("Choose a formation first, or add one.");
        const auto count = whole_number<std::int32_t>(setup_.adding.count);
        if (!count || *count < 1 || *count > most_at_once) {
            return refuse(fmt::format("Add 1 to {} ships at once.", most_at_once));
        }
        setup_.message.clear();
        for (std::int32_t i = 0; i < *count; ++i) add_ship(setup_.classes[add.ship_class], *count);
        setup_.adding.name.clear();
    }
    void operator()(const DropShip& drop) {
        if (setup_.picked() == nullptr || drop.ship >= setup_.picked()->ships.size()) return;
        auto& ships = form_.fleets[*setup_.fleet].ships;
        ships.erase(ships.begin() + static_cast<std::ptrdiff_t>(drop.ship));
    }
    void operator()(const LookAtSea& look) { setup_.camera = look.camera; }
    void operator()(const FitSea& fit) {
        setup_.camera = whole_chart(setup_.chart, fit.room);
        setup_.is_fitted = true;
    }
    void operator()(const LookAtWorld& look) { setup_.world = look.camera; }
    void operator()(const FitWorld& fit) {
        setup_.world = whole_chart(world_chart(), fit.room);
        setup_.is_world_fitted = true;
    }
    void operator()(const MakeSea&) {}
    void operator()(const WriteCampaign&) {}
    void operator()(const FinishStep&) {}
    void operator()(const PlayWritten&) {}
    void operator()(const EditWritten&) {}

  private:
    void refuse(std::string why) { setup_.message = std::move(why); }

    /// The chart that was chosen, or none until one is made.
    void take_chart() {
        const auto chosen =
            std::find_if(setup_.charts.begin(), setup_.charts.end(),
                         [&](const ChartOffer& each) { return each.name == form_.chart; });
        const bool is_there = chosen != setup_.charts.end();
        setup_ = with_sea(std::move(setup_), is_there ? chosen->chart : Chart{}, std::nullopt);
    }

    [[nodiscard]] bool has_ship(const std::string& name) const {
        return std::any_of(form_.fleets.begin(), form_.fleets.end(), [&](const SetupFleet& fleet) {
            return std::any_of(fleet.ships.begin(), fleet.ships.end(),
                               [&](const SetupShip& ship) { return ship.name == name; });
        });
    }
    /// Alone she has the name itself; of several, or where it is taken, the next free number.
    [[nodiscard]] std::string free_name(const std::string& name, std::int32_t count) const {
        if (count == 1 && !has_ship(name)) return name;
        for (std::int32_t number = 1;; ++number) {
            std::string numbered = fmt::format("{} {}", name, number);
            if (!has_ship(numbered)) return numbered;
        }
    }
    void add_ship(const ClassLine& line, std::int32_t count) {
        const std::string& wanted = setup_.adding.name.empty() ? line.name : setup_.adding.name;
        SetupShip ship{free_name(wanted, count), line.name};
        if (!line.has_speed) ship.knots = setup_.adding.knots;
        if (line.unit.kind == Kind::auxiliary) ship.tons = setup_.adding.tons;
        form_.fleets[*setup_.fleet].ships.push_back(std::move(ship));
    }

    Setup& setup_;
    SetupForm& form_;
};

}  // namespace

Setup setup_after(Setup setup, const SetupIntent& intent) {
    std::visit(SetupChange(setup), intent);
    return setup;
}

Setup with_sea(Setup setup, Chart chart, std::optional<MakingForm> made_of) {
    setup.chart = std::move(chart);
    setup.made_of = std::move(made_of);
    setup.is_fitted = false;
    for (SetupFleet& fleet : setup.form.fleets) {
        const bool is_sea = fleet.at && setup.chart.contains(*fleet.at) &&
                            setup.chart.at(*fleet.at) != Terrain::land;
        if (!is_sea) fleet.at.reset();
    }
    return setup;
}

}  // namespace flagplot::desk
