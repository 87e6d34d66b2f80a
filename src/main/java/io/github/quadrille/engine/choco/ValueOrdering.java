package io.github.quadrille.engine.choco;

import java.util.Random;
import java.util.function.IntToLongFunction;

/** In which order the options of an item are tried. */
interface ValueOrdering {
    /**
     * Arranges the first so many of some options.
     *
     * @param left of how many pieces of an option's kind are still needed and allowed, added up; negative for a gap
     */
    void arrange(int[] options, int size, IntToLongFunction left);

    /** As they come: for finding all packings, where the order does not matter. */
    ValueOrdering AS_LISTED = (options, size, left) -> {};

    /** The preferred kind first, ties at random; gaps come last. */
    static ValueOrdering preferring(Preference preference, long seed) {
        Random random = new Random(seed);
        return (options, size, left) -> {
            for (int i = size - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int option = options[i];
                options[i] = options[j];
                options[j] = option;
            }
            // Insertion sort: few options, stable, nothing allocated.
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
