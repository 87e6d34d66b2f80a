package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * How much variety a packing has, in three parts from 0 to 1. Kinds and turns are entropies, divided by the most that so
 * many pieces can have.
 *
 * @param kinds the entropy of the kinds of its pieces, among all kinds that it may have; 0 if all are of one kind
 * @param turns the entropy of the orientations of its pieces within their kinds, on average over the pieces; 1 where no
 *     piece could lie another way
 * @param interlocked the share of its pieces that lie in no box, see {@link BoxedPieces}
 */
public record Diversity(double kinds, double turns, double interlocked) {
    /** Above this the boxes take too long to be told by the way. */
    static final int MOST_CELLS = 2500;

    private static final double PARTS = 3;

    /** Whether it can be told in a moment. */
    static boolean isQuick(Region region) {
        long ofLayer = (long) region.rows() * region.columns();
        return ofLayer <= MOST_CELLS && ofLayer * layers(region).size() <= MOST_CELLS;
    }

    /** Those with a cell, in order. */
    private static List<Integer> layers(Region region) {
        return IntStream.range(0, region.size())
                .map(region::layer)
                .distinct()
                .boxed()
                .toList();
    }

    /**
     * The diversity of a packing.
     *
     * @param kinds all that it may have
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

    /** The mean of the three. */
    public double value() {
        return (kinds + turns + interlocked) / PARTS;
    }

    /** As the piece lies; of one across edges that meet, the smallest that its translates look like on the sheet. */
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

    /** The layers, rows or columns of its cells where edges meet; else where it lies makes no difference. */
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

    /**
     * The pieces of a packing that lie in a box: layers, rows and columns, of squares a rectangle, with at least two whole
     * pieces and nothing else, of at most half the board. Such a part is a puzzle of its own within the puzzle. Takes
     * L^2 R^2 C (P + C) steps with L layers, where the shorter side is R, the longer C, and P pieces lie.
     */
    private static final class BoxedPieces {
        /** The layers, rows and columns between which a piece lies on the sheet, edges that meet or not. */
        private record Extent(int front, int back, int top, int bottom, int left, int right, int cells) {
            /** As it lies, or on the board with rows and columns exchanged. */
            static Extent of(Placement piece, List<Integer> layersOfBoard, boolean turned) {
                IntSummaryStatistics rows = piece.cells().stream()
                        .mapToInt(turned ? Cell::column : Cell::row)
                        .summaryStatistics();
                IntSummaryStatistics columns = piece.cells().stream()
                        .mapToInt(turned ? Cell::row : Cell::column)
                        .summaryStatistics();
                IntSummaryStatistics layers = piece.cells().stream()
                        .mapToInt(cell -> layersOfBoard.indexOf(cell.layer()))
                        .summaryStatistics();
                return new Extent(
                        layers.getMin(),
                        layers.getMax(),
                        rows.getMin(),
                        rows.getMax(),
                        columns.getMin(),
                        columns.getMax(),
                        (int) rows.getCount());
            }

            boolean isWithin(Extent other) {
                return front >= other.front
                        && back <= other.back
                        && top >= other.top
                        && bottom <= other.bottom
                        && left >= other.left
                        && right <= other.right;
            }
        }

        private final int layers;
        private final int rows;
        private final int columns;
        private final int cells;
        private final List<Extent> pieces;
        private final BitSet boxed = new BitSet();

        private BoxedPieces(Region region, List<Placement> pieces) {
            boolean turned = region.rows() > region.columns();
            List<Integer> layers = layers(region);
            this.layers = layers.size();
            this.rows = Math.min(region.rows(), region.columns());
            this.columns = Math.max(region.rows(), region.columns());
            this.cells = region.size();
            this.pieces = pieces.stream()
                    .map(piece -> Extent.of(piece, layers, turned))
                    .toList();
        }

        static int count(Region region, List<Placement> pieces) {
            BoxedPieces boxes = new BoxedPieces(region, pieces);
            for (int front = 0; front < boxes.layers; front++) {
                for (int back = front; back < boxes.layers; back++) {
                    for (int top = 0; top < boxes.rows; top++) {
                        for (int bottom = top; bottom < boxes.rows; bottom++) {
                            boxes.lookWithin(new Extent(front, back, top, bottom, 0, boxes.columns - 1, 0));
                        }
                    }
                }
            }
            return boxes.boxed.cardinality();
        }

        private void lookWithin(Extent rows) {
            List<Extent> within =
                    pieces.stream().filter(piece -> piece.isWithin(rows)).toList();
            int height = (rows.back() - rows.front() + 1) * (rows.bottom() - rows.top() + 1);
            int[] cellsEndingAt = new int[columns];
            for (int left = 0; left < columns; left++) {
                Arrays.fill(cellsEndingAt, 0);
                for (Extent piece : within) {
                    cellsEndingAt[piece.right()] += piece.left() >= left ? piece.cells() : 0;
                }
                int cells = 0;
                for (int right = left; right < columns; right++) {
                    cells += cellsEndingAt[right];
                    int size = height * (right - left + 1);
                    if (cells == size && 2 * size <= this.cells) {
                        mark(new Extent(rows.front(), rows.back(), rows.top(), rows.bottom(), left, right, size));
                    }
                }
            }
        }

        /** A piece that is a rectangle by itself is no box. */
        private void mark(Extent box) {
            for (int i = 0; i < pieces.size(); i++) {
                if (pieces.get(i).isWithin(box) && pieces.get(i).cells() < box.cells()) {
                    boxed.set(i);
                }
            }
        }
    }

    /** How evenly things are spread over classes, by Shannon's entropy (1948), natural logarithm. */
    private static final class Evenness {
        private Evenness() {}

        /** Minus the sum of p ln p over the shares p of the counts; 0 without any. */
        static double entropy(int... counts) {
            double all = Arrays.stream(counts).sum();
            double entropy = 0;
            for (int count : counts) {
                entropy -= count == 0 ? 0 : count / all * Math.log(count / all);
            }
            return Math.max(0, entropy);
        }

        /** The most that so many things in so many classes can have: their counts then differ by one at most. */
        static double most(int things, int classes) {
            int[] counts = new int[classes];
            for (int i = 0; i < classes; i++) {
                counts[i] = things / classes + (i < things % classes ? 1 : 0);
            }
            return entropy(counts);
        }

        /** Which part of the most that is; 1 where nothing could be spread. */
        static double share(double entropy, double most) {
            return most == 0 ? 1 : entropy / most;
        }
    }
}
