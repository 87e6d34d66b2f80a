package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * A constraint in normal form: a sum of literals, each of its own variable and with a positive coefficient, is at least
 * the degree.
 */
sealed interface Inequality permits LongInequality, Inequality.BigInequality, Inequality.Exclusion {

    /** The same in 64 bits, for steps that know no other numbers. */
    default LongInequality usual() throws Refusal {
        throw new Refusal("The numbers are too large for this step.");
    }

    /** How many terms are held in memory. */
    int size();

    /** Whether not even all literals together reach the degree. */
    boolean isContradiction();

    /** Whether these literals are enough, whatever the others are. */
    boolean isSatisfied(IntPredicate isTrue);

    /**
     * An inequality with numbers past 64 bits. It is exact in derivations; in propagation it takes no part, which can only
     * refuse more.
     *
     * @param coefficients of variables, negative where the literal is the negation
     * @param bound what the sum over the variables, not the literals, has to reach
     */
    record BigInequality(Map<Integer, BigInteger> coefficients, BigInteger bound) implements Inequality {
        @Override
        public int size() {
            return coefficients.size();
        }

        @Override
        public boolean isContradiction() {
            BigInteger most = BigInteger.ZERO;
            for (BigInteger coefficient : coefficients.values()) {
                most = most.add(coefficient.max(BigInteger.ZERO));
            }
            return bound.compareTo(most) > 0;
        }

        @Override
        public boolean isSatisfied(IntPredicate isTrue) {
            BigInteger least = BigInteger.ZERO;
            for (Map.Entry<Integer, BigInteger> term : coefficients.entrySet()) {
                boolean counts = term.getValue().signum() > 0
                        ? isTrue.test(Literal.of(term.getKey(), false))
                        : !isTrue.test(Literal.of(term.getKey(), true));
                least = counts ? least.add(term.getValue()) : least;
            }
            return least.compareTo(bound) >= 0;
        }
    }

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
}
