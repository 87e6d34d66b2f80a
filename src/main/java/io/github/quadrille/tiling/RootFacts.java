package io.github.quadrille.tiling;

/** What is found out before the first guess: it holds for every perfect covering. */
final class RootFacts {
    private final PaddedMatrix lattice;
    private final LivePlacements live;
    private int[] allowed;
    private int forcedEnd;

    RootFacts(PaddedMatrix lattice, LivePlacements live) {
        this.lattice = lattice;
        this.live = live;
    }

    /** Keeps what is known now, unless that was done before. */
    void keep() {
        if (allowed != null) {
            return;
        }
        allowed = new int[lattice.size()];
        for (int square = 0; square < allowed.length; square++) {
            allowed[square] = live.live(square);
        }
        forcedEnd = live.mark();
        for (int i = 0; i < forcedEnd; i++) {
            if (LivePlacements.isLaying(live.trail(i))) {
                int piece = ~live.trail(i);
                allowed[piece >> 5] |= 1 << (piece & 31);
            }
        }
    }

    /** By anchor, the shapes that are not excluded, as bits. */
    int[] allowed() {
        return allowed;
    }

    /** Marks squares that cannot be covered as perfect coverings must: their parts of the board have none. */
    void markLost(boolean[] lost) {
        for (int i = 0; i < forcedEnd; i++) {
            if (LivePlacements.isGivingUp(live.trail(i))) {
                lost[~live.trail(i) >> 5] = true;
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
    void forEachForced(Dive.PieceSink sink) {
        for (int i = 0; i < forcedEnd; i++) {
            if (LivePlacements.isLaying(live.trail(i))) {
                sink.lay(~live.trail(i));
            }
        }
    }
}
