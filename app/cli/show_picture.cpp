#include "cli/show_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>

#include "chart/projection.h"
#include "cli/command_context.h"
#include "cli/output.h"
#include "paper/render.h"
#include "present/plot/plot_picture.h"
#include "store/basemap_file.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

/// A kind of file, and how a picture is converted to it.
struct FormRow {
    std::string_view option;
    std::string (*bytes_of)(const Picture&);
    std::string_view usual_size;
    std::string_view begins;  ///< every file of this kind begins so
};

constexpr std::array<FormRow, 3> forms{{
    {"--png", paper::png_of, "1280x800", "\x89PNG"},
    {"--svg", paper::svg_of, "1280x800", "<?xml"},
    {"--pdf", paper::pdf_of, "A4", "%PDF"},
}};

/// Pages in landscape format, in points.
struct PageRow {
    std::string_view name;
    double width;
    double height;
};

constexpr std::array<PageRow, 2> pages{{{"A4", 842, 595}, {"Letter", 792, 612}}};

constexpr int smallest_side = 320;
constexpr int largest_side = 8192;

std::optional<double> number_in(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Result<PictureOptions> with_size(PictureOptions options, const std::string& size) {
    for (const PageRow& page : pages) {
        if (page.name != size) continue;
        options.width = page.width;
        options.height = page.height;
        return options;
    }
    const std::size_t by = size.find('x');
    const auto width = number_in(size.substr(0, by));
    const auto height = by == std::string::npos ? std::nullopt : number_in(size.substr(by + 1));
    const auto is_wrong = [](std::optional<double> side) {
        return !side || *side < smallest_side || *side > largest_side ||
               *side != double(int(*side));
    };
    if (is_wrong(width) || is_wrong(height)) {
        return failure(ErrorCode::out_of_range,
                       {"--size", size,
                        fmt::format("A4, Letter, or two whole numbers from {} to {} as 1920x1080",
                                    smallest_side, largest_side)});
    }
    options.width = *width;
    options.height = *height;
    return options;
}

Result<SymbolTheme> theme_named(const std::string& name) {
    const auto& words = words_of<SymbolTheme>;
    const auto found = std::find(words.begin(), words.end(), name);
    if (found == words.end()) {
        const std::vector<std::string> known(words.begin(), words.end());
        return failure(ErrorCode::unknown_word, {name, listed(known, " and ")}, {},
                       nearest_word(name, known));
    }
    return static_cast<SymbolTheme>(found - words.begin());
}

/// A part of the chart is at least this many squares wide and high.
constexpr double smallest_part = 1;

std::optional<GridBox> part_of_squares(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) return std::nullopt;
    const auto one = read_square(text.substr(0, colon));
    const auto other = read_square(text.substr(colon + 1));
    if (!one || !other) return std::nullopt;
    return part_between(*one, *other);
}

/// The smallest part that contains the edges of a box of degrees.
std::optional<GridBox> part_of_degrees(const Geography& geography, const std::string& text) {
    const std::vector<std::string> words = split_at_commas(text);
    std::vector<double> degrees;
    for (const std::string& word : words) {
        const auto number = number_in(word);
        if (number) degrees.push_back(*number);
    }
    if (words.size() != 4 || degrees.size() != 4) return std::nullopt;
    const double west = degrees[0], south = degrees[1], east = degrees[2], north = degrees[3];
    if (west >= east || south >= north || south < -90 || north > 90) return std::nullopt;
    std::optional<GridBox> part;
    constexpr int samples = 32;
    for (int i = 0; i <= samples; ++i) {
        for (int j = 0; j <= samples; ++j) {
            if (i != 0 && i != samples && j != 0 && j != samples) continue;
            const OnGrid at = grid_at(geography, {south + (north - south) * i / samples,
                                                  west + (east - west) * j / samples});
            if (!part) part = GridBox{at.column, at.row, at.column, at.row};
            part->west = std::min(part->west, at.column);
            part->east = std::max(part->east, at.column);
            part->north = std::min(part->north, at.row);
            part->south = std::max(part->south, at.row);
        }
    }
    return part;
}

Result<GridBox> part_named(const Chart& chart, const std::string& text) {
    auto part = part_of_squares(text);
    if (!part && chart.geography) part = part_of_degrees(*chart.geography, text);
    if (part) {
        part->west = std::max(part->west, 0.0);
        part->north = std::max(part->north, 0.0);
        part->east = std::min<double>(part->east, chart.columns);
        part->south = std::min<double>(part->south, chart.rows);
    }
    if (!part || part->east - part->west < smallest_part ||
        part->south - part->north < smallest_part) {
        return failure(ErrorCode::out_of_range,
                       {"--bbox", text,
                        fmt::format("two squares from A1 to {} as A1:F9{}", chart.last_square(),
                                    chart.geography ? ", or degrees as W,S,E,N" : "")});
    }
    return *part;
}

Result<PictureOptions> options_of(const Plot& plot, const Arguments& given, const FormRow& form) {
    auto options = size_and_theme(given, form.usual_size);
    if (!options) return options;
    if (const auto text = given.optional_text("--bbox")) {
        const auto part = part_named(plot.chart, *text);
        if (!part) return Failure(part.error());
        options->part = *part;
    }
    return options;
}

/// A picture may replace a picture of its kind or an empty file, but nothing else.
Result<void> check_own_kind(const FormRow& form, const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return {};
    std::string begins(form.begins.size(), '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(begins.data(), static_cast<std::streamsize>(begins.size()));
    if (file.gcount() == 0 || begins == form.begins) return {};
    return failure(ErrorCode::out_of_range,
                   {std::string(form.option), path, "a new file, or a picture of the same kind"});
}

}  // namespace

Result<PictureOptions> size_and_theme(const Arguments& given, std::string_view usual_size) {
    auto options = with_size({}, given.optional_text("--size").value_or(std::string(usual_size)));
    if (!options) return options;
    if (const auto name = given.optional_text("--theme")) {
        const auto theme = theme_named(*name);
        if (!theme) return Failure(theme.error());
        options->theme = *theme;
    }
    return options;
}

bool wants_picture(const Arguments& given) {
    const auto asked = std::count_if(forms.begin(), forms.end(),
                                     [&](const FormRow& form) { return given.has(form.option); });
    if (asked > 1) throw WrongUsage("show writes one of --png, --svg and --pdf at a time");
    for (const char* option : {"--theme", "--size", "--bbox"}) {
        if (asked == 0 && given.has(option)) {
            throw WrongUsage(std::string(option) + " is of a picture: give --png, --svg or --pdf");
        }
    }
    if (asked == 1 && given.has("--json")) {
        throw WrongUsage("show writes a picture or --json, not both");
    }
    return asked == 1;
}

Result<int> write_picture(const Plot& plot, const Arguments& given, Console& console) {
    const FormRow& form = *std::find_if(forms.begin(), forms.end(),
                                        [&](const FormRow& row) { return given.has(row.option); });
    auto options = options_of(plot, given, form);
    if (!options) return Failure(options.error());
    const auto basemap = read_basemap(plot.chart);
    if (basemap) options->basemap = &*basemap;
    const std::string& path = given.text(form.option);
    check_output(path);
    if (const auto checked = check_own_kind(form, path); !checked) return Failure(checked.error());
    put_out(path, form.bytes_of(plot_picture(plot, *options)), console);
    if (!is_standard_output(path)) console.out << "written: " << path << '\n';
    return done;
}

}  // namespace flagplot::cli
