package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.text.Quote;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Recognizes given pieces by their shapes. If all cells with one symbol together have the shape of a kind, they are a
 * piece of this kind. If not, each connected part of these cells is a piece. If two kinds have the shape of a piece,
 * the kind whose letter or name is the symbol is meant.
 */
public final class GivenShapes {
    /**
     * This advice is added to each fault that {@link PackingChecker} finds when it checks the given pieces as a part of
     * a packing.
     */
    private static final String ADVICE = " Check that this piece belongs to this puzzle.";

    private final Puzzle puzzle;
    private final PackingChecker checker;

    public GivenShapes(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
    }

    /** Holds the pieces that are made of the cells with one symbol, and the problems with these cells. */
    public record Reading(List<Placement> pieces, List<String> problems) {}

    /** Finds the pieces that are made of the cells with one symbol. */
    public Reading read(String symbol, List<Cell> cells) {
        Reading reading = new Reading(new ArrayList<>(), new ArrayList<>());
        (kinds(cells).isEmpty() ? parts(cells) : List.of(cells)).forEach(part -> read(symbol, part, reading));
        return reading;
    }

    /** Returns the faults of the given pieces, which are checked all together. Advice is added to each message. */
    public List<Fault> faults(List<Placement> pieces) {
        return checker.faultsOfPart(new Packing(pieces)).stream()
                .map(fault -> new Fault(fault.type(), fault.message() + ADVICE, fault.cells()))
                .toList();
    }

    /**
     * Returns the piece under the name that the bag uses for its kind. A piece whose kind is not in the bag is returned
     * as it is.
     */
    public Placement named(Placement piece) {
        int kind = puzzle.bag().indexOfKind(piece.kind());
        return kind < 0 ? piece : new Placement(puzzle.bag().kind(kind).name(), piece.cells());
    }

    private void read(String symbol, List<Cell> cells, Reading reading) {
        List<Integer> kinds = kinds(cells);
        Bag bag = puzzle.bag();
        List<Integer> meant = kinds.size() < 2
                ? kinds
                : kinds.stream()
                        .filter(kind -> symbol.equals(String.valueOf(bag.letter(kind)))
                                || symbol.equals(bag.kind(kind).name()))
                        .toList();
        if (meant.size() == 1) {
            reading.pieces.add(new Placement(bag.kind(meant.get(0)).name(), cells));
            return;
        }
        String where =
                "%s on %s".formatted(Quote.of(symbol), puzzle.region().lattice().names(cells));
        reading.problems.add(
                kinds.isEmpty()
                        ? "The piece %s fits none of the kinds of the puzzle, which are %s. Check whether a cell is missing or too many."
                                .formatted(
                                        where,
                                        names(IntStream.range(0, bag.size()).boxed(), bag))
                        : "The piece %s may be %s, which look the same. Name the kind, as in '- [%s, [[0, 0], [0, 1]]]'."
                                .formatted(
                                        where,
                                        names(kinds.stream(), bag).replaceFirst(", (?=[^,]*$)", " or "),
                                        bag.kind(kinds.get(0)).name()));
    }

    private static String names(Stream<Integer> kinds, Bag bag) {
        return kinds.map(kind -> bag.kind(kind).name()).collect(Collectors.joining(", "));
    }

    /** Returns the indices of the kinds that have the shape of these cells. */
    private List<Integer> kinds(List<Cell> cells) {
        return IntStream.range(0, puzzle.bag().size())
                .filter(kind -> checker.looksLike(kind, cells))
                .boxed()
                .toList();
    }

    /**
     * Returns the connected parts of some cells. On a board with joined opposite edges, such as a torus, cells can also
     * touch across these edges.
     */
    private List<List<Cell>> parts(List<Cell> cells) {
        Region region = puzzle.region();
        return TouchingCells.parts(region.lattice(), cells, cell -> {
            int number = region.cellAt(cell);
            return number < 0 ? cell : region.cell(number);
        });
    }
}
