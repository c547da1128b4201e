#include <fmt/format.h>

#include <map>

#include "cli/argument_values.h"
#include "cli/completion_scripts.h"
#include "cli/listed_commands.h"

namespace flagplot::cli {

namespace {

/// Finds out which argument of which command is being typed, and calls the two functions made from
/// the table.
constexpr const char* frame = R"bash(
_flagplot() {
    local current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} first=2 i
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "$_flagplot_commands --help --version" -- "$current"))
        return
    fi
    local actions=$(_flagplot_actions "$command")
    if [[ -n $actions ]]; then
        if ((COMP_CWORD == 2)); then
            COMPREPLY=($(compgen -W "$actions --help" -- "$current"))
            return
        fi
        command+=" ${COMP_WORDS[2]}"
        first=3
    fi
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$(_flagplot_options "$command") --help" -- "$current"))
        return
    fi
    local save="" place=0 taker="" takes=""
    for ((i = first; i < COMP_CWORD; ++i)); do
        local word=${COMP_WORDS[i]}
        if [[ $word == -* ]]; then
            taker=$word
            takes=$(_flagplot_takes "$command $word")
        elif [[ -n $takes ]]; then
            [[ $takes == one ]] && takes=""
        else
            ((++place))
            [[ -z $save ]] && save=$word
        fi
    done
    local argument=$((place + 1))
    [[ -n $takes ]] && argument=$taker
    local IFS=$'\n'
    case $(_flagplot_offers "$command $argument") in
    files) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")) ;;
    folders) compopt -o filenames; COMPREPLY=($(compgen -d -- "$current")) ;;
    campaigns)
        compopt -o filenames
        COMPREPLY=($(compgen -W "$(flagplot completion campaigns 2>/dev/null)" -- "$current")
                   $(compgen -d -- "$current")) ;;
    sides)
        COMPREPLY=($(compgen -W "$(flagplot completion sides "$save" 2>/dev/null)" -- "$current")) ;;
    "words "*)
        local offered=$(_flagplot_offers "$command $argument")
        COMPREPLY=($(compgen -W "${offered#words }" -- "$current")) ;;
    esac
}

complete -F _flagplot flagplot
)bash";

std::string offered(const ArgumentValue& value) {
    switch (value.offers) {
        case Offers::nothing:
            return "";
        case Offers::files:
            return "files";
        case Offers::folders:
            return "folders";
        case Offers::campaigns:
            return "campaigns";
        case Offers::sides:
            return "sides";
        case Offers::words:
        case Offers::modules:
            break;
    }
    // One per line, because the frame splits words only at ends of lines.
    std::string words = offered_words(value);
    for (char& c : words) c = c == ' ' ? '\n' : c;
    return "words " + words;
}

/// A text as a pattern that matches it. Square brackets keep their meaning in the shell.
std::string pattern(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == ' ') out += '\\';
        out += c;
    }
    return out;
}

/// A shell function that returns the value of each of these keys.
std::string function(const std::string& name, const std::map<std::string, std::string>& answers) {
    std::string text = fmt::format("\n{}() {{\n    case $1 in\n", name);
    for (const auto& [asked, answer] : answers) {
        text += fmt::format("    {}) echo \"{}\" ;;\n", pattern(asked), answer);
    }
    return text + "    esac\n}\n";
}

struct Answers {
    std::map<std::string, std::string> actions;
    std::map<std::string, std::string> options;  ///< by command
    std::map<std::string, std::string> takes;    ///< by command and option
    std::map<std::string, std::string> offers;   ///< by command and option or place
};

void add(const ListedCommand& command, Answers& answers) {
    int place = 0;
    for (const ArgumentRow& row : command.row->arguments) {
        std::string asked = command.name + ' ';
        if (is_option(row)) {
            asked += row.name;
            answers.options[command.name] += std::string(row.name) + ' ';
            if (row.takes == Takes::nothing) continue;
            answers.takes[asked] = row.takes == Takes::words ? "all" : "one";
        } else {
            asked += row.takes == Takes::words ? "[1-9]*" : std::to_string(++place);
        }
        const std::string offer = offered(value_of(command.name, row));
        if (!offer.empty()) answers.offers[asked] = offer;
    }
}

}  // namespace

std::string bash_completion() {
    Answers answers;
    for (const ListedCommand& command : listed_commands()) add(command, answers);
    std::string names;
    for (const CommandRow* row : command_table()) {
        names += std::string(names.empty() ? "" : " ") + std::string(row->name);
        for (const CommandRow* action : row->actions) {
            answers.actions[std::string(row->name)] += std::string(action->name) + ' ';
        }
    }
    return fmt::format(
               "# bash completion for flagplot: flagplot completion bash\n\n"
               "_flagplot_commands=\"{}\"\n",
               names) +
           function("_flagplot_actions", answers.actions) +
           function("_flagplot_options", answers.options) +
           function("_flagplot_takes", answers.takes) +
           function("_flagplot_offers", answers.offers) + frame;
}

}  // namespace flagplot::cli
