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
 * Finds lower bounds on the gaps of connected parts of a board, by {@link FewestGaps}. Where its tables would become
 * too large, a set of squares is cut in two, and the bounds of the halves are added. {@link RegionPlacements} makes
 * that sound, because a piece across the cut may serve both halves. If a part is not cut, the covering that belongs to
 * its bound is laid. The part is solved if no table became too large.
 */
final class CutBound {
    private static final int WIDTH = 62;
    /**
     * Tables of more cells than this have to forget some cells. If more than a few tables are that large, a cut loses
     * less and takes less time.
     */
    private static final int EASY_WIDTH = 22;

    private static final int CELLS_PER_WIDE_BAG = 20;
    /** Sets with more cells than this are cut before anything is tried. */
    private static final int MOST_CELLS = 50_000;
    /** A set with at most this many cells is not cut. If it is not solved either, nothing is proven about it. */
    private static final int LEAST_CELLS = 40;

    private final BoardAnalysis analysis;
    private final Tiling tiling;
    private final RegionCut cuts;

    CutBound(BoardAnalysis boardAnalysis, Tiling tiling) {
        this.analysis = boardAnalysis;
        this.tiling = tiling;
        this.cuts = new RegionCut(boardAnalysis.lattice(), tiling);
    }

    /** Holds a set of squares of a part. */
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
     * Adds the bound of each part to its sum.
     *
     * @param parts the squares of some connected parts
     * @param mayCut whether parts may be cut; if not, nothing is proven about parts with wide passages
     * @param mostRows the largest number of rows of each table
     * @param chance the random choice of where sets are cut
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

    /** Returns the fewest gaps that each piece has; -1 where no bound was found. */
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
