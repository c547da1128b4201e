#!/usr/bin/env python3
"""The briefing as files, by the built program: every word of the Markdown stands in the PDF and in
the HTML, but for the chart in characters in whose place they have the plot, neither has anything
from elsewhere, and wrong options are refused.

    tests/program/briefing_papers.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

`pdftotext` reads the PDF.
"""
import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile

GAMES = (("bismarck", "uk"), ("matapan", "it"), ("convoy-beta", "axis"))


class Papers:
    def __init__(self, program, data, folder):
        self.program, self.data, self.folder = program, data, folder
        self.failures = []

    def run(self, *words):
        environment = {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C"}
        return subprocess.run([self.program, *words], cwd=self.folder, env=environment,
                              capture_output=True, text=True, check=False)

    def ok(self, *words):
        done = self.run(*words)
        if done.returncode != 0:
            sys.exit(f"flagplot {' '.join(words)}\n{done.stderr}")
        return done.stdout

    def must(self, is_so, what):
        if not is_so:
            self.failures.append(what)

    def wrong(self, status, says, *words):
        done = self.run(*words)
        self.must(done.returncode == status and says in done.stderr,
                  f"flagplot {' '.join(words)}: {done.returncode}, {done.stderr}")


def letters(text):
    """Without the white space and the signs of Markdown: lines break elsewhere on a page."""
    return re.sub(r"[\s|`*#\\•-]", "", text)


def pieces(markdown):
    """The words of each line, cell by cell, without signs of Markdown and numbers of lists."""
    for line in markdown.splitlines():
        if re.fullmatch(r"[|\s-]*", line) or line.startswith("```"):
            continue
        line = re.sub(r"\[([^\]]*)\]\(([^)]*)\)", r"\1", re.sub(r"^\s*\d+\. ", "", line))
        for cell in re.split(r"(?<!\\)\|", line):
            for word in re.split(r"[\s/-]", cell):  # where a line may break
                if letters(word):
                    yield letters(word)


def without_chart(markdown):
    """The rest of it, and the lines of the chart in characters."""
    found = re.search(r"\n## The chart\n\n```\n(.*?)```\n", markdown, re.DOTALL)
    if not found:
        return markdown, []
    return markdown[:found.start()] + markdown[found.end():], found.group(1).splitlines()


def compare(papers, campaign, side):
    save = f"{campaign}.save"
    papers.ok("new", campaign, save, "--seed", "7")
    for turn in range(2):
        if turn:
            for each in re.findall(r"\((\w+)\): no orders", papers.ok("status", save)):
                papers.ok("order", save, "--side", each, "--historical")
            papers.ok("resolve", save)
            papers.ok("release", save, "--out", "mail", "--html", "--pdf", "--page", "Letter")
        for page in ("A4", "Letter"):
            papers.ok("brief", save, "--side", side, "--out", "b.md", "--html", "b.html", "--pdf",
                      "b.pdf", "--page", page)
            markdown, chart = without_chart((papers.folder / "b.md").read_text())
            papers.must(all(len(line) <= 78 for line in chart) and len(chart) < 90,
                        f"{campaign}: the chart in characters is too large for a mail")
            has_formations = "None is on the chart." not in markdown
            papers.must(any(re.match(r"  [▲▼◆■]\d+ ", line) for line in chart) == has_formations,
                        f"{campaign}: the chart in characters does not name what is on it")
            page_text = subprocess.run(["pdftotext", "-layout", "b.pdf", "-"], cwd=papers.folder,
                                       capture_output=True, text=True, check=True).stdout
            screen = (papers.folder / "b.html").read_text()
            screen_text = html.unescape(re.sub(r"<[^>]*>", " ", screen))
            papers.must("The chart<" not in screen, f"{campaign}: the HTML has the chart twice")
            for name, text in (("PDF", letters(page_text)), ("HTML", letters(screen_text))):
                lost = [word for word in pieces(markdown) if word not in text]
                papers.must(not lost, f"{campaign}, {page}: not in the {name}: {lost[:5]}")
            pages = page_text.count("\f")
            papers.must(f"page {pages} of {pages}" in page_text, f"{campaign}: the last page's number")
            papers.must(not re.search(r"(src|href)=|url\((?!#)|@import", screen),
                        f"{campaign}: the HTML fetches something")
    for ending in ("html", "pdf"):
        papers.must(any(papers.folder.glob(f"mail/{campaign}-{side}-*.{ending}")),
                    f"{campaign}: release wrote no {ending}")


def refuse(papers, save):
    brief = ("brief", save, "--side", "uk")
    papers.wrong(2, "--page is of a PDF", *brief, "--page", "A4")
    papers.wrong(1, "did you mean \"Letter\"", *brief, "--pdf", "b.pdf", "--page", "Leter")
    papers.wrong(2, "only lists", *brief, "--archive", "--pdf", "b.pdf")
    papers.wrong(2, "go with --out", "release", save, "--pdf")
    done = papers.run(*brief, "--pdf", save)
    papers.must(done.returncode != 0, "a save was replaced by a PDF")


def main():
    if len(sys.argv) != 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/briefing_papers.py PATH_TO_FLAGPLOT FOLDER_OF_DATA")
    with tempfile.TemporaryDirectory() as folder:
        papers = Papers(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(),
                        pathlib.Path(folder))
        for campaign, side in GAMES:
            compare(papers, campaign, side)
        refuse(papers, "convoy-beta.save")
    for failure in papers.failures:
        print(failure, file=sys.stderr)
    print(f"{len(GAMES)} campaigns on two pages, {len(papers.failures)} failures.")
    return 1 if papers.failures else 0


if __name__ == "__main__":
    sys.exit(main())
