package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Holds the facts that are found before the first guess, which hold for every perfect covering. */
final class RootFacts {
    private final PaddedMatrix lattice;
    private int[] allowed = new int[0];
    /**
     * The entries record the pieces that were laid and the squares that were given up, as in the trail of {@link
     * LivePlacements}.
     */
    private int[] done = new int[0];

    private boolean kept;

    RootFacts(PaddedMatrix lattice) {
        this.lattice = lattice;
    }

    /** Keeps the facts of this moment, unless facts were kept before. */
    void keep(LivePlacements live) {
        if (kept) {
            return;
        }
        kept = true;
        allowed = new int[lattice.size()];
        Arrays.setAll(allowed, live::live);
        done = IntStream.range(0, live.mark())
                .map(live::trail)
                .filter(entry -> entry < 0)
                .toArray();
        forEachForced(piece -> allowed[piece >> 5] |= 1 << (piece & 31));
    }

    /** Returns, by anchor, the shapes that are not excluded, as bits. */
    int[] allowed() {
        return allowed;
    }

    /** Marks squares that no perfect covering can cover, so that their parts of the board have no perfect covering. */
    void markLost(boolean[] lost) {
        for (int entry : done) {
            if (LivePlacements.isGivingUp(entry)) {
                lost[~entry >> 5] = true;
            }
        }
    }

    /** Marks the squares of forced pieces. */
    void markForced(boolean[] forced) {
        forEachForced(piece -> {
            for (int step : lattice.steps(piece & 31)) {
                forced[(piece >> 5) + step] = true;
            }
        });
    }

    /** Passes each forced piece to a sink. */
    void forEachForced(IntConsumer sink) {
        for (int entry : done) {
            if (LivePlacements.isLaying(entry)) {
                sink.accept(~entry);
            }
        }
    }
}
