package io.github.quadrille.engine.rectangles;

import io.github.quadrille.engine.rectangles.RectanglePuzzle.Box;
import io.github.quadrille.engine.rectangles.RectanglePuzzle.Laid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.search.SearchState;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.assignments.DecisionOperatorFactory;
import org.chocosolver.solver.search.strategy.selectors.variables.VariableSelector;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.Task;

/**
 * Searches for a packing of rectangles by choosing the column and row of each piece, in Choco. The constraint {@code
 * diffN} keeps the rectangles apart. The constraint {@code cumulative} finds columns or rows in which the pieces need
 * more room than there is (Beldiceanu and Contejean, 1994).
 *
 * <p>The search begins with the largest piece. First it chooses for each piece whether it is turned, and narrows the
 * possible columns to a range that is shorter than the piece is wide. Then it fixes all columns. After that it chooses
 * the rows in the same way. Once all columns are known, there is little left to choose (Simonis and O'Sullivan, "Search
 * strategies for rectangle packing", 2008; Huang and Korf, "Optimal rectangle packing: an absolute placement approach",
 * 2012).
 */
final class PositionSearch {
    /**
     * The search first narrows the range of a piece's column to this fraction of the piece's width, as Simonis and
     * O'Sullivan do.
     */
    private static final double NARROWED = 0.3;

    private final Model model = new Model("rectangles");
    private final RectanglePuzzle puzzle;
    private final List<Piece> pieces = new ArrayList<>();
    private int step;

    /**
     * A {@code Piece} is one copy of a {@link Box}, which is a kind of rectangle, with the columns and rows that the
     * copy covers. The columns begin at the left edge of the piece, and the rows at its lower edge.
     */
    private record Piece(int box, int copy, Task columns, Task rows) {
        IntVar x() {
            return columns.getStart();
        }

        IntVar y() {
            return rows.getStart();
        }

        IntVar across() {
            return columns.getDuration();
        }

        IntVar up() {
            return rows.getDuration();
        }
    }

    /**
     * Builds the model and posts its constraints.
     *
     * @param puzzle a puzzle in which the count of each kind is exact
     */
    PositionSearch(RectanglePuzzle puzzle) {
        this.puzzle = puzzle;
        for (int box = 0; box < puzzle.boxes().size(); box++) {
            for (int copy = 0; copy < puzzle.boxes().get(box).min(); copy++) {
                pieces.add(piece(puzzle.boxes().get(box), box, copy));
            }
        }
        for (int i = 1; i < pieces.size(); i++) {
            if (pieces.get(i).copy() > 0) {
                model.lexLessEq(corner(pieces.get(i - 1)), corner(pieces.get(i)))
                        .post();
            }
        }
        breakSymmetry(pieces.get(0));
        IntVar[] across = vars(Piece::across);
        IntVar[] up = vars(Piece::up);
        model.diffN(vars(Piece::x), vars(Piece::y), across, up, true).post();
        model.cumulative(tasks(Piece::columns), up, model.intVar(puzzle.height()))
                .post();
        model.cumulative(tasks(Piece::rows), across, model.intVar(puzzle.width()))
                .post();
        model.getSolver()
                .setSearch(Search.intVarSearch(
                        (VariableSelector<IntVar>) all -> next(),
                        chosen -> chosen.getLB() + step,
                        DecisionOperatorFactory.makeIntSplit(),
                        pieces.stream().flatMap(PositionSearch::all).toArray(IntVar[]::new)));
    }

    private Piece piece(Box box, int number, int copy) {
        int[] sides = box.turns() ? new int[] {box.across(), box.up()} : new int[] {box.across()};
        Arrays.sort(sides);
        IntVar across = model.intVar("across", sides);
        IntVar up = box.turns() ? model.intVar("up", sides) : model.intVar(box.up());
        if (box.turns()) {
            model.arithm(across, "+", up, "=", box.across() + box.up()).post();
        }
        return new Piece(number, copy, task(across, puzzle.width()), task(up, puzzle.height()));
    }

    private Task task(IntVar length, int end) {
        IntVar from = model.intVar("from", 0, end - length.getLB());
        IntVar to = model.intVar("to", length.getLB(), end);
        model.arithm(from, "+", length, "=", to).post();
        return new Task(from, length, to);
    }

