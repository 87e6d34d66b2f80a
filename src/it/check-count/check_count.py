#!/usr/bin/env python3
"""Checks a count certificate: how many solutions an exact cover model has, and how many classes of symmetric ones.

    python3 check_count.py MODEL.opb CERTIFICATE.count

It was written from the page "Count certificates" alone, and shares no code with the program that writes certificates. It exits with 0
and prints the number, or exits with 20 and prints a reason. Both files may be compressed (.gz).
"""
import gzip
import re
import sys


class Refused(Exception):
    pass


def require(condition, reason):
    if not condition:
        raise Refused(reason)


def lines_of(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="ascii") as file:
        lines = [line.strip() for line in file]
    return [line for line in lines if line and not line.startswith("*")]


def number(word):
    require(re.fullmatch("[0-9]+", word), f"expected a number, found {word}")
    return int(word)


def read_model(path):
    """Returns the constraints as (variables, "least" or "most", bound). An equation becomes two constraints."""
    constraints = []
    for line in lines_of(path):
        if line.startswith(("min:", "preserved:")):
            continue  # solutions are counted over all variables
        words = line.replace(";", " ").split()
        require(len(words) % 2 == 0 and words[-2] in (">=", "<=", "="), f"no constraint: {line}")
        factors, variables, bound = words[:-2:2], words[1:-2:2], int(words[-1])
        signs = {int(factor) for factor in factors}
        require(signs <= {1} or signs <= {-1} or signs == {0}, f"factors other than 1, or -1, or 0: {line}")
        require(len(set(variables)) == len(variables), f"a variable twice: {line}")
        require(not any(name.startswith("~") for name in variables), f"a negation: {line}")
        kinds = {">=": ["least"], "<=": ["most"], "=": ["least", "most"]}[words[-2]]
        if signs == {-1} or signs == {0} and bound < 0:
            bound, kinds = -bound, ["most" if kind == "least" else "least" for kind in kinds]
        variables = [] if signs == {0} else variables
        constraints += [(frozenset(variables), kind, bound) for kind in kinds]
    return constraints


def read_ranges(constraints):
    """Returns for each set of variables the least and the largest number of them that are true."""
    ranges = {}
    for variables, kind, bound in constraints:
        low, high = ranges.get(variables, (0, len(variables)))
        ranges[variables] = (max(low, bound), high) if kind == "least" else (low, min(high, bound))
    return ranges


def read_symmetry(words, ranges):
    """Returns the image of each variable under a symmetry."""
    image = {name: name for variables in ranges for name in variables} | dict(zip(words[::2], words[1::2]))
    require(set(image.values()) == set(image) == {name for variables in ranges for name in variables}, "no permutation")
    require(all(ranges.get(frozenset(map(image.get, variables))) == range for variables, range in ranges.items()),
            "a symmetry takes a constraint to none")
    return image


def orbit(one, move):
    """Returns a thing and its images when it is moved again and again."""
    orbit = [one]
    while move(orbit[-1]) != one:
        orbit.append(move(orbit[-1]))
    return orbit


class Sweep:
    """Holds the rows in their order. Each row has the choices that begin there: the rows that a choice covers, and what it counts."""

    def __init__(self, constraints, ranges, image, order):
        require(len(set(order)) == len(order), "a row stands twice in the order")
        leader = {name: min(orbit(name, image.get)) for name in image}
        self.mandatory, rows_of, never = [], {name: [] for name in leader.values()}, set()
        ensured = {}
        for row, constraint in enumerate(order):
            require(1 <= constraint <= len(constraints), f"there is no constraint {constraint}")
            variables, kind, bound = constraints[constraint - 1]
            require(bound == 1, f"constraint {constraint} is no row to sweep")
            require(ranges[variables][1] <= 1, f"more than one variable of row {constraint} may be true")
            self.mandatory.append(kind == "least")
            for names in orbit(variables, lambda names: frozenset(map(image.get, names))):
                ensured[names] = max(ensured.get(names, 0), 1 if kind == "least" else 0)
                seen = set()
                for name in map(leader.get, names):
                    never |= {name} & seen
                    seen.add(name)
                    rows_of[name] += [row] if rows_of[name][-1:] != [row] else []
        # The sweep ensures some bounds, and the others are checked by counting.
        counted = [(names, low, high) for names, (low, high) in ranges.items()
                   if low > ensured.get(names, 0) or names not in ensured and high < len(names)]
        self.low = tuple(low for _, low, _ in counted)
        self.high = tuple(high for _, _, high in counted)
        never |= {leader[name] for variables, (_, high) in ranges.items() if high <= 0 for name in variables}
        self.choices = [[] for _ in order]
        for name, rows in rows_of.items():
            if name not in never:
                require(rows, f"{name} is in no row of the order")
                mask = sum(1 << row - rows[0] for row in rows)
                require(mask < 1 << 63, f"{name} spans more than 63 rows")
                self.choices[rows[0]].append(
                    (mask, tuple(sum(leader[each] == name for each in names) for names, _, _ in counted)))

    def steps(self, row, boundary):
        """Returns the boundaries after a boundary, each with the counts of the choice that leads there."""
        if boundary & 1:
            return [(boundary >> 1, None)]
        ways = [] if self.mandatory[row] else [(boundary >> 1, None)]
        return ways + [((boundary | mask) >> 1, counts) for mask, counts in self.choices[row] if not boundary & mask]


