package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.choco.CostFilter;
import io.github.quadrille.engine.choco.PricedPuzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Turns the question whether some covering is worth at least a given number into a packing puzzle. In this puzzle,
 * every cell that counts must be covered, by a piece or by a <em>gap</em>. A gap is a piece of one cell that fits
 * anywhere. The required worth limits how many gaps there can be. Where cells or pieces are worth different amounts, a
 * {@link CostFilter} adds the exact condition.
 *
 * <p>A second budget comes from the weights of a {@link LinearBound}. It is the total weight of that bound minus the
 * required worth. The budget limits the weight of the gaps, plus the weight of the pieces beyond their worth. Every
 * covering that has the required worth keeps to this budget.
 */
final class ThresholdPuzzle implements PricedPuzzle {
    private final Puzzle cover;
    private final Goal.Cover goal;
    private final long worth;
    private final LinearBound plain;
    private final LinearBound tight;
    private final Puzzle puzzle;

    /**
     * Makes the puzzle that asks for a covering worth at least {@code worth}.
     *
     * @param worth the number, at most the bound of {@code plain}
     * @param plain the bound without linear programming, which states the question exactly
     * @param tight the best bound known
     */
    ThresholdPuzzle(Puzzle cover, Goal.Cover goal, long worth, LinearBound plain, LinearBound tight) {
        this.cover = cover;
        this.goal = goal;
        this.worth = worth;
        this.plain = plain;
        this.tight = tight;
        Region board = cover.region();
        List<Supply> supplies = new ArrayList<>(cover.bag().supplies());
        String name = gapName(cover.bag());
        Set<String> names = new HashSet<>();
        for (Polyform gap : gaps(board.lattice(), cover.symmetry())) {
            names.add(name);
            supplies.add(new Supply(new Kind(name, gap), new CountRange(0, mostGaps())));
            name += "'";
        }
        this.puzzle = new Puzzle(
                cover.name() + " worth " + worth,
                board.drawnAs(board.picture(cell -> plain.cells().get(cell) > 0 ? Region.MANDATORY : Region.OPTIONAL)),
                cover.symmetry(),
                new Bag(supplies),
                Goal.PACK,
                List.of(),
                cover.rules().withGaps(names));
    }

    /**
     * Returns the shapes of gaps, which are pieces of one cell. Every cell of the board fits one of these shapes. Where
     * pieces must not be turned, two shapes are needed for triangles that point up and down.
     */
    private static List<Polyform> gaps(Lattice lattice, PieceSymmetry symmetry) {
        List<Polyform> gaps = new ArrayList<>();
        for (Polyform cell : new Polyform(lattice, List.of(new Cell(0, 0))).orientations(PieceSymmetry.FREE)) {
            if (gaps.stream().noneMatch(gap -> gap.orientations(symmetry).contains(cell))) {
                gaps.add(cell);
            }
        }
        return gaps;
    }

    private static String gapName(Bag bag) {
        String name = "gap";
        while (bag.indexOf(name) >= 0 || bag.indexOf(name + "'") >= 0) {
            name += "'";
        }
        return name;
    }

    private int mostGaps() {
        return (int) Math.min(cover.region().size(), Math.max(0, allowance(plain)) / leastWeight());
    }

    /**
     * Returns the smallest positive weight of a cell. A cell that counts loses at least this much when it stays open.
     */
    long leastWeight() {
        return plain.cells().stream()
                .filter(weight -> weight > 0)
                .mapToLong(weight -> weight)
                .min()
                .orElse(1);
    }

    private long allowance(LinearBound bound) {
        return bound.total() - bound.denominator() * worth;
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    @Override
    public int gapKind() {
        return cover.bag().size();
    }

    private boolean isGap(int kind) {
        return kind >= gapKind();
    }

    /**
     * Returns whether the packing puzzle asks the question exactly, even without a budget. Then all cells that count
     * are worth the same, every piece is worth the weight of its cells, and all gaps are of one kind.
     */
    boolean isPlain(ExactCover problem) {
        return puzzle.bag().size() == gapKind() + 1
                && plain.cells().stream()
                                .filter(weight -> weight > 0)
                                .distinct()
                                .count()
                        <= 1
                && IntStream.range(0, problem.options())
                        .allMatch(p -> isGap(problem.kind(p)) || plain.excess(problem, goal, p) == 0);
    }

    /** Returns whether the best bound alone shows that every covering is worth less than the number asked for. */
    boolean isBeyondBound() {
        return allowance(tight) < 0;
    }

    @Override
    public CostFilter exact(ExactCover problem) {
        return budget(problem, plain);
    }

    @Override
    public List<CostFilter> filters(ExactCover problem) {
        List<CostFilter> filters = new ArrayList<>();
        if (!isPlain(problem)) {
            filters.add(exact(problem));
        }
        if (isTighter()) {
            filters.add(budget(problem, tight));
        }
        return filters;
    }

    /** Returns whether the best bound excludes more than the bound without linear programming. */
    boolean isTighter() {
        return tight.bound() < plain.bound()
                || tight.total() * plain.denominator() < plain.total() * tight.denominator();
    }

    Goal.Cover goal() {
        return goal;
    }

    /** Returns the bound without linear programming, which states the question exactly. */
    LinearBound plain() {
        return plain;
    }

    /** Returns the best bound known. */
    LinearBound tight() {
        return tight;
    }

    /** Returns the least worth that a covering must have. */
    long worth() {
        return worth;
    }

    private CostFilter budget(ExactCover problem, LinearBound bound) {
        long[] costs = new long[problem.options()];
        for (int placement = 0; placement < costs.length; placement++) {
            costs[placement] = isGap(problem.kind(placement))
                    ? bound.cells().get(problem.cell(placement, 0))
                    : bound.excess(problem, goal, placement);
        }
        return new CostFilter(costs, allowance(bound));
    }

    /**
     * Returns the covering that remains when the gaps are removed from a packing, or a partial packing, of this puzzle.
     */
    Packing withoutGaps(Packing packing) {
        return new Packing(packing.pieces().stream()
                .filter(piece -> !isGap(puzzle.bag().indexOf(piece.kind())))
                .toList());
    }
}
