package io.github.quadrille.coverings;

import io.github.quadrille.argument.Certificate;
import io.github.quadrille.argument.LinearBound;
import io.github.quadrille.choco.CostFilter;
import io.github.quadrille.choco.PricedPuzzle;
import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyform;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Kind;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The question whether some covering is worth at least a number, asked as a packing puzzle: every cell that counts must be
 * covered, by a piece or by a <em>gap</em>, a piece of one cell. How many gaps there may be follows from the number; where
 * cells or pieces count differently, a {@link CostFilter} says exactly what the number says.
 *
 * <p>A second budget comes from the weights of a {@link LinearBound}: together, what pieces weigh more than they are worth
 * and what gaps weigh is at most what the board weighs more than the number. It excludes no covering worth that much.
 */
final class RaisedPuzzle implements PricedPuzzle {
    private final Puzzle cover;
    private final Goal.Cover goal;
    private final long worth;
    private final LinearBound plain;
    private final LinearBound tight;
    private final Puzzle puzzle;

    /**
     * @param worth at most the bound of {@code plain}
     * @param plain the bound without linear programming, which says exactly what is asked
     * @param tight the best bound known
     */
    RaisedPuzzle(Puzzle cover, Goal.Cover goal, long worth, LinearBound plain, LinearBound tight) {
        this.cover = cover;
        this.goal = goal;
        this.worth = worth;
        this.plain = plain;
        this.tight = tight;
        Region board = cover.region();
        List<Supply> supplies = new ArrayList<>(cover.bag().supplies());
        Polyform gap = new Polyform(board.lattice(), List.of(new Cell(0, 0)));
        supplies.add(new Supply(new Kind(gapName(cover.bag()), gap), new CountRange(0, mostGaps())));
        this.puzzle = new Puzzle(
                cover.name() + " worth " + worth,
                board.drawnAs(board.picture(cell -> plain.cells().get(cell) > 0 ? Region.MANDATORY : Region.OPTIONAL)),
                cover.symmetry(),
                new Bag(supplies));
    }

    private static String gapName(Bag bag) {
        String name = "gap";
        while (bag.indexOf(name) >= 0) {
            name += "'";
        }
        return name;
    }

    private int mostGaps() {
        long least = plain.cells().stream()
                .filter(weight -> weight > 0)
                .mapToLong(weight -> weight)
                .min()
                .orElse(1);
        return (int) Math.min(cover.region().size(), Math.max(0, allowance(plain)) / least);
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

    /** Whether the puzzle alone says all, without a budget: every cell that counts and every piece counts as its cells do. */
    boolean isPlain(ExactCover problem) {
        return plain.cells().stream().filter(weight -> weight > 0).distinct().count() <= 1
                && IntStream.range(0, problem.options())
                        .allMatch(p -> problem.kind(p) == gapKind() || plain.excess(problem, goal, p) == 0);
    }

    /** Whether the best bound alone says no. */
    boolean isBeyondBound() {
        return allowance(tight) < 0;
    }

    /**
     * The budget of the best bound as a sum of the puzzle's own constraints, where {@link #isPlain}. With weights y and kinds'
     * weights z in parts of 1/D, and a plain bound of a/b for each of the N cells that count: the cells' upper bounds, b y
     * times each, the kinds', b z times, and D a times the limit on gaps and the lower bound of each cell that counts.
     * What a piece weighs in the sum is b times its excess, what a gap weighs b times its cell's weight.
     */
    List<Certificate.Multiple> multiples() {
        List<Certificate.Multiple> multiples = new ArrayList<>();
        BigInteger a = BigInteger.valueOf(
                plain.cells().stream().mapToLong(weight -> weight).max().orElse(0));
        BigInteger b = BigInteger.valueOf(plain.denominator());
        BigInteger da = a.multiply(BigInteger.valueOf(tight.denominator()));
        int cells = cover.region().size();
        for (int row = 0; row < cells + gapKind(); row++) {
            boolean counts = row < cells && plain.cells().get(row) > 0;
            long weight = row < cells ? tight.cells().get(row) : tight.kinds().get(row - cells);
            BigInteger factor = (counts ? da : BigInteger.ZERO).subtract(b.multiply(BigInteger.valueOf(weight)));
            if (factor.signum() != 0) {
                multiples.add(new Certificate.Multiple(row, factor));
            }
        }
        if (da.signum() > 0) {
            multiples.add(new Certificate.Multiple(cells + gapKind(), da.negate()));
        }
        return multiples;
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
        if (tight.bound() < plain.bound()
                || tight.total() * plain.denominator() < plain.total() * tight.denominator()) {
            filters.add(budget(problem, tight));
        }
        return filters;
    }

    private CostFilter budget(ExactCover problem, LinearBound bound) {
        long[] costs = new long[problem.options()];
        for (int placement = 0; placement < costs.length; placement++) {
            costs[placement] = problem.kind(placement) == gapKind()
                    ? bound.cells().get(problem.cell(placement, 0))
                    : bound.excess(problem, goal, placement);
        }
        return new CostFilter(costs, allowance(bound));
    }

    /** The covering that a packing of this puzzle, or a part of one, stands for. */
    Packing withoutGaps(Packing packing) {
        String gap = puzzle.bag().kind(gapKind()).name();
        return new Packing(packing.pieces().stream()
                .filter(piece -> !piece.kind().equals(gap))
                .toList());
    }
}
