#pragma once

#include <set>
#include <string>
#include <utility>

#include "toml/keys.h"

/// \file
/// Names that tables of a file give, and to which other tables of it refer.

namespace flagplot {

/// Names of one kind of things, each once. When one of them could not be read, or their list could
/// not, any name may be meant: that has been reported, and what refers to it is not.
class Names {
  public:
    /// \param kind for people: "weapon"
    Names(const Source& source, std::string kind) : source_(source), kind_(std::move(kind)) {}

    /// Of things that this list has.
    template <class Table>
    void expect(const file_schema::GivenList<Table>& tables) {
        if (tables.is_written() && !tables.is_given()) accept_any();
    }
    /// Of a list that must be there: that it is missing is told elsewhere.
    template <class Table>
    void expect_needed(const file_schema::GivenList<Table>& tables) {
        if (!tables.is_given()) accept_any();
    }
    void accept_any() { is_whole_ = false; }
    template <class ValueType>
    std::string add(const file_schema::Given<ValueType>& name) {
        if (name.is_given() && seen_.contains(name.value)) {
            source_.problem(name.spot, ErrorCode::duplicate, {kind_, name.value});
        }
        know(name);
        return name.value;
    }
    /// Adds a name whose repetition is reported elsewhere.
    template <class ValueType>
    void know(const file_schema::Given<ValueType>& name) {
        if (name.is_given()) {
            seen_.insert(name.value);
        } else {
            accept_any();
        }
    }
    /// Asks for a thing by its name.
    template <class ValueType>
    void need(const file_schema::Given<ValueType>& name) const {
        if (!is_whole_ || !name.is_given() || seen_.contains(name.value)) return;
        source_.problem(name.spot, ErrorCode::unknown_reference, {kind_, name.value},
                        source_.problems.nearest(name.value, {seen_.begin(), seen_.end()}));
    }

  private:
    const Source& source_;
    std::string kind_;
    std::set<std::string> seen_;
    bool is_whole_ = true;
};

}  // namespace flagplot
