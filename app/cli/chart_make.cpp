#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <ostream>

#include "base/limits.h"
#include "base/plain_text.h"
#include "cli/chart.h"
#include "cli/long_work.h"
#include "cli/output.h"
#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "files/chart_file.h"
#include "files/chart_text.h"
#include "store/chart_wish.h"
#include "store/coast_file.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"--bbox", Takes::text, false,
     "the box that the chart covers: W,S,E,N in degrees (not squares, as in show)"},
    {"--center", Takes::text, false, "LAT,LON in degrees, or a port: the middle of the chart"},
    {"--size", Takes::text, false, "COLUMNSxROWS in squares, with --center or --like"},
    {"--like", Takes::text, false, "a chart whose grid, name, title and places are taken over"},
    {"--square", Takes::text, false, "the side of a square: 30nm, 60nm, ...; 60nm if not given"},
    {"--projection", Takes::text, false,
     "lambert (equal-area), mercator or equirect; lambert if not given"},
    {"--out", Takes::text, true, "the file to write; - is standard output"},
    {"--name", Takes::text, false, "the chart's name; the file's if not given"},
    {"--title", Takes::text, false, "what the chart shows"},
    {"--date", Takes::text, false,
     "YYYY-MM-DD: the day whose canals are there; 2000-01-01 if not given"},
    {"--year", Takes::number, false, "the same, for the beginning of a year"},
    {"--open", Takes::words, false, "straits and canals that are open whatever the day"},
    {"--close", Takes::words, false, "straits and canals that are closed whatever the day"},
    {"--sea", Takes::text, false, "LAT,LON: keep only the waters that are joined to this place"},
    {"--side-deviation", Takes::number, false,
     "percent: the file says that squares may differ by so much, and chart check takes it"},
    {"--coast", Takes::words, false,
     "coastlines of your own, laid over each other: GeoJSON, GSHHG, packed, or what GDAL reads"},
    {"--without", Takes::words, false,
     "layers that are left out of the shipped coast: islands, lakes"},
    {"--with", Takes::words, false,
     "with --like: layers laid over the coast though that chart has them not"},
    {"--gazetteer", Takes::text, false, "more ports and straits, in the form of the shipped ones"},
    {"--no-places", Takes::nothing, false, "without the ports and straits of the gazetteer"},
    {"--straits", Takes::nothing, false,
     "with --like: name the straits of the gazetteer though that chart names none"},
};

Failure wrong(std::string_view option, std::string expected) {
    return failure(ErrorCode::wrong_type, {std::string(option), std::move(expected)});
}

std::optional<std::int32_t> whole(std::string_view text, std::int32_t most) {
    const auto value = whole_number<std::int32_t>(text);
    return value && *value >= 1 && *value <= most ? value : std::nullopt;
}

/// "60nm" or "60".
Result<std::int32_t> square_side(const Arguments& given) {
    constexpr std::int32_t usual = 60;
    if (!given.has("--square")) return usual;
    std::string_view text = given.text("--square");
    if (text.ends_with("nm")) text.remove_suffix(2);
    if (const auto side = whole(text, largest_side)) return *side;
    return wrong("--square",
                 fmt::format("whole nautical miles from 1 to {}, such as 30nm", largest_side));
}

Result<Projection> projection(const Arguments& given) {
    struct Row {
        std::string_view word;
        Projection projection;
    };
    constexpr std::array rows{Row{"lambert", Projection::lambert_azimuthal_equal_area},
                              Row{"mercator", Projection::mercator},
                              Row{"equirect", Projection::equirectangular}};
    if (!given.has("--projection")) return rows.front().projection;
    const std::string& wanted = given.text("--projection");
    for (const Row& row : rows) {
        if (row.word == wanted) return row.projection;
    }
    return failure(ErrorCode::unknown_word, {wanted, "lambert, mercator, equirect"}, {},
                   nearest_word(wanted, {"lambert", "mercator", "equirect"}));
}

struct Size {
    std::int32_t columns = 0;
    std::int32_t rows = 0;
};

Result<Size> size(const Arguments& given) {
    constexpr std::int32_t most = 10'000;
    const std::string_view text = given.text("--size");
    const auto cross = std::min(text.find('x'), text.size());
    const auto columns = whole(text.substr(0, cross), most);
    const auto rows = whole(text.substr(std::min(cross + 1, text.size())), most);
    if (!columns || !rows) return wrong("--size", "COLUMNSxROWS in squares, such as 40x30");
    return Size{*columns, *rows};
}

