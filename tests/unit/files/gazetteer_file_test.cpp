#include "files/gazetteer_file.h"

#include <catch2/catch.hpp>

#include "sources.h"

namespace flagplot::test {

namespace {

std::string gazetteer_problems(const std::string& text) {
    const SourceFile file{"x.toml", text};
    const auto gazetteer = read_gazetteer({&file, 1});
    return gazetteer ? "" : described(gazetteer.error());
}

Moment day(std::string_view text) { return *read_moment(std::string(text) + " 00:00"); }

Gazetteer shipped_gazetteer() {
    const std::vector files{shipped_file("assets/coast/ports.toml"),
                            shipped_file("assets/coast/straits.toml"),
                            shipped_file("assets/coast/lakes.toml")};
    const auto gazetteer = read_gazetteer(files);
    REQUIRE(gazetteer);
    return *gazetteer;
}

}  // namespace

TEST_CASE("ports and straits are read from several texts", "[gazetteer]") {
    const std::vector<SourceFile> files{
        {"a.toml",
         "[[port]]\nname = \"Haven\"\nalso = [\"Harbour\"]\nlatitude = -5.25\n"
         "longitude = 170\n"},
        {"b.toml",
         "[[strait]]\nname = \"Ditch\"\nlatitude = 1\nlongitude = 2\nkind = \"canal\"\n"
         "from = \"1869-11-17\"\nuntil = \"1956-11-01\"\n"}};
    const auto gazetteer = read_gazetteer(files);
    REQUIRE(gazetteer);
    REQUIRE(gazetteer->ports.size() == 1);
    CHECK(gazetteer->ports[0].position == Position{-525, 17'000});
    CHECK(gazetteer->port("haven") == gazetteer->ports.data());
    CHECK(gazetteer->port("HARBOUR") == gazetteer->ports.data());
    CHECK(gazetteer->port("Ditch") == nullptr);
    REQUIRE(gazetteer->strait("Ditch") != nullptr);
    const GazetteerStrait& ditch = *gazetteer->strait("Ditch");
    CHECK(ditch.kind == WaterwayKind::canal);
    CHECK_FALSE(ditch.is_open(day("1869-11-16")));
    CHECK(ditch.is_open(day("1869-11-17")));
    CHECK(ditch.is_open(day("1956-11-01") + Pulse{47}));
    CHECK_FALSE(ditch.is_open(day("1956-11-02")));
    CHECK(port_names(*gazetteer) == std::vector<std::string>{"Haven", "Harbour"});
    CHECK(strait_names(*gazetteer) == std::vector<std::string>{"Ditch"});
}

TEST_CASE("a name stands once among ports and once among straits", "[gazetteer]") {
    const std::string port = "[[port]]\nlatitude = 1\nlongitude = 1\n";
    CHECK(gazetteer_problems(port + "name = \"A\"\n" + port + "name = \"B\"\nalso = [\"a\"]\n") ==
          "x.toml:9:9: port \"a\" is given twice (text.duplicate)\n");
    CHECK(gazetteer_problems(port + "name = \"A\"\n[[strait]]\nname = \"A\"\nlatitude = 1\n"
                                    "longitude = 1\n")
              .empty());
}

TEST_CASE("lakes are read beside ports and straits", "[gazetteer]") {
    const std::string lake = "[[lake]]\nlatitude = 41.5\nlongitude = -50.75\n";
    const SourceFile file{"x.toml", lake + "name = \"Loch\"\nalso = [\"Lough\"]\n"};
    const auto gazetteer = read_gazetteer({&file, 1});
    REQUIRE(gazetteer);
    REQUIRE(gazetteer->lakes.size() == 1);
    CHECK(gazetteer->lakes[0].name == "Loch");
    CHECK(gazetteer->lakes[0].also == std::vector<std::string>{"Lough"});
    CHECK(gazetteer->lakes[0].position == Position{4150, -5075});
    CHECK(gazetteer_problems(lake + "name = \"A\"\n" + lake + "name = \"a\"\n") ==
          "x.toml:8:8: lake \"a\" is given twice (text.duplicate)\n");
}

TEST_CASE("a strait is not closed before it was open", "[gazetteer]") {
    CHECK(gazetteer_problems("[[strait]]\nname = \"A\"\nlatitude = 1\nlongitude = 1\n"
                             "from = \"1900-01-02\"\nuntil = \"1900-01-01\"\n")
              .find("x.toml:6:9: ") == 0);
}

TEST_CASE("the shipped gazetteer has the straits that campaigns turn on, with their days",
          "[gazetteer]") {
    const Gazetteer gazetteer = shipped_gazetteer();
    CHECK(gazetteer.ports.size() > 300);
    for (const char* name :
         {"Gibraltar", "Messina", "Bonifacio", "Dardanelles", "Bosporus", "Øresund", "Great Belt",
          "Dover", "Malacca", "Sunda", "Bab-el-Mandeb", "Hormuz", "Suez", "Panama"}) {
        INFO(name);
        REQUIRE(gazetteer.strait(name) != nullptr);
        CHECK(gazetteer.strait(name)->is_open(day("1941-05-18")));
    }
    for (const auto& [name, last_closed] :
         std::vector<std::pair<const char*, const char*>>{{"Suez Canal", "1869-11-16"},
                                                          {"Panama Canal", "1914-08-14"},
                                                          {"Kiel Canal", "1895-06-20"},
                                                          {"Corinth Canal", "1893-08-05"}}) {
        INFO(name);
        REQUIRE(gazetteer.strait(name) != nullptr);
        CHECK_FALSE(gazetteer.strait(name)->is_open(day(last_closed)));
        CHECK(gazetteer.strait(name)->is_open(day(last_closed) + Pulse{48}));
    }
    for (const char* name : {"Scapa Flow", "Pearl Harbor", "Truk", "Constantinople", "Piraeus",
                             "Montevideo", "Danzig", "Batavia", "Port Royal"}) {
        INFO(name);
        CHECK(gazetteer.port(name) != nullptr);
    }
    CHECK(gazetteer.lakes.size() > 20);
}

}  // namespace flagplot::test
