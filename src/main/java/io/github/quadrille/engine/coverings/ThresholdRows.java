package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.engine.argument.BoundProof;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.proof.writer.OpenCellVariables;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofRows;
import io.github.quadrille.proof.writer.ProofWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Expresses the rows of a {@link ThresholdPuzzle} as constraints of a proof about the original covering. A row is the
 * condition on one cell, one kind or one rule. A gap is a piece of that puzzle that stands for a cell which stays open.
 * In the proof, the variable of this open cell takes the place of the gap. The required worth leads to budgets, which
 * are constraints that limit the number and the weight of the gaps. The budgets are derived first, because the search
 * uses them.
 */
final class ThresholdRows implements ProofRows {
    private final ThresholdPuzzle raised;
    private final ExactCover problem;
    private final ProofModel model;
    private final ProofWriter proof;
    private final OpenCellVariables open;
    private final long budget;
    /**
     * Holds an entry for each cell of the board. If the puzzle allows no gaps and the cell counts, the entry is the
     * number of the constraint which says that the cell is covered. Otherwise the entry is 0.
     */
    private final long[] covered;

    /**
     * Maps the row of a kind of gap to the number of the constraint that limits how many gaps of this kind there are.
     */
    private final Map<Integer, Long> fewGaps = new HashMap<>();

    private final Map<Integer, Long> someGaps = new HashMap<>();

    /**
     * Makes the rows, and derives the budgets.
     *
     * @param problem the exact cover of the threshold puzzle
     * @param model the model of the covering
     * @param worth the number of the constraint which says that a covering is worth what the threshold puzzle requires
     */
    ThresholdRows(
            ThresholdPuzzle raised,
            ExactCover problem,
            ProofModel model,
            ProofWriter proof,
            OpenCellVariables open,
            long worth) {
        this.raised = raised;
        this.problem = problem;
        this.model = model;
        this.proof = proof;
        this.open = open;
        this.budget = new BoundProof(model, proof, raised.plain(), worth).budget(open);
        if (raised.isTighter()) {
            new BoundProof(model, proof, raised.tight(), worth).budget(open);
        }
        this.covered = new long[problem.cells()];
        if (mostGaps() == 0) {
            for (int cell : counting()) {
                long closed = proof.propagate("1 ~" + open.variable(cell) + " >= 1");
                covered[cell] = proof.derive(open.somehow(cell) + " " + closed + " +");
            }
        }
    }

    private int mostGaps() {
        return problem.max(firstGaps());
    }

    private int firstGaps() {
        return problem.cells() + raised.gapKind();
    }

    private List<Integer> counting() {
        return IntStream.range(0, problem.cells())
                .filter(problem::isMandatory)
                .boxed()
                .toList();
    }

    @Override
    public ExactCover problem() {
        return problem;
    }

    /**
     * Returns the variable that the proof uses for a placement of the threshold puzzle. For a gap, the variable says
     * that the cell of the gap stays open. All other placements come before the gaps, and have the same numbers in both
     * puzzles.
     */
    @Override
    public String variable(int placement) {
        return problem.kind(placement) >= raised.gapKind()
                ? open.variable(problem.cell(placement, 0))
                : model.variable(placement);
    }

    /**
     * Returns the row that a rule has in the model of the covering, for the row that the rule has in the threshold
     * puzzle. Both puzzles have the same rules in the same order.
     */
    private int ofRules(int row) {
        int number = row - problem.firstRow();
        if (!problem.rows().get(number).equals(model.problem().rows().get(number))) {
            throw new IllegalStateException("A rule has a different row where cells may stay open: " + number + ".");
        }
        return model.problem().firstRow() + number;
    }

    @Override
    public long lower(int row) {
        if (row >= problem.firstRow()) {
            return model.lower(ofRules(row));
        }
        if (row >= firstGaps()) {
            return someGaps.computeIfAbsent(row, gaps -> sumOfGaps(gaps, ""));
        }
        if (row >= problem.cells()) {
            return model.lower(row);
        }
        if (!problem.isMandatory(row)) {
            return NO_BOUND;
        }
        return mostGaps() == 0 ? covered[row] : open.somehow(row);
    }

    /**
     * Returns the number of the constraint that bounds a row from above. A row is a cell, a kind or a rule. If gaps are
     * allowed, the row of a cell that counts needs a constraint that includes the variable of the open cell. The row of
     * a kind of gap is bounded by the budget. Any other row is bounded by a constraint of the model.
     */
    @Override
    public long upper(int row) {
        if (row >= problem.firstRow()) {
            return model.upper(ofRules(row));
        }
        if (row >= firstGaps()) {
            return fewGaps.computeIfAbsent(row, this::noMore);
        }
        return row < problem.cells() && problem.isMandatory(row) && mostGaps() > 0 ? open.once(row) : model.upper(row);
    }

    /**
     * Returns the cells that count and on which a gap of one kind can lie. The list is empty if no gap is allowed,
     * because the options then contain no gaps.
     *
     * @param row the row that counts the gaps of the kind
     */
    private List<Integer> withGaps(int row) {
        int kind = row - problem.cells();
        return IntStream.range(0, problem.options())
                .filter(placement -> problem.kind(placement) == kind)
                .map(placement -> problem.cell(placement, 0))
                .filter(problem::isMandatory)
                .boxed()
                .toList();
    }

    /**
     * Returns the number of a constraint that limits how many gaps of one kind there can be. If the budget allows a gap
     * on every cell where such a gap can lie, this is a constraint that always holds. Otherwise it is derived from the
     * budget. The derivation removes the placements and the gaps of other kinds from the budget. It lowers the weight
     * of each remaining gap to the smallest weight, and divides by that weight.
     */
    private long noMore(int row) {
        boolean isAny = mostGaps() >= withGaps(row).size();
        return isAny ? sumOfGaps(row, "~") : proof.derive(dividedBudget(withGaps(row)));
    }

    private long sumOfGaps(int row, String sign) {
        StringBuilder sum = new StringBuilder();
        for (int cell : withGaps(row)) {
            sum.append("1 ").append(sign).append(open.variable(cell)).append(' ');
        }
        return proof.propagate(sum.append(">= 0"));
    }

    private String dividedBudget(List<Integer> gaps) {
        LinearBound plain = raised.plain();
        StringBuilder polish = new StringBuilder().append(budget);
        for (int placement = 0; placement < model.problem().options(); placement++) {
            if (plain.excess(model.problem(), raised.goal(), placement) > 0) {
                polish.append(' ').append(model.variable(placement)).append(" w");
            }
        }
        long least = raised.leastWeight();
        for (int cell : counting()) {
            long more = plain.cells().get(cell) - least;
            if (!gaps.contains(cell)) {
                polish.append(' ').append(open.variable(cell)).append(" w");
            } else if (more > 0) {
                polish.append(' ')
                        .append(open.variable(cell))
                        .append(' ')
                        .append(more)
                        .append(" * +");
            }
        }
        return polish.append(' ').append(least).append(" d").toString();
    }
}
