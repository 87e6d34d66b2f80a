package io.github.quadrille.engine.argument;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * How the model's own constraints contradict each other. The model has for every mandatory cell {@code sum = 1}, for every
 * optional cell {@code sum <= 1}, for every kind {@code min <= sum <= max}, sums of the placements on the cell or of the
 * kind.
 */
public sealed interface Certificate {
    /**
     * A multiple of one of the model's constraints.
     *
     * @param row a cell's number, or the number of cells plus a kind's index
     * @param factor positive: of the constraint as a lower bound, {@code sum >= ...}; negative: as an upper bound
     */
    record Multiple(int row, BigInteger factor) {
        /** Each cell times its weight, minus each kind times its; rows that weigh nothing are left out. */
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
     * The multiples add up to a constraint whose left side is at most 0 for every placement and whose right side is
     * positive (Farkas, 1902).
     */
    record Fractional(List<Multiple> multiples) implements Certificate {
        public Fractional {
            multiples = List.copyOf(multiples);
        }
    }

    /**
     * The multiples, all of equations (mandatory cells, kinds with one count), add up to an equation whose left side is
     * divisible by the modulus and whose right side is not.
     */
    record Modular(int modulus, List<Multiple> multiples) implements Certificate {
        public Modular {
            multiples = List.copyOf(multiples);
        }
    }

    /** Unit propagation alone finds the contradiction. */
    record Propagation() implements Certificate {}

    /** None but the search's own. */
    record None() implements Certificate {}
}