def compare(states, dead, listed):
    """Returns the states with a listed boundary, whose numbers must be those listed, and the dead boundaries, which must lead nowhere."""
    require(not dead & listed.keys(), "a boundary that is not listed leads to one that is")
    for boundary, said in listed.items():
        ways = sum(states.get(boundary, {}).values())
        require(ways == said, f"boundary {boundary:x} is reached in {ways} ways, not in {said}")
    dead |= states.keys() - listed.keys()
    return {boundary: states[boundary] for boundary in listed if boundary in states}, dead


def sweep_through(lines, sweep):
    """Goes through all layers, and returns the number of solutions."""
    states, dead = {0: {tuple(0 for _ in sweep.low): 1}}, set()
    line = next(lines)
    for row in range(len(sweep.mandatory) + 1):
        require(line == f"layer {row}", f"expected layer {row}, found {line}")
        listed, before, line = {}, -1, next(lines)
        while re.fullmatch("[0-9a-f]+ [0-9]+", line):
            boundary, said = line.split()
            require(int(boundary, 16) > before, f"boundary {boundary} is not in ascending order")
            before = int(boundary, 16)
            listed[before] = int(said)
            line = next(lines)
        states, dead = compare(states, dead, listed)
        if row < len(sweep.mandatory):
            dead = {after for boundary in dead for after, _ in sweep.steps(row, boundary)}
            behind = {}
            for boundary, numbers in states.items():
                for after, more in sweep.steps(row, boundary):
                    for counts, ways in numbers.items():
                        counts = tuple(map(int.__add__, counts, more)) if more else counts
                        if not any(map(int.__gt__, counts, sweep.high)):
                            target = behind.setdefault(after, {})
                            target[counts] = target.get(counts, 0) + ways
            states = behind
    require(not dead, "a boundary that is not listed leads to the end")
    total = sum(ways for counts, ways in states.get(0, {}).items() if all(map(int.__ge__, counts, sweep.low)))
    require(line == f"count {total}", f"the model has {total} solutions; found {line}")
    return total


def check(model, certificate):
    constraints = read_model(model)
    ranges = read_ranges(constraints)
    lines = iter(lines_of(certificate) + [""])
    require(next(lines) == "exact cover count version 1", "the first line is another one")
    require(next(lines) == f"f {len(constraints)}", f"the model has {len(constraints)} constraints")
    symmetries, totals, words = [], [], ["symmetry"]
    while words[:1] == ["symmetry"]:
        symmetries.append(read_symmetry(words[1:], ranges))
        words = next(lines).split()
        require(words[:1] == ["order"], "the order is missing")
        order = [number(word) for word in words[1:]]
        totals.append(sweep_through(lines, Sweep(constraints, ranges, symmetries[-1], order)))
        words = next(lines).split()
    proven = f"{totals[0]} solutions"
    if len(totals) > 1 or words[:1] == ["classes"]:
        group = {tuple(sorted(image.items())) for image in symmetries}
        require(len(group) == len(symmetries), "a symmetry stands twice")
        require(all(tuple(sorted((name, second[first[name]]) for name in first)) in group
                    for first in symmetries for second in symmetries), "the symmetries are no group")
        classes = sum(totals) // len(totals)
        require(words == ["classes", str(classes)], f"there are {classes} classes; found {words}")
        proven += f" in {classes} classes"
        words = next(lines).split()
    require(words == ["end"] and next(lines) == "" and next(lines, None) is None, "the end is another one")
    return proven


if __name__ == "__main__":
    try:
        print("the model has exactly", check(*sys.argv[1:3]))
    except (Refused, ValueError, IndexError, StopIteration, OSError, EOFError) as problem:
        print("refused:", problem)
        sys.exit(20)
