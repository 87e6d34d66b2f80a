package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * That a solution is not meant: one of the variables by which solutions are told apart has another value. As a clause that has a
 * literal for each of them; what is kept are the few that are true in the solution.
 */
final class Exclusion implements Inequality {
    private final BitSet variables;
    private final int[] ones;

    /**
     * @param variables by which solutions are told apart; not copied
     * @param ones those of them that are 1 in the solution
     */
    Exclusion(BitSet variables, BitSet ones) {
        this.variables = variables;
        this.ones = ones.stream().toArray();
    }

    /** The same in full. */
    LongInequality clause() {
        int[] literals = variables.stream()
                .map(variable -> Literal.of(variable, Arrays.binarySearch(ones, variable) >= 0))
                .toArray();
        long[] coefficients = new long[literals.length];
        Arrays.fill(coefficients, 1);
        return new LongInequality(literals, coefficients, 1);
    }

    @Override
    public int size() {
        return ones.length;
    }

    @Override
    public boolean isContradiction() {
        return variables.isEmpty();
    }

    @Override
    public boolean isSatisfied(IntPredicate isTrue) {
        return clause().isSatisfied(isTrue);
    }
}
