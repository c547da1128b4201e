#include "present/war/actions_text.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "unit/files/sources.h"

using namespace flagplot;
using namespace flagplot::actions;
using Json = nlohmann::ordered_json;

namespace {

Statement stated(const std::string& says, BoundOf of, std::int32_t least, std::int32_t most) {
    Statement statement;
    statement.says = says;
    statement.bound_of = of;
    statement.least = least;
    statement.most = most;
    statement.history = "3";
    statement.confidence = Confidence::medium;
    return statement;
}

ActionFound action_found() {
    ActionFound action{"Denmark Strait", "", 1000, 15, {}, {}};
    action.statements = {stated("hits on Bismarck", BoundOf::mean, 10, 45),
                         stated("Hood is lost", BoundOf::percent, 4, 20),
                         stated("a ship is lost | sunk", BoundOf::percent, 0, 25)};
    action.statements[2].is_if_ever = true;
    action.found = {Found{1000, 23, 1, 4, 100, true}, Found{1000, 0, 0, 1, 3, false},
                    Found{40, 0, 0, 1, 20, true}};
    return action;
}

void collect(const Json& json, std::vector<std::string>& keys) {
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) keys.push_back(key);
    }
    for (const Json& each : json) {
        if (each.is_structured()) collect(each, keys);
    }
}

}  // namespace

TEST_CASE("the tables of battles say what must be, what the module gives and what was",
          "[actions]") {
    CHECK(actions_text({action_found()}) ==
          "### Denmark Strait\n\n"
          "1000 battles of 15 minutes in the mean.\n\n"
          "| statement             | must be      | model        | history | holds |\n"
          "| --------------------- | ------------ | ------------ | ------- | ----- |\n"
          "| hits on Bismarck      | 1 to 4.5     | 2.3 (1 to 4) | 3 (M)   | yes   |\n"
          "| Hood is lost          | 4 to 20 %    | 3 %          | 3 (M)   | no    |\n"
          "| a ship is lost / sunk | at most 25 % | 20 % of 40   | 3 (M)   | yes   |\n\n"
          "2 of 3 statements hold.\n");
}

TEST_CASE("a statement that no turns were logged for is not counted, and does not hold",
          "[actions]") {
    ActionFound action = action_found();
    action.variation = "by day";
    CHECK_FALSE(all_hold({action}));
    action.found[1] = action.found[0];
    CHECK(all_hold({action}));
    action.found[0].reset();
    CHECK_FALSE(all_hold({action}));
    const std::string text = actions_text({action});
    CHECK(text.find("### Denmark Strait: by day\n") != std::string::npos);
    CHECK(text.find("| not counted |") != std::string::npos);
}

TEST_CASE("battles as data have the figures, and every key is documented", "[actions]") {
    const Json json = Json::parse(actions_json({action_found()}));
    const Json& hits = json["actions"][0]["statements"][0];
    CHECK(hits["least"] == 1.0);
    CHECK(hits["most"] == 4.5);
    CHECK(hits["mean"] == 2.3);
    CHECK_FALSE(hits.contains("percent"));
    CHECK(json["actions"][0]["statements"][1]["percent"] == 3);
    CHECK(json["actions"][0]["statements"][1]["holds"] == false);
    std::vector<std::string> keys;
    collect(json, keys);
    const std::string page = test::text_of_file("docs/history.md");
    for (const std::string& key : keys) {
        INFO(key);
        CHECK(page.find("`" + key + "`") != std::string::npos);
    }
}
