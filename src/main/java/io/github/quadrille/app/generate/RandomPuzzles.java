package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Makes puzzles for tests, with everything that a puzzle may have: holes, optional cells, opposite edges that meet,
 * ranges of counts, and shapes of one to five cells, connected or not. Everything that is not given is drawn at random.
 * It is not known whether such a puzzle has a packing, unless the exact search decides it.
 *
 * @param board the board, some of whose cells become holes or optional; its wrap is ignored
 * @param wrap says which opposite edges meet; empty if this is drawn at random
 * @param symmetry the symmetry of shapes that are drawn; given pieces have their own
 * @param pieces the pieces, some of which are used; empty for random shapes
 * @param decide whether an exact search looks for a packing, within the time limit
 */
public record RandomPuzzles(
        Region board,
        Optional<Wrap> wrap,
        Optional<PieceSymmetry> symmetry,
        Optional<PieceChoice> pieces,
        boolean decide)
        implements PuzzleSource {
    private static final int MOST_KINDS = 4;
    private static final int LARGEST_SHAPE = 5;

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        List<String> picture = picture(random);
        Wrap meeting = wrap.orElseGet(() -> oneOf(wraps(), random));
        Region region = new Region(board.lattice(), board.layers(), picture, meeting);
        PieceChoice used = pieces.map(given -> someOf(given, random)).orElseGet(() -> drawn(random));
        List<Supply> supplies = used.kinds().stream()
                .map(kind -> new Supply(
                        kind, range(region.size() / (kind.size() * used.kinds().size()), random)))
                .toList();
        Puzzle puzzle = new Puzzle(name, region, used.symmetry(), new Bag(withoutIdle(supplies)));
        return Optional.of(
                decide ? decided(puzzle, used, generationClock) : GeneratedPuzzle.without(puzzle, Known.UNKNOWN));
    }

    /**
     * Returns the wraps that the board may have. Opposite edges can meet only if the board is a full box. So other
     * boards, such as a hexagon of hexagons, have no wrap.
     */
    private List<Wrap> wraps() {
        boolean isBox = board.size() == board.layers() * board.rows() * board.columns();
        return isBox ? board.lattice().wraps() : List.of(Wrap.NONE);
    }

    /** Leaves out kinds whose largest count is 0, unless there are no other kinds. */
    private static List<Supply> withoutIdle(List<Supply> supplies) {
        List<Supply> some =
                supplies.stream().filter(supply -> supply.count().max() > 0).toList();
        return some.isEmpty() ? supplies : some;
    }

    private static GeneratedPuzzle decided(Puzzle puzzle, PieceChoice used, GenerationClock generationClock) {
        Verdict verdict = generationClock
                .solver(puzzle, SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(1)))
                .solve();
        return verdict instanceof Verdict.Packed packed
                ? GeneratedPuzzle.packed(puzzle, Known.PACKED, packed.first(), used)
                : GeneratedPuzzle.without(
                        puzzle, verdict instanceof Verdict.Infeasible ? Known.INFEASIBLE : Known.UNKNOWN);
    }

    /**
     * Draws which cells are holes and which are optional. One board in four is whole. On the others, about one cell in
     * twenty is a hole, and three in twenty are optional.
     */
    private List<String> picture(RandomGenerator random) {
        boolean whole = random.nextInt(4) == 0;
        List<String> picture = board.picture(cell -> {
            int dice = whole ? 20 : random.nextInt(20);
            return dice == 0 ? Region.HOLE : dice <= 3 ? Region.OPTIONAL : Region.MANDATORY;
        });
        boolean any = picture.stream().anyMatch(row -> row.chars().anyMatch(mark -> mark != Region.HOLE));
        return any ? picture : board.picture();
    }

    private static PieceChoice someOf(PieceChoice given, RandomGenerator random) {
        List<Kind> some =
                given.kinds().stream().filter(kind -> random.nextBoolean()).toList();
        return new PieceChoice(given.symmetry(), some.isEmpty() ? List.of(oneOf(given.kinds(), random)) : some);
    }

    private PieceChoice drawn(RandomGenerator random) {
        List<Kind> kinds = new ArrayList<>();
        for (int number = 1 + random.nextInt(MOST_KINDS); number > 0; number--) {
            Polyform shape = board.lattice() == Lattices.SQUARE ? shape(random) : shape(board.lattice(), random);
            kinds.add(new Kind("K" + (kinds.size() + 1), shape));
        }
        return new PieceChoice(symmetry.orElseGet(() -> oneOf(List.of(PieceSymmetry.values()), random)), kinds);
    }

    /** Draws a shape, grown cell by cell. One shape in six may skip a cell at each step, so it may not be connected. */
    private static Polyform shape(RandomGenerator random) {
        int size = 1 + random.nextInt(LARGEST_SHAPE);
        boolean connected = random.nextInt(6) > 0;
        TreeSet<Cell> cells = new TreeSet<>(List.of(new Cell(0, 0)));
        while (cells.size() < size) {
            Cell from = oneOf(List.copyOf(cells), random);
            int length = connected ? 1 : 1 + random.nextInt(2);
            int step = random.nextBoolean() ? length : -length;
            cells.add(random.nextBoolean() ? from.shifted(step, 0) : from.shifted(0, step));
        }
        return new Polyform(List.copyOf(cells));
    }

    /**
     * Draws a shape on any lattice, grown cell by cell; one in six may not be connected. Squares have a separate
     * method, because its order of random numbers must not change: a seed must still make the same puzzle.
     */
    private static Polyform shape(Lattice lattice, RandomGenerator random) {
        int size = 1 + random.nextInt(LARGEST_SHAPE);
        boolean connected = random.nextInt(6) > 0;
        TreeSet<Cell> cells = new TreeSet<>(List.of(new Cell(0, random.nextInt(2))));
        while (cells.size() < size) {
            Cell next = oneOf(List.copyOf(cells), random);
            for (int steps = connected ? 1 : 1 + random.nextInt(2); steps > 0; steps--) {
                next = next.shifted(oneOf(lattice.steps(next), random));
            }
            cells.add(next);
        }
        return new Polyform(lattice, List.copyOf(cells));
    }

    /**
     * Draws how many pieces of a kind may be used: an exact number, a range, at least a number, or any number.
     *
     * @param fair the count of a kind when all kinds cover the same area
     */
    private static CountRange range(int fair, RandomGenerator random) {
        int count = random.nextInt(fair + 2);
        return switch (random.nextInt(4)) {
            case 0 -> CountRange.exactly(count);
            case 1 -> new CountRange(count / 2, count);
            case 2 -> new CountRange(count / 2, CountRange.UNBOUNDED);
            default -> CountRange.ANY;
        };
    }

    private static <T> T oneOf(List<T> values, RandomGenerator random) {
        return values.get(random.nextInt(values.size()));
    }
}
