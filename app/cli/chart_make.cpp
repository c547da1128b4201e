#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <csignal>
#include <filesystem>
#include <ostream>

#include "cli/chart.h"
#include "coast/chart_maker.h"
#include "coast/frame.h"
#include "files/chart_file.h"
#include "files/chart_text.h"
#include "store/coast_file.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"--bbox", Takes::text, false, "W,S,E,N in degrees: the box that the chart covers"},
    {"--center", Takes::text, false, "LAT,LON in degrees, or a port: the middle of the chart"},
    {"--size", Takes::text, false, "COLUMNSxROWS in squares, with --center"},
    {"--like", Takes::text, false, "a chart whose grid, name, title and places are taken over"},
    {"--square", Takes::text, false, "the side of a square: 30nm, 60nm, ...; 60nm if not given"},
    {"--projection", Takes::text, false,
     "lambert (equal-area), mercator or equirect; lambert if not given"},
    {"--out", Takes::text, true, "the file to write"},
    {"--name", Takes::text, false, "the chart's name; the file's if not given"},
    {"--title", Takes::text, false, "what the chart shows"},
    {"--date", Takes::text, false,
     "YYYY-MM-DD: the day whose canals are there; 2000-01-01 if not given"},
    {"--year", Takes::number, false, "the same, for the beginning of a year"},
    {"--open", Takes::words, false, "straits and canals that are open whatever the day"},
    {"--close", Takes::words, false, "straits and canals that are closed whatever the day"},
    {"--sea", Takes::text, false, "LAT,LON: keep only the waters that are joined to this place"},
    {"--coast", Takes::text, false, "a coastline of your own: GeoJSON, packed, or what GDAL reads"},
    {"--gazetteer", Takes::text, false, "more ports and straits, in the form of the shipped ones"},
    {"--no-places", Takes::nothing, false, "without the ports and straits of the gazetteer"},
};

/// Set by Ctrl-C while a chart is made.
volatile std::sig_atomic_t is_interrupted = 0;

/// Ctrl-C gives up the work instead of ending the program, so that no half file is left.
class Interruptible {
  public:
    Interruptible() : before_(std::signal(SIGINT, [](int) { is_interrupted = 1; })) {}
    ~Interruptible() { std::signal(SIGINT, before_); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

  private:
    void (*before_)(int);
};

/// Shows how far the work has come, once it takes long enough to be waited for.
class ShownProgress {
  public:
    explicit ShownProgress(std::ostream& out) : out_(out) {}
    ~ShownProgress() {
        if (has_shown_) out_ << '\n';
    }
    ShownProgress(const ShownProgress&) = delete;
    ShownProgress& operator=(const ShownProgress&) = delete;

    bool operator()(std::size_t done, std::size_t all) {
        constexpr std::chrono::milliseconds patience{300};
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ >= patience) {
            out_ << fmt::format("\rcutting the coast into squares: {} %", 100 * done / all)
                 << std::flush;
            last_ = now;
            has_shown_ = true;
        }
        return is_interrupted == 0;
    }

  private:
    std::ostream& out_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    bool has_shown_ = false;
};

