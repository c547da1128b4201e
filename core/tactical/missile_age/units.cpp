#include "tactical/missile_age/units.h"

namespace flagplot::tactical::missile_age {

namespace {

Weapon gun(std::string name, std::int32_t range, std::int32_t modifier) {
    Weapon made{std::move(name), WeaponKind::gun, range, modifier};
    made.reach = Altitude::low;
    return made;
}

Weapon small_arms(std::string name, std::int32_t range, std::int32_t modifier, Altitude reach) {
    Weapon made = gun(std::move(name), range, modifier);
    made.is_small_arms = true;
    made.reach = reach;
    return made;
}

Weapon with_rounds(std::string name, WeaponKind kind, std::int32_t range, std::int32_t modifier,
                   std::int32_t rounds) {
    Weapon made{std::move(name), kind, range, modifier};
    made.rounds = rounds;
    return made;
}

Weapon missile(std::string name, std::int32_t range, std::int32_t modifier, Seeker seeker,
               Generation generation, std::int32_t rounds) {
    Weapon made = with_rounds(std::move(name), WeaponKind::missile, range, modifier, rounds);
    made.seeker = seeker;
    made.generation = generation;
    return made;
}

Weapon sam(std::string name, std::int32_t range, std::int32_t modifier, Seeker seeker,
           Generation generation, std::int32_t rounds, Altitude reach) {
    Weapon made = missile(std::move(name), range, modifier, seeker, generation, rounds);
    made.kind = WeaponKind::sam;
    made.reach = reach;
    return made;
}

Weapon area_sam(std::string name, std::int32_t range, Generation generation) {
    constexpr std::int32_t rounds = 40;
    Weapon made = sam(std::move(name), range, 1, Seeker::semi_active_radar, generation, rounds,
                      Altitude::high);
    made.is_area = true;
    return made;
}

Weapon torpedo(std::string name, std::int32_t range, std::int32_t modifier, bool is_guided,
               std::int32_t rounds) {
    constexpr std::int32_t run = 30;
    Weapon made = with_rounds(std::move(name), WeaponKind::torpedo, range, modifier, rounds);
    made.run = run;
    made.is_guided = is_guided;
    return made;
}

Weapon close_in() {
    Weapon made{"CIWS", WeaponKind::ciws, 8, 0};
    made.reach = Altitude::low;
    return made;
}

Weapon air_to_air() {
    Weapon made = with_rounds("air-to-air missile", WeaponKind::air_missile, 60, 0, 4);
    made.reach = Altitude::high;
    return made;
}

void add(std::vector<Weapon>& weapons, std::vector<Weapon> more) {
    weapons.insert(weapons.end(), more.begin(), more.end());
}

std::vector<Weapon> guns_and_rockets() {
    return {small_arms("heavy machine gun", 8, -9, Altitude::low),
            small_arms("RPG", 2, -7, Altitude::surface),
            gun("25 mm gun", 12, -7),
            gun("30 mm gun", 12, -7),
            gun("40 mm gun", 20, -6),
            gun("57 mm gun", 28, -5),
            gun("76 mm gun", 36, -4),
            gun("100 mm gun", 48, -3),
            gun("127 mm gun", 52, -2),
            with_rounds("salvo rockets", WeaponKind::rockets, 40, -2, 3),
            with_rounds("rocket pod", WeaponKind::rocket_pod, 12, -4, 2),
            Weapon{"air gun", WeaponKind::air_gun, 4, -7},
            with_rounds("250 kg bomb", WeaponKind::bomb, 0, 1, 4),
            with_rounds("500 kg bomb", WeaponKind::bomb, 0, 3, 4),
            air_to_air(),
            close_in()};
}

std::vector<Weapon> missiles_against_ships() {
    using enum Seeker;
    using enum Generation;
    return {missile("wire-guided light ASM", 16, -1, command_wire, none, 4),
            missile("radio-command ASM", 40, 0, command_radio, none, 6),
            missile("light helicopter ASM", 32, 0, semi_active_radar, second, 4),
            missile("short ASM", 44, 2, semi_active_radar, first, 8),
            missile("infra-red ASM", 60, 1, infra_red, none, 6),
            missile("heavy ASM", 88, 4, active_radar, first, 4),
            missile("medium ASM", 92, 2, active_radar, second, 8),
            missile("medium ASM long", 152, 2, active_radar, second, 8),
            missile("long ASM", 268, 2, active_radar, second, 8),
            missile("sea-skimmer", 400, 2, active_radar, third, 8),
            missile("infra-red sea-skimmer", 400, 2, infra_red, none, 8),
            missile("very heavy ASM", 480, 6, active_radar, second, 8),
            missile("guided bomb", 40, 3, command_visual, none, 2)};
}

std::vector<Weapon> missiles_against_aircraft() {
    using enum Seeker;
    using enum Generation;
    constexpr std::int32_t of_active = 32;
    return {sam("MANPADS", 10, -2, infra_red, none, 4, Altitude::low),
            sam("old point SAM", 11, -1, command_visual, none, 8, Altitude::medium),
            sam("old radio point SAM", 11, -1, command_radio, none, 8, Altitude::medium),
            sam("point SAM", 32, 0, semi_active_radar, second, 8, Altitude::medium),
            area_sam("area SAM", 100, second),
            area_sam("area SAM long", 240, second),
            area_sam("area SAM 3rd", 100, third),
            area_sam("area SAM 3rd long", 240, third),
            sam("active SAM", 80, 1, active_radar, third, of_active, Altitude::high),
            sam("active SAM long", 200, 1, active_radar, third, of_active, Altitude::high)};
}

std::vector<Weapon> torpedoes_and_decoys() {
    return {torpedo("LW torpedo", 20, 3, false, 2),
            torpedo("HW torpedo", 80, 7, true, 4),
            torpedo("autonomous HW torpedo", 80, 7, false, 4),
            with_rounds("chaff", WeaponKind::chaff, 0, 0, 4),
            with_rounds("flares", WeaponKind::flares, 0, 0, 2),
            with_rounds("torpedo decoy", WeaponKind::torpedo_decoy, 0, 0, 2)};
}

Template ship(std::string name, Size size, std::int32_t rating, std::int32_t mvr,
              std::vector<Fitted> weapons) {
    Template made;
    made.name = std::move(name);
    made.size = size;
    made.rating = rating;
    made.mvr = mvr;
    made.weapons = std::move(weapons);
    return made;
}

Template warship(Template made, std::int32_t crew_quality, Generation fire_control, Generation ecm,
                 bool has_eo, bool has_esm) {
    made.crew_quality = crew_quality;
    made.fire_control = fire_control;
    made.ecm = ecm;
    made.has_radar = true;
    made.has_eo = has_eo;
    made.has_esm = has_esm;
    return made;
}

Template civilian(Template made) {
    made.crew_quality = -1;
    made.is_civilian = true;
    return made;
}

std::vector<Template> small_ships() {
    using enum Size;
    using enum Generation;
    return {
        ship("patrol boat", very_small, 4, 2, {{"25 mm gun"}, {"heavy machine gun", 2}}),
        warship(ship("1960s missile boat", small, 5, 4, {{"heavy ASM", 1, 2}, {"30 mm gun", 2}}), 0,
                first, none, false, false),
        warship(ship("1980s missile boat", small, 6, 4,
                     {{"medium ASM", 1, 4}, {"76 mm gun"}, {"40 mm gun"}, {"chaff", 1, 4}}),
                0, second, second, true, true),
        warship(ship("corvette", medium, 4, 6,
                     {{"medium ASM", 1, 4},
                      {"76 mm gun"},
                      {"point SAM", 1, 8},
                      {"CIWS"},
                      {"chaff", 1, 4}}),
                0, second, second, true, true)};
}

std::vector<Template> large_ships() {
    using enum Size;
    using enum Generation;
    Template frigate = warship(ship("frigate", medium, 4, 6,
                                    {{"medium ASM", 1, 8},
                                     {"100 mm gun"},
                                     {"point SAM", 1, 8},
                                     {"CIWS"},
                                     {"LW torpedo"},
                                     {"chaff", 1, 6}}),
                               0, second, second, false, true);
    frigate.aircraft = {{"helicopter", 1}};
    Template carrier =
        warship(ship("carrier", very_large, 4, 10, {{"point SAM", 1, 16}, {"CIWS", 3}}), 1, third,
                third, false, true);
    carrier.aircraft = {{"strike jet", 4}, {"fighter", 2}, {"helicopter", 2}};
    return {
        std::move(frigate),
        warship(ship("destroyer", large, 4, 8,
                     {{"sea-skimmer", 1, 8},
                      {"127 mm gun"},
                      {"area SAM", 1, 32},
                      {"CIWS", 2},
                      {"chaff", 1, 8}}),
                1, third, third, true, true),
        warship(ship("landing ship", large, 3, 8, {{"40 mm gun", 2}}), 0, none, none, false, false),
        std::move(carrier),
        civilian(ship("merchant", large, 2, 10, {})),
        civilian(ship("dhow", very_small, 2, 4, {}))};
}

Template helicopter(std::string name, Fitted weapon) {
    Template made = ship(std::move(name), Size::small, 0, 0, {std::move(weapon)});
    made.craft = Craft::helicopter;
    made.damage_modifier = 0;
    made.has_eo = true;
    made.move = 30;
    made.endurance = 12;
    return made;
}

Template jet(std::string name, std::vector<Fitted> weapons) {
    Template made = ship(std::move(name), Size::medium, 0, 0, std::move(weapons));
    made.weapons.push_back({"air gun"});
    made.weapons.push_back({"flares", 1, 2});
    made.craft = Craft::jet;
    made.damage_modifier = 0;
    made.fire_control = Generation::second;
    made.move = 150;
    made.endurance = 24;
    return made;
}

std::vector<Template> aircraft() {
    Template patrol = ship("maritime patrol", Size::large, 0, 0, {{"medium ASM", 1, 2}});
    patrol.craft = Craft::propeller;
    patrol.damage_modifier = -2;
    patrol.has_radar = patrol.has_esm = true;
    patrol.move = 80;
    patrol.endurance = 24;
    Template fighter = jet("fighter", {{"air-to-air missile", 1, 4}});
    fighter.has_radar = true;
    return {helicopter("helicopter", {"light helicopter ASM", 1, 2}),
            helicopter("torpedo helicopter", {"LW torpedo", 1, 1}),
            std::move(patrol),
            jet("strike jet", {{"medium ASM", 1, 2}}),
            jet("bomber jet", {{"250 kg bomb", 1, 4}}),
            std::move(fighter)};
}

}  // namespace

std::vector<Weapon> standard_weapons() {
    std::vector<Weapon> weapons = guns_and_rockets();
    add(weapons, missiles_against_ships());
    add(weapons, missiles_against_aircraft());
    add(weapons, torpedoes_and_decoys());
    return weapons;
}

std::vector<Template> standard_templates() {
    std::vector<Template> templates = small_ships();
    for (const auto& more : {large_ships(), aircraft()}) {
        templates.insert(templates.end(), more.begin(), more.end());
    }
    return templates;
}

}  // namespace flagplot::tactical::missile_age
