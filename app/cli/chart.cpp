#include "cli/chart.h"

#include <array>

namespace flagplot::cli {

namespace {

constexpr std::array<const CommandRow*, 3> actions{&chart_make_command, &chart_show_command,
                                                   &chart_check_command};

/// Never called: the command line requires one of the actions.
Result<int> run(const Arguments&, Console&) { return usage_is_wrong; }

}  // namespace

const CommandRow chart_command{
    "chart", "make, show and check charts from real coastlines", {}, run, actions};

}  // namespace flagplot::cli
