package io.github.quadrille.lab.tiling;

import io.github.quadrille.engine.window.WindowOutcome;
import io.github.quadrille.engine.window.WindowSearch;

import java.util.SplittableRandom;

/**
 * Proves how many gaps some squares have at least in every covering. All placements that touch them are candidates; the
 * squares around that such placements cover, too, may stay open for free. So the gaps of disjoint sets of squares add up.
 */
final class GapBound {
    private final PaddedMatrix lattice;
    private final WindowSearch search = new WindowSearch(new SplittableRandom(0));
    private final RegionPlacements region;
    private boolean exact;

    GapBound(BoardAnalysis boardAnalysis) {
        this.lattice = boardAnalysis.lattice();
        this.region = new RegionPlacements(boardAnalysis);
    }

    /**
     * The proven number.
     *
     * @param set squares of the target
     * @param step by how much gaps differ: 4 when nothing is around the squares, 1 otherwise
     * @param first the first number that may be possible
     * @param enough a number at which to stop
     * @param nodes of each search
     */
    int prove(int[] set, int count, int step, int first, int enough, long nodes) {
        region.enclose(set, count);
        offerAll();
        exact = false;
        int gaps = first;
        while (gaps < enough) {
            WindowOutcome outcome = search.run(gaps, nodes);
            if (outcome != WindowOutcome.IMPOSSIBLE) {
                exact = outcome == WindowOutcome.PACKED;
                return gaps;
            }
            gaps += step;
        }
        return gaps;
    }

    private void offerAll() {
        search.begin(region.size(), 1);
        for (int i = 0; i < region.size(); i++) {
            if (i < region.own()) {
                search.mayBeGap(i);
            } else {
                search.mayStayOpen(i);
            }
            join(i, region.square(i) + 1);
            join(i, region.square(i) + lattice.stride());
        }
        for (int p = 0; p < region.placements(); p++) {
            search.add(0, region.on(p), 4);
        }
    }

    private void join(int i, int square) {
        if (region.number(square) >= 0) {
            search.join(i, region.number(square));
        }
    }

    /** Whether the last number was also reached, by {@link #lay}. */
    boolean isReached() {
        return exact;
    }

    /** Lays what reached the last number. */
    void lay(Tiling tiling) {
        for (int i = 0; i < region.own(); i++) {
            if (tiling.at(region.square(i)) >= 0) {
                tiling.lift(tiling.at(region.square(i)));
            }
        }
        for (int i = 0; i < search.size(); i++) {
            tiling.lay(region.placement(search.chosen(i)));
        }
    }
}
