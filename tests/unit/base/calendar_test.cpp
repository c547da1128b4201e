#include "base/calendar.h"

#include <catch2/catch.hpp>
#include <string>

using namespace flagplot;

TEST_CASE("the calendar counts half hours from 1970", "[calendar]") {
    const auto [text, half_hours] = GENERATE(table<std::string, int>({
        {"1970-01-01 00:00", 0},
        {"1970-01-01 00:30", 1},
        {"1970-01-02 00:00", 48},
        {"1969-12-31 23:30", -1},
        {"1969-12-31 00:00", -48},
        {"1969-12-30 23:30", -49},
        {"1941-11-07 18:00", -493'500},
    }));
    const auto moment = read_moment(text);
    REQUIRE(moment);
    CHECK(moment->half_hours == half_hours);
    CHECK(moment_text(*moment) == text);
}

TEST_CASE("every half hour of two years around a leap day is read back", "[calendar]") {
    const auto first = read_moment("1939-09-01 00:00");
    REQUIRE(first);
    for (std::int64_t i = 0; i < 48 * 730; i += 7) {
        const Moment moment{first->half_hours + i};
        REQUIRE(read_moment(moment_text(moment)) == moment);
    }
}

TEST_CASE("years before Christ are read back, and there is no year 0", "[calendar]") {
    const auto last = read_moment("0001-12-31 23:30 BC");
    const auto first = read_moment("0001-01-01 00:00");
    REQUIRE((last && first));
    CHECK(*last + Pulse{1} == *first);
    CHECK(date_hour(*last) == "31 Dec 1 BC 23:30");

    const auto salamis = read_moment("0480-09-23 06:00 BC");
    REQUIRE(salamis);
    CHECK(*salamis < *last);
    CHECK(moment_text(*salamis) == "0480-09-23 06:00 BC");
    CHECK(date_hour(*salamis) == "23 Sep 480 BC 06:00");

    CHECK_FALSE(read_moment("0000-09-23 06:00 BC"));
    CHECK_FALSE(read_moment("0480-09-23 06:00BC"));
    CHECK_FALSE(read_moment("0480-02-30 06:00 BC"));
}

TEST_CASE("leap days are those of the Gregorian calendar", "[calendar]") {
    CHECK(read_moment("1940-02-29 12:00"));
    CHECK(read_moment("2000-02-29 12:00"));
    CHECK_FALSE(read_moment("1941-02-29 12:00"));
    CHECK_FALSE(read_moment("1900-02-29 12:00"));
    CHECK(read_moment("1940-03-01 00:00")->half_hours ==
          read_moment("1940-02-29 00:00")->half_hours + 48);
}

TEST_CASE("what is not a date and a half hour is refused", "[calendar]") {
    const auto text = GENERATE(values<std::string>({"",
                                                    "1941",
                                                    "1941-11-07",
                                                    "1941-11-07 18",
                                                    "1941-11-07 18:",
                                                    "1941-11-07 18:15",
                                                    "1941-11-07 18:60",
                                                    "1941-11-07 24:00",
                                                    "1941-13-07 18:00",
                                                    "1941-00-07 18:00",
                                                    "1941-11-31 18:00",
                                                    "1941-11-00 18:00",
                                                    "1941-11-07 18:00 ",
                                                    " 1941-11-07 18:00",
                                                    "1941/11/07 18:00",
                                                    "1941-11-07T18:00",
                                                    "x",
                                                    "1941-11-07 18:00x",
                                                    "0000-11-07 18:00",
                                                    "10000-11-07 18:00"}));
    CHECK_FALSE(read_moment(text));
}

TEST_CASE("numbers far out of range are not folded into dates", "[calendar]") {
    const auto text = GENERATE(values<std::string>(
        {"1941-11-263 18:00", "1941-267-07 18:00", "67477-11-07 18:00", "1941-11-07 -0:00",
         "-1941-11-07 18:00", "1941--11-07 18:00", "99999999999-11-07 18:00"}));
    CHECK_FALSE(read_moment(text));
}

TEST_CASE("hours are those of the day, before 1970 too", "[calendar]") {
    const auto [text, hour, hour_words, date_words] =
        GENERATE(table<std::string, int, std::string, std::string>({
            {"1941-11-08 18:00", 18, "18:00", "8 Nov 1941 18:00"},
            {"1941-11-08 00:30", 0, "00:30", "8 Nov 1941 00:30"},
            {"1970-01-01 23:30", 23, "23:30", "1 Jan 1970 23:30"},
            {"2024-12-31 05:00", 5, "05:00", "31 Dec 2024 05:00"},
        }));
    const auto moment = read_moment(text);
    REQUIRE(moment);
    CHECK(hour_of(*moment) == hour);
    CHECK(hour_text(*moment) == hour_words);
    CHECK(date_hour(*moment) == date_words);
}

TEST_CASE("a turn of twelve half hours later it is six hours later", "[calendar]") {
    CHECK(moment_text(*read_moment("1941-11-07 18:00") + Pulse{half_hours_per_turn}) ==
          "1941-11-08 00:00");
    CHECK(moment_text(*read_moment("1940-02-29 23:30") + Pulse{1}) == "1940-03-01 00:00");
}

TEST_CASE("every month has its name", "[calendar]") {
    const std::string names = "JanFebMarAprMayJunJulAugSepOctNovDec";
    for (int month = 1; month <= 12; ++month) {
        const std::string number = (month < 10 ? "0" : "") + std::to_string(month);
        const auto moment = read_moment("1941-" + number + "-01 00:00");
        REQUIRE(moment);
        CHECK(date_hour(*moment) ==
              "1 " + names.substr(static_cast<std::size_t>(month - 1) * 3, 3) + " 1941 00:00");
    }
}
