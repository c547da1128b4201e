#include <fmt/format.h>

#include "cli/argument_values.h"
#include "cli/completion_scripts.h"
#include "cli/listed_commands.h"

namespace flagplot::cli {

namespace {

constexpr const char* frame = R"fish(# fish completion for flagplot: flagplot completion fish

# Is this command being typed, and its name is complete?
function __flagplot_is
    set -l typed (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $typed) -ge $last; and test "$typed[2..$last]" = "$argv"
end

# How many words that are no options are complete behind the command?
function __flagplot_place
    set -l typed (commandline -opc)
    set -l place 1
    for word in $typed[(math $argv[1] + 2)..-1]
        string match -q -- '-*' $word; or set place (math $place + 1)
    end
    echo $place
end

# The sides of the save that is named first behind the command.
function __flagplot_sides
    for word in (commandline -opc)[3..-1]
        if not string match -q -- '-*' $word
            flagplot completion sides $word 2>/dev/null
            return
        end
    end
end

complete -c flagplot -f
complete -c flagplot -n 'test (count (commandline -opc)) -eq 1' -l help -d 'list the commands'
complete -c flagplot -n 'test (count (commandline -opc)) -eq 1' -l version -d 'print versions'
)fish";

std::string quoted_for_fish(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') out += '\\';
        out += c;
    }
    return out + "'";
}

/// The options of `complete` that say what is offered for a value.
std::string offered(const ArgumentValue& value) {
    switch (value.offers) {
        case Offers::nothing:
            return "";
        case Offers::files:
            return " -F";
        case Offers::folders:
            return " -a '(__fish_complete_directories)'";
        case Offers::campaigns:
            return " -a '(flagplot completion campaigns 2>/dev/null; "
                   "__fish_complete_directories)'";
        case Offers::sides:
            return " -a '(__flagplot_sides)'";
        case Offers::words:
        case Offers::modules:
            break;
    }
    return fmt::format(" -a '{}'", offered_words(value));
}

std::string lines_of(const ListedCommand& command) {
    const std::size_t words = command.name.find(' ') == std::string::npos ? 1 : 2;
    std::string text = "\n";
    int place = 0;
    for (const ArgumentRow& row : command.row->arguments) {
        const std::string offer = offered(value_of(command.name, row));
        if (is_option(row)) {
            const std::string value = offer == " -F" ? " -r -F" : " -x" + offer;
            text += fmt::format("complete -c flagplot -n '__flagplot_is {}' -l {}{} -d {}\n",
                                command.name, row.name.substr(2),
                                row.takes == Takes::nothing ? "" : value,
                                quoted_for_fish(help_of(row)));
            continue;
        }
        ++place;
        if (offer.empty()) continue;
        text += fmt::format(
            "complete -c flagplot -n '__flagplot_is {}; and test (__flagplot_place {}) -{} {}'{}\n",
            command.name, words, row.takes == Takes::words ? "ge" : "eq", place, offer);
    }
    return text;
}

std::string named(const std::string& condition, const CommandRow& row) {
    return fmt::format("complete -c flagplot -n '{}' -a {} -d {}\n", condition, row.name,
                       quoted_for_fish(row.help));
}

}  // namespace

std::string fish_completion() {
    std::string text = frame;
    for (const CommandRow* row : command_table()) {
        text += named("test (count (commandline -opc)) -eq 1", *row);
        for (const CommandRow* action : row->actions) {
            text += named(fmt::format("__flagplot_is {}; and test (count (commandline -opc)) -eq 2",
                                      row->name),
                          *action);
        }
    }
    for (const ListedCommand& command : listed_commands()) text += lines_of(command);
    return text;
}

}  // namespace flagplot::cli
