#include "files/campaign_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/limits.h"
#include "campaign/command.h"
#include "campaign/fight_order.h"
#include "files/chart_file.h"
#include "files/draft.h"
#include "files/schema_campaign.h"
#include "files/ship_reading.h"
#include "tactical/catalog/catalog.h"

namespace flagplot {

namespace {

using namespace file_schema;

std::string chart_file_name(const std::string& chart) { return "maps/" + chart + ".toml"; }

/// Is this the named file, wherever it was found?
bool is_named(const SourceFile& file, const std::string& name) {
    return file.name == name || file.name.ends_with("/" + name);
}

/// The named file; a missing one is reported where it is named.
const SourceFile* file_named(const Source& source, const std::vector<SourceFile>& files,
                             const std::string& name, Spot spot) {
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const SourceFile& each) { return is_named(each, name); });
    if (file != files.end()) return &*file;
    source.problem(spot, ErrorCode::unknown_reference, {"file", name});
    return nullptr;
}

/// Adds barriers where the campaign closes a strait of its chart.
void close_straits(const Source& source, const CampaignTable& table, ChartFile& file) {
    std::vector<std::string> names;
    for (const Strait& each : file.straits) names.push_back(each.name);
    for (const auto& name : table.closed_straits.values) {
        if (!name.is_given()) continue;
        const Strait* strait = file.strait_named(name.value);
        if (strait == nullptr) {
            source.problem(name.spot, ErrorCode::unknown_reference,
                           {"strait of the chart called", name.value},
                           source.problems.nearest(name.value, names));
            continue;
        }
        Chart closed = with_strait_closed(file.chart, *strait);
        if (is_passable(closed, *strait)) {
            source.problem(name.spot, ErrorCode::out_of_range,
                           {"closed_straits", name.value + ", too wide",
                            "a strait of up to three squares across"});
        }
        file.chart = std::move(closed);
    }
}

void take_chart(const Source& source, const CampaignTable& table,
                const std::vector<SourceFile>& charts, Draft& draft) {
    if (!table.chart.is_given()) return;
    const auto* file =
        file_named(source, charts, chart_file_name(table.chart.value), table.chart.spot);
    if (file == nullptr) return;
    if (auto read = chart_from(*file, draft.problems)) {
        close_straits(source, table, *read);
        draft.definition.chart = std::move(read->chart);
        draft.has_chart = true;
    }
}

void take_calendar(const Source& source, const CampaignTable& table, Definition& definition) {
    Calendar& calendar = definition.calendar;
    calendar.start = table.start.value;
    calendar.turn_starts = {table.turn_starts.value};
    const auto turns = static_cast<std::size_t>(std::max(calendar.last_turn().count, 0));
    if (!table.light.is_given()) {
        for (std::int32_t turn = 1; turn <= calendar.last_turn().count; ++turn) {
            calendar.light.push_back(light_at(hour_of(calendar.begin_of({turn}))));
        }
        return;
    }
    for (const auto& light : table.light.values) calendar.light.push_back(light.value);
    if (table.turn_starts.is_given() && calendar.light.size() != turns) {
        source.problem(table.light.spot, ErrorCode::out_of_range,
                       {"light", fmt::format("{} entries", calendar.light.size()),
                        fmt::format("{}, one for each turn that is resolved", turns)});
    }
}

/// What a chart says about itself overrides the profile's defaults, but not the campaign.
void take_scale(const Chart& chart, Switches& switches) {
    if (!chart.geography) return;
    switches.square_side_nm = chart.geography->square_side;
    if (chart.geography->true_distances) switches.points_scale = PointsScale::true_distance;
}

void take_switches(const Source& source, const CampaignTable& table, Definition& definition) {
    definition.profile = table.profile.value;
    definition.switches = switches_of(definition.profile);
    take_scale(definition.chart, definition.switches);
    std::vector<std::string> seen;
    for (const SwitchWord& each : table.switches.words) {
        if (std::find(seen.begin(), seen.end(), each.key) != seen.end()) {
            source.problem(each.key_spot, ErrorCode::duplicate, {"switch", each.key});
        }
        auto switches = with_switch(definition.switches, each.key, each.word);
        if (switches) {
            definition.switches = *switches;
            seen.push_back(each.key);  // at most as many as there are switches
            continue;
        }
        Error error = std::move(switches.error());
        const bool is_key = error.code == ErrorCode::unknown_key;
        const Spot spot = is_key ? each.key_spot : each.word_spot;
        source.problem(spot, error.code, std::move(error.details), std::move(error.nearest));
    }
}

