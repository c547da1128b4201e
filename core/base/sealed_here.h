#pragma once

#include "base/sealed.h"

/// \file
/// Only for the file that makes a sealed variant's special members.

namespace flagplot {

template <class Variant>
Sealed<Variant>::Sealed() = default;
template <class Variant>
Sealed<Variant>::Sealed(const Sealed& other) = default;
template <class Variant>
Sealed<Variant>::Sealed(Sealed&& other) noexcept = default;
template <class Variant>
Sealed<Variant>& Sealed<Variant>::operator=(const Sealed& other) = default;
template <class Variant>
Sealed<Variant>& Sealed<Variant>::operator=(Sealed&& other) noexcept = default;
template <class Variant>
Sealed<Variant>::~Sealed() = default;

template <class Variant>
bool Sealed<Variant>::equals(const Sealed& other) const {
    return static_cast<const Variant&>(*this) == static_cast<const Variant&>(other);
}

}  // namespace flagplot

#define FLAGPLOT_SEALED_HERE(Type)                    \
    Type::Type() = default;                           \
    Type::Type(const Type& other) = default;          \
    Type::Type(Type&& other) noexcept = default;      \
    Type& Type::operator=(const Type&) = default;     \
    Type& Type::operator=(Type&&) noexcept = default; \
    Type::~Type() = default;                          \
    bool operator==(const Type& a, const Type& b) = default;
