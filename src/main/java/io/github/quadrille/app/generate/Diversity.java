package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Measures how much variety a packing has, in three parts from 0 to 1. Kinds and turns are entropies, each divided by
 * the highest entropy that this number of pieces can have. If the highest entropy is 0, the part is 1.
 *
 * @param kinds the entropy of the kinds of the pieces, among all kinds that the packing may have; 0 if several pieces
 *     are all of one kind although other kinds were possible
 * @param turns the entropy of the orientations of the pieces within their kinds, on average over the pieces; 1 if each
 *     kind has one piece only, or only one orientation
 * @param interlocked the share of the pieces that lie in no box, see {@link BoxedPieces}
 */
public record Diversity(double kinds, double turns, double interlocked) {
    /** On boards with more cells than this, the search for boxes takes too long for a generator. */
    static final int MOST_CELLS = 2500;

    private static final double PARTS = 3;

    /** Returns whether the diversity of packings of a board can be computed in a moment. */
    static boolean isQuick(Region region) {
        long ofLayer = (long) region.rows() * region.columns();
        return ofLayer <= MOST_CELLS && ofLayer * layers(region).size() <= MOST_CELLS;
    }

    /** Returns the layers of a board that have a cell, in order. */
    static List<Integer> layers(Region region) {
        return IntStream.range(0, region.size())
                .map(region::layer)
                .distinct()
                .boxed()
                .toList();
    }

    /**
     * Returns the diversity of a packing.
     *
     * @param kinds all kinds that the packing may have
     */
    public static Diversity of(Region region, PieceSymmetry symmetry, List<Kind> kinds, Packing packing) {
        Map<String, Map<Polyform, Integer>> laid = new HashMap<>();
        for (Placement piece : packing.pieces()) {
            laid.computeIfAbsent(piece.kind(), any -> new HashMap<>()).merge(shape(piece, region), 1, Integer::sum);
        }
        int pieces = packing.pieces().size();
        int[] counts = new int[kinds.size()];
        double turns = 0;
        double mostTurns = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            Collection<Integer> ways =
                    laid.getOrDefault(kinds.get(kind).name(), Map.of()).values();
            counts[kind] = ways.stream().mapToInt(count -> count).sum();
            int orientations = kinds.get(kind).shape().orientations(symmetry).size();
            turns += counts[kind]
                    * Evenness.entropy(ways.stream().mapToInt(count -> count).toArray());
            mostTurns += counts[kind] * Evenness.most(counts[kind], orientations);
        }
        double boxed = (double) BoxedPieces.count(region, packing.pieces()) / Math.max(1, pieces);
        return new Diversity(
                Evenness.share(Evenness.entropy(counts), Evenness.most(pieces, counts.length)),
                Evenness.share(turns, mostTurns),
                1 - boxed);
    }

    /** Returns the mean of the three parts. */
    public double value() {
        return (kinds + turns + interlocked) / PARTS;
    }

    /**
     * Returns the shape of a piece in its orientation. A piece across joined edges of the board has another shape when
     * the board is shifted, so the smallest of these shapes is taken.
     */
    private static Polyform shape(Placement piece, Region region) {
        Polyform best = new Polyform(region.lattice(), piece.cells());
        for (int layer : starts(piece, region.wrap().frontMeetsBack(), Cell::layer)) {
            for (int row : starts(piece, region.wrap().topMeetsBottom(), Cell::row)) {
                for (int column : starts(piece, region.wrap().leftMeetsRight(), Cell::column)) {
                    Cell start = new Cell(layer, row, column);
                    Polyform other = new Polyform(
                            region.lattice(),
                            piece.cells().stream()
                                    .map(cell -> region.carried(cell.minus(start)))
                                    .toList());
                    best = isBefore(other, best) ? other : best;
                }
            }
        }
        return best;
    }

    /**
     * Returns the layers, rows or columns of the cells of a piece, if the edges in that direction are joined. If they
     * are not joined, the position makes no difference, so the result is only 0.
     */
    private static int[] starts(Placement piece, boolean meets, ToIntFunction<Cell> coordinate) {
        return meets ? piece.cells().stream().mapToInt(coordinate).distinct().toArray() : new int[] {0};
    }

    private static boolean isBefore(Polyform one, Polyform other) {
        int extent = one.depth() + one.height() + one.width() - other.depth() - other.height() - other.width();
        return extent != 0
                ? extent < 0
                : one.cells().toString().compareTo(other.cells().toString()) < 0;
    }

    @Override
    public String toString() {
        return "%.3f (kinds %.3f, turns %.3f, interlocked %.3f)".formatted(value(), kinds, turns, interlocked);
    }

    /** Measures how evenly things are spread over classes, by Shannon's entropy (1948) with the natural logarithm. */
    private static final class Evenness {
        private Evenness() {}

        /** Returns minus the sum of p ln p over the shares p of the counts, or 0 if there are none. */
        static double entropy(int... counts) {
            double all = Arrays.stream(counts).sum();
            double entropy = 0;
            for (int count : counts) {
                entropy -= count == 0 ? 0 : count / all * Math.log(count / all);
            }
            return Math.max(0, entropy);
        }

        /**
         * Returns the highest entropy of this number of things in this number of classes. It is reached when the counts
         * differ by one at most.
         */
        static double most(int things, int classes) {
            int[] counts = new int[classes];
            for (int i = 0; i < classes; i++) {
                counts[i] = things / classes + (i < things % classes ? 1 : 0);
            }
            return entropy(counts);
        }

        /** Returns an entropy as a share of the highest entropy, or 1 if the highest entropy is 0. */
        static double share(double entropy, double most) {
            return most == 0 ? 1 : entropy / most;
        }
    }
}
