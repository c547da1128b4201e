#pragma once

#include <string_view>

/// \file
/// How a document looks in a browser: like paper by day, like panels by night, black on white when
/// printed; on a narrow screen wide tables are scrolled sideways. The side's colour and pattern are
/// along the top.

namespace flagplot::paper {

inline constexpr std::string_view style_sheet = R"css(
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --text: #1d2429; --quiet: #566268; --line: #c9ccc4; --field: #f0eee6;
  --brass: #7a5c12;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1d2429; --text: #ece7d8; --quiet: #9aa5a8; --line: #3c474e; --field: #12171a;
    --brass: #d0a94c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--text);
  font: 15px/1.5 B612, "DejaVu Sans", Verdana, sans-serif;
  overflow-wrap: break-word; -webkit-text-size-adjust: 100%;
}
main { max-width: 60rem; margin: 0 auto; padding: 0.5rem 1rem 2rem; }
footer {
  max-width: 60rem; margin: 0 auto; padding: 0.75rem 1rem 2rem;
  border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.85rem;
}
.flag { height: 16px; background-color: var(--side); }
.bar .flag { background-image: linear-gradient(90deg, transparent 33%, #fff9 33% 67%, transparent 67%); background-size: 36px 16px; }
.hatch .flag { background-image: repeating-linear-gradient(45deg, #fff9 0 2px, transparent 2px 7px); }
.dots .flag { background-image: radial-gradient(circle, #fff9 2px, transparent 2.5px); background-size: 8px 8px; }
.checks .flag { background-image: conic-gradient(#fff9 25%, transparent 25% 50%, #fff9 50% 75%, transparent 75%); background-size: 16px 16px; }
h1, h2, h3 { line-height: 1.2; }
h1, h2 { font-variant-numeric: lining-nums; font-family: "EB Garamond", Garamond, Georgia, "DejaVu Serif", serif; }
h1 { font-size: 2.1rem; margin: 1rem 0; padding-bottom: 0.5rem; border-bottom: 3px solid var(--side); }
h2 { font-size: 1.6rem; margin: 2.25rem 0 0.75rem; padding-top: 0.5rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.75rem 0 0.5rem; }
p, ul, ol { margin: 0.6rem 0; }
ul, ol { padding-left: 2rem; }
li { margin: 0.15rem 0; }
ol > li::marker { color: var(--quiet); font-variant-numeric: tabular-nums; }
a { color: var(--brass); }
code, pre { font-family: "B612 Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.9em; }
code { background: var(--field); padding: 0.05em 0.25em; border-radius: 4px; }
pre {
  background: var(--field); border-left: 4px solid var(--side); border-radius: 4px;
  padding: 0.75rem 1rem; overflow-x: auto;
}
pre code { background: none; padding: 0; }
blockquote { margin: 0.8rem 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--quiet); }
hr { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 0.8rem 0; font-size: 0.92em; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); }
th { border-bottom: 2px solid var(--text); white-space: nowrap; }
th[align="right"], td[align="right"] { text-align: right; }
th[align="center"], td[align="center"] { text-align: center; }
td { min-width: 4em; }
figure { margin: 1.25rem 0; }
figure svg { display: block; width: 100%; height: auto; max-height: 95vh; background: #fff; border: 1px solid var(--line); font-family: B612, "DejaVu Sans", Verdana, sans-serif; }
figure .serif { font-family: "EB Garamond", Garamond, Georgia, "DejaVu Serif", serif; font-style: italic; }
figcaption { color: var(--quiet); font-size: 0.85rem; margin-top: 0.4rem; }
@media (max-width: 40rem) {
  body { font-size: 16px; }
  h1 { font-size: 1.7rem; }
  h2 { font-size: 1.4rem; }
  ul, ol { padding-left: 1.6rem; }
}
@media print {
  :root { --paper: #fff; --text: #000; --quiet: #333; --line: #aaa; --field: #fff; }
  body { font-size: 9.5pt; line-height: 1.35; }
  main, footer { max-width: none; padding: 0; }
  .flag { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  h1, h2, h3 { break-after: avoid; }
  table { display: table; width: 100%; }
  thead { display: table-header-group; }
  tr, li, figure { break-inside: avoid; }
  pre { overflow: visible; white-space: pre-wrap; border-left: 2px solid #000; border-radius: 0; }
  @page { margin: 15mm; }
}
)css";

}  // namespace flagplot::paper
