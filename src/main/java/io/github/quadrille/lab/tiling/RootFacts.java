package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** What is found out before the first guess: it holds for every perfect covering. */
final class RootFacts {
    private final PaddedMatrix lattice;
    private int[] allowed = new int[0];
    /** What was laid and given up, as in the trail of {@link LivePlacements}. */
    private int[] done = new int[0];

    private boolean kept;

    RootFacts(PaddedMatrix lattice) {
        this.lattice = lattice;
    }

    /** Keeps what is known now, unless that was done before. */
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

    /** By anchor, the shapes that are not excluded, as bits. */
    int[] allowed() {
        return allowed;
    }

    /** Marks squares that cannot be covered as perfect coverings must: their parts of the board have none. */
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

    /** Hands out the forced pieces. */
    void forEachForced(IntConsumer sink) {
        for (int entry : done) {
            if (LivePlacements.isLaying(entry)) {
                sink.accept(~entry);
            }
        }
    }
}
