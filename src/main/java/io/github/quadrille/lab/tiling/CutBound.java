package io.github.quadrille.lab.tiling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * How many gaps connected parts of a board have at least, by {@link FewestGaps}. Where its tables become too large, a set
 * of squares is cut in two, and what is proven of the halves is added ({@link RegionPlacements}: a piece across the cut may
 * serve both). A part that is not cut is laid by the way, and
 * solved where no table became too large.
 */
final class CutBound {
    private static final int WIDTH = 62;
    /** Tables of more cells have to forget some; where more than a few would, a cut loses less, and takes less time. */
    private static final int EASY_WIDTH = 22;

    private static final int CELLS_PER_WIDE_BAG = 20;
    /** Larger sets are cut before anything is tried. */
    private static final int MOST_CELLS = 50_000;
    /** Smaller sets are not cut: nothing is proven of them. */
    private static final int LEAST_CELLS = 40;

    private final BoardAnalysis analysis;
    private final Tiling tiling;
    private final RegionCut cuts;

    CutBound(BoardAnalysis boardAnalysis, Tiling tiling) {
        this.analysis = boardAnalysis;
        this.tiling = tiling;
        this.cuts = new RegionCut(boardAnalysis.lattice(), tiling);
    }

    /** A set of squares of a part. */
    private static final class Piece {
        private final int part;
        private final int[] squares;
        private final boolean isWhole;

        Piece(int part, int[] squares, boolean isWhole) {
            this.part = part;
            this.squares = squares;
            this.isWhole = isWhole;
        }
    }

    /**
     * Adds what is proven of each part to its sum.
     *
     * @param parts the squares of some connected parts
     * @param mayCut otherwise nothing is proven of parts whose ways are wide
     * @param mostRows of each table
     * @param chance where sets are cut
     */
    void prove(
            List<int[]> parts,
            boolean mayCut,
            int mostRows,
            SplittableRandom chance,
            int workers,
            BooleanSupplier stopped,
            int[] sum) {
        List<Piece> pieces = new ArrayList<>();
        for (int[] squares : parts) {
            pieces.add(new Piece(analysis.part(squares[0]), squares, true));
        }
        while (!pieces.isEmpty() && !stopped.getAsBoolean()) {
            int[] gaps = solve(pieces, mostRows, workers, stopped);
            List<Piece> halves = new ArrayList<>();
            for (int i = 0; i < gaps.length; i++) {
                if (gaps[i] >= 0) {
                    sum[pieces.get(i).part] += gaps[i];
                } else if (mayCut && pieces.get(i).squares.length > LEAST_CELLS) {
                    cut(pieces.get(i), chance, halves);
                }
            }
            pieces = halves;
        }
    }

    private void cut(Piece piece, SplittableRandom chance, List<Piece> into) {
        int start = chance.nextInt(piece.squares.length);
        for (int[] half : cuts.halves(piece.squares, start)) {
            for (int[] part : cuts.parts(half)) {
                into.add(new Piece(piece.part, part, false));
            }
        }
    }

    /** By piece, how many gaps it has at least; -1 where that was not found out. */
    private int[] solve(List<Piece> pieces, int mostRows, int workers, BooleanSupplier stopped) {
        int[] gaps = new int[pieces.size()];
        Arrays.fill(gaps, -1);
        AtomicInteger next = new AtomicInteger();
        IntStream.range(0, workers).parallel().forEach(worker -> {
            RegionPlacements region = new RegionPlacements(analysis);
            FewestGaps fewest = new FewestGaps();
            for (int i = next.getAndIncrement(); i < gaps.length; i = next.getAndIncrement()) {
                gaps[i] = solve(pieces.get(i), region, fewest, mostRows, stopped);
            }
        });
        return gaps;
    }

    private int solve(Piece piece, RegionPlacements region, FewestGaps fewest, int mostRows, BooleanSupplier stopped) {
        if (piece.squares.length > MOST_CELLS) {
            return -1;
        }
        region.enclose(piece.squares, piece.squares.length);
        PieceGraph graph = region.graph();
        Optional<EliminationOrder> order = EliminationOrder.of(graph, WIDTH);
        if (order.isEmpty() || order.get().widerThan(EASY_WIDTH) * CELLS_PER_WIDE_BAG > graph.cells()) {
            return -1;
        }
        int gaps = fewest.atLeast(graph, order.get(), mostRows, stopped);
        if (piece.isWhole && gaps >= 0) {
            fewest.lessen(gaps, piece.squares, tiling, stopped);
        }
        return gaps;
    }
}
