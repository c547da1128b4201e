#include <fmt/format.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>

#include "base/plain_text.h"
#include "campaign/record.h"
#include "cli/argument_values.h"
#include "cli/command_row.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "store/trouble.h"

namespace {

using namespace flagplot;
using namespace flagplot::cli;

/// Empty if the text is a whole number, otherwise what is wrong with it.
std::string problem_with_number(const std::string& text) {
    return whole_number<std::uint64_t>(text) ? std::string{}
                                             : fmt::format("\"{}\" is not a whole number", text);
}

void add_argument(CLI::App& app, const ArgumentRow& row, Arguments::Values& values) {
    const std::string name(row.name);
    if (row.takes == Takes::nothing) {
        app.add_flag_callback(name, [&values, name] { values[name]; }, help_of(row));
        return;
    }
    if (row.takes == Takes::words) {
        app.add_option_function<std::vector<std::string>>(
               name, [&values, name](const auto& given) { values[name] = given; }, help_of(row))
            ->required(row.is_required)
            ->type_name("");
        return;
    }
    auto* option = app.add_option_function<std::string>(
        name, [&values, name](const auto& given) { values[name] = {given}; }, help_of(row));
    option->required(row.is_required)->type_name(row.takes == Takes::number ? "N" : "");
    if (row.takes == Takes::number) option->check(problem_with_number);
}

/// The error for a word that is not a sub-command, with the nearest one.
std::string unknown_command(const std::string& word) {
    std::vector<std::string> names;
    for (const CommandRow* row : command_table()) names.emplace_back(row->name);
    const std::string nearest = nearest_word(word, names);
    return nearest.empty()
               ? fmt::format("there is no command \"{}\"; flagplot --help lists them", word)
               : fmt::format("there is no command \"{}\"; did you mean \"{}\"?", word, nearest);
}

bool is_command(std::string_view word) {
    for (const CommandRow* row : command_table()) {
        if (row->name == word) return true;
    }
    return false;
}

bool wants_colour() { return std::getenv("NO_COLOR") == nullptr && isatty(STDOUT_FILENO) != 0; }

Console console() { return {std::cin, std::cout, std::cerr, wants_colour()}; }

/// A busy save is not a wrong input: the same command will work a moment later.
int exit_status_of(const Error& error) {
    return error.code == ErrorCode::save_busy ? machine_failed : input_is_wrong;
}

int run(const CommandRow& row, Arguments::Values values) {
    Console streams = console();
    const auto status = row.run(Arguments(std::move(values)), streams);
    if (!status) {
        std::cerr << "flagplot: " << describe(status.error()) << '\n';
        return exit_status_of(status.error());
    }
    std::cout.flush();
    if (!std::cout) {
        throw MachineTrouble(
            "cannot write to standard output; a command that changes the save has done so");
    }
    return *status;
}

/// Adds a command and its own commands; `chosen` will be the one that was typed.
void add_command(CLI::App& app, const CommandRow& row, Arguments::Values& values,
                 const CommandRow*& chosen, std::string_view group = "SUBCOMMANDS") {
    CLI::App* sub = app.add_subcommand(std::string(row.name), std::string(row.help));
    sub->group(std::string(group));
    for (const ArgumentRow& argument : row.arguments) add_argument(*sub, argument, values);
    for (const CommandRow* action : row.actions) add_command(*sub, *action, values, chosen);
    if (row.actions.empty()) {
        sub->final_callback([&chosen, &row] { chosen = &row; });
    } else {
        sub->require_subcommand(1);
    }
}

int parse_and_run(int argc, char** argv) {
    CLI::App app("Flagplot: double-blind naval campaigns");
    app.name("flagplot");
    app.set_version_flag("--version", version_text);
    app.require_subcommand(1);
    Arguments::Values values;
    const CommandRow* chosen = nullptr;
    const bool is_named = argc > 1 && is_command(argv[1]);
    for (const CommandGroup& group : command_groups()) {
        for (const CommandRow* row : group.commands) {  // nothing is needed from the others
            if (!is_named || row->name == argv[1]) {
                add_command(app, *row, values, chosen, group.title);
            }
        }
    }
    if (argc <= 1) {  // without arguments, the help is shown
        std::cout << app.help();
        return done;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? done : usage_is_wrong;
    }
    return run(*chosen, std::move(values));
}

/// Puts a guard between a stream and its buffer while it exists.
class Guarded {
  public:
    Guarded(std::ostream& stream, std::string_view layout, bool has_colour)
        : stream_(stream), behind_(stream.rdbuf()), guard_(*behind_, layout, has_colour) {
        stream_.rdbuf(&guard_);
    }
    ~Guarded() {
        stream_.flush();
        stream_.rdbuf(behind_);
    }
    Guarded(const Guarded&) = delete;
    Guarded& operator=(const Guarded&) = delete;

  private:
    std::ostream& stream_;
    std::streambuf* behind_;
    TerminalGuard guard_;
};

/// A command needs a few large buffers for a short time. Memory that was returned is kept for the
/// next one and taken in large pages, because getting new pages one by one from the system takes
/// longer than the work.
void keep_memory() {
    constexpr int large = 1 << 30;
    ::mallopt(M_MMAP_THRESHOLD, large);
    ::mallopt(M_TRIM_THRESHOLD, large);
    ::mallopt(M_TOP_PAD, 1 << 24);
    ::mallopt(M_ARENA_MAX, 1);  // threads, too, use the same memory
    constexpr std::size_t large_page = 1 << 21;
    constexpr std::size_t ready = 16 * large_page;
    void* const memory = std::aligned_alloc(large_page, ready);
    ::madvise(memory, ready, MADV_HUGEPAGE);  // if the system has none, small ones will do
    std::free(memory);
}

}  // namespace

int main(int argc, char** argv) {
    keep_memory();
    const Guarded out(std::cout, "\n\t", wants_colour());
    const Guarded err(std::cerr, "\n\t\r", false);  // the progress of long work is in one line
    try {
        if (argc > 1 && argv[1][0] != '-' && !is_command(argv[1])) {
            std::cerr << "flagplot: " << unknown_command(argv[1]) << '\n';
            return usage_is_wrong;
        }
        return parse_and_run(argc, argv);
    } catch (const ArgumentMissing& missing) {
        // In the words that CLI11 uses for an argument that is always required.
        std::cerr << missing.what() << " is required\nRun with --help for more information.\n";
        return usage_is_wrong;
    } catch (const WrongUsage& usage) {
        std::cerr << "flagplot: " << usage.what() << '\n';
        return usage_is_wrong;
    } catch (const EntryUnreadable& stranger) {
        std::cerr << "flagplot: " << stranger.what() << '\n';
        return input_is_wrong;
    } catch (const std::out_of_range&) {  // looked up, but not found
        std::cerr << "flagplot: the save tells of something that it does not hold; it was "
                     "not made by this program\n";
        return input_is_wrong;
    } catch (const std::exception& trouble) {
        std::cerr << "flagplot: " << trouble.what() << '\n';
        return machine_failed;
    }
}
