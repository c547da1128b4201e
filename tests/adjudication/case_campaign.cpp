#include "adjudication/case_campaign.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "adjudication/case_ships.h"
#include "adjudication/words.h"
#include "files/deck_file.h"

namespace flagplot::book {

namespace {

using test::CaseEntry;
using test::CaseForces;
using test::CaseSide;
using test::Scenario;

/// A line of a `campaign` block: a key, a colon, the rest.
struct CampaignLine {
    TextLine line;
    std::string key;
    std::string rest;
};

std::vector<CampaignLine> campaign_lines(const Case& each) {
    std::vector<CampaignLine> lines;
    for (const Block& block : each.blocks) {
        if (block.kind != "campaign") continue;
        for (const TextLine& line : block.lines) {
            const auto colon = line.text.find(':');
            if (colon == std::string::npos) {
                throw PageError(each.file, line.number, "expected a key and a colon");
            }
            lines.push_back({line, line.text.substr(0, colon), line.text.substr(colon + 1)});
        }
    }
    return lines;
}

const Block& only_block(const Case& each, std::string_view kind) {
    const Block* found = nullptr;
    for (const Block& block : each.blocks) {
        if (block.kind != kind) continue;
        if (found != nullptr) throw PageError(each.file, block.line, "a second block of its kind");
        found = &block;
    }
    if (found == nullptr) throw PageError(each.file, each.line, fmt::format("no {} block", kind));
    return *found;
}

/// The drawing without the letters of its columns and the numbers of its rows.
std::string drawing_of(const Case& each) {
    const Block& block = only_block(each, "chart");
    std::string drawing;
    std::size_t width = 0;
    bool has_numbers = false;
    std::vector<std::string> rows;
    for (const TextLine& line : block.lines) {
        std::string text = line.text;
        const auto begin = text.find_first_not_of(' ');
        const bool is_numbered =
            begin != std::string::npos && text[begin] >= '0' && text[begin] <= '9';
        if (is_numbered) text.erase(0, text.find_first_not_of("0123456789", begin));
        has_numbers |= is_numbered;
        rows.push_back(text);
    }
    if (has_numbers) rows.erase(rows.begin());  // the letters of the columns
    for (std::string& row : rows) {
        std::erase(row, ' ');
        const bool is_drawn = std::all_of(row.begin(), row.end(), [](char c) {
            return c == '.' || c == '#' || c == '^' || (c >= 'A' && c <= 'Z') ||
                   (c >= 'a' && c <= 'z');
        });
        if (width == 0) width = row.size();
        if (!is_drawn || row.size() != width || width == 0) {
            throw PageError(each.file, block.line,
                            "expected rows of equal length, of . # ^ and letters");
        }
        drawing += row + '\n';
    }
    return drawing;
}

CaseSide& side_named(std::vector<CaseSide>& sides, const std::string& id) {
    const auto found = std::find_if(sides.begin(), sides.end(),
                                    [&](const CaseSide& side) { return side.id == id; });
    if (found != sides.end()) return *found;
    std::string name = id;
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return sides.emplace_back(CaseSide{id, name, ""});
}

CaseForces forces_of(const Case& each, const std::vector<CampaignLine>& lines) {
    CaseForces forces{{{"blue", "Blue", ""}, {"red", "Red", ""}}, {}};
    for (const CampaignLine& line : lines) {
        Words words(each.file, line.line.number, line.rest);
        if (line.key == "side") {
            CaseSide& side = side_named(forces.sides, words.next("a side"));
            while (!words.at_end()) side.letters += words.next("a letter");
        } else if (line.key == "allies") {
            CaseSide& side = side_named(forces.sides, words.next("a side"));
            while (!words.at_end()) side.allies.push_back(words.next("a side"));
        } else if (line.key == "enters") {
            CaseEntry entry{words.next("a letter").front(), {}};
            words.expects("in");
            entry.square = words.square();
            if (words.takes("turn")) entry.turn = {words.number("a turn")};
            words.ends();
            forces.entries.push_back(entry);
        }
    }
    return forces;
}

void set_ships(const std::string& file, const CampaignLine& line, Scenario& scenario) {
    std::vector<test::CaseShip> ships;
    std::string_view rest = line.rest;
    while (true) {
        const auto comma = rest.find(',');
        add_ships(file, line.line, std::string(rest.substr(0, comma)), ships);
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    const char letter = line.key.front();
    scenario.ships(letter, ships);
}

// The rest of a campaign, one function for each key.

void add_port(Words& words, Definition& draft) {
    SideRow& side = draft.sides[words.side(draft).index()];
    const Square square = words.square();
    side.ports.push_back(square);
    std::sort(side.ports.begin(), side.ports.end());
    if (!words.at_end()) draft.chart.places.push_back({words.next("a name"), square, true});
}

void add_place(Words& words, Definition& draft) {
    const Square square = words.square();
    draft.chart.places.push_back({words.next("a name"), square, false});
}

void add_barrier(Words& words, Definition& draft) {
    Barrier barrier{words.square(), words.square(), Closes::both};
    if (!direction_between(barrier.a, barrier.b)) words.fail("the two squares are not neighbours");
    barrier.closes = words.takes_word_of<Closes>().value_or(Closes::both);
    draft.chart.barriers.push_back(normalised(barrier));
    std::sort(draft.chart.barriers.begin(), draft.chart.barriers.end());
}

/// What becomes of a formation at its destination (ST-29).
void set_destination(Words& words, Definition& draft) {
    const auto formation = words.takes_formation(draft);
    const auto rule = words.takes_word_of<AtDestination>();
    if (!formation || !rule)
        words.fail("expected a formation and \"free\", \"final\" or \"leaves\"");
    draft.formations[formation->index()].at_destination = *rule;
}

void set_light(Words& words, Definition& draft) {
    words.expects("turn");
    const std::int32_t turn = words.number("a turn");
    const auto light = words.takes_word_of<Light>();
    if (!light || turn < 1 || turn > draft.calendar.last_turn().count) {
        words.fail("expected a turn of the campaign and \"day\" or \"night\"");
    }
    draft.calendar.light[static_cast<std::size_t>(turn) - 1] = *light;
}

AssetRow asset_in(Words& words, Definition& draft) {
    AssetRow asset;
    asset.id = words.next("the asset's name in orders");
    asset.name = asset.id;
    words.expects("of");
    asset.side = words.side(draft);
    if (words.takes("aboard")) {
        const auto ship = words.takes_ship(draft);
        if (!ship) words.fail("expected a ship");
        asset.base = *ship;
    } else {
        words.expects("at");
        asset.base = words.square();
    }
    while (!words.at_end()) {
        if (words.takes("quality")) {
            asset.quality = words.number("a quality");
        } else if (words.takes("range")) {
            asset.range = {words.number("a range")};
        } else if (words.takes("sorties")) {
            asset.sorties = words.number("a number of sorties");
        } else if (words.takes("over")) {
            asset.watches = words.square();
        } else {
            asset.name = words.next("a name");
        }
    }
    return asset;
}

void add_aircraft(Words& words, Definition& draft) {
    draft.assets.push_back(asset_in(words, draft));
}

void add_watch(Words& words, Definition& draft) {
    AssetRow asset = asset_in(words, draft);
    if (!asset.watches) words.fail("expected \"over\" and a square");
    draft.assets.push_back(std::move(asset));
}

void add_weather(Words& words, Definition& draft) {
    const auto kind = words.takes_word_of<Weather>();
    if (!kind) words.fail("expected a kind of weather");
    WeatherSpell spell{{1}, draft.calendar.last_turn(), {*kind, std::nullopt, {0}}};
    if (words.takes("within")) {
        spell.zone.radius = {words.number("a distance")};
        words.expects("of");
        spell.zone.centre = words.square();
    } else if (words.takes("in")) {
        spell.zone.centre = words.square();
    } else {
        words.expects("everywhere");
    }
    if (words.takes("turn")) {
        spell.from = {words.number("a turn")};
        spell.to = words.takes("to") ? TurnNumber{words.number("a turn")} : spell.from;
    }
    draft.weather.push_back(spell);
}

void add_script(Words& words, Definition& draft) {
    words.expects("turn");
    ScriptedCard card;
    card.turn = {words.number("a turn")};
    card.side = words.side(draft);
    card.card = words.card(draft);
    if (words.takes("on")) card.on = words.formation(draft);
    draft.script.push_back(card);
    std::stable_sort(draft.script.begin(), draft.script.end(),
                     [](const ScriptedCard& a, const ScriptedCard& b) { return a.turn < b.turn; });
}

void add_victory(Words& words, Definition& draft) {
    VictoryRow row;
    row.side = words.side(draft);
    const auto what = words.takes_word_of<VictoryFor>();
    if (!what) words.fail("expected \"arrives\", \"sinks\", \"keeps\" or \"spots\"");
    row.what = *what;
    row.text = std::string(word_of(row.what));
    while (true) {
        if (const auto ship = words.takes_ship(draft)) {
            row.ships.push_back(*ship);
        } else if (const auto formation = words.takes_formation(draft)) {
            row.formations.push_back(*formation);
        } else {
            break;
        }
    }
    std::sort(row.ships.begin(), row.ships.end());
    std::sort(row.formations.begin(), row.formations.end());
    if (words.takes("at")) row.at = words.square();
    if (words.takes("by")) {
        words.expects("turn");
        row.by = TurnNumber{words.number("a turn")};
    }
    words.expects("for");
    row.points = words.number("a number of points");
    if (words.takes("by")) {
        words.expects("size");
        row.is_by_size = true;
    }
    draft.victory.push_back(std::move(row));
}

struct Key {
    std::string_view word;
    void (*take)(Words&, Definition&);
};

constexpr std::array keys{
    Key{"port", add_port},         Key{"place", add_place},
    Key{"barrier", add_barrier},   Key{"light", set_light},
    Key{"aircraft", add_aircraft}, Key{"watch", add_watch},
    Key{"weather", add_weather},   Key{"script", add_script},
    Key{"victory", add_victory},   Key{"at destination", set_destination},
};

/// Keys that are read before the campaign stands.
bool is_read_already(const std::string& key) {
    return key == "side" || key == "allies" || key == "enters" || key == "start" || key == "turns";
}

void take_line(const Case& each, const CampaignLine& line, Scenario& scenario) {
    Words words(each.file, line.line.number, line.rest);
    const auto key = std::find_if(keys.begin(), keys.end(),
                                  [&](const Key& known) { return known.word == line.key; });
    if (key == keys.end()) words.fail(fmt::format("no key \"{}\"", line.key));
    key->take(words, scenario.draft());
    words.ends();
}

void set_clock(const Case& each, const CampaignLine& line, Scenario& scenario) {
    Words words(each.file, line.line.number, line.rest);
    if (line.key == "turns") {
        scenario.turns(words.number("a number of turns"));
        return;
    }
    const std::string date = words.next("a date");
    const std::string moment = date + " " + words.next("an hour");
    if (!read_moment(moment)) words.fail("expected a moment like 1941-11-08 06:00");
    scenario.starts_at_hour(moment);
}

void set_switch(const Case& each, const Setting& setting, Scenario& scenario) {
    Definition& draft = scenario.draft();
    const auto changed = with_switch(draft.switches, setting.key, setting.value);
    if (!changed) throw PageError(each.file, setting.line, sentence_of(changed.error()));
    draft.switches = *changed;
}

void set_profile(const Case& each, const Setting& setting, Scenario& scenario) {
    const auto& words = words_of<Profile>;
    const auto found = std::find(words.begin(), words.end(), setting.value);
    if (found == words.end()) throw PageError(each.file, setting.line, "there is no such profile");
    scenario.profile(static_cast<Profile>(found - words.begin()));
}

void set_switches(const Case& each, const Setting* with, Scenario& scenario) {
    std::vector<Setting> settings = each.switches;
    if (with != nullptr) settings.push_back(*with);
    for (const Setting& setting : settings) {
        if (setting.key == "profile") set_profile(each, setting, scenario);
    }
    for (const Setting& setting : settings) {
        if (setting.key != "profile") set_switch(each, setting, scenario);
    }
}

// Cards.

/// The deck of the case itself, named as the switch names it, or that of the program's own files.
SourceFile deck_source(const Case& each, const Definition& draft, const std::string& root) {
    const std::string& name = draft.switches.event_deck;
    for (const Block& block : each.blocks) {
        if (block.kind != "deck") continue;
        const bool is_meant = block.words.empty() || block.words.front() == name;
        if (is_meant) return {fmt::format("{}:{}", each.file, block.line), block.text()};
    }
    const std::string path = fmt::format("assets/decks/{}.toml", name);
    std::ifstream in(root + "/" + path);
    if (!in) throw PageError(each.file, each.line, "there is no " + path);
    return {path, std::string(std::istreambuf_iterator<char>(in), {})};
}

void read_deck(const Case& each, Scenario& scenario, const std::string& root) {
    Draft draft;
    draft.definition = scenario.draft();
    draft.has_chart = true;
    draft.formations.mark_incomplete();  // the campaign knows its own
    const SourceFile source = deck_source(each, draft.definition, root);
    Problems ignored;
    for (const SideRow& side : draft.definition.sides) {
        draft.sides.add(Source{source.name, ignored},
                        file_schema::Given<file_schema::Word>{side.id, {1, 1}, true});
    }
    Deck deck = deck_from(source, draft.definition.switches.event_deck, draft);
    if (!draft.problems.empty()) {
        throw PageError(each.file, each.line, describe(draft.problems.sorted().front()));
    }
    scenario.draft().deck = std::move(deck);
}

}  // namespace

Scenario scenario_of(const Case& each, const Setting* with, const std::string& root) {
    const auto lines = campaign_lines(each);
    Scenario scenario(drawing_of(each), forces_of(each, lines));
    set_switches(each, with, scenario);
    for (const CampaignLine& line : lines) {
        if (line.key == "start" || line.key == "turns") set_clock(each, line, scenario);
    }
    for (const CampaignLine& line : lines) {
        if (line.key.size() != 1) continue;
        TextLine key = line.line;
        key.text = line.key;
        (void)Words(each.file, key).formation(scenario.definition());
        set_ships(each.file, line, scenario);
    }
    read_deck(each, scenario, root);
    for (const CampaignLine& line : lines) {
        if (line.key.size() != 1 && !is_read_already(line.key)) take_line(each, line, scenario);
    }
    return scenario;
}

}  // namespace flagplot::book
