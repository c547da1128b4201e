#include "tactical/module.h"

#include <algorithm>

#include "base/digest.h"

namespace flagplot::tactical {

namespace {

// --- members of the first contract ---------------------------------------------------------------

/// Writes lists of records with only the members that the first contract had.
class FirstContract {
  public:
    Digest of(const BattleRequest& request) {
        add(request.campaign, request.title, std::int32_t{1}, request.battle);
        add(request.scene);
        add(request.limit_minutes);
        add_all(request.parties);
        add(request.surprised, request.spottings);
        return out_.digest();
    }

  private:
    template <class... Ts>
    void add(const Ts&... values) {
        (encode(out_, values), ...);
    }
    template <class T>
    void add_all(const std::vector<T>& values) {
        out_.number(values.size());
        for (const T& value : values) add(value);
    }

    void add(const Scene& scene) {
        add(scene.turn, scene.date_hour, scene.light, scene.weather, scene.square, scene.place,
            scene.terrain, scene.around);
    }
    void add(const Unit& unit) {
        add(unit.name, unit.class_name, unit.type, unit.size, unit.points_left, unit.maximum,
            unit.speed_left, unit.has_radar, unit.state, unit.hull, unit.speed, unit.crew,
            unit.firepower, unit.ammunition, unit.notes, unit.data);
    }
    void add(const Formation& formation) {
        add(formation.id, formation.name, formation.stance, formation.course, formation.route);
        add_all(formation.units);
    }
    void add(const Party& party) {
        add(party.id, party.name, party.knows);
        add_all(party.formations);
    }

    DigestWriter out_;
};

}  // namespace

std::string line_of(const ModuleValue& value) {
    return value.module + " " + value.key + " " + value.value;
}

std::optional<ModuleValue> module_value_in(std::string_view line) {
    const auto first = line.find(' ');
    if (first == 0 || first == line.npos) return std::nullopt;
    const auto second = line.find(' ', first + 1);
    if (second == line.npos || second == first + 1) return std::nullopt;
    return ModuleValue{std::string(line.substr(0, first)),
                       std::string(line.substr(first + 1, second - first - 1)),
                       std::string(line.substr(second + 1))};
}

std::string fingerprint_of(const BattleRequest& request) { return short_hex(digest_of(request)); }

std::string first_fingerprint_of(const BattleRequest& request) {
    return short_hex(FirstContract().of(request));
}

Attitude attitude_of(const BattleRequest& request, SideIndex party, SideIndex other) {
    if (party == other) return Attitude::allied;
    const Party& its = request.parties.at(party.index());
    const Party& to = request.parties.at(other.index());
    const auto said = std::find_if(its.attitudes.begin(), its.attitudes.end(),
                                   [&](const PartyAttitude& each) { return each.party == to.id; });
    if (said != its.attitudes.end()) return said->attitude;
    const bool are_sides = its.role == PartyRole::side && to.role == PartyRole::side;
    return are_sides ? Attitude::hostile : Attitude::neutral;
}

}  // namespace flagplot::tactical