Result<ChartGrid> new_frame(const Arguments& given, const Gazetteer& gazetteer) {
    const auto side = square_side(given);
    if (!side) return Failure(side.error());
    const auto shape = projection(given);
    if (!shape) return Failure(shape.error());
    const GridWish wish{*shape, *side};
    if (given.has("--bbox")) {
        const auto box = numbers_in<4>(given.text("--bbox"));
        if (!box) return wrong("--bbox", "W,S,E,N: four numbers of degrees, such as -6,30,37,46");
        return with_true_distances(frame_of({(*box)[0], (*box)[1], (*box)[2], (*box)[3]}, wish));
    }
    const auto at = middle_of_chart(given.text("--center"), gazetteer);
    if (!at) return Failure(at.error());
    const auto wanted = size(given);
    if (!wanted) return Failure(wanted.error());
    return with_true_distances(frame_round(*at, wanted->columns, wanted->rows, wish));
}

Result<Moment> date(const Arguments& given) {
    const std::string day = given.has("--year")
                                ? fmt::format("{:04}-01-01", *given.number("--year"))
                                : given.optional_text("--date").value_or("2000-01-01");
    if (const auto moment = read_moment(day + " 00:00")) return *moment;
    return wrong(given.has("--year") ? "--year" : "--date", "a day such as 1941-05-18");
}

/// What a chart is made from: the request, and the layers of the shipped coast.
struct Making {
    ChartRequest request;
    CoastLayers layers = {};
};

/// The grid, name, title, places and layers of a chart that is made again. It may grow to the east
/// and to the south, which does not change the name of any square.
Result<Making> making_like(const Arguments& given) {
    const std::string& file = given.text("--like");
    auto text = read_file(file);
    if (!text) return Failure(text.error());
    const SourceFile source{file, *std::move(text)};
    auto read = read_chart_file(source);
    if (!read) return Failure(read.error().front());
    const auto survey = read_survey(source);
    if (!survey) return Failure(survey.error());
    const CoastLayers layers = *survey ? layers_in((*survey)->coast) : CoastLayers{};
    Chart* chart = &read->chart;
    if (!chart->geography) {
        return failure(ErrorCode::missing_key, {"geography", "a chart that says where it lies"},
                       {file, 0, 0});
    }
    ChartRequest request{
        {*chart->geography, chart->columns, chart->rows}, chart->name, chart->title, {}};
    request.places = std::move(chart->places);
    request.takes_ports = false;
    request.takes_straits = given.has("--straits") || !read->straits.empty();
    if (!given.has("--size")) return Making{std::move(request), layers};
    const auto wanted = size(given);
    if (!wanted) return Failure(wanted.error());
    if (wanted->columns < chart->columns || wanted->rows < chart->rows ||
        std::int64_t{wanted->columns} * wanted->rows > most_made_squares) {
        return wrong("--size", fmt::format("at least the {}x{} of the chart that --like names, and "
                                           "at most {} squares",
                                           chart->columns, chart->rows, most_made_squares));
    }
    request.frame.columns = wanted->columns;
    request.frame.rows = wanted->rows;
    return Making{std::move(request), layers};
}

/// "MED-30" from "maps/med-30.toml".
std::string name_of_file(const std::string& file) {
    std::string name = std::filesystem::path(file).stem().string();
    for (char& c : name) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return name;
}

/// The grid and everything with it.
Result<Making> drawn_up(const Arguments& given, const Gazetteer& gazetteer) {
    if (given.has("--like")) return making_like(given);
    const auto frame = new_frame(given, gazetteer);
    if (!frame) return Failure(frame.error());
    const std::string& out = given.text("--out");
    const std::string name = is_standard_output(out) ? "CHART" : name_of_file(out);
    ChartRequest request{*frame, name, name, {}};
    request.takes_ports = request.takes_straits = !given.has("--no-places");
    return Making{std::move(request)};
}

Result<Making> making(const Arguments& given, const Gazetteer& gazetteer) {
    auto drawn = drawn_up(given, gazetteer);
    if (!drawn) return drawn;
    ChartRequest& wanted = drawn->request;
    if (given.has("--name")) wanted.name = given.text("--name");
    if (given.has("--title")) wanted.title = given.text("--title");
    const auto day = date(given);
    if (!day) return Failure(day.error());
    wanted.date = *day;
    wanted.opened = given.words("--open");
    wanted.closed = given.words("--close");
    for (const auto& [option, are_there] : {std::pair{"--with", true}, {"--without", false}}) {
        const auto layers = with_layers(drawn->layers, given.words(option), are_there);
        if (!layers) return Failure(layers.error());
        drawn->layers = *layers;
    }
    if (given.has("--sea")) {
        const auto at = numbers_in<2>(given.text("--sea"));
        if (!at || std::abs((*at)[0]) > 90 || std::abs((*at)[1]) > 360) {
            return wrong("--sea", "LAT,LON in degrees, such as 36,18");
        }
        wanted.sea = Position{static_cast<std::int32_t>(std::lround((*at)[0] * 100)),
                              static_cast<std::int32_t>(std::lround((*at)[1] * 100))};
    }
    return drawn;
}

