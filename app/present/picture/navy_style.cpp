#include "present/picture/navy_style.h"

#include <algorithm>
#include <array>

namespace flagplot {

namespace {

struct Navy {
    std::string_view part;  ///< of its name
    SideStyle style;
};

constexpr std::array navies{
    Navy{"Royal Navy", {ink(0x1d4f91), Pattern::bar, CounterShape::rounded}},
    Navy{"Kriegsmarine", {ink(0x43484f), Pattern::checks, CounterShape::cut}},
    Navy{"Regia Marina", {ink(0x2f6b4f), Pattern::dots, CounterShape::six_sided}},
    Navy{"Japan", {ink(0x9c2f2a), Pattern::hatch, CounterShape::notched}},
    Navy{"US Navy", {ink(0x0d6474), Pattern::plain, CounterShape::rounded}},
    Navy{"United States", {ink(0x0d6474), Pattern::plain, CounterShape::rounded}},
    Navy{"Marine nationale", {ink(0x8a4b08), Pattern::hatch, CounterShape::pointed}},
};

/// A fifth side begins again with the first.
constexpr std::array<SideStyle, 4> styles_by_place{
    {{ink(0x1d4f91), Pattern::bar, CounterShape::rounded},
     {ink(0x9c2f2a), Pattern::hatch, CounterShape::cut},
     {ink(0x2f6b4f), Pattern::dots, CounterShape::square},
     {ink(0x6a4c93), Pattern::checks, CounterShape::six_sided}}};

}  // namespace

SideStyle style_of_navy(std::string_view navy, SideId side) {
    const auto known = std::find_if(navies.begin(), navies.end(), [&](const Navy& each) {
        return navy.find(each.part) != navy.npos;
    });
    if (known != navies.end()) return known->style;
    return styles_by_place.at(side.index() % styles_by_place.size());
}

std::span<const std::string_view> known_navies() {
    static constexpr auto names = [] {
        std::array<std::string_view, navies.size()> all{};
        std::transform(navies.begin(), navies.end(), all.begin(),
                       [](const Navy& each) { return each.part; });
        return all;
    }();
    return names;
}

}  // namespace flagplot