/// Numbers with commas between them; nothing when there are not so many.
template <std::size_t Count>
std::optional<std::array<double, Count>> numbers(std::string_view text) {
    std::array<double, Count> values{};
    for (std::size_t i = 0; i < Count; ++i) {
        const auto end = std::min(text.find(','), text.size());
        const std::string_view word = text.substr(0, end);
        const auto [stop, code] =
            std::from_chars(word.data(), word.data() + word.size(), values[i]);
        const bool is_last = i + 1 == Count;
        if (code != std::errc{} || stop != word.data() + word.size() || !std::isfinite(values[i]) ||
            (end == text.size()) != is_last) {
            return std::nullopt;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return values;
}

Failure wrong(std::string_view option, std::string expected) {
    return failure(ErrorCode::wrong_type, {std::string(option), std::move(expected)});
}

std::optional<std::int32_t> whole(std::string_view text, std::int32_t most) {
    std::int32_t value = 0;
    const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_right = code == std::errc{} && stop == text.data() + text.size();
    return is_right && value >= 1 && value <= most ? std::optional(value) : std::nullopt;
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

Result<Degrees> middle(const std::string& text, const Gazetteer& gazetteer) {
    if (const auto at = numbers<2>(text)) return Degrees{(*at)[0], (*at)[1]};
    const GazetteerPort* port = gazetteer.port(text);
    if (port == nullptr) {
        return failure(ErrorCode::unknown_reference, {"port", text}, {},
                       nearest_word(text, port_names(gazetteer)));
    }
    return Degrees{port->position.latitude / 100.0, port->position.longitude / 100.0};
}

Result<ChartFrame> new_frame(const Arguments& given, const Gazetteer& gazetteer) {
    const auto side = square_side(given);
    if (!side) return Failure(side.error());
    const auto shape = projection(given);
    if (!shape) return Failure(shape.error());
    const GridWish wish{*shape, *side};
    if (given.has("--bbox")) {
        const auto box = numbers<4>(given.text("--bbox"));
        if (!box) return wrong("--bbox", "W,S,E,N: four numbers of degrees, such as -6,30,37,46");
        return frame_of({(*box)[0], (*box)[1], (*box)[2], (*box)[3]}, wish);
    }
    const auto at = middle(given.text("--center"), gazetteer);
    if (!at) return Failure(at.error());
    constexpr std::int32_t most = 10'000;
    const std::string_view size = given.text("--size");
    const auto cross = std::min(size.find('x'), size.size());
    const auto columns = whole(size.substr(0, cross), most);
    const auto rows = whole(size.substr(std::min(cross + 1, size.size())), most);
    if (!columns || !rows) return wrong("--size", "COLUMNSxROWS in squares, such as 40x30");
    return frame_round(*at, *columns, *rows, wish);
}

Result<Moment> date(const Arguments& given) {
    const std::string day = given.has("--year")
                                ? fmt::format("{:04}-01-01", *given.number("--year"))
                                : given.optional_text("--date").value_or("2000-01-01");
    if (const auto moment = read_moment(day + " 00:00")) return *moment;
    return wrong(given.has("--year") ? "--year" : "--date", "a day such as 1941-05-18");
}

/// The grid, name, title and places of a chart that is made anew.
Result<ChartRequest> request_like(const std::string& file) {
    auto text = read_file(file);
    if (!text) return Failure(text.error());
    auto chart = read_chart({file, *std::move(text)});
    if (!chart) return Failure(chart.error().front());
    if (!chart->geography) {
        return failure(ErrorCode::missing_key, {"geography", "a chart that says where it lies"},
                       {file, 0, 0});
    }
    ChartRequest request{
        {*chart->geography, chart->columns, chart->rows}, chart->name, chart->title, {}};
    request.places = std::move(chart->places);
    request.takes_gazetteer = false;
    return request;
}

/// "maps/med-30.toml" as "MED-30".
std::string name_of_file(const std::string& file) {
    std::string name = std::filesystem::path(file).stem().string();
    for (char& c : name) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return name;
}

Result<ChartRequest> request(const Arguments& given, const Gazetteer& gazetteer) {
    ChartRequest wanted;
    if (given.has("--like")) {
        auto like = request_like(given.text("--like"));
        if (!like) return Failure(like.error());
        wanted = *std::move(like);
    } else {
        const auto frame = new_frame(given, gazetteer);
        if (!frame) return Failure(frame.error());
        wanted.frame = *frame;
        wanted.name = name_of_file(given.text("--out"));
        wanted.title = wanted.name;
        wanted.takes_gazetteer = !given.has("--no-places");
    }
    if (given.has("--name")) wanted.name = given.text("--name");
    if (given.has("--title")) wanted.title = given.text("--title");
    const auto day = date(given);
    if (!day) return Failure(day.error());
    wanted.date = *day;
    wanted.opened = given.words("--open");
    wanted.closed = given.words("--close");
    if (given.has("--sea")) {
        const auto at = numbers<2>(given.text("--sea"));
        if (!at || std::abs((*at)[0]) > 90 || std::abs((*at)[1]) > 360) {
            return wrong("--sea", "LAT,LON in degrees, such as 36,18");
        }
        wanted.sea = Position{static_cast<std::int32_t>(std::lround((*at)[0] * 100)),
                              static_cast<std::int32_t>(std::lround((*at)[1] * 100))};
    }
    return wanted;
}

/// The command as it can be typed again.
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
    if (given.has("--center") != given.has("--size")) {
        throw WrongUsage("--size goes with --center, and --center needs it");
    }
    if (given.has("--like") && (given.has("--square") || given.has("--projection"))) {
        throw WrongUsage("--like takes its squares and projection from the chart it names");
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

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    const std::string& out = given.text("--out");
    check_replaceable(out);
    const auto gazetteer = read_gazetteer_files(given.optional_text("--gazetteer").value_or(""));
    if (!gazetteer) return Failure(gazetteer.error());
    const auto wanted = request(given, *gazetteer);
    if (!wanted) return Failure(wanted.error());
    const auto coast = given.has("--coast") ? read_coast(given.text("--coast")) : read_coast();
    if (!coast) return Failure(coast.error());
    const Interruptible interruptible;
    std::optional<MadeChart> made;
    {
        ShownProgress progress(console.err);
        auto result = made_chart(*wanted, *coast, *gazetteer, std::ref(progress));
        if (!result) return Failure(result.error());
        made = *std::move(result);
    }
    if (!made || is_interrupted != 0) {
        console.err << "flagplot: interrupted; nothing was written\n";
        return machine_failed;
    }
    replace_file(out, chart_text(*made, {coast->source, wanted->date, command_of(given)}));
    say(*made, out, console);
    return done;
}

}  // namespace

const CommandRow chart_make_command{"make", "make a chart of any sea from real coastlines",
                                    arguments, run};

}  // namespace flagplot::cli
