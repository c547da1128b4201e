#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "desk/campaign/shown.h"

/// \file
/// Every word that the page of a campaign shows, for tests that look for a name in it.

namespace flagplot::test {

class ShownTexts {
  public:
    ShownTexts(const desk::OpenDocument& document, const desk::Shown& shown) {
        add(document.plot);
        add(shown.plot);
        if (shown.beside) add(*shown.beside);
        for (const auto& tab : document.log) {
            for (const desk::LogTurn& turn : tab) {
                add_all({turn.title});
                for (const desk::LogRow& row : turn.rows) add_all({row.time, row.text});
            }
        }
        for (const desk::ForceRow& row : shown.forces) add_all({row.name, row.detail, row.right});
        for (const desk::ContactRow& row : shown.contacts) add_all({row.name, row.detail, row.age});
        add(shown.inspector);
        add(shown.bar);
        for (const desk::Form& form : shown.forms) add(form);
        if (shown.pending) add(*shown.pending);
    }

    /// The texts in which this stands as a word of its own.
    [[nodiscard]] std::vector<std::string> with(std::string_view name) const {
        std::vector<std::string> found;
        std::copy_if(texts_.begin(), texts_.end(), std::back_inserter(found),
                     [&](const std::string& text) { return has_word(text, name); });
        return found;
    }

  private:
    static bool has_word(const std::string& text, std::string_view name) {
        const auto is_part = [&](std::size_t place) {
            const auto letter = static_cast<unsigned char>(text[place]);
            return std::isalnum(letter) != 0 || letter == '-';
        };
        for (std::size_t at = text.find(name); at != std::string::npos;
             at = text.find(name, at + 1)) {
            const std::size_t end = at + name.size();
            if ((at == 0 || !is_part(at - 1)) && (end == text.size() || !is_part(end))) return true;
        }
        return false;
    }

    void add_all(const std::vector<std::string>& texts) {
        texts_.insert(texts_.end(), texts.begin(), texts.end());
    }
    void add(const Plot& plot) {
        add_all({plot.title, plot.time});
        for (const PlotFormation& each : plot.formations) add_all({each.id, each.name});
        for (const PlotContact& each : plot.contacts) add_all({each.known, each.source, each.name});
        for (const PlotBattle& each : plot.battles) add_all(each.formations);
        for (const PlotBlock& each : plot.blocks) add_all({each.text});
    }
    void add(const desk::Inspector& inspector) {
        add_all({inspector.title, inspector.place});
        for (const desk::InspectorLine& line : inspector.lines) {
            add_all({line.left, line.right, line.why});
        }
        add(inspector.buttons);
    }
    void add(const std::vector<desk::Button>& buttons) {
        for (const desk::Button& each : buttons) add_all({each.label, each.why_not});
    }
    void add(const desk::TopBar& bar) {
        add_all({bar.whose, bar.date, bar.hours, bar.light, bar.turn, bar.weather, bar.phase});
        add(bar.actions);
    }
    void add(const desk::Form& form) {
        add_all({form.title, form.command, form.refusal});
        add_all(form.said);
        add_all(form.effect);
        add_all(form.rows);
        add(form.buttons);
        for (const auto* fields : {&form.fields, &form.after}) {
            for (const desk::FormField& field : *fields) {
                add_all({field.label, field.value, field.hint});
                add_all(field.choices);
            }
        }
    }
    void add(const desk::Pending& pending) {
        for (const desk::DraftLine& line : pending.lines) add_all({line.text, line.refusal});
        add_all({pending.standing});
        add(pending.buttons);
    }

    std::vector<std::string> texts_;
};

}  // namespace flagplot::test
