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
 * Proves lower bounds on the numbers of gaps in connected parts of a board. {@link FewestGaps} searches a set of
 * squares, and keeps its partial results in tables. If many tables of a set would have too many cells, the set is cut
 * in two, and the bounds of the two halves are added. This is sound because {@link RegionPlacements} lets each half use
 * the pieces that lie across the cut. If a part was not cut, the covering that leads to its bound is laid, provided
 * that this covering has fewer gaps than the pieces that lie there. It has the fewest possible gaps if the bound is
 * exact, see {@link FewestGaps#isExact}.
 */
final class CutBound {
    private static final int WIDTH = 62;
    /**
     * A table for more cells than this usually becomes too large, so that some cells must be left out. If more than a
     * few tables are that large, it is better to cut the set: the bound becomes better, and less time is needed.
     */
    private static final int EASY_WIDTH = 22;

    private static final int CELLS_PER_WIDE_BAG = 20;
    /**
     * A set with more squares than this is too large to be solved as a whole. If cuts are allowed, it is cut at once.
     */
    private static final int MOST_CELLS = 50_000;
    /** A set with at most this many squares is not cut. If it cannot be solved, nothing is proven about it. */
    private static final int LEAST_CELLS = 40;

    private final BoardAnalysis analysis;
    private final Tiling tiling;
    private final RegionCut cuts;

    CutBound(BoardAnalysis boardAnalysis, Tiling tiling) {
        this.analysis = boardAnalysis;
        this.tiling = tiling;
        this.cuts = new RegionCut(boardAnalysis.lattice(), tiling);
    }

    /** Holds some squares of a connected part: all squares of the part, or the squares that a cut has separated. */
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
     * Adds the bounds that are found for the squares of each part to the sum of the part.
     *
     * @param parts the squares of some connected parts
     * @param mayCut whether parts may be cut; if not, nothing is proven about a part that is too large or needs many
     *     large tables
     * @param mostRows the largest number of rows of each table
     * @param chance the source of randomness, which decides where sets are cut
     * @param sum the sum of each part, indexed by the number of the part
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

    /**
     * Returns, for each of the given sets of squares, a lower bound on its number of gaps, or -1 if no bound was found.
     */
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