/// The module must be one that the program has.
void take_battle_module(const Source& source, const CampaignTable& table, Definition& definition) {
    if (!table.battle_module.is_given()) return;
    const auto module = tactical::module_named(tactical::catalog(), table.battle_module.value);
    if (!module) {
        return source.problem(table.battle_module.spot, module.error().code, module.error().details,
                              module.error().nearest);
    }
    definition.battle_module = table.battle_module.value;
}

/// If an umpire runs the campaign, the umpire sees a turn before the sides do.
void take_table(const CampaignTable& table, Definition& definition) {
    const bool is_umpired = definition.profile == Profile::umpired;
    const auto& release = table.table.release;
    definition.table.release = release.is_given() ? release.value
                               : is_umpired       ? Releasing::by_hand
                                                  : Releasing::at_once;
    const auto& tells = table.fairness.tell_withdrawals;
    definition.fairness.tell_withdrawals = tells.is_given() && tells.value;
}

/// Words of commands, which a side cannot have as its id.
struct TakenId {
    std::string_view id;
    std::string_view why;
};
constexpr std::array taken_ids{
    TakenId{all_sides, "in a message it means all sides"},
    TakenId{umpires_word, "in the orders of a battle it means the umpire"},
};

/// Reads the sides of a campaign.
class Sides {
  public:
    Sides(const Source& source, const CampaignTable& table, const CampaignSources& sources,
          Draft& draft)
        : source_(source), tables_(table.side.values), sources_(sources), draft_(draft) {
        if (table.side.is_given() && (tables_.empty() || tables_.size() > limits::sides)) {
            source.problem(table.side.spot, ErrorCode::out_of_range,
                           {"side", fmt::format("a list of {}", tables_.size()),
                            fmt::format("1 to {} sides", limits::sides)});
            draft_.sides.mark_incomplete();
            return;
        }
        take();
    }

  private:
    void take() {
        add_ports();
        for (const SideTable& table : tables_) {
            draft_.sides.add(source_, table.id);
            check_id(table);
        }
        for (const SideTable& table : tables_) draft_.definition.sides.push_back(side_of(table));
        for (std::size_t i = 0; i < tables_.size(); ++i) lists_.push_back(list_of(i));
        for (std::size_t i = 0; i < tables_.size(); ++i) take_enemies(i);
    }

    void add_ports() {
        if (!draft_.has_chart) ports_.mark_incomplete();
        for (const NamedPlace& place : draft_.definition.chart.places) {
            if (!place.is_port) continue;
            const Spot somewhere{1, 1};  // the chart has no name twice
            ports_.add(source_, Given<Label>{place.name, somewhere, true});
            port_squares_.push_back(place.square);
        }
    }

    void check_id(const SideTable& table) {
        for (const TakenId& taken : taken_ids) {
            if (table.id.value != taken.id) continue;
            source_.problem(table.id.spot, ErrorCode::out_of_range,
                            {"id", fmt::format("\"{}\"", taken.id),
                             fmt::format("another name, because {}", taken.why)});
        }
    }

    SideRow side_of(const SideTable& table) {
        SideRow side{table.id.value, table.name.value, {}, {}, {}, table.missing.value};
        for (const auto& port : table.ports) {
            if (const auto number = ports_.find(source_, port)) {
                side.ports.push_back(port_squares_[*number]);
            }
        }
        std::sort(side.ports.begin(), side.ports.end());
        side.ports.erase(std::unique(side.ports.begin(), side.ports.end()), side.ports.end());
        side.briefing = briefing_of(table);
        return side;
    }

    std::string briefing_of(const SideTable& table) {
        if (!table.briefing.is_given()) return {};
        const auto* file =
            file_named(source_, sources_.briefings, table.briefing.value, table.briefing.spot);
        if (file == nullptr || !is_readable(*file, draft_.problems)) return {};
        return file->text;
    }

    /// The enemies that a side lists; nothing if it lists none, or unknown ones.
    std::optional<std::vector<SideId>> list_of(std::size_t i) {
        const auto& written = tables_[i].hostile_to;
        if (!written.is_given()) return std::nullopt;
        std::vector<SideId> list;
        bool is_known = true;
        for (const auto& name : written.values) {
            const auto number = draft_.sides.find(source_, name);
            is_known = is_known && number.has_value();
            if (!number) continue;
            if (*number == i) {
                source_.problem(name.spot, ErrorCode::out_of_range,
                                {"hostile_to", "the side itself", "other sides"});
            }
            list.push_back({*number});
        }
        return is_known ? std::optional(std::move(list)) : std::nullopt;
    }

    [[nodiscard]] bool does_name(std::size_t i, std::size_t other) const {
        const auto& list = lists_[i];
        return !list || std::any_of(list->begin(), list->end(),
                                    [&](SideId each) { return each.index() == other; });
    }

