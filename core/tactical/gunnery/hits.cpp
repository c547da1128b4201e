#include "tactical/gunnery/hits.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/gunnery/expected.h"

namespace flagplot::tactical::gunnery {

namespace {

/// One shell that strikes.
class Shell {
  public:
    Shell(Field& field, const ShellHits& shells)
        : field_(field),
          target_(shells.target),
          ship_(*field.actors[shells.target].ship),
          design_(*field.actors[shells.target].design),
          gun_(field.tables.guns[static_cast<std::size_t>(shells.gun)]),
          range_(shells.range) {}

    void strike() {
        constexpr std::int32_t vitals = 7, ends = 10, turrets = 14, control = 15;
        const std::int32_t where = die(20);
        force_ = force_percent(die(9));
        damage_ = std::max(1, gun_.damage * force_ / hundred);
        if (where <= vitals) {
            strike_vitals();
        } else if (where <= ends) {
            strike_ends();
        } else if (where <= turrets) {
            strike_turret();
        } else if (where == control) {
            strike_control();
        } else {
            strike_upper_works();
        }
    }

  private:
    [[nodiscard]] std::int32_t die(std::int32_t faces) {
        return strike_die(field_, target_, faces);
    }

    void hurt(std::int32_t percent) { ship_.hull -= damage_ * percent / hundred; }

    /// GU-41: does it come down through the deck?
    [[nodiscard]] bool plunges() {
        constexpr std::int32_t always = 220, never_under = 150, from = 120;
        if (range_ >= always) return true;
        return range_ >= never_under && die(hundred) <= range_ - from;
    }

    void strike_vitals() {
        constexpr std::int32_t machinery = 4, bilges = 6, flooded = 60;
        const bool is_plunging = plunges();
        const bool is_through = is_plunging
                                    ? is_pierced(deck_pierced(gun_, range_), force_, design_.deck)
                                    : is_pierced(belt_pierced(gun_, range_), force_, design_.belt);
        if (!is_through) {
            hurt(hundred / 4);
            return;
        }
        hurt(hundred);
        const std::int32_t what = die(10);
        if (what <= machinery) {
            hit_machinery();
        } else if (what <= bilges) {
            ship_.flood += damage_ * flooded / hundred;
        }
        shake_magazine();
    }

    void hit_machinery() {
        constexpr std::int32_t most = 60, least = 4, share = 250;
        const std::int32_t lost = std::min(
            ship_.engines, std::min(most, std::max(least, share * damage_ / ship_.hull_new)));
        ship_.engines -= lost;
        ship_.engines_lost += lost;
        tell(fmt::format("{}: machinery is hit, speed {} % less", ship_.name, lost));
    }

    void strike_ends() {
        constexpr std::int32_t share = 60, flooded = 30, rudder = 10;
        hurt(share);
        ship_.flood += damage_ * flooded / hundred;
        if (die(10) != rudder) return;
        ship_.rudder_jammed = true;
        tell(fmt::format("{}: the rudder is jammed", ship_.name));
    }

    void strike_turret() {
        const bool is_through = is_pierced(belt_pierced(gun_, range_), force_, design_.turret);
        if (is_through || die(4) == 1) lose_mount();
        hurt(is_through ? hundred / 2 : hundred / 5);
        if (is_through) shake_magazine();
    }

    /// A mount of the battery that is worth most, or of any.
    void lose_mount() {
        std::vector<std::size_t> left;
        for (std::size_t i = 0; i < ship_.batteries.size(); ++i) {
            if (ship_.batteries[i].guns > 0) left.push_back(i);
        }
        if (left.empty()) return;
        const auto worth = [&](std::size_t each) {
            const auto gun = static_cast<std::size_t>(design_.batteries[each].gun);
            return field_.tables.guns[gun].damage * ship_.batteries[each].guns;
        };
        const std::size_t best =
            *std::max_element(left.begin(), left.end(),
                              [&](auto one, auto other) { return worth(one) < worth(other); });
        const std::size_t lost =
            die(3) > 1
                ? best
                : left[static_cast<std::size_t>(die(static_cast<std::int32_t>(left.size())) - 1)];
        Battery& battery = ship_.batteries[lost];
        battery.guns = std::max(0, battery.guns - design_.batteries[lost].per_mount);
        tell(fmt::format("{}: a mount is out, {} of {} guns are left", ship_.name, battery.guns,
                         design_.batteries[lost].guns));
    }

    void strike_control() {
        constexpr std::int32_t share = 40, loaded = 60;
        if (die(2) == 1 && !ship_.control_out) {
            ship_.control_out = true;
            tell(fmt::format("{}: fire control is out", ship_.name));
        }
        const bool is_long_lance =
            field_.tables.torpedoes[static_cast<std::size_t>(design_.torpedo)].is_long_lance;
        const std::int32_t before = ship_.tubes;
        if (before > 0 && die(3) == 1) ship_.tubes /= 2;
        hurt(share);
        constexpr std::int32_t heavy = 14;
        if (before > 0 && is_long_lance && gun_.damage >= heavy && ship_.hull > 0) {
            try_magazine(field_, target_, loaded);
        }
    }

