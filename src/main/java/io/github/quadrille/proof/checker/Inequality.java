package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * A constraint in normal form: a sum of literals, each of its own variable and with a positive coefficient, is at least
 * the degree.
 */
sealed interface Inequality permits LongInequality, Sum, Inequality.Exclusion {

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
