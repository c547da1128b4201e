#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.h"

namespace flagplot::json {

/// Walks through a JSON text: keeps the present place and the first error. Functions that report an
/// error return false (or nothing), so that a reader can return their result.
class Reading {
  public:
    using Json = nlohmann::ordered_json;
    using Step = std::variant<std::string_view, std::size_t>;

    explicit Reading(std::string_view file) : file_(file) {}

    /// Goes one step down for the duration of a call. \pre a name outlives the call
    template <class Visit>
    auto inside(Step step, Visit&& visit) {
        path_.push_back(step);
        auto result = std::forward<Visit>(visit)();
        path_.pop_back();
        return result;
    }

    bool wrong_type(std::string_view expected);
    bool out_of_range(std::string shown, std::string_view expected);
    /// Reports a number outside the range of the value's type.
    bool beyond(std::string shown, std::int64_t least, std::int64_t most);
    bool bad_moment(std::string_view text);
    bool missing(std::string_view key);
    bool fail(ErrorCode code, std::vector<std::string> details, std::string nearest = {});

    [[nodiscard]] bool is_object(const Json& json);
    /// Does an object only have these keys and `also`?
    [[nodiscard]] bool has_only(const Json& object, const std::vector<std::string>& keys,
                                std::string_view also);
    /// The index of a text among these words.
    [[nodiscard]] std::optional<std::size_t> word(const Json& json,
                                                  std::span<const std::string_view> words);

    [[nodiscard]] bool has_failed() const { return error_.has_value(); }
    /// \pre `has_failed()`
    [[nodiscard]] Error error() const { return *error_; }

  private:
    [[nodiscard]] std::string path() const;

    std::string file_;
    std::vector<Step> path_;
    std::optional<Error> error_;
};

}  // namespace flagplot::json