    void strike_upper_works() {
        constexpr std::int32_t most = 60, usual = 10, before_1918 = 25, merchant = 30;
        constexpr std::int32_t safer_from = 1918;
        hurt(hundred / 2);
        const std::int32_t base = design_.is_merchant   ? merchant
                                  : year() < safer_from ? before_1918
                                                        : usual;
        if (die(hundred) > std::min(most, base + damage_ / 2)) return;
        ++ship_.fires;
        if (field_.log == nullptr) return;
        field_.tell_watchers(
            target_, fmt::format("{} is on fire", field_.actors[target_].ship->name), "GU-41");
    }

    [[nodiscard]] std::int32_t year() const { return year_of(field_.battle.conditions.begin); }

    /// GU-43: by what has gone through.
    void shake_magazine() {
        constexpr std::int32_t heavy = 14, nine = 9;
        if (gun_.damage < heavy || ship_.hull <= 0) return;
        switch (field_.tables.switches.magazine) {
            case MagazineRisk::table:
                return try_magazine(field_, target_, design_.magazine);
            case MagazineRisk::nine:
                return try_magazine(field_, target_, nine);
            case MagazineRisk::none:
                return;
        }
    }

    /// For her own side: what is out of order.
    void tell(std::string text) {
        if (field_.log == nullptr) return;
        field_.log->tell(field_.actors[target_].ref.side, std::move(text), "GU-41");
    }

    Field& field_;
    std::size_t target_;
    Ship& ship_;
    const Design& design_;
    const GunClass& gun_;
    std::int32_t range_;
    std::int32_t force_ = hundred;
    std::int32_t damage_ = 0;
};

}  // namespace

std::int32_t force_percent(std::int32_t d9) {
    constexpr std::int32_t least = 75, of_face = 5;
    return least + of_face * d9;
}

bool is_pierced(std::int32_t penetration, std::int32_t force, std::int32_t armour) {
    return armour == 0 || penetration * force / hundred > armour;
}

std::int32_t strike_die(Field& field, std::size_t target, std::int32_t faces) {
    return field.die(DieUse::strike, target, 0, field.actors[target].strikes_rolled++, faces);
}

void sink(Field& field, std::size_t target, Fate fate) {
    Ship& ship = *field.actors[target].ship;
    ship.fate = fate;
    ship.knots = 0;
    if (field.log == nullptr) return;
    const std::string_view how = fate == Fate::blew_up      ? "blows up"
                                 : fate == Fate::flooded    ? "is flooded and sinks"
                                 : fate == Fate::finished   ? "is finished by a torpedo"
                                 : fate == Fate::struck     ? "strikes her flag"
                                 : fate == Fate::afterwards ? "goes down after the battle"
                                                            : "sinks";
    field.tell_watchers(target, fmt::format("{} {}", ship.name, how),
                        fate == Fate::blew_up      ? "GU-43"
                        : fate == Fate::flooded    ? "GU-56"
                        : fate == Fate::struck     ? "GU-62"
                        : fate == Fate::afterwards ? "GU-58"
                                                   : "GU-57");
}

void try_magazine(Field& field, std::size_t target, std::int32_t thousandths) {
    constexpr std::int32_t faces = 1000;
    if (strike_die(field, target, faces) <= thousandths) sink(field, target, Fate::blew_up);
}

void strike(Field& field, const ShellHits& shells) {
    Actor& target = field.actors[shells.target];
    if (target.ship->fate != Fate::afloat) return;
    target.is_hit = true;
    field.battle.truths[target.ref.side.index()].hit_by[static_cast<std::size_t>(target.ref.ship)] =
        field.actors[shells.firer].ref.side;
    const bool was_wreck = target.ship->is_wreck();
    if (field.log != nullptr) {
        field.log
            ->tell(target.ref.side,
                   fmt::format("{} is hit by {} {}-inch {}", target.ship->name, shells.hits,
                               field.tables.guns[static_cast<std::size_t>(shells.gun)].name,
                               shells.hits == 1 ? "shell" : "shells"),
                   "GU-41")
            .event = LogEvent::hit;
    }
    for (std::int32_t i = 0; i < shells.hits && target.ship->fate == Fate::afloat; ++i) {
        Shell(field, shells).strike();
    }
    if (field.log == nullptr || was_wreck || !target.ship->is_wreck()) return;
    if (target.ship->fate == Fate::afloat) {
        field.tell_watchers(shells.target, target.ship->name + " is a wreck", "GU-44");
    }
}

}  // namespace flagplot::tactical::gunnery