    /**
     * Excludes mirror images of packings. The middle of the first copy of the largest kind must be in the lower left
     * quarter of the board. The copies of a kind are ordered by left edges and then by lower edges.
     *
     * <p>Proof that some mirror image of each packing remains: let l be the smallest left edge of all copies, and r the
     * greatest right edge. In the packing or in its mirror image from left to right, l + r is at most the width of the
     * board. Choose the image for which this holds. Then each copy with the left edge l has its middle in the left
     * half, because its right edge is at most r. The first copy is one of these. By the lower and upper edges of these
     * copies, choose the image from bottom to top in the same way.
     *
     * <p>If columns and rows can be exchanged and there is only one copy, its middle must not be below the diagonal
     * from the lower left corner.
     */
    private void breakSymmetry(Piece first) {
        model.arithm(first.x(), "+", first.columns().getEnd(), "<=", puzzle.width())
                .post();
        model.arithm(first.y(), "+", first.rows().getEnd(), "<=", puzzle.height())
                .post();
        if (puzzle.isTransposable() && puzzle.boxes().get(0).min() == 1) {
            model.scalar(
                            new IntVar[] {
                                first.x(),
                                first.columns().getEnd(),
                                first.y(),
                                first.rows().getEnd()
                            },
                            new int[] {1, 1, -1, -1},
                            "<=",
                            0)
                    .post();
        }
    }

    private static IntVar[] corner(Piece piece) {
        return new IntVar[] {piece.x(), piece.y()};
    }

    private static Stream<IntVar> all(Piece piece) {
        return Stream.of(piece.across(), piece.x(), piece.y());
    }

    private IntVar[] vars(Function<Piece, IntVar> of) {
        return pieces.stream().map(of).toArray(IntVar[]::new);
    }

    private Task[] tasks(Function<Piece, Task> of) {
        return pieces.stream().map(of).toArray(Task[]::new);
    }

    /**
     * Returns the variable whose range is divided next, and sets {@code step}, which says how far above the lower end
     * of the range the first part ends. The result is null when all variables are fixed.
     */
    private IntVar next() {
        for (Piece piece : pieces) {
            step = 0;
            if (!piece.across().isInstantiated()) {
                return piece.across();
            }
            if (isWide(piece.x(), piece.across())) {
                return piece.x();
            }
        }
        return firstOpen(Piece::x)
                .or(() -> pieces.stream()
                        .filter(piece -> isWide(piece.y(), piece.up()))
                        .map(Piece::y)
                        .findFirst())
                .or(() -> firstOpen(Piece::y))
                .orElse(null);
    }

    private Optional<IntVar> firstOpen(Function<Piece, IntVar> of) {
        step = 0;
        return pieces.stream().map(of).filter(each -> !each.isInstantiated()).findFirst();
    }

    private boolean isWide(IntVar from, IntVar length) {
        int part = Math.max(1, (int) (NARROWED * length.getValue()));
        step = part - 1;
        return from.getRange() > part;
    }

    /** Returns how many nodes Choco has opened. */
    long nodes() {
        return model.getSolver().getNodeCount();
    }

    /**
     * Searches to the end, or until it must stop. After that, the search cannot continue, and only the pieces can be
     * read.
     *
     * @param extended a function that gets the number of nodes opened so far and returns the number at which it is
     *     called again; the search stops if that is not a greater number
     * @param pause called several times for each node; it stops the search by throwing
     */
    SkylineSearch.Outcome search(LongUnaryOperator extended, Runnable pause) {
        long[] limit = {0};
        model.getSolver().addStopCriterion(() -> {
            pause.run();
            if (nodes() >= limit[0]) {
                limit[0] = extended.applyAsLong(nodes());
            }
            return nodes() >= limit[0];
        });
        if (model.getSolver().solve()) {
            return SkylineSearch.Outcome.FOUND;
        }
        return model.getSolver().getSearchState() == SearchState.TERMINATED
                ? SkylineSearch.Outcome.REFUTED
                : SkylineSearch.Outcome.OPEN;
    }

    /** Returns the pieces of a packing that was found. */
    List<Laid> laid() {
        return pieces.stream()
                .map(piece -> new Laid(
                        piece.box(),
                        piece.across().getValue()
                                != puzzle.boxes().get(piece.box()).across(),
                        piece.x().getValue(),
                        piece.y().getValue()))
                .toList();
    }
}
