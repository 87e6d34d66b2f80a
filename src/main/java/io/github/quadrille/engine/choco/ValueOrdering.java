package io.github.quadrille.engine.choco;

import java.util.Random;

/** In which order the options of an item are tried. */
interface ValueOrdering {
    void arrange(int[] options, int size, CoverState state);

    /** As they come: for finding all packings, where the order does not matter. */
    ValueOrdering AS_LISTED = (options, size, state) -> {};

    /** The preferred kind first, ties at random; gaps come last. */
    static ValueOrdering preferring(Preference preference, long seed) {
        Random random = new Random(seed);
        return (options, size, state) -> {
            for (int i = size - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int option = options[i];
                options[i] = options[j];
                options[j] = option;
            }
            // Insertion sort: few options, stable, nothing allocated.
            for (int i = 1; i < size; i++) {
                int option = options[i];
                long wanted = wanted(option, state, preference);
                int j = i;
                while (j > 0 && wanted(options[j - 1], state, preference) < wanted) {
                    options[j] = options[j - 1];
                    j--;
                }
                options[j] = option;
            }
        };
    }

    private static long wanted(int placement, CoverState state, Preference preference) {
        if (state.isGap(placement)) {
            return Long.MIN_VALUE;
        }
        int kind = state.problem().kind(placement);
        return preference.of((long) state.needed(kind) + state.allowed(kind));
    }
}
