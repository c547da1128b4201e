#include "files/result_file.h"

#include <algorithm>
#include <set>

#include "files/schema_result.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Takes what was written into a result, and checks every name against the campaign.
class ResultReading {
  public:
    ResultReading(const Source& source, const Definition& definition) : source_(source) {
        for (const ShipRow& row : definition.ships) ships_.push_back(row.ship.name);
        for (const SideRow& row : definition.sides) sides_.push_back(row.id);
    }

    tactical::BattleResult take(const ResultFile& file) {
        tactical::BattleResult result;
        result.campaign = file.campaign.value;
        result.battle = file.battle.value;
        result.contract = file.contract.value;
        result.fingerprint = file.fingerprint.value;
        result.ended_by = file.ended_by.value;
        result.minutes = file.minutes.value;
        result.field_holder = holder(file.field_holder);
        result.wreck = file.wreck.value;
        result.ammunition = file.ammunition.value;
        result.disputed = file.disputed.value;
        result.remarks = file.remarks.value;
        for (const ResultShipTable& table : file.ship) result.units.push_back(take(table));
        for (const ResultLearnedTable& table : file.learned) result.learned.push_back(take(table));
        return result;
    }

  private:
    static std::optional<Hundredths> share(const Given<OrUnknown<Share>>& written) {
        if (!written.value) return std::nullopt;
        return Hundredths{*written.value};
    }

    void expect(const std::string& kind, const std::string& name, Spot spot,
                const std::vector<std::string>& known) const {
        if (std::find(known.begin(), known.end(), name) != known.end()) return;
        source_.problem(spot, ErrorCode::unknown_reference, {kind, name},
                        source_.problems.nearest(name, known));
    }
    /// If it is a valid value, it must be known; if not, that has been reported.
    template <class ValueType>
    [[nodiscard]] std::string name_of(const std::string& kind, const Given<ValueType>& name,
                                      const std::vector<std::string>& known) const {
        if (name.is_given()) expect(kind, name.value, name.spot, known);
        return name.value;
    }
    template <class ValueType>
    [[nodiscard]] std::string name_of(const std::string& kind,
                                      const Given<OrUnknown<ValueType>>& name,
                                      const std::vector<std::string>& known) const {
        if (name.is_given() && name.value) expect(kind, *name.value, name.spot, known);
        return name.value.value_or("");
    }

    [[nodiscard]] std::optional<tactical::FieldHolder> holder(
        const Given<OrUnknown<Word>>& written) const {
        if (!written.value) return std::nullopt;
        if (*written.value == "none") return tactical::FieldHolder{};
        return tactical::FieldHolder{name_of("side", written, sides_)};
    }

    [[nodiscard]] tactical::UnitResult take(const ResultShipTable& table) const {
        tactical::UnitResult unit;
        unit.name = name_of("ship", table.name, ships_);
        unit.state = table.state.value;
        unit.has_withdrawn = table.withdrawn.value;
        unit.exit = table.exit.value;
        unit.hull = share(table.hull);
        unit.speed = share(table.speed);
        unit.crew = share(table.crew);
        unit.firepower = share(table.firepower);
        unit.ammunition = share(table.ammunition);
        unit.by = name_of("side", table.by, sides_);
        unit.prize_crew = name_of("ship", table.prize_crew, ships_);
        if (table.notes.is_given()) {
            unit.notes.emplace();
            for (const auto& note : table.notes.values) unit.notes->push_back(note.value);
        }
        if (table.lasting.is_given()) {
            unit.lasting.emplace();
            for (const auto& line : table.lasting.values) take_lasting(line, *unit.lasting);
        }
        unit.lost_with = name_of("ship", table.lost_with, ships_);
        return unit;
    }

    void take_lasting(const Given<Label>& line, std::vector<tactical::ModuleValue>& lasting) const {
        if (line.value.empty()) return;  // it has been reported
        if (auto value = tactical::module_value_in(line.value)) {
            return lasting.push_back(*std::move(value));
        }
        source_.problem(line.spot, ErrorCode::out_of_range,
                        {"what lasts", line.value, "a module, a key and a value"});
    }

    tactical::LearnedResult take(const ResultLearnedTable& table) {
        const std::string side = name_of("side", table.side, sides_);
        if (table.side.is_given() && !learned_.insert(side).second) {
            source_.problem(table.side.spot, ErrorCode::duplicate, {"side", side});
        }
        return {side, table.text.value};
    }

    const Source& source_;
    std::vector<std::string> ships_;
    std::vector<std::string> sides_;
    std::set<std::string> learned_;
};

}  // namespace

Diagnostics problems_of_result(const SourceFile& file) {
    Problems problems;
    const Source source{file.name, problems};
    ResultFile written;
    if (const auto root = parsed(file, problems)) read_table(source, *root, written);
    return problems.sorted();
}

tl::expected<tactical::BattleResult, Diagnostics> read_result(const SourceFile& file,
                                                              const Definition& definition) {
    Problems problems;
    const Source source{file.name, problems};
    ResultFile written;
    const auto root = parsed(file, problems);
    if (root) read_table(source, *root, written);
    tactical::BattleResult result = ResultReading(source, definition).take(written);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return result;
}

}  // namespace flagplot
