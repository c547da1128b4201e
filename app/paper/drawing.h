#pragma once

#include <cairo.h>
#include <pango/pangocairo.h>

#include <memory>

#include "present/picture/picture.h"

/// \file
/// What all files of this folder use for drawing: cairo and pango, with owners that release them.

namespace flagplot::paper {

template <auto release>
struct Releases {
    template <class T>
    void operator()(T* held) const {
        release(held);
    }
};
using Surface = std::unique_ptr<cairo_surface_t, Releases<cairo_surface_destroy>>;
using Cairo = std::unique_ptr<cairo_t, Releases<cairo_destroy>>;
using FontOptions = std::unique_ptr<cairo_font_options_t, Releases<cairo_font_options_destroy>>;
using Layout = std::unique_ptr<PangoLayout, Releases<g_object_unref>>;
using Font = std::unique_ptr<PangoFontDescription, Releases<pango_font_description_free>>;
using Attributes = std::unique_ptr<PangoAttrList, Releases<pango_attr_list_unref>>;

/// A stream function for cairo that appends to the `std::string` at `text`.
cairo_status_t append(void* text, const unsigned char* bytes, unsigned length);

/// Draws a picture at the context's origin, a point of the picture as one unit of the context.
void draw(cairo_t* context, const Picture& picture);

}  // namespace flagplot::paper
