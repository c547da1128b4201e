#include "desk/things_met.h"

#include <fstream>

namespace flagplot::desk {

namespace {

constexpr const char* nothing = "-";

}  // namespace

void ThingsMet::read(const std::filesystem::path& file) {
    std::ifstream in(file);
    unsigned id = 0;
    for (ThingMet thing; in >> id >> thing.panel >> thing.at.x >> thing.at.y >> thing.presses >>
                         thing.gave >> thing.takes_text >> thing.is_of_work >> thing.gives;) {
        if (thing.gives == nothing) thing.gives.clear();
        things_[id] = thing;
    }
}

void ThingsMet::write(const std::filesystem::path& file) const {
    std::ofstream out(file);
    for (const auto& [id, thing] : things_) {
        out << id << ' ' << thing.panel << ' ' << thing.at.x << ' ' << thing.at.y << ' '
            << thing.presses << ' ' << thing.gave << ' ' << thing.takes_text << ' '
            << thing.is_of_work << ' ' << (thing.gives.empty() ? nothing : thing.gives) << '\n';
    }
}

void ThingsMet::meet(unsigned thing, unsigned panel, sf::Vector2i at, bool is_busy) {
    const auto [found, is_new] = things_.try_emplace(thing);
    ThingMet& met = found->second;
    met.is_of_work = is_busy && (is_new || met.is_of_work);
    met.panel = panel;
    met.at = at;
}

void ThingsMet::press(unsigned thing) {
    ++things_[thing].presses;
    ++things_[thing].in_vain;
}

void ThingsMet::give(unsigned thing, const std::string& intent) {
    ThingMet& met = things_[thing];
    met.gives = intent;
    ++met.gave;
    met.in_vain = 0;
}

ThingsMet::Entries ThingsMet::in(unsigned panel) const {
    Entries found;
    for (const Entry& each : things_) {
        if (each.second.panel == panel) found.push_back(&each);
    }
    return found;
}

ThingsMet::Entries ThingsMet::rarest(const std::vector<unsigned>& panels) const {
    constexpr std::int64_t often = 60, price_of_miss = 6, price_in_vain = 3;
    std::map<std::string, std::int64_t> given;
    for (const auto& [id, thing] : things_) given[thing.gives] += thing.gave;
    Entries found;
    std::int64_t least = often;
    for (const unsigned panel : panels) {
        for (const Entry* each : in(panel)) {
            const ThingMet& thing = each->second;
            const std::int64_t count = given.at(thing.gives) + price_of_miss * thing.misses +
                                       price_in_vain * thing.in_vain;
            if (thing.gives.empty() || count > least) continue;
            if (count < least) found.clear();
            least = count;
            found.push_back(each);
        }
    }
    return found;
}

}  // namespace flagplot::desk
