package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * An {@code Inequality} is a constraint in normal form: a sum of literals is at least the degree. Each literal has its
 * own variable and a positive coefficient.
 */
sealed interface Inequality permits LongInequality, Sum, Inequality.Exclusion {

    /**
     * Returns this inequality with 64-bit numbers, for steps that handle only such numbers.
     *
     * @throws Refusal if the numbers are too large
     */
    default LongInequality usual() throws Refusal {
        throw new Refusal("The numbers are too large for this step.");
    }

    /** Returns the number of terms that are held in memory. */
    int size();

    /** Returns whether the inequality cannot hold, because the degree is more than all coefficients together. */
    boolean isContradiction();

    /** Returns whether the true literals alone reach the degree, whatever the other literals are. */
    boolean isSatisfied(IntPredicate isTrue);

    /**
     * An {@code Exclusion} excludes one solution: at least one of the variables that tell solutions apart must differ
     * from its value in this solution. The exclusion is a clause with a literal for each of these variables. Memory
     * holds only the few variables that are true in the solution.
     */
    final class Exclusion implements Inequality {
        private final BitSet variables;
        private final int[] ones;

        /**
         * Creates the exclusion of a solution.
         *
         * @param variables the variables that tell solutions apart; not copied
         * @param ones the variables among these that are 1 in the solution
         */
        Exclusion(BitSet variables, BitSet ones) {
            this.variables = variables;
            this.ones = ones.stream().toArray();
        }

        /** Returns the exclusion as a clause with all its literals. */
        LongInequality clause() {
            return LongInequality.clause(variables.stream()
                    .map(variable -> Literal.of(variable, Arrays.binarySearch(ones, variable) >= 0))
                    .toArray());
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