/// By how many percent squares may differ from the size given; none: the default.
Result<std::optional<std::int32_t>> side_deviation(const Arguments& given) {
    constexpr std::int32_t most = 99;
    if (!given.has("--side-deviation")) return std::optional<std::int32_t>{};
    const auto percent = whole(given.text("--side-deviation"), most);
    if (!percent) return wrong("--side-deviation", fmt::format("whole percent from 1 to {}", most));
    return percent;
}

/// The command, to be typed again.
std::string command_of(const Arguments& given) {
    std::string text = "flagplot chart make";
    for (const ArgumentRow& row : arguments) {
        if (!given.has(row.name)) continue;
        text += fmt::format(" {}", row.name);
        for (const std::string& word : given.words(row.name)) {
            const bool is_plain = word.find_first_of(" \"'\\$`") == std::string::npos;
            text += is_plain ? fmt::format(" {}", word) : fmt::format(" \"{}\"", word);
        }
    }
    return text;
}

void check_usage(const Arguments& given) {
    const int ways = (given.has("--bbox") ? 1 : 0) + (given.has("--center") ? 1 : 0) +
                     (given.has("--like") ? 1 : 0);
    if (ways != 1) throw WrongUsage("chart make takes one of --bbox, --center and --like");
    if (given.has("--center") && !given.has("--size")) {
        throw WrongUsage("--center needs --size");
    }
    if (given.has("--bbox") && given.has("--size")) {
        throw WrongUsage("--size goes with --center or --like");
    }
    if (given.has("--like") && (given.has("--square") || given.has("--projection"))) {
        throw WrongUsage("--like takes its squares and projection from the chart it names");
    }
    if (!given.has("--like") && (given.has("--with") || given.has("--straits"))) {
        throw WrongUsage("--with and --straits go with --like");
    }
    if (given.has("--coast") && (given.has("--with") || given.has("--without"))) {
        throw WrongUsage("--with and --without are of the shipped coast: not with --coast");
    }
    if (given.has("--date") && given.has("--year")) {
        throw WrongUsage("chart make takes one of --date and --year");
    }
}

void say(const MadeChart& made, const std::string& file, Console& console) {
    console.out << fmt::format("{}: {} columns, {} rows; sides differ by {:.1f} % at most\n", file,
                               made.chart.columns, made.chart.rows, made.side_deviation * 100);
    if (!made.near_threshold.empty()) {
        console.out << fmt::format("{} squares are sea or land by little; the file names them\n",
                                   made.near_threshold.size());
    }
    if (!made.left_out.empty()) {
        console.err << fmt::format("flagplot: ports without a sea square are left out: {}\n",
                                   fmt::join(made.left_out, ", "));
    }
}

/// Rings inside other rings are alternately water and land, whatever file they are from. Names too
/// long for the chart's file are left out of it.
Result<Coastline> coast_of(const Arguments& given, CoastLayers layers) {
    if (!given.has("--coast")) return read_coast(layers);
    Coastline all;
    for (const std::string& file : given.words("--coast")) {
        auto coast = read_coast(std::filesystem::path(file));
        if (!coast) return coast;
        all.source += (all.source.empty() ? "" : "; ") + coast->source;
        std::move(coast->rings.begin(), coast->rings.end(), std::back_inserter(all.rings));
    }
    if (all.source.size() > limits::given_name_bytes) {
        all.source = "coastlines with long names";
    }
    return all;
}

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    const std::string& out = given.text("--out");
    check_output(out);
    const auto gazetteer = read_gazetteer_files(given.optional_text("--gazetteer").value_or(""));
    if (!gazetteer) return Failure(gazetteer.error());
    const auto wanted = making(given, *gazetteer);
    if (!wanted) return Failure(wanted.error());
    const auto deviation = side_deviation(given);
    if (!deviation) return Failure(deviation.error());
    const auto coast = coast_of(given, wanted->layers);
    if (!coast) return Failure(coast.error());
    LongWork work(console.err, "cutting the coast into squares");
    const RasterProgress progress = [&](std::size_t done, std::size_t all) {
        return work.goes_on(done, all);
    };
    const auto made = made_chart(wanted->request, *coast, *gazetteer, progress);
    if (!made) return Failure(made.error());
    if (!*made || !work.goes_on(1, 1)) {
        console.err << "flagplot: interrupted; nothing was written\n";
        return machine_failed;
    }
    put_out(
        out,
        chart_text(**made, {coast->source, wanted->request.date, command_of(given), *deviation}),
        console);
    if (!is_standard_output(out)) say(**made, out, console);
    return done;
}

}  // namespace

const CommandRow chart_make_command{"make", "make a chart of any sea from real coastlines",
                                    arguments, run};

}  // namespace flagplot::cli
