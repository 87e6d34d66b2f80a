package io.github.quadrille.proof;

import io.github.quadrille.argument.Certificate.Multiple;
import io.github.quadrille.budget.PricedCover;
import io.github.quadrille.exactcover.ExactCover;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A sum of a model's constraints, read as a budget: each placement costs something, and all that are laid cost no more than
 * there is. It is counted in units that divide whatever can be paid; other costs are rounded down.
 */
public final class SumBudget {
    private final ProofModel model;
    private final List<Multiple> multiples;
    private final Optional<RoundedMaximum> rounded;
    private final long[] costs;
    private final long most;
    private final long unit;

    private SumBudget(
            ProofModel model, List<Multiple> multiples, Optional<RoundedMaximum> rounded, long[] costs, long most) {
        this.model = model;
        this.multiples = List.copyOf(multiples);
        this.rounded = rounded;
        this.costs = costs;
        this.most = most;
        this.unit = PricedCover.unit(most, Arrays.stream(costs));
    }

    /**
     * Empty where the sum is no budget, or its numbers are too large.
     *
     * @param gaps the kind of one cell that stands for cells left open
     */
    public static Optional<SumBudget> of(ProofModel model, List<Multiple> multiples, int gaps) {
        ExactCover problem = model.problem();
        Optional<RoundedMaximum> rounded = RoundedMaximum.of(problem, gaps);
        BigInteger[] factors = new BigInteger[problem.items()];
        Arrays.fill(factors, BigInteger.ZERO);
        BigInteger most = BigInteger.ZERO;
        for (Multiple multiple : multiples) {
            int row = multiple.row();
            factors[row] = factors[row].add(multiple.factor());
            boolean isRounded = rounded.isPresent()
                    && row == problem.cells() + gaps
                    && multiple.factor().signum() < 0;
            int max = isRounded ? rounded.get().max() : problem.max(row);
            int bound = multiple.factor().signum() > 0 ? problem.min(row) : max;
            most = most.subtract(multiple.factor().multiply(BigInteger.valueOf(bound)));
        }
        long[] costs = new long[problem.options()];
        for (int option = 0; option < costs.length; option++) {
            BigInteger cost = factors[problem.cells() + problem.kind(option)];
            for (int cell : problem.cellsOf(option)) {
                cost = cost.add(factors[cell]);
            }
            if (cost.signum() > 0 || cost.bitLength() >= Long.SIZE - 1) {
                return Optional.empty();
            }
            costs[option] = -cost.longValueExact();
        }
        return most.signum() < 0 || most.bitLength() >= Integer.SIZE - 1
                ? Optional.empty()
                : Optional.of(new SumBudget(model, multiples, rounded, costs, most.longValueExact()));
    }

    /** What may be spent on what, in units. */
    public PricedCover prices() {
        ExactCover problem = model.problem();
        int[] openCells = new int[problem.cells()];
        for (int cell = 0; cell < openCells.length; cell++) {
            openCells[cell] = problem.isMandatory(cell) ? PricedCover.NEVER : 0;
        }
        return new PricedCover(
                problem,
                Arrays.stream(costs)
                        .mapToInt(cost -> (int) Math.min(PricedCover.NEVER, cost / unit))
                        .toArray(),
                openCells,
                new int[problem.kinds().size()],
                (int) (most / unit));
    }

    /** Derives the constraint that says so; returns its number. */
    long derive(ProofWriter proof) {
        StringBuilder polish = new StringBuilder(sum(proof));
        for (int option = 0; option < costs.length; option++) {
            if (costs[option] % unit != 0) {
                polish.append(' ').append(model.variable(option));
                polish.append(' ').append(costs[option] % unit).append(" * +");
            }
        }
        return proof.derive(unit == 1 ? polish : polish.append(' ').append(unit).append(" d"));
    }

    private String sum(ProofWriter proof) {
        if (rounded.isEmpty()) {
            return ArgumentProof.sum(model, multiples, 1);
        }
        RoundedMaximum maximum = rounded.get();
        int row = model.problem().cells() + maximum.kind();
        String others = ArgumentProof.sum(
                model,
                multiples.stream()
                        .filter(each -> each.row() != row || each.factor().signum() > 0)
                        .toList(),
                1);
        BigInteger times = multiples.stream()
                .filter(each -> each.row() == row && each.factor().signum() < 0)
                .map(each -> each.factor().negate())
                .reduce(BigInteger.ZERO, BigInteger::add);
        if (times.signum() == 0) {
            return others;
        }
        String gaps = maximum.derive(model, proof) + " " + times + " *";
        return others.isEmpty() ? gaps : gaps + " " + others + " +";
    }
}
