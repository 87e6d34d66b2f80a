package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * Improves a covering window by window, where a window is a small box of cells around an open cell that counts. All
 * pieces that lie inside the window are removed. Then a search covers the free cells of the window again as well as
 * possible. Among equally good coverings, it prefers those whose open cells are near one chosen open cell. So open
 * cells come together and make room for a piece. The same seed gives the same result.
 *
 * <p>This is a large neighbourhood search; Shaw, Using Constraint Programming and Local Search Methods to Solve Vehicle
 * Routing Problems (1998).
 */
public final class WindowImprovement {
    /**
     * One unit of worth counts as much as this many steps of distance. So a better worth mostly matters more than
     * shorter distances.
     */
    private static final int SCALE = 1000;
    /** A cell can be worth at most this much, so that its worth times {@code SCALE} stays well within an int. */
    private static final int MOST_WORTH = 1000;

    private static final int SMALLEST = 6;
    private static final int LARGEST = 9;
    /**
     * On a board with layers, a window has sides of at least this many cells. These sides are shorter than those of a
     * window on a flat board, so that both windows have about equally many cells.
     */
    private static final int SMALLEST_OF_BOX = 3;

    private static final int LARGEST_OF_BOX = 4;

    private final Puzzle puzzle;
    private final Region region;
    private final List<Integer> worths;
    private final PackingChecker checker;
    private final Random random;
    private Packing covering = new Packing(List.of());

    private WindowImprovement(Puzzle puzzle, List<Integer> worths, long seed) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        this.worths = worths;
        this.checker = new PackingChecker(puzzle);
        this.random = new Random(seed);
    }

    /**
     * Returns an improvement of coverings of a puzzle. It is empty if the puzzle has rules or if a cell is worth too
     * much. It is also empty if the covered cells alone do not determine the worth of a covering.
     */
    public static Optional<WindowImprovement> of(Puzzle puzzle, Goal.Cover goal, long seed) {
        if (!puzzle.rules().isEmpty()) {
            return Optional.empty();
        }
        if (goal instanceof Goal.Cells cells) {
            boolean isSmall = cells.worth().stream().allMatch(worth -> worth <= MOST_WORTH);
            return isSmall ? Optional.of(new WindowImprovement(puzzle, cells.worth(), seed)) : Optional.empty();
        }
        boolean isSameWorth = ((Goal.Pieces) goal).worth().stream().distinct().count() == 1;
        boolean isSameSize = puzzle.bag().supplies().stream()
                        .map(supply -> supply.kind().size())
                        .distinct()
                        .count()
                == 1;
        return isSameWorth && isSameSize
                ? Optional.of(new WindowImprovement(
                        puzzle, Collections.nCopies(puzzle.region().size(), 1), seed))
                : Optional.empty();
    }

    /** A {@code Box} is the part of the board between two corners, both included, by layer, row and column. */
    private record Box(Cell from, Cell to) {
        boolean has(Cell cell) {
            return isBetween(from.layer(), cell.layer(), to.layer())
                    && isBetween(from.row(), cell.row(), to.row())
                    && isBetween(from.column(), cell.column(), to.column());
        }

        private static boolean isBetween(int from, int number, int to) {
            return from <= number && number <= to;
        }
    }

    /**
     * Covers one random window anew, and returns the covering that results. It is worth at least as much as the
     * covering before, and can be the same covering.
     *
     * @param best the best covering that is known
     * @param solver the function that solves the puzzle of a window
     */
    public Packing next(Packing best, Function<Puzzle, Verdict> solver) {
        if (covering.pieces().isEmpty() || worth(best) > worth(covering)) {
            covering = best;
        }
        List<Cell> gaps = gaps();
        if (!gaps.isEmpty()) {
            Box box = box(gaps.get(random.nextInt(gaps.size())));
            Cell meeting = gaps.get(random.nextInt(gaps.size()));
            List<Placement> pieces = new ArrayList<>(covering.pieces());
            pieces.removeIf(piece -> piece.cells().stream().allMatch(box::has));
            solver.apply(window(box, meeting, pieces)).bestSeen().ifPresent(laid -> pieces.addAll(laid.pieces()));
            Packing other = new Packing(pieces);
            if (worth(other) >= worth(covering) && checker.faults(other).isEmpty()) {
                covering = other;
            }
        }
        return covering;
    }

    private long worth(Packing of) {
        return new Goal.Cells(worths).worth(puzzle, of);
    }

    private List<Cell> gaps() {
        BitSet open = new BitSet();
        open.set(0, region.size());
        covering.pieces().forEach(piece -> piece.cells().forEach(cell -> open.clear(region.cellAt(cell))));
        return open.stream()
                .filter(cell -> worths.get(cell) > 0)
                .mapToObj(region::cell)
                .toList();
    }

    private Box box(Cell gap) {
        boolean isFlat = region.layers() == 1;
        int smallest = isFlat ? SMALLEST : SMALLEST_OF_BOX;
        int largest = isFlat ? LARGEST : LARGEST_OF_BOX;
        int[] at = {gap.layer(), gap.row(), gap.column()};
        int[] sides = {region.layers(), region.rows(), region.columns()};
        int[] from = new int[at.length];
        int[] to = new int[at.length];
        for (int i = 0; i < at.length; i++) {
            int side = Math.min(sides[i], smallest + random.nextInt(largest - smallest + 1));
            from[i] = Math.max(0, Math.min(sides[i] - side, at[i] - random.nextInt(side)));
            to[i] = from[i] + side - 1;
        }
        return new Box(new Cell(from[0], from[1], from[2]), new Cell(to[0], to[1], to[2]));
    }

    /**
     * Returns the puzzle of the cells in a box that the staying pieces leave free. If a cell counts, it is worth a
     * little more the farther it is from the cell {@code meeting}. So cells near that cell stay open first.
     */
    private Puzzle window(Box box, Cell meeting, List<Placement> stay) {
        BitSet free = new BitSet();
        for (int cell = 0; cell < region.size(); cell++) {
            free.set(cell, box.has(region.cell(cell)));
        }
        stay.forEach(piece -> piece.cells().forEach(cell -> free.clear(region.cellAt(cell))));
        List<Integer> worth = free.stream()
                .mapToObj(cell -> worths.get(cell) == 0
                        ? 0
                        : SCALE * worths.get(cell) + distance(region.cell(cell).minus(meeting)))
                .toList();
        return new Puzzle(
                "a window",
                region.drawnAs(region.picture(cell -> free.get(cell) ? Region.MANDATORY : Region.HOLE)),
                puzzle.symmetry(),
                puzzle.bag().without(stay),
                new Goal.Cells(worth));
    }

    private static int distance(Cell by) {
        return Math.abs(by.layer()) + Math.abs(by.row()) + Math.abs(by.column());
    }
}
