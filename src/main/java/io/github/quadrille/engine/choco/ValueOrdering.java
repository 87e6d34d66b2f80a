package io.github.quadrille.engine.choco;

import java.util.Random;
import java.util.function.IntToLongFunction;

/** Orders the options of an item for a search. */
interface ValueOrdering {
    /**
     * Arranges the first {@code size} options in the order in which they are tried.
     *
     * @param left a function from an option to a number: the pieces of its kind that are still needed plus those that
     *     are still allowed; negative if the piece only marks an open cell
     */
    void arrange(int[] options, int size, IntToLongFunction left);

    /**
     * This ordering keeps the order in which the options are listed. It is used, for example, to find all packings,
     * because then the order does not matter.
     */
    ValueOrdering AS_LISTED = (options, size, left) -> {};

    /**
     * Returns an ordering that puts the preferred kind first and orders equally preferred options at random. Pieces
     * that only mark open cells come last.
     */
    static ValueOrdering preferring(Preference preference, long seed) {
        Random random = new Random(seed);
        return (options, size, left) -> {
            for (int i = size - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int option = options[i];
                options[i] = options[j];
                options[j] = option;
            }
            // Insertion sort is used because it suits few options, is stable and allocates nothing.
            for (int i = 1; i < size; i++) {
                int option = options[i];
                long wanted = wanted(option, left, preference);
                int j = i;
                while (j > 0 && wanted(options[j - 1], left, preference) < wanted) {
                    options[j] = options[j - 1];
                    j--;
                }
                options[j] = option;
            }
        };
    }

    private static long wanted(int placement, IntToLongFunction left, Preference preference) {
        long pieces = left.applyAsLong(placement);
        return pieces < 0 ? Long.MIN_VALUE : preference.of(pieces);
    }
}
