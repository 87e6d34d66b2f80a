"""Solves polyomino packing exactly: runs the program Quadrille, and returns its answers as objects.

    >>> import quadrille
    >>> answer = quadrille.solve("6x10", pieces="pentominoes")
    >>> answer.status
    'packed'

A puzzle is a size ("6x10"), a file, a link code, or a dictionary with the keys of a puzzle file. Every option of the
command line is a keyword argument: time_limit="10s" is --time-limit=10s, unique=True is --unique.
"""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, Union

__all__ = ["Answer", "Count", "Explanation", "Packing", "Piece", "QuadrilleError", "Undecided",
           "command", "count", "explain", "packings", "solve"]

Puzzle = Union[str, "os.PathLike[str]", Mapping[str, Any]]
Pieces = Union[str, Mapping[str, Any], None]

_ANSWERED = (0, 20, 3)
_OF_PUZZLES = ("given", "goal", "lattice", "pieces", "rules", "shapes", "symmetry", "wrap")


class QuadrilleError(Exception):
    """Signals that a question is invalid or fails, with the program's message, or that Java is missing."""


class Undecided(QuadrilleError):
    """Signals that a limit of time or nodes was reached: there may be more packings than those returned."""


@dataclass(frozen=True)
class Piece:
    kind: str
    cells: list[tuple[int, ...]]


@dataclass(frozen=True)
class Packing:
    pieces: list[Piece]
    picture: list[str]
    _puzzle: Puzzle = field(default="", repr=False, compare=False)
    _options: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def __str__(self) -> str:
        return "\n".join(self.picture)

    def _repr_svg_(self) -> str:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            puzzle = self._puzzle
            if isinstance(puzzle, Mapping):
                (folder / "puzzle.json").write_text(json.dumps(puzzle), "utf-8")
                puzzle = folder / "puzzle.json"
            pieces = [dataclasses.asdict(piece) for piece in self.pieces]
            _run("render", "-", {"pieces": pieces},
                 {**self._options, "puzzle": puzzle, "output": folder / "packing.svg"})
            return (folder / "packing.svg").read_text("utf-8")


@dataclass(frozen=True)
class Answer:
    """Holds the answer of solve; `json` has all its fields."""
    status: str
    packings: list[Packing]
    found: int
    complete: bool
    nodes: int
    seconds: float
    puzzle: dict[str, Any] = field(repr=False)
    reason: str | None = None
    evidence: str | None = None
    limit: str | None = None
    solutions: str | None = None
    worth: int | None = None
    bound: int | None = None
    json: dict[str, Any] = field(default_factory=dict, repr=False)

    def _repr_svg_(self) -> str | None:
        return self.packings[0]._repr_svg_() if self.packings else None


@dataclass(frozen=True)
class Count:
    """Holds the number of packings; there are at least this many where the status is undecided."""
    status: str
    packings: int
    meaning: str
    method: str | None = None
    seconds: float | None = None
    json: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Explanation:
    """Holds the reason why there is no packing, where a short argument shows it."""
    status: str
    puzzle: dict[str, Any] = field(repr=False)
    argument: str | None = None
    reason: str | None = None
    modulus: int | None = None
    weights: list[list[int | None]] | None = field(default=None, repr=False)
    json: dict[str, Any] = field(default_factory=dict, repr=False)


def solve(puzzle: Puzzle, pieces: Pieces = None, **options: Any) -> Answer:
    """Finds a packing, or proves that there is none."""
    answer = _asked("solve", puzzle, pieces, options)
    found = [_packing(packing, answer["puzzle"], {}) for packing in answer["packings"]]
    return _record(Answer, {**answer, "packings": found}, answer)


