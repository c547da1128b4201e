#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string_view>

TEST_CASE("The golden battles of the missile age go through every phase of a turn") {
    std::ostringstream read;
    read << std::ifstream(FLAGPLOT_SOURCE_DIR "/tests/playthroughs/missile_age_every_phase.txt")
                .rdbuf();
    const std::string text = read.str();
    // What orders and the log say in each: of 2b and 2e, 2c, a guided and another torpedo, 3, 4,
    // the owners of markers, the umpire, 5a to 5e, 6 and 7.
    const std::string_view said[] = {": fly ",
                                     ": steer ",
                                     ": guide ",
                                     "launches torpedo",
                                     "A-MN-18",
                                     ": detect ",
                                     ": identify ",
                                     ": take off ",
                                     "A-MN-47",
                                     "answer mark",
                                     "answer reveal",
                                     "answer place",
                                     "the umpire: ",
                                     "with 127 mm gun",
                                     "with 250 kg bomb",
                                     "with salvo rockets",
                                     "with area SAM",
                                     "A-MN-31",
                                     "A-MN-32",
                                     ": resolve M",
                                     ": resolve T",
                                     "MN-20",
                                     "MN-27",
                                     "MN-34",
                                     "A-MN-49"};
    for (const std::string_view words : said) {
        INFO(words);
        CHECK(text.find(words) != std::string::npos);
    }
}
