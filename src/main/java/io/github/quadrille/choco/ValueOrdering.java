package io.github.quadrille.choco;

import java.util.Random;

/** In which order the options of an item are tried. */
interface ValueOrdering {
    void arrange(int[] options, int size, CoverState state);

    /** As they come: for finding all packings, where the order does not matter. */
    ValueOrdering AS_LISTED = (options, size, state) -> {};

    /**
     * The kind with the most pieces still to place first, ties at random: keeps the mixture in the bag even, so that a
     * dive does not end with a heap of one awkward kind. Gaps come last.
     */
    static ValueOrdering mostNeededFirst(long seed) {
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
                long wanted = wanted(option, state);
                int j = i;
                while (j > 0 && wanted(options[j - 1], state) < wanted) {
                    options[j] = options[j - 1];
                    j--;
                }
                options[j] = option;
            }
        };
    }

    private static long wanted(int placement, CoverState state) {
        if (state.isGap(placement)) {
            return -1;
        }
        int kind = state.problem().kind(placement);
        return (long) state.needed(kind) + state.allowed(kind);
    }
}
