package io.github.quadrille.engine.argument;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Says how the constraints in the model of a puzzle contradict each other. The model has {@code sum = 1} for every
 * mandatory cell, {@code sum <= 1} for every optional cell, and {@code min <= sum <= max} for every kind. Each sum
 * counts the placements on the cell or of the kind.
 */
public sealed interface Certificate {
    /**
     * A {@code Multiple} is a multiple of one of the model's constraints.
     *
     * @param row a cell's number, or the number of cells plus a kind's index
     * @param factor the factor; a positive one multiplies the lower bound {@code sum >= ...}, and a negative one
     *     multiplies the upper bound
     */
    record Multiple(int row, BigInteger factor) {
        /**
         * Returns the row of each cell multiplied by the cell's weight, and the row of each kind multiplied by minus
         * the kind's weight. A row is the constraint of a cell or a kind. Rows of weight 0 are left out.
         */
        static List<Multiple> weighted(List<Integer> cells, List<Integer> kinds) {
            List<Multiple> multiples = new ArrayList<>();
            for (int row = 0; row < cells.size() + kinds.size(); row++) {
                int factor = row < cells.size() ? cells.get(row) : -kinds.get(row - cells.size());
                if (factor != 0) {
                    multiples.add(new Multiple(row, BigInteger.valueOf(factor)));
                }
            }
            return multiples;
        }
    }

    /**
     * Multiples of constraints add up to a contradiction: on the left side, no placement has a positive factor, but the
     * right side is positive (Farkas, 1902).
     */
    record Fractional(List<Multiple> multiples) implements Certificate {
        public Fractional {
            multiples = List.copyOf(multiples);
        }
    }

    /**
     * Multiples of equations add up to a contradiction: on the left side, the factor of every placement is divisible by
     * the modulus, but the right side is not. The equations are those of mandatory cells and of kinds whose count is
     * fixed.
     */
    record Modular(int modulus, List<Multiple> multiples) implements Certificate {
        public Modular {
            multiples = List.copyOf(multiples);
        }
    }

    /** Unit propagation alone finds the contradiction. */
    record Propagation() implements Certificate {}

    /** There is no short certificate; only the search can prove that there is no packing. */
    record None() implements Certificate {}
}
