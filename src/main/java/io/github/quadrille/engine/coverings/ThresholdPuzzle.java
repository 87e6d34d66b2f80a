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
 * Asks whether some covering is worth at least a number, as a packing puzzle. In it, every cell that counts must be
 * covered, by a piece or by a <em>gap</em>. A gap is a piece of one cell that fits anywhere. How many gaps there may be
 * follows from the number. Where cells or pieces are worth different amounts, a {@link CostFilter} adds the exact
 * condition.
 *
 * <p>A second budget comes from the weights of a {@link LinearBound}. The board weighs more than the number by some
 * amount. Gaps, and the weight of pieces beyond their worth, may take at most this amount together. This excludes no
 * covering that is worth the number.
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
     * @param worth at most the bound of {@code plain}
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
     * Returns gaps such that one fits on every cell of the board. Where pieces may not be turned, triangles that point
     * up and down need two.
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

    /** Returns the least that an open cell loses, among the cells that count. */
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
     * Returns whether the packing puzzle asks the question exactly without a budget. Then all cells that count are
     * worth the same, every piece is worth its cells, and all gaps are of one kind.
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

    /** Returns whether the best bound alone shows that no covering is worth this much. */
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

    /** Returns the number that a covering must be worth at least. */
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

    /** Returns the covering that a packing of this puzzle, or a part of one, stands for. */
    Packing withoutGaps(Packing packing) {
        return new Packing(packing.pieces().stream()
                .filter(piece -> !isGap(puzzle.bag().indexOf(piece.kind())))
                .toList());
    }
}
