#include "cli/argument_values.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "tactical/catalog/catalog.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentValue table[]{
    {"CAMPAIGN", "CAMPAIGN", Offers::campaigns},
    {"DECK", "DECK", Offers::files},
    {"FILE", "FILE", Offers::files},
    {"FILES", "FILES", Offers::files},
    {"FOLDER", "FOLDER", Offers::folders},
    {"NEW", "SAVE", Offers::files},
    {"OLD", "SAVE", Offers::files},
    {"SAVE", "SAVE", Offers::files},
    {"SHEET", "SHEET", Offers::files},
    {"WORDS", "WORDS", Offers::files},
    {"completion WHAT", "WHAT", Offers::words, "bash zsh fish campaigns sides"},
    {"card VERB", "VERB", Offers::words, "drawn"},
    {"choose WHICH", "WHICH", Offers::words, "a b"},
    {"ruling ANSWER", "ANSWER", Offers::words, "yes no"},
    {"withdraw COMMAND", "COMMAND", Offers::words, "last"},
    {"--against", "WHO", Offers::words, "history plan admiral"},
    {"--at", "SQUARE"},
    {"--bbox", "BOX"},
    {"--blank-doctrine", "SIDE", Offers::sides},
    {"--captain", "SIDES", Offers::sides},
    {"--center", "PLACE"},
    {"--close", "STRAITS"},
    {"--coast", "FILES", Offers::files},
    {"--date", "YYYY-MM-DD"},
    {"--doctrine", "SIDE FILE", Offers::files},
    {"--export", "FOLDER", Offers::folders},
    {"--film", "FILE", Offers::files},
    {"--frames", "FOLDER", Offers::folders},
    {"--from", "SIDE", Offers::sides},
    {"--gazetteer", "FILE", Offers::files},
    {"--html", "FILE", Offers::files},
    {"--in", "FILE", Offers::files},
    {"--like", "CHART", Offers::files},
    {"--missing", "WAY", Offers::words, "continue hold refuse"},
    {"--module", "MODULE", Offers::modules},
    {"--name", "NAME"},
    {"--on", "FORMATION"},
    {"--open", "STRAITS"},
    {"--order", "LINES"},
    {"--orders", "SIDE FILE", Offers::files},
    {"--out", "FILE", Offers::files},
    {"release --out", "FOLDER", Offers::folders},
    {"report --out", "FOLDER", Offers::folders},
    {"--overrule", "WHY"},
    {"--page", "SIZE", Offers::words, "A4 Letter"},
    {"--paper", "SIZE", Offers::words, "A4 Letter"},
    {"--pdf", "FILE", Offers::files},
    {"--picture", "FILE", Offers::files},
    {"--png", "FILE", Offers::files},
    {"--projection", "PROJECTION", Offers::words, "lambert mercator equirect"},
    {"--receipt", "FILES", Offers::files},
    {"--reply", "FILE", Offers::files},
    {"--report", "FILE", Offers::files},
    {"--result", "RESULT"},
    {"--save", "SAVE", Offers::files},
    {"--say", "TEXT"},
    {"--sea", "LAT,LON"},
    {"--side", "SIDE", Offers::sides},
    {"--size", "SIZE"},
    {"--solo", "SIDE"},
    {"--square", "MILES"},
    {"--stop-at", "KINDS", Offers::words, "battle card question contact course none"},
    {"--svg", "FILE", Offers::files},
    {"--tell", "SIDES", Offers::sides},
    {"ruling --tell", "TEXT"},
    {"--theme", "THEME", Offers::words, "counters ntds app6"},
    {"--to", "SIDE", Offers::sides},
    {"--view", "FILE", Offers::files},
    {"battle --view", "SIDE", Offers::sides},
    {"--why", "TEXT"},
    {"battle --with", "PROGRAM", Offers::files},
    {"--without", "LAYERS", Offers::words, "islands lakes"},
    {"chart make --with", "LAYERS", Offers::words, "islands lakes"},
};

const ArgumentValue* found(std::string_view name) {
    const auto row = std::find_if(std::begin(table), std::end(table),
                                  [&](const ArgumentValue& each) { return each.argument == name; });
    return row == std::end(table) ? nullptr : &*row;
}

std::string names_of_modules(std::string_view between) {
    return fmt::format("{}", fmt::join(tactical::module_names(tactical::catalog()), between));
}

}  // namespace

ArgumentValue value_of(std::string_view command, const ArgumentRow& row) {
    if (row.takes == Takes::number) return {row.name, "N"};
    const std::string in_command = std::string(command) + ' ' + std::string(row.name);
    if (const auto* own = found(in_command)) return *own;
    if (const auto* common = found(row.name)) return *common;
    const bool is_option = row.name.starts_with("--");
    return {row.name, is_option ? "TEXT" : row.name};
}

std::string offered_words(const ArgumentValue& value) {
    return value.offers == Offers::modules ? names_of_modules(" ") : std::string(value.words);
}

std::string help_of(const ArgumentRow& row) {
    constexpr std::string_view place = "{modules}";
    std::string help(row.help);
    const std::size_t found = help.find(place);
    if (found == std::string::npos) return help;
    return help.replace(found, place.size(), names_of_modules(", "));
}

}  // namespace flagplot::cli
