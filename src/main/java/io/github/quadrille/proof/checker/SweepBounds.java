package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepModel.VariableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads each constraint of a model as a bound: it says that at least, or at most, a certain number of the variables in
 * a set are true. A count certificate cannot be about other constraints.
 */
final class SweepBounds {
    /** A {@code Range} limits how many variables of a set are true. It combines all constraints on exactly this set. */
    static final class Range {
        private long min;
        private long max = Long.MAX_VALUE;

        long min() {
            return min;
        }

        long max() {
            return max;
        }
    }

    private final Map<VariableSet, Range> ranges = new LinkedHashMap<>();
    private final List<VariableSet> sets = new ArrayList<>();
    private final List<LongInequality> constraints = new ArrayList<>();

    SweepBounds(List<Inequality> model) throws Refusal {
        for (Inequality constraint : model) {
            add(constraint);
        }
    }

    private void add(Inequality constraint) throws Refusal {
        if (!(constraint instanceof LongInequality usual) || !isBound(usual)) {
            throw new Refusal(
                    "Constraint %,d of the model cannot be swept, because it does not say that at least, or at most, a number of variables are true. Check that this certificate is of this model."
                            .formatted(constraints.size() + 1));
        }
        VariableSet set = VariableSet.of(usual);
        Range range = ranges.computeIfAbsent(set, each -> new Range());
        if (set.size() == 0 || !Literal.isNegated(usual.literal(0))) {
            range.min = Math.max(range.min, usual.degree());
        } else {
            range.max = Math.min(range.max, set.size() - usual.degree());
        }
        sets.add(set);
        constraints.add(usual);
    }

    private static boolean isBound(LongInequality constraint) {
        for (int i = 0; i < constraint.size(); i++) {
            if (constraint.coefficient(i) != 1
                    || Literal.isNegated(constraint.literal(i)) != Literal.isNegated(constraint.literal(0))) {
                return false;
            }
        }
        return true;
    }

    int size() {
        return constraints.size();
    }

    /**
     * Returns whether a constraint says that at least one variable of its set is true.
     *
     * @param constraint the number of the constraint, from 0
     */
    boolean isAtLeastOne(int constraint) {
        LongInequality usual = constraints.get(constraint);
        boolean isLower = usual.size() == 0 || !Literal.isNegated(usual.literal(0));
        return isLower && usual.degree() == 1;
    }

    /**
     * Returns whether a constraint says that at most one variable of its set is true.
     *
     * @param constraint the number of the constraint, from 0
     */
    boolean isAtMostOne(int constraint) {
        LongInequality usual = constraints.get(constraint);
        boolean isUpper = usual.size() == 0 || Literal.isNegated(usual.literal(0));
        return isUpper && usual.size() - usual.degree() == 1;
    }

    VariableSet set(int constraint) {
        return sets.get(constraint);
    }

    Range range(VariableSet set) {
        return ranges.get(set);
    }

    Map<VariableSet, Range> ranges() {
        return Collections.unmodifiableMap(ranges);
    }
}
