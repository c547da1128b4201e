#include "tactical/doctrine.h"

#include "base/ensure.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

namespace {

using namespace tactical;

const std::vector<DoctrineKey>& keys() {
    static const std::vector<DoctrineKey> made{
        {"withdraw", {"never", "below half hull"}, "when a ship leaves"},
        {"range", {"close", "far"}, "how near to come"}};
    return made;
}

const Party& party() {
    static const Party made = [] {
        Party squadron{"uk", "Royal Navy", {}, {}};
        squadron.formations.resize(1);
        for (const char* name : {"Hood", "Prince of Wales", "all"}) {
            squadron.formations[0].units.emplace_back().name = name;
        }
        return squadron;
    }();
    return made;
}

}  // namespace

void fuzz_doctrine(std::string_view input) {
    const auto doctrine = read_doctrine(keys(), party(), input, "uk.txt");
    if (!doctrine) return check_said(doctrine.error());
    FLAGPLOT_ENSURE(read_doctrine(keys(), party(), text_of(*doctrine), "uk.txt") == doctrine);
}

Seeds seeds_of_doctrines() {
    return {blank_doctrine(keys(), party()),
            "# so\n\nall: range close\n Prince of Wales :  withdraw below half hull \r\n"};
}

}  // namespace flagplot::fuzz
