#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <dlfcn.h>
#include <pango/pangocairo.h>

#include <string>

#include "store/trouble.h"

/// \file
/// What app/paper draws with, loaded when the first picture is drawn: otherwise every command would
/// load cairo, pango and the forty libraries they need, which takes longer than most commands. The
/// linker reports functions that are missing here, and the headers ensure that the types are right.

#undef g_object_ref  // a macro, which keeps the type

namespace {

void* symbol(const char* name) {
    static void* const library = ::dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    void* const found = library == nullptr ? nullptr : ::dlsym(library, name);
    if (found == nullptr) {
        throw flagplot::MachineTrouble(std::string("cannot draw: ") + ::dlerror());
    }
    return found;
}

template <class Function>
Function* function(const char* name) {
    return reinterpret_cast<Function*>(symbol(name));
}

}  // namespace

#define LATE_0(Result, name)                                 \
    extern "C" Result name() {                               \
        static auto* const late = function<Result()>(#name); \
        return late();                                       \
    }
#define LATE_1(Result, name, A)                               \
    extern "C" Result name(A a) {                             \
        static auto* const late = function<Result(A)>(#name); \
        return late(a);                                       \
    }
#define LATE_2(Result, name, A, B)                               \
    extern "C" Result name(A a, B b) {                           \
        static auto* const late = function<Result(A, B)>(#name); \
        return late(a, b);                                       \
    }
#define LATE_3(Result, name, A, B, C)                               \
    extern "C" Result name(A a, B b, C c) {                         \
        static auto* const late = function<Result(A, B, C)>(#name); \
        return late(a, b, c);                                       \
    }
#define LATE_4(Result, name, A, B, C, D)                               \
    extern "C" Result name(A a, B b, C c, D d) {                       \
        static auto* const late = function<Result(A, B, C, D)>(#name); \
        return late(a, b, c, d);                                       \
    }
#define LATE_5(Result, name, A, B, C, D, E)                               \
    extern "C" Result name(A a, B b, C c, D d, E e) {                     \
        static auto* const late = function<Result(A, B, C, D, E)>(#name); \
        return late(a, b, c, d, e);                                       \
    }
#define LATE_6(Result, name, A, B, C, D, E, F)                               \
    extern "C" Result name(A a, B b, C c, D d, E e, F f) {                   \
        static auto* const late = function<Result(A, B, C, D, E, F)>(#name); \
        return late(a, b, c, d, e, f);                                       \
    }

// clang-format off
LATE_6(void, cairo_arc, cairo_t*, double, double, double, double, double)
LATE_1(void, cairo_clip, cairo_t*)
LATE_5(void, cairo_clip_extents, cairo_t*, double*, double*, double*, double*)
LATE_1(void, cairo_close_path, cairo_t*)
LATE_1(cairo_t*, cairo_create, cairo_surface_t*)
LATE_1(void, cairo_destroy, cairo_t*)
LATE_1(void, cairo_fill, cairo_t*)
LATE_1(void, cairo_fill_preserve, cairo_t*)
LATE_0(cairo_font_options_t*, cairo_font_options_create)
LATE_1(void, cairo_font_options_destroy, cairo_font_options_t*)
LATE_2(void, cairo_font_options_set_antialias, cairo_font_options_t*, cairo_antialias_t)
LATE_2(void, cairo_font_options_set_hint_metrics, cairo_font_options_t*, cairo_hint_metrics_t)
LATE_2(void, cairo_font_options_set_hint_style, cairo_font_options_t*, cairo_hint_style_t)
LATE_3(cairo_surface_t*, cairo_image_surface_create, cairo_format_t, int, int)
LATE_1(unsigned char*, cairo_image_surface_get_data, cairo_surface_t*)
LATE_1(int, cairo_image_surface_get_stride, cairo_surface_t*)
LATE_3(void, cairo_line_to, cairo_t*, double, double)
LATE_3(void, cairo_move_to, cairo_t*, double, double)
LATE_1(void, cairo_new_path, cairo_t*)
LATE_1(void, cairo_new_sub_path, cairo_t*)
LATE_5(int, cairo_pdf_surface_add_outline, cairo_surface_t*, int, const char*, const char*, cairo_pdf_outline_flags_t)
LATE_4(cairo_surface_t*, cairo_pdf_surface_create_for_stream, cairo_write_func_t, void*, double, double)
LATE_3(void, cairo_pdf_surface_set_metadata, cairo_surface_t*, cairo_pdf_metadata_t, const char*)
LATE_3(void, cairo_pdf_surface_set_size, cairo_surface_t*, double, double)
LATE_5(void, cairo_rectangle, cairo_t*, double, double, double, double)
LATE_1(cairo_t*, cairo_reference, cairo_t*)
LATE_1(void, cairo_restore, cairo_t*)
LATE_1(void, cairo_save, cairo_t*)
LATE_3(void, cairo_scale, cairo_t*, double, double)
LATE_4(void, cairo_set_dash, cairo_t*, const double*, int, double)
LATE_2(void, cairo_set_fill_rule, cairo_t*, cairo_fill_rule_t)
LATE_2(void, cairo_set_line_join, cairo_t*, cairo_line_join_t)
LATE_2(void, cairo_set_line_width, cairo_t*, double)
LATE_5(void, cairo_set_source_rgba, cairo_t*, double, double, double, double)
LATE_1(void, cairo_show_page, cairo_t*)
LATE_1(void, cairo_stroke, cairo_t*)
LATE_1(void, cairo_surface_destroy, cairo_surface_t*)
LATE_1(void, cairo_surface_finish, cairo_surface_t*)
LATE_1(void, cairo_surface_flush, cairo_surface_t*)
LATE_1(void, cairo_surface_show_page, cairo_surface_t*)
LATE_3(cairo_status_t, cairo_surface_write_to_png_stream, cairo_surface_t*, cairo_write_func_t, void*)
LATE_4(cairo_surface_t*, cairo_svg_surface_create_for_stream, cairo_write_func_t, void*, double, double)
LATE_3(void, cairo_translate, cairo_t*, double, double)
LATE_1(gpointer, g_object_ref, gpointer)
LATE_1(void, g_object_unref, gpointer)
LATE_1(PangoAttribute*, pango_attr_family_new, const char*)
LATE_1(PangoAttribute*, pango_attr_font_features_new, const char*)
LATE_1(PangoAttribute*, pango_attr_insert_hyphens_new, gboolean)
LATE_1(PangoAttribute*, pango_attr_letter_spacing_new, int)
LATE_2(void, pango_attr_list_insert, PangoAttrList*, PangoAttribute*)
LATE_0(PangoAttrList*, pango_attr_list_new)
LATE_1(void, pango_attr_list_unref, PangoAttrList*)
LATE_1(PangoAttribute*, pango_attr_style_new, PangoStyle)
LATE_1(PangoAttribute*, pango_attr_weight_new, PangoWeight)
LATE_2(void, pango_cairo_context_set_font_options, PangoContext*, const cairo_font_options_t*)
LATE_2(void, pango_cairo_context_set_resolution, PangoContext*, double)
LATE_1(PangoLayout*, pango_cairo_create_layout, cairo_t*)
LATE_0(PangoFontMap*, pango_cairo_font_map_get_default)
LATE_2(void, pango_cairo_layout_path, cairo_t*, PangoLayout*)
LATE_2(void, pango_cairo_show_layout, cairo_t*, PangoLayout*)
LATE_2(void, pango_cairo_show_layout_line, cairo_t*, PangoLayoutLine*)
LATE_2(void, pango_context_set_round_glyph_positions, PangoContext*, gboolean)
LATE_1(void, pango_font_description_free, PangoFontDescription*)
LATE_0(PangoFontDescription*, pango_font_description_new)
LATE_2(void, pango_font_description_set_absolute_size, PangoFontDescription*, double)
LATE_2(void, pango_font_description_set_family_static, PangoFontDescription*, const char*)
LATE_2(void, pango_font_description_set_style, PangoFontDescription*, PangoStyle)
LATE_2(void, pango_font_description_set_weight, PangoFontDescription*, PangoWeight)
LATE_1(PangoContext*, pango_font_map_create_context, PangoFontMap*)
LATE_1(int, pango_layout_get_baseline, PangoLayout*)
LATE_1(PangoContext*, pango_layout_get_context, PangoLayout*)
LATE_3(void, pango_layout_get_extents, PangoLayout*, PangoRectangle*, PangoRectangle*)
LATE_1(PangoLayoutIter*, pango_layout_get_iter, PangoLayout*)
LATE_2(PangoLayoutLine*, pango_layout_get_line_readonly, PangoLayout*, int)
LATE_1(const char*, pango_layout_get_text, PangoLayout*)
LATE_1(void, pango_layout_iter_free, PangoLayoutIter*)
LATE_3(void, pango_layout_iter_get_line_extents, PangoLayoutIter*, PangoRectangle*, PangoRectangle*)
LATE_1(gboolean, pango_layout_iter_next_line, PangoLayoutIter*)
LATE_1(PangoLayout*, pango_layout_new, PangoContext*)
LATE_2(void, pango_layout_set_alignment, PangoLayout*, PangoAlignment)
LATE_2(void, pango_layout_set_attributes, PangoLayout*, PangoAttrList*)
LATE_2(void, pango_layout_set_font_description, PangoLayout*, const PangoFontDescription*)
LATE_2(void, pango_layout_set_indent, PangoLayout*, int)
LATE_3(void, pango_layout_set_text, PangoLayout*, const char*, int)
LATE_2(void, pango_layout_set_width, PangoLayout*, int)
LATE_2(void, pango_layout_set_wrap, PangoLayout*, PangoWrapMode)
// clang-format on
