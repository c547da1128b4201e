#include <fmt/format.h>

#include "cli/argument_values.h"
#include "cli/completion_scripts.h"
#include "cli/listed_commands.h"

namespace flagplot::cli {

namespace {

constexpr const char* lists = R"zsh(
_flagplot_campaigns() {
    local -a campaigns=(${(f)"$(_call_program campaigns flagplot completion campaigns 2>/dev/null)"})
    _alternative "campaigns:campaign:(($campaigns))" 'folders:folder:_files -/'
}

# The sides of the save that is named first behind the command.
_flagplot_sides() {
    local save=${${(M)words[2,-1]:#[^-]*}[1]}
    local -a sides=(${(f)"$(_call_program sides flagplot completion sides ${(q)~save} 2>/dev/null)"})
    _wanted sides expl side compadd -a sides
}
)zsh";

/// In single quotes, where a colon and square brackets end a part of a specification.
std::string quoted_for_zsh(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            if (c == ':' || c == '[' || c == ']' || c == '\\') out += '\\';
            out += c;
        }
    }
    return out;
}

std::string action_of(const ArgumentValue& value) {
    switch (value.offers) {
        case Offers::nothing:
            return " ";
        case Offers::files:
            return "_files";
        case Offers::folders:
            return "_files -/";
        case Offers::campaigns:
            return "_flagplot_campaigns";
        case Offers::sides:
            return "_flagplot_sides";
        case Offers::words:
        case Offers::modules:
            break;
    }
    return fmt::format("({})", offered_words(value));
}

/// One argument, for `_arguments`.
std::string specification(const std::string& command, const ArgumentRow& row) {
    const ArgumentValue value = value_of(command, row);
    const std::string wanted = fmt::format(":{}:{}", quoted_for_zsh(value.word), action_of(value));
    const bool is_many = row.takes == Takes::words;
    if (!is_option(row)) {
        return fmt::format("'{}{}'", is_many ? "*" : row.is_required ? "" : ":", wanted);
    }
    const std::string option = fmt::format("{}[{}]", row.name, quoted_for_zsh(help_of(row)));
    if (row.takes == Takes::nothing) return fmt::format("'{}'", option);
    return fmt::format("'{}{}{}'", is_many ? "*" : "", option, wanted);
}

/// The rows of a list of commands, for `_describe`.
std::string described(std::span<const CommandRow* const> rows) {
    std::string text;
    for (const CommandRow* row : rows) {
        text += fmt::format("        '{}:{}'\n", row->name, quoted_for_zsh(row->help));
    }
    return text;
}

std::string arguments_of(const ListedCommand& command) {
    std::string text = fmt::format("    \"{}\")\n        _arguments -S \\\n", command.name);
    for (const ArgumentRow& row : command.row->arguments) {
        text += fmt::format("            {} \\\n", specification(command.name, row));
    }
    return text + "            '--help[say what the arguments are]' ;;\n";
}

}  // namespace

std::string zsh_completion() {
    std::string text =
        "#compdef flagplot\n# zsh completion for flagplot: flagplot completion zsh\n";
    text += lists;
    text += fmt::format(R"zsh(
_flagplot() {{
    local -a commands=(
{}    )
    if ((CURRENT == 2)); then
        _describe -t commands command commands
        return
    fi
    local command=$words[2]
    shift words
    ((--CURRENT))
    local -a actions=()
    case $command in
)zsh",
                        described(command_table()));
    for (const CommandRow* row : command_table()) {
        if (row->actions.empty()) continue;
        text += fmt::format("    {}) actions=(\n{}    ) ;;\n", row->name, described(row->actions));
    }
    text += R"zsh(    esac
    if (($#actions)); then
        if ((CURRENT == 2)); then
            _describe -t commands action actions
            return
        fi
        command+=" $words[2]"
        shift words
        ((--CURRENT))
    fi
    case $command in
)zsh";
    for (const ListedCommand& command : listed_commands()) text += arguments_of(command);
    return text +
           "    esac\n}\n\n"
           "if [[ $funcstack[1] == _flagplot ]]; then\n    _flagplot \"$@\"\n"
           "else\n    compdef _flagplot flagplot\nfi\n";
}

}  // namespace flagplot::cli