def packings(puzzle: Puzzle, pieces: Pieces = None, **options: Any) -> Iterator[Packing]:
    """Yields all packings, or at most `limit`, as soon as each is found; raises Undecided if another limit ends it."""
    options = {"pieces": pieces, **options}
    shown = {name: options[name] for name in _OF_PUZZLES if name in options}
    arguments = _arguments("solve", puzzle, {"all": "limit" not in options, **options, "format": "ndjson"})
    with tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as asked:
        asked.write(_input(puzzle))
        asked.seek(0)
        process = subprocess.Popen(arguments, stdin=asked, stdout=subprocess.PIPE, stderr=said)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                answer = json.loads(line)
                if "packing" in answer:
                    yield _packing(answer, puzzle, shown)
                elif answer.get("limit", "packings") != "packings":
                    raise Undecided(answer["reason"])
            said_by = process.wait()
            said.seek(0)
            _check(said_by, said.read())
        finally:
            process.kill()
            process.stdout.close()
            process.wait()


def count(puzzle: Puzzle, pieces: Pieces = None, **options: Any) -> Count:
    """Counts all packings, even where there are too many to find each."""
    answer = _asked("count", puzzle, pieces, options)
    return _record(Count, {**answer, "packings": int(answer["packings"])}, answer)


def explain(puzzle: Puzzle, pieces: Pieces = None, **options: Any) -> Explanation:
    """Looks for a short argument why there is no packing."""
    answer = _asked("explain", puzzle, pieces, options)
    return _record(Explanation, answer, answer)


def command() -> list[str]:
    """Returns the command to run: the jar of QUADRILLE_JAR, or `quadrille` on the path, or this package's jar."""
    jar = os.environ.get("QUADRILLE_JAR")
    program = shutil.which("quadrille")
    if not jar and program:
        return [program]
    home = os.environ.get("JAVA_HOME")
    java = shutil.which(os.path.join(home, "bin", "java") if home else "java")
    if not java:
        raise QuadrilleError("Quadrille needs Java 17 or newer, and there is none. Set JAVA_HOME.")
    return [java, "-jar", jar or str(Path(__file__).with_name("quadrille.jar"))]


_Record = TypeVar("_Record")


def _record(of: type[_Record], values: Mapping[str, Any], answer: dict[str, Any]) -> _Record:
    names = {each.name for each in dataclasses.fields(of)}  # type: ignore[arg-type]
    return of(**{name: value for name, value in values.items() if name in names}, json=answer)


def _packing(packing: Mapping[str, Any], puzzle: Puzzle, options: Mapping[str, Any]) -> Packing:
    pieces = [Piece(piece["kind"], [tuple(cell) for cell in piece["cells"]]) for piece in packing["pieces"]]
    return Packing(pieces, packing["picture"], puzzle, options)


def _asked(verb: str, puzzle: Puzzle, pieces: Pieces, options: Mapping[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(_run(verb, puzzle, puzzle, {"pieces": pieces, **options, "format": "json"}))
    return answer


def _run(verb: str, puzzle: Puzzle, content: Puzzle, options: Mapping[str, Any]) -> bytes:
    done = subprocess.run(_arguments(verb, puzzle, options), input=_input(content), capture_output=True)
    _check(done.returncode, done.stderr)
    return done.stdout


def _check(code: int, said: bytes) -> None:
    if code not in _ANSWERED:
        raise QuadrilleError(said.decode("utf-8", "replace").strip() or f"quadrille ended with code {code}")


def _input(puzzle: Puzzle) -> bytes:
    return json.dumps(puzzle).encode() if isinstance(puzzle, Mapping) else b""


def _arguments(verb: str, puzzle: Puzzle, options: Mapping[str, Any]) -> list[str]:
    arguments = [*command(), verb, "-" if isinstance(puzzle, Mapping) else os.fspath(puzzle)]
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        if name == "rules" and not isinstance(value, str) and value is not None:
            value = json.dumps(value)
        if isinstance(value, Mapping):
            value = ", ".join(f"{kind}: {number}" for kind, number in value.items())
        if value is True:
            arguments.append(option)
        elif value is not None and value is not False:
            arguments.append(f"{option}={value}")
    return arguments
