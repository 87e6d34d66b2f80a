package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Holds facts about a board that were found without any guess. So these facts hold for every perfect covering, which is
 * a covering without gaps.
 */
final class RootFacts {
    private final PaddedMatrix lattice;
    private int[] allowed = new int[0];
    /**
     * Each entry is a piece that was laid or a square that was given up. It has the form that the trail of {@link
     * LivePlacements} uses.
     */
    private int[] done = new int[0];

    private boolean kept;

    RootFacts(PaddedMatrix lattice) {
        this.lattice = lattice;
    }

    /** Keeps the facts that the given placements show at present. If facts were kept before, does nothing. */
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

    /** Returns, for each square, the shapes that a piece with its anchor there may still have, as bits. */
    int[] allowed() {
        return allowed;
    }

    /**
     * Marks each square that no perfect covering can cover. The connected part of the board with such a square has no
     * perfect covering.
     */
    void markLost(boolean[] lost) {
        for (int entry : done) {
            if (LivePlacements.isGivingUp(entry)) {
                lost[~entry >> 5] = true;
            }
        }
    }

    /** Marks the squares of forced pieces, which are the pieces that every perfect covering contains. */
    void markForced(boolean[] forced) {
        forEachForced(piece -> {
            for (int step : lattice.steps(piece & 31)) {
                forced[(piece >> 5) + step] = true;
            }
        });
    }

    /** Passes each forced piece, which is a piece that every perfect covering contains, to a sink. */
    void forEachForced(IntConsumer sink) {
        for (int entry : done) {
            if (LivePlacements.isLaying(entry)) {
                sink.accept(~entry);
            }
        }
    }
}
