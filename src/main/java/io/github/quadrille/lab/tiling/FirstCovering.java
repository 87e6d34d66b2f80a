package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.lab.tiling.TargetSearch.Strips;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

/**
 * Lays the first pieces. On some boards, counting squares proves that certain pieces are forced, and these pieces are
 * laid first. Then the board is divided into strips of rows. A {@link Dive} lays pieces in each strip, and a last dive
 * lays pieces where two strips meet. The {@link BoardAnalysis} for all later steps is made from the facts about perfect
 * coverings that these steps find.
 */
final class FirstCovering {
    /** On each side of the border between two strips, this many rows are left to the last dive. */
    private static final int SEAM = 8;

    private final boolean[] target;
    private final int usable;
    private final Strips strips;
    private final PaddedMatrix lattice;
    private final Tiling tiling;
    private final SplittableRandom random;
    private final BooleanSupplier stopped;
    private final List<RootFacts> facts = new ArrayList<>();
    private BoardAnalysis analysis;

    /**
     * Prepares the first covering.
     *
     * @param usable the shapes that may be used at all, as bits
     * @param tiling the tiling to fill, which has no pieces yet
     */
    FirstCovering(
            boolean[] target,
            int usable,
            Strips strips,
            Tiling tiling,
            SplittableRandom random,
            BooleanSupplier stopped) {
        this.target = target;
        this.usable = usable;
        this.strips = strips;
        this.lattice = strips.lattice();
        this.tiling = tiling;
        this.random = random;
        this.stopped = stopped;
        this.analysis = new BoardAnalysis(lattice, target, usable, facts);
    }

    /** Covers as many squares as it can, and returns the analysis of the board. */
    BoardAnalysis lay(ThreadTeam threads) {
        // On boards with wide passages, few parts hang on a single square, so that counting their squares finds almost
        // nothing.
        boolean isWorthCounting = analysis.hasLargeParts() && analysis.isNarrow();
        if (isWorthCounting) {
            count();
        }
        List<Dive> dives = dives();
        threads.run(
                dives.stream()
                        .map(dive -> Executors.callable(() -> dive.run(stopped)))
                        .toList(),
                () -> {});
        for (Dive dive : dives) {
            dive.layIn(tiling);
            facts.add(dive.facts());
        }
        analysis = new BoardAnalysis(lattice, target, usable, facts);
        if (isWorthCounting && tiling.gaps() > 0) {
            count();
        }
        if (strips.number() > 1) {
            laySeams();
        }
        return analysis;
    }

    /**
     * Adds the facts that are found by counting squares, and lays the pieces that these facts force, in place of pieces
     * that already lie there.
     */
    private void count() {
        RootFacts counted = analysis.branchFacts();
        facts.add(counted);
        analysis = new BoardAnalysis(lattice, target, usable, facts);
        counted.forEachForced(piece -> {
            if (!analysis.free()[piece >> 5]) {
                tiling.clear(lattice.squares(piece));
                tiling.lay(piece);
            }
        });
    }

    private List<Dive> dives() {
        List<Dive> dives = new ArrayList<>();
        for (int strip = 0; strip < strips.number(); strip++) {
            int from = strips.begin(strip, SEAM);
            int to = strips.begin(strip + 1, -SEAM);
            dives.add(new Dive(lattice, analysis.free(), analysis.allowed(), from, to, random.split()));
        }
        return dives;
    }

    private void laySeams() {
        boolean[] open = new boolean[lattice.size()];
        for (int square = 0; square < open.length; square++) {
            open[square] = tiling.isGap(square);
        }
        Dive dive = new Dive(lattice, open, analysis.allowed(), 0, lattice.size(), random.split());
        dive.run(stopped);
        dive.layIn(tiling);
    }
}
