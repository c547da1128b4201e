#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"

/// \file
/// How values look in the message of a failed check. Include it before the first check.

namespace Catch {

template <class Tag>
struct StringMaker<flagplot::Quantity<Tag>> {
    static std::string convert(flagplot::Quantity<Tag> value) {
        return std::to_string(value.count);
    }
};

template <class Tag>
struct StringMaker<flagplot::Id<Tag>> {
    static std::string convert(flagplot::Id<Tag> value) { return std::to_string(value.number); }
};

template <flagplot::Worded E>
struct StringMaker<E> {
    static std::string convert(E value) { return std::string(flagplot::word_of(value)); }
};

template <>
struct StringMaker<flagplot::Square> {
    static std::string convert(flagplot::Square square) { return flagplot::name_of(square); }
};

template <class T>
struct StringMaker<std::optional<T>> {
    static std::string convert(const std::optional<T>& value) {
        return value ? StringMaker<T>::convert(*value) : "none";
    }
};

}  // namespace Catch
