package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    private static final int MOST_CELLS = 2500;

    private static final double PARTS = 3;

    /** Whether it can be told in a moment. */
    static boolean isQuick(int rows, int columns) {
        return (long) rows * columns <= MOST_CELLS;
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

    /** Their mean, and the three, by name. */
    public Map<String, Double> parts() {
        Map<String, Double> parts = new LinkedHashMap<>();
        parts.put("value", value());
        parts.put("kinds", kinds);
        parts.put("turns", turns);
        parts.put("interlocked", interlocked);
        return parts;
    }

    /** The mean of the three. */
    public double value() {
        return (kinds + turns + interlocked) / PARTS;
    }

    /** As the piece lies; of one across edges that meet, the smallest that its translates look like on the sheet. */
    private static Polyform shape(Placement piece, Region region) {
        boolean topMeetsBottom = region.wrap().topMeetsBottom();
        boolean leftMeetsRight = region.wrap().leftMeetsRight();
        Polyform best = new Polyform(piece.cells());
        for (Cell first : topMeetsBottom ? piece.cells() : piece.cells().subList(0, 1)) {
            for (Cell second : leftMeetsRight ? piece.cells() : piece.cells().subList(0, 1)) {
                int down = topMeetsBottom ? first.row() : 0;
                int across = leftMeetsRight ? second.column() : 0;
                Polyform other = new Polyform(piece.cells().stream()
                        .map(cell -> new Cell(
                                Math.floorMod(cell.row() - down, region.rows()),
                                Math.floorMod(cell.column() - across, region.columns())))
                        .toList());
                best = isBefore(other, best) ? other : best;
            }
        }
        return best;
    }

    private static boolean isBefore(Polyform one, Polyform other) {
        int extent = one.height() + one.width() - other.height() - other.width();
        return extent != 0
                ? extent < 0
                : one.cells().toString().compareTo(other.cells().toString()) < 0;
    }

    @Override
    public String toString() {
        return "%.3f (kinds %.3f, turns %.3f, interlocked %.3f)".formatted(value(), kinds, turns, interlocked);
    }
}
