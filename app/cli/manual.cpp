#include <fmt/format.h>

#include <cctype>
#include <ostream>
#include <utility>

#include "cli/argument_values.h"
#include "cli/listed_commands.h"
#include "store/revision.h"

/// \file
/// The manual page: introduction and end are here, the commands are made from the table.

namespace flagplot::cli {

namespace {

constexpr const char* before_commands = R"(.SH NAME
flagplot \- plan and umpire double\-blind naval campaigns
.SH SYNOPSIS
.B flagplot
.I COMMAND
.RI [ ARGUMENTS ]
.br
.B flagplot
.I COMMAND
.B \-\-help
.br
.B flagplot \-\-version
.SH DESCRIPTION
Flagplot plans and umpires naval operations in which neither side sees the other.
Formations steam over a gridded chart, six hours a turn.
The program decides who sights whom, tells each side what it may know and nothing more, stops for
battles, and keeps a record that anybody can check afterwards.
.PP
A campaign is one file, its
.IR save .
Start one with
.BR "flagplot new" ,
hand in each side's orders with
.BR "flagplot order" ,
resolve the turn with
.BR "flagplot resolve" ,
and read what a side knows with
.BR "flagplot brief" .
.B flagplot desk
does the same in a window.
.PP
.B flagplot \-\-version
prints the version, the revision of the rules and the revision of the data.
Two programs with the same revision of the rules decide alike.
.SH COMMANDS
Arguments in brackets may be left out.
)";

constexpr const char* after_commands = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
The input is wrong. One sentence says where and why, and nothing has changed.
.TP
.B 2
The command was used wrongly.
.TP
.B 3
The machine failed: disk full, folder not writable, save in use; or long work was interrupted.
.SH ENVIRONMENT
.TP
.B FLAGPLOT_DATA
A folder with
.IR campaigns ,
.I maps
and
.IR assets ,
searched before the program's own.
.TP
.B NO_COLOR
When set, nothing is printed in colour.
.TP
.BR DISPLAY ", " WAYLAND_DISPLAY
One of them must be set for
.BR "flagplot desk" .
.SH FILES
.TP
.I ../share/flagplot
The data, seen from the folder of the program: campaigns, charts, ship classes, coastlines.
.TP
.IR NAME .save
A campaign.
.TP
.IR NAME .save~
The same as it was before the last command;
.B flagplot restore
puts it back.
.TP
.I ~/flagplot
Campaigns and charts that were copied to be edited at the desk.
.TP
.I ~/.config/flagplot/desk.toml
The desk's settings.
.SH EXAMPLES
The first turn of the campaign to learn with, played alone:
.PP
.EX
flagplot new convoy\-beta beta.save \-\-solo uk
flagplot brief beta.save
flagplot order beta.save sheet.txt
flagplot resolve beta.save
.EE
.SH SEE ALSO
The documentation in
.IR ../share/doc/flagplot ,
seen from the folder of the program: begin with
.IR README.md ,
.IR docs/player.md
or
.IR docs/umpire.md .
)";

/// Text for roff.
std::string plain(std::string_view text) {
    std::string out;
    if (text.starts_with('.') || text.starts_with('\'')) out += "\\&";
    for (const char c : text) {
        switch (c) {
            case '\\':
                out += "\\e";
                break;
            case '-':
                out += "\\-";
                break;
            case '"':
                out += "\\(dq";
                break;
            case '\'':
                out += "\\(aq";
                break;
            default:
                out += c;
        }
    }
    return out;
}

std::string bold(std::string_view text) { return "\\fB" + plain(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + plain(text) + "\\fR"; }

/// "--side SIDE", "SAVE", "FILES..."
std::string shown(const std::string& command, const ArgumentRow& row) {
    const std::string_view word = value_of(command, row).word;
    const std::string dots = row.takes == Takes::words ? "..." : "";
    if (!is_option(row)) return italic(word) + dots;
    if (row.takes == Takes::nothing) return bold(row.name);
    return bold(row.name) + ' ' + italic(word) + dots;
}

/// "flagplot order [FILES...] [OPTIONS]", with the required options.
std::string synopsis(const ListedCommand& command) {
    std::string text = bold(command.name);
    bool has_more = false;
    for (const ArgumentRow& row : command.row->arguments) {
        has_more |= is_option(row) && !row.is_required;
        if (is_option(row) && !row.is_required) continue;
        const std::string argument = shown(command.name, row);
        text += ' ' + (row.is_required ? argument : "[" + argument + "]");
    }
    return text + (has_more ? " [" + italic("OPTIONS") + "]" : "");
}

std::string section_of(const ListedCommand& command) {
    std::string does(command.row->help);
    does.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(does.front())));
    std::string text = fmt::format(".SS {}\n{}.\n", synopsis(command), plain(does));
    for (const ArgumentRow& row : command.row->arguments) {
        text += fmt::format(".TP\n{}\n{}\n", shown(command.name, row), plain(help_of(row)));
    }
    return text;
}

Result<int> run(const Arguments&, Console& console) {
    console.out << fmt::format(".TH FLAGPLOT 1 \"\" \"Flagplot {}\" \"User Commands\"\n",
                               program_version())
                << before_commands;
    for (const ListedCommand& command : listed_commands()) console.out << section_of(command);
    console.out << after_commands;
    return done;
}

}  // namespace

const CommandRow manual_command{
    "manual", "print this manual as a page for man: flagplot manual | man -l -", {}, run};

}  // namespace flagplot::cli
