package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Slide;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Computes how far each piece can move in each direction before it hits a second piece, which stays. The distance
 * depends on the position of the second piece relative to the first. Each computed result is kept.
 *
 * <p>A position is one number, so that positions and steps can be added: layer, row and column, each with twenty bits.
 */
final class BlockingDistances {
    /** This distance says that a piece never hits the second piece. */
    static final int FREE = Integer.MAX_VALUE;

    private static final int BITS = 20;

    private final List<List<Cell>> pieces;
    private final List<Slide> slides;
    private final List<Map<Long, int[]>> known;

    BlockingDistances(List<List<Cell>> pieces, List<Slide> slides) {
        this.pieces = pieces;
        this.slides = slides;
        this.known = pieces.stream()
                .flatMap(piece -> pieces.stream())
                .map(pair -> (Map<Long, int[]>) new HashMap<Long, int[]>())
                .toList();
    }

    /** Returns the number that stands for a position. */
    static long place(Cell at) {
        return ((((long) at.layer() << BITS) + at.row()) << BITS) + at.column();
    }

    private static long lowest(long place) {
        int others = Long.SIZE - BITS;
        return (place << others) >> others;
    }

    /**
     * Returns for each direction how many steps a piece can make before it hits the second piece.
     *
     * @param piece the piece that moves
     * @param other the second piece, which stays
     * @param place the position of the second piece relative to the first
     */
    int[] of(int piece, int other, long place) {
        return known.get(piece * pieces.size() + other).computeIfAbsent(place, any -> distances(piece, other, place));
    }

    private int[] distances(int piece, int other, long place) {
        long column = lowest(place);
        long rest = (place - column) >> BITS;
        long row = lowest(rest);
        Cell moved = new Cell((int) ((rest - row) >> BITS), (int) row, (int) column);
        int[] steps = new int[slides.size()];
        Arrays.fill(steps, FREE);
        for (Cell still : pieces.get(other)) {
            for (Cell cell : pieces.get(piece)) {
                Cell apart = still.shifted(moved).minus(cell);
                for (int slide = 0; slide < steps.length; slide++) {
                    for (Cell hit : slides.get(slide).hits()) {
                        steps[slide] = Math.min(
                                steps[slide],
                                steps(apart.minus(hit), slides.get(slide).step()));
                    }
                }
            }
        }
        return steps;
    }

    /**
     * Returns how many steps lead exactly as far as {@code way}. If no whole number of steps does, it returns {@link
     * #FREE}.
     */
    private static int steps(Cell way, Cell step) {
        int most = Math.max(Math.abs(way.layer()), Math.max(Math.abs(way.row()), Math.abs(way.column())));
        int unit = Math.max(Math.abs(step.layer()), Math.max(Math.abs(step.row()), Math.abs(step.column())));
        int steps = most / unit;
        return way.equals(new Cell(step.layer() * steps, step.row() * steps, step.column() * steps)) ? steps : FREE;
    }
}
