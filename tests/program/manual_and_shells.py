#!/usr/bin/env python3
"""The manual page against `--help`, and the completions in the shells that are installed here.

    tests/program/manual_and_shells.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Every command and option that `--help` lists must be in the manual, and groff must have nothing to say
against it. bash, fish and zsh are each asked what they offer for the same beginnings of a line; one
that is not installed is left out.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What is typed, and what must and must not be offered for its last word.
OFFERED = (
    (["or"], {"order"}, {"resolve"}),
    (["order", "--"], {"--side", "--view", "--take-valid"}, {"--seed"}),
    (["order", "war.save", "--side", ""], {"axis", "uk"}, {"war.save"}),
    (["new", "con"], {"convoy-beta"}, {"bismarck"}),
    (["chart", ""], {"make", "show", "check"}, {"order"}),
    (["chart", "make", "--"], {"--bbox"}, {"--side"}),
    (["chart", "make", "--projection", ""], {"lambert", "mercator"}, {"war.save"}),
    (["resolve", "war.save", "--missing", ""], {"continue", "hold", "refuse"}, {"war.save"}),
    (["status", "wa"], {"war.save"}, {"convoy-beta"}),
    (["ruling", "war.save", ""], {"yes", "no"}, {"war.save"}),
    (["message", "war.save", "--why", ""], set(), {"axis"}),
)


class Trial:
    def __init__(self, program, data, folder):
        self.program = program
        self.folder = folder
        self.failures = []
        self.environment = {**os.environ, "FLAGPLOT_DATA": str(data), "LC_ALL": "C.UTF-8",
                            "PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder)}
        (folder / "bin").mkdir()
        (folder / "bin/flagplot").symlink_to(program)
        self.output("new", "convoy-beta", "war.save", "--seed", "2")

    def expect(self, is_so, what):
        if not is_so:
            self.failures.append(what)

    def output(self, *words):
        return self.run([self.program, *words])

    def run(self, words, typed=""):
        done = subprocess.run(words, cwd=self.folder, env=self.environment, input=typed,
                              capture_output=True, text=True, check=False)
        self.expect(not done.stderr and done.returncode == 0,
                    f"{' '.join(map(str, words))[:100]}: {done.returncode}\n{done.stderr[:1000]}")
        return done.stdout


def manual(trial):
    page = trial.output("manual")
    sections = {re.sub(r"\\f[A-Z]|\\(?=-)", "", section.partition("\n")[0]): section
                for section in page.split("\n.SS ")[1:]}
    count = 0
    for name in re.findall(r"(?m)^  ([a-z]+)  ", trial.output("--help")):
        actions = re.findall(r"(?m)^  ([a-z]+)  ", trial.output(name, "--help"))
        for words in [[name, action] for action in actions] or [[name]]:
            head = " ".join(words)
            section = "".join(text for title, text in sections.items()
                              if title == head or title.startswith(head + " "))
            trial.expect(section, f"the manual has no section on {head}")
            for option in re.findall(r"(?m)^  (--[a-z-]+)", trial.output(*words, "--help")):
                count += 1
                trial.expect(f"\\fB{option.replace('-', chr(92) + '-')}\\fR" in section,
                             f"the manual has no {head} {option}")
    trial.expect(count > 100, f"only {count} options were found in --help")
    if shutil.which("groff"):
        trial.run(["groff", "-man", "-Tutf8", "-ww", "-rCHECKSTYLE=3"], page)


def in_bash(trial, words):
    script = """source flagplot.bash
compopt() { :; }
COMP_WORDS=(flagplot "$@"); COMP_CWORD=$#
_flagplot
printf '%s\\n' "${COMPREPLY[@]}" """
    return trial.run(["bash", "--norc", "-c", script, "bash", *words]).split("\n")


def in_fish(trial, words):
    line = "flagplot " + " ".join(words)
    script = f"set -g fish_complete_path; source flagplot.fish; complete -C '{line}'"
    offered = trial.run(["fish", "--no-config", "-c", script])
    return [each.partition("\t")[0] for each in offered.split("\n")]


def in_zsh(trial, words):
    """Typed into a shell of its own, which lists what it offers in place of showing it."""
    typed = " ".join(["flagplot", *words])
    script = f"""zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PS1=; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D'
zpty -w shell 'compadd() {{ local -a _all; builtin compadd -O _all "$@"; print -r -- "offered: ${{(j: :)_all}}"
  builtin compadd "$@" }}'
zpty -w shell "bindkey '^M' undefined; bindkey '^J' undefined; print begun"
zpty -r shell out '*begun*begun*'
zpty -n -w shell '{typed}'$'\\t'
sleep 1
while zpty -r -t shell out; do print -r -- $out; done
zpty -d shell"""
    shown = trial.run(["zsh", "-f", "-c", script])
    return re.findall(r"[^\s]+", " ".join(re.findall(r"offered: ([^\r\n]*)", shown)))


def completions(trial, shell, ask):
    script = trial.output("completion", shell)
    name = "_flagplot" if shell == "zsh" else f"flagplot.{shell}"
    (trial.folder / name).write_text(script, encoding="utf-8")
    if not shutil.which(shell):
        print(f"{shell} is not installed: its completions are not tried")
        return
    trial.run([shell, "-n", name])
    for words, wanted, unwanted in OFFERED:
        offered = {each.rstrip(" /") for each in ask(trial, words)}
        trial.expect(wanted <= offered and not unwanted & offered,
                     f"{shell} offers for \"flagplot {' '.join(words)}\": {sorted(offered)}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(folder))
        manual(trial)
        for shell, ask in {"bash": in_bash, "fish": in_fish, "zsh": in_zsh}.items():
            completions(trial, shell, ask)
    for failure in trial.failures:
        print(failure, file=sys.stderr)
    return 1 if trial.failures else 0


if __name__ == "__main__":
    sys.exit(main())
