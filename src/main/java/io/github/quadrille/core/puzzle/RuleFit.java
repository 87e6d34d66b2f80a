package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds rules that make no sense for a puzzle.
 *
 * <p>Example: {@link Rule}
 */
public final class RuleFit {
    private RuleFit() {}

    /** Returns what is wrong with a rule, in a sentence or two. The result is empty if the rule makes sense. */
    public static Optional<String> problem(Rule rule, Puzzle puzzle) {
        Region board = puzzle.rules().board(puzzle.region());
        Lattice lattice = board.lattice();
        if (rule instanceof Rule.NoFourMeet && lattice == Lattices.HEXAGONAL) {
            return Optional.of("Only three hexagons meet at a point, so 'no-four-meet' has no effect. Leave it out.");
        }
        if (rule instanceof Rule.NoFaultLine && lattice == Lattices.HEXAGONAL) {
            return Optional.of(
                    "No straight line runs between hexagons, so 'no-fault-line' has no effect. Leave it out.");
        }
        if (lattice == Lattices.FCC
                && (rule instanceof Rule.NoFourMeet
                        || rule instanceof Rule.NoFaultLine
                        || (rule instanceof Rule.Apart apart && apart.corners()))) {
            return Optional.of("The rule '%s' is about sides and corners, but balls have none. Leave it out."
                    .formatted(rule.word()));
        }
        if (rule instanceof Rule.Turns turns) {
            return angles(turns, lattice);
        }
        if (rule instanceof Rule.Touching touching) {
            return touching(touching, puzzle.bag());
        }
        if (rule instanceof Rule.Symmetric symmetric) {
            return symmetric(symmetric, puzzle, board);
        }
        if (rule instanceof Rule.OnCell onCell) {
            return offBoard(List.of(onCell.at()), board);
        }
        if (rule instanceof Rule.Together together) {
            return offBoard(together.cells(), board);
        }
        return rule instanceof Rule.Separate separate ? offBoard(separate.cells(), board) : Optional.empty();
    }

    private static Optional<String> angles(Rule.Turns turns, Lattice lattice) {
        List<Integer> known = lattice.isSolid()
                ? List.of(0)
                : lattice == Lattices.SQUARE ? List.of(0, 90, 180, 270) : List.of(0, 60, 120, 180, 240, 300);
        return turns.degrees().stream()
                .filter(degrees -> !known.contains(degrees))
                .findFirst()
                .map(degrees -> "A piece of the %s lattice cannot be turned by %d degrees here. Use %s."
                        .formatted(
                                lattice.word(),
                                degrees,
                                known.size() == 1 ? "[0], which leaves it as it is drawn" : "some of " + known));
    }

    private static Optional<String> touching(Rule.Touching rule, Bag bag) {
        if (rule.one().equals(rule.other())) {
            return Optional.of("'touching' needs two different kinds, but %s is named twice.".formatted(rule.one()));
        }
        List<String> several = Stream.of(rule.one(), rule.other())
                .filter(kind ->
                        bag.indexOf(kind) >= 0 && bag.count(bag.indexOf(kind)).max() > 1)
                .toList();
        return several.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "'touching' needs kinds that are used at most once, but there may be several of %s. Use '%s'."
                                .formatted(String.join(" and of ", several), String.join(": 1, ", several) + ": 1"));
    }

    private static Optional<String> symmetric(Rule.Symmetric rule, Puzzle puzzle, Region board) {
        if (board.optionalSize() > 0 || !(puzzle.goal() instanceof Goal.Pack)) {
            return Optional.of(
                    "'symmetric' is for boards all of whose cells must be covered. Leave it out, or draw the board without '?' and without a goal.");
        }
        if (PuzzleSymmetries.named(board, rule.name()).isPresent()) {
            return Optional.empty();
        }
        String known = RegionSymmetries.of(board)
                .elements()
                .skip(1)
                .limit(8)
                .map(one -> "'" + one.name(board.lattice()) + "'")
                .collect(Collectors.joining(", "));
        return Optional.of("The board has no symmetry '%s'. %s"
                .formatted(rule.name(), known.isEmpty() ? "It has no symmetry." : "It has " + known + "."));
    }

    private static Optional<String> offBoard(List<Cell> cells, Region board) {
        return cells.stream()
                .filter(cell -> !board.contains(cell) || board.cellAt(cell) < 0)
                .findFirst()
                .map(cell -> "%s is not a cell of the board."
                        .formatted(board.lattice().name(cell)));
    }
}
