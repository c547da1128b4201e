#pragma once

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/codec.h"
#include "base/schema.h"

/// \file
/// A list that is seldom longer than `usual`. Up to there it is a part of its owner, so that a
/// battle of many units is copied without a search for memory. In saves it is a list like any
/// other.

namespace flagplot::tactical::kit {

template <class T, std::size_t usual>
using ShortList = boost::container::small_vector<T, usual>;

}  // namespace flagplot::tactical::kit

namespace flagplot {

template <class T, std::size_t usual>
struct codec::Form<tactical::kit::ShortList<T, usual>> {
    using List = tactical::kit::ShortList<T, usual>;

    static void encode(Writer& out, const List& values) {
        out.number(values.size());
        for (const T& value : values) flagplot::encode(out, value);
    }
    static bool decode(Reader& in, List& values) {
        std::vector<T> read;
        if (!flagplot::decode(in, read)) return false;
        values.assign(read.begin(), read.end());
        return true;
    }
};

template <class T, std::size_t usual>
struct schema::Shape<tactical::kit::ShortList<T, usual>> : Shape<std::vector<T>> {};

}  // namespace flagplot
