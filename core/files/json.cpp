#include "files/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/limits.h"
#include "files/terrain_rows.h"
#include "toml/toml_text.h"

namespace flagplot {

namespace {

/// Checks a JSON text before it is parsed, and stops at the first thing that no value of ours can
/// have. Objects are kept small, so that building them cannot take long.
class Inspector {
  public:
    using Number = Json::number_integer_t;

    [[nodiscard]] const std::string& problem() const { return problem_; }
    [[nodiscard]] std::size_t position() const { return position_; }

    bool null() { return true; }
    bool boolean(bool /*value*/) { return true; }
    bool number_integer(Number /*value*/) { return true; }
    bool number_unsigned(Json::number_unsigned_t /*value*/) { return true; }
    bool number_float(double /*value*/, const std::string& /*text*/) { return true; }
    bool string(std::string& /*value*/) { return true; }
    bool binary(Json::binary_t& /*value*/) { return true; }
    bool start_object(std::size_t /*size*/) { return open(); }
    bool start_array(std::size_t /*size*/) { return open(); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        auto& keys = open_.back();
        if (keys.size() == limits::json_keys) return stop("an object has too many keys");
        if (keys.insert(name).second) return true;
        return stop(fmt::format("the key \"{}\" stands twice in an object", quotable(name)));
    }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) {
        position_ = position == 0 ? 0 : position - 1;
        return stop("this is not JSON");
    }

  private:
    bool open() {
        if (open_.size() == limits::json_depth)
            return stop("lists and objects are nested too deeply");
        open_.emplace_back();
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    bool stop(std::string problem) {
        problem_ = std::move(problem);
        return false;
    }

    std::vector<std::set<std::string>> open_;
    std::string problem_;
    std::size_t position_ = 0;
};

/// Line and column of a byte in a text.
Place place_of(std::string_view text, std::size_t position, std::string_view file) {
    const std::string_view before = text.substr(0, position);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
    return {std::string(file), static_cast<std::int32_t>(lines + 1),
            static_cast<std::int32_t>(before.size() - line_begin + 1)};
}

}  // namespace

Result<Json> parsed_json(std::string_view text, std::string_view file) {
    if (text.size() > limits::file_bytes) {
        return failure(ErrorCode::out_of_range,
                       {"the length of the text", fmt::format("{} bytes", text.size()),
                        fmt::format("at most {}", limits::file_bytes)},
                       {std::string(file), 0, 0});
    }
    Inspector inspector;
    if (!Json::sax_parse(text, &inspector)) {
        const Place where = inspector.position() == 0 ? Place{std::string(file), 0, 0}
                                                      : place_of(text, inspector.position(), file);
        return failure(ErrorCode::syntax, {inspector.problem()}, where);
    }
    return Json::parse(text, nullptr, false);
}

namespace json {

bool Form<Digest>::read(Reading& in, const Json& json, Digest& value) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto* text = json.is_string() ? &json.get_ref<const std::string&>() : nullptr;
    const bool is_digest = text != nullptr && text->size() == 2 * value.size() &&
                           text->find_first_not_of(digits) == std::string::npos;
    if (!is_digest) return in.wrong_type("64 hexadecimal digits");
    for (std::size_t i = 0; i < value.size(); ++i) {
        value[i] = static_cast<std::uint8_t>(digits.find((*text)[2 * i]) * 16 +
                                             digits.find((*text)[2 * i + 1]));
    }
    return true;
}

Json Form<Chart>::write(const Chart& chart) {
    Json rows = Json::array();
    const auto width = static_cast<std::size_t>(chart.columns);
    for (std::size_t at = 0; at < chart.terrain.size(); at += width) {
        std::string row;
        for (std::size_t i = at; i < at + width; ++i) row += sign_of(chart.terrain[i]);
        rows.push_back(std::move(row));
    }
    return {{"name", chart.name},
            {"title", chart.title},
            {"terrain", std::move(rows)},
            {"barriers", Form<std::vector<Barrier>>::write(chart.barriers)},
            {"places", Form<std::vector<NamedPlace>>::write(chart.places)},
            {"geography", Form<std::optional<Geography>>::write(chart.geography)}};
}

namespace {

bool read_row(Reading& in, const std::string& row, Chart& chart) {
    const auto width = static_cast<std::size_t>(chart.columns);
    if (row.empty() || row.size() != width || row.size() > std::size_t{most_columns}) {
        return in.out_of_range(fmt::format("a row of {} squares", row.size()),
                               "rows of equal length, 1 to 10000");
    }
    if (chart.terrain.size() + width > most_squares || chart.rows == most_columns) {
        return in.out_of_range("a larger chart", fmt::format("at most {} squares", most_squares));
    }
    for (const char sign : row) {
        const auto terrain = terrain_of(sign);
        if (!terrain) return in.wrong_type("a row of . # and ^");
        chart.terrain.push_back(*terrain);
    }
    ++chart.rows;
    return true;
}

bool read_terrain(Reading& in, const std::vector<std::string>& rows, Chart& chart) {
    if (rows.empty()) return in.out_of_range("no squares", "at least one square");
    chart.columns = static_cast<std::int32_t>(std::min(rows.front().size(), limits::file_bytes));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!in.inside(i, [&] { return read_row(in, rows[i], chart); })) return false;
    }
    return true;
}

}  // namespace

bool Form<Chart>::read(Reading& in, const Json& json, Chart& chart) {
    static constexpr std::array<std::string_view, 6> keys{"name",     "title",  "terrain",
                                                          "barriers", "places", "geography"};
    chart = {};
    if (!in.is_object(json) || !in.has_only(json, {keys.begin(), keys.end()}, {})) return false;
    std::vector<std::string> rows;
    return read_member(in, json, "name", chart.name) &&
           read_member(in, json, "title", chart.title) && read_member(in, json, "terrain", rows) &&
           in.inside("terrain", [&] { return read_terrain(in, rows, chart); }) &&
           read_member(in, json, "barriers", chart.barriers) &&
           read_member(in, json, "places", chart.places) &&
           read_member(in, json, "geography", chart.geography);
}

}  // namespace json
}  // namespace flagplot
