#pragma once

#include <string>
#include <utility>
#include <vector>

#include "present/picture/picture.h"

namespace flagplot {

/// Words that name something on the board. Where they stand depends on what else is there.
struct BoardLabel {
    Feature feature{};
    std::string subject;
    std::vector<std::string> texts;  ///< the first that finds room is written
    Box beside;                      ///< what it names
    double size = 0;
    Ink colour;
    Face face = Face::sans;
    double far = 0;  ///< it may stand so far from that
};

/// A part of the board that is drawn, and what is to be written about it.
struct BoardLayer {
    std::vector<Primitive> primitives = {};
    std::vector<BoardLabel> labels = {};

    void draw(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
        primitives.push_back({feature, std::move(subject), std::move(drawn), false});
    }
    /// Behind what is there, its labels after those that are there.
    void put(BoardLayer more) {
        for (Primitive& each : more.primitives) primitives.push_back(std::move(each));
        for (BoardLabel& each : more.labels) labels.push_back(std::move(each));
    }
};

}  // namespace flagplot
