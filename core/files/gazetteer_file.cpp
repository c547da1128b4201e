#include "files/gazetteer_file.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

#include "base/plain_text.h"
#include "files/schema_gazetteer.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// The names of one kind of entry in all texts; none may occur twice.
class OwnNames {
  public:
    explicit OwnNames(std::string kind) : kind_(std::move(kind)) {}

    void take(const Source& source, const Given<Label>& name) {
        if (!name.is_given() || known_.insert(lower_case(name.value)).second) return;
        source.problem(name.spot, ErrorCode::duplicate, {kind_, name.value});
    }

  private:
    std::string kind_;
    std::set<std::string> known_;
};

/// Reads one text after another.
class GazetteerReading {
  public:
    void take(const SourceFile& file) {
        const auto root = parsed(file, problems_);
        if (!root) return;
        const Source source{file.name, problems_};
        GazetteerFile written;
        read_table(source, *root, written);
        for (const PortTable& port : written.ports) {
            gazetteer_.ports.push_back(
                {port.name.value, names(source, ports_, port), position(port)});
        }
        for (const StraitTable& strait : written.straits) take(source, strait);
        for (const LakeTable& lake : written.lakes) {
            gazetteer_.lakes.push_back(
                {lake.name.value, names(source, lakes_, lake), position(lake)});
        }
    }

    tl::expected<Gazetteer, Diagnostics> result() && {
        if (!problems_.empty()) return tl::unexpected(problems_.sorted());
        return std::move(gazetteer_);
    }

  private:
    void take(const Source& source, const StraitTable& table) {
        GazetteerStrait strait{table.name.value,
                               names(source, straits_, table),
                               position(table),
                               table.kind.value,
                               {},
                               {}};
        if (table.from.is_given()) strait.from = table.from.value;
        if (table.until.is_given()) strait.until = table.until.value;
        if (strait.from && strait.until && *strait.until < *strait.from) {
            source.problem(table.until.spot, ErrorCode::out_of_range,
                           {"until", "a day before it was open", "a day from then on"});
        }
        for (const auto& point : table.course.values) take(source, point, strait);
        gazetteer_.straits.push_back(std::move(strait));
    }

    static void take(const Source& source, const GivenList<Given<Fixed<100, -180, 180>>>& point,
                     GazetteerStrait& strait) {
        constexpr std::int32_t steepest = 9'000;
        const auto& values = point.values;
        const auto is_told = [](const auto& value) { return !value.is_given(); };
        if (std::any_of(values.begin(), values.end(), is_told)) return;
        const bool is_point = values.size() == 2 && std::abs(values[0].value) <= steepest;
        if (is_point) {
            strait.course.push_back({values[0].value, values[1].value});
        } else if (point.is_given()) {
            source.problem(point.spot, ErrorCode::wrong_type,
                           {"course", "a list of points, each [latitude, longitude] in degrees"});
        }
    }

    /// The other names of an entry; also notes its own.
    template <class Table>
    std::vector<std::string> names(const Source& source, OwnNames& own, const Table& table) {
        own.take(source, table.name);
        std::vector<std::string> also;
        for (const Given<Label>& name : table.also.values) {
            own.take(source, name);
            also.push_back(name.value);
        }
        return also;
    }

    template <class Table>
    static Position position(const Table& table) {
        return {table.latitude.value, table.longitude.value};
    }

    Problems problems_;
    OwnNames ports_{"port"};
    OwnNames straits_{"strait"};
    OwnNames lakes_{"lake"};
    Gazetteer gazetteer_;
};

}  // namespace

tl::expected<Gazetteer, Diagnostics> read_gazetteer(std::span<const SourceFile> files) {
    GazetteerReading reading;
    for (const SourceFile& file : files) reading.take(file);
    return std::move(reading).result();
}

}  // namespace flagplot