    /// War is mutual: a side is at war with those it names, unless they list their enemies without
    /// it.
    void take_enemies(std::size_t i) {
        for (std::size_t other = 0; other < tables_.size(); ++other) {
            if (other == i || !does_name(i, other)) continue;
            if (does_name(other, i)) {
                draft_.definition.sides[i].hostile_to.push_back(
                    {static_cast<std::uint32_t>(other)});
            } else if (lists_[i]) {
                source_.problem(tables_[other].hostile_to.spot, ErrorCode::out_of_range,
                                {"hostile_to", fmt::format("without \"{}\"", tables_[i].id.value),
                                 "both of two sides at war to name each other"});
            }
        }
    }

    const Source& source_;
    const std::vector<SideTable>& tables_;
    const CampaignSources& sources_;
    Draft& draft_;
    NameIndex ports_{"port"};
    std::vector<Square> port_squares_;
    std::vector<std::optional<std::vector<SideId>>> lists_;
};

void take_campaign(const Source& source, const CampaignTable& table, const CampaignSources& sources,
                   Draft& draft) {
    draft.definition.id = table.id.value;
    draft.definition.title = table.title.value;
    take_chart(source, table, sources.charts, draft);
    take_calendar(source, table, draft.definition);
    draft.at_destination = table.at_destination.value;
    draft.has_calendar = table.start.is_given() && table.turn_starts.is_given();
    take_switches(source, table, draft.definition);
    take_battle_module(source, table, draft.definition);
    take_table(table, draft.definition);
    if (!table.side.is_given()) draft.sides.mark_incomplete();
    Sides(source, table, sources, draft);
    draft.has_classes = table.classes.is_given() || !table.classes.is_written();
    for (const auto& name : table.classes.values) {
        const bool is_there =
            name.is_given() &&
            file_named(source, sources.classes, class_file_name(name.value), name.spot) != nullptr;
        draft.has_classes = draft.has_classes && is_there;
    }
}

/// The name of the deck in the switches, even if others are wrong.
std::string deck_of(const CampaignTable& table) {
    Switches switches;
    for (const SwitchWord& each : table.switches.words) {
        if (each.key == deck_switch) switches.event_deck = each.word;
    }
    return switches.event_deck;
}

/// A turn has twelve half hours, and a formation makes one step in each.
void check_steps(const Source& source, const CampaignTable& table, const Draft& draft) {
    constexpr MovePoints most{half_hours_per_turn};
    const SpeedSwitches speed = draft.definition.switches.speed();
    for (const ShipRow& row : draft.definition.ships) {
        const KnotThirtieths cruise = cruising_speed(row.ship.maximum, row.ship.kind);
        const MovePoints points = points_at(cruise, speed);
        if (points <= most) continue;
        source.problem(table.chart.spot, ErrorCode::out_of_range,
                       {"movement.points_scale",
                        fmt::format("true_distance on squares of {} nm, where {} makes {} squares "
                                    "a turn",
                                    speed.square_side_nm, row.ship.name, points.count),
                        fmt::format("at most {}: larger squares, or seed", most.count)});
        return;
    }
}

}  // namespace

FilesNeeded files_needed(const SourceFile& campaign) {
    Problems ignored;
    const Source source{campaign.name, ignored};
    FilesNeeded needed;
    const auto root = parsed(campaign, ignored);
    if (!root) return needed;
    CampaignTable table;
    read_table(source, *root, table);
    if (table.chart.is_given()) needed.charts.push_back(chart_file_name(table.chart.value));
    for (const auto& name : table.classes.values) {
        if (name.is_given()) needed.classes.push_back(class_file_name(name.value));
    }
    for (const SideTable& side : table.side.values) {
        if (side.briefing.is_given()) needed.briefings.push_back(side.briefing.value);
        if (!side.deck.is_given()) continue;
        const std::string own = side.deck.value + ".toml";
        const auto& known = needed.side_decks;
        if (std::find(known.begin(), known.end(), own) == known.end()) {
            needed.side_decks.push_back(own);
        }
    }
    const std::string deck = deck_of(table);
    if (is_word(deck)) needed.deck = deck + ".toml";
    return needed;
}

tl::expected<Definition, Diagnostics> read_campaign(const CampaignSources& sources) {
    Draft draft;
    const Source source{sources.campaign.name, draft.problems};
    CampaignTable table;
    const auto root = parsed(sources.campaign, draft.problems);
    if (root) {
        read_table(source, *root, table);
        take_campaign(source, table, sources, draft);
    } else {
        draft.sides.mark_incomplete();
    }
    take_forces(sources, draft);
    if (root) {
        check_steps(source, table, draft);
        take_deck(source, table, sources.decks, draft);
        take_course(source, table, draft);
    }
    take_history(sources.history, draft);
    if (!draft.problems.empty()) return tl::unexpected(draft.problems.sorted());
    return std::move(draft.definition);
}

}  // namespace flagplot
