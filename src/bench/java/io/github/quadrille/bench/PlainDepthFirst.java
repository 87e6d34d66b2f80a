package io.github.quadrille.bench;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Searches depth first for a packing of a rectangle, as a student would first write it: it notices a dead end only when
 * no piece fits. The order of the kinds and orientations is drawn once for each run.
 */
final class PlainDepthFirst {
    private static final int NODES_BETWEEN_LOOKS = 1023;

    /** Says what is decided at a node of the search tree. */
    enum Order {
        /** A node decides which piece covers the first empty cell. Cells are numbered along the short side. */
        CELLS,

        /** A node decides where the next piece of the bag is placed. */
        PIECES
    }

    private final Order order;
    private final int height;
    private final int width;
    private final boolean[] filled;
    private final int[] left;
    /**
     * The entry {@code [kind][orientation]} lists the row and column of each cell, one cell after the other. Both are
     * relative to the leftmost cell of the top row.
     */
    private final List<List<int[]>> turns = new ArrayList<>();

    private final long end;
    private long nodes;
    private boolean isLate;

    private PlainDepthFirst(Puzzle puzzle, Order order, long seed, double seconds) {
        boolean isFlat = puzzle.region().columns() > puzzle.region().rows();
        Random random = new Random(seed);
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            kinds.add(kind);
        }
        Collections.shuffle(kinds, random);
        this.order = order;
        this.height = isFlat ? puzzle.region().columns() : puzzle.region().rows();
        this.width = isFlat ? puzzle.region().rows() : puzzle.region().columns();
        this.filled = new boolean[height * width];
        this.left =
                kinds.stream().mapToInt(kind -> puzzle.bag().count(kind).min()).toArray();
        for (int kind : kinds) {
            List<int[]> ways = new ArrayList<>();
            for (Polyform way : puzzle.bag().kind(kind).shape().orientations(puzzle.symmetry())) {
                ways.add(fromFirst(way));
            }
            Collections.shuffle(ways, random);
            turns.add(ways);
        }
        this.end = System.nanoTime() + (long) (seconds * 1e9);
    }

    private static int[] fromFirst(Polyform shape) {
        List<Cell> cells = shape.cells().stream().sorted().toList();
        return cells.stream()
                .flatMap(
                        cell -> List.of(cell.row(), cell.column() - cells.get(0).column()).stream())
                .mapToInt(number -> number)
                .toArray();
    }

    /** Returns whether the search finds a packing of the whole rectangle in time. */
    static boolean packs(Puzzle puzzle, Order order, long seed, double seconds) {
        PlainDepthFirst search = new PlainDepthFirst(puzzle, order, seed, seconds);
        return search.goesOn(0);
    }

    /**
     * Continues the search, and returns whether it finds a packing.
     *
     * @param from a cell before which no cell is empty; only the order {@link Order#CELLS} uses it
     */
    private boolean goesOn(int from) {
        if (Arrays.stream(left).allMatch(count -> count == 0)) {
            return true;
        }
        isLate |= (++nodes & NODES_BETWEEN_LOOKS) == 0 && System.nanoTime() > end;
        int cell = from;
        while (order == Order.CELLS && filled[cell]) {
            cell++;
        }
        for (int kind = 0; kind < left.length && !isLate; kind++) {
            if (left[kind] > 0) {
                left[kind]--;
                for (int[] turn : turns.get(kind)) {
                    int last = order == Order.CELLS ? cell : filled.length - 1;
                    for (int at = cell; at <= last && !isLate; at++) {
                        if (fits(turn, at)) {
                            set(turn, at, true);
                            if (goesOn(order == Order.CELLS ? cell : 0)) {
                                return true;
                            }
                            set(turn, at, false);
                        }
                    }
                }
                left[kind]++;
                if (order == Order.PIECES) {
                    return false;
                }
            }
        }
        return false;
    }

    private boolean fits(int[] turn, int at) {
        for (int i = 0; i < turn.length; i += 2) {
            int row = at / width + turn[i];
            int column = at % width + turn[i + 1];
            if (row >= height || column < 0 || column >= width || filled[row * width + column]) {
                return false;
            }
        }
        return true;
    }

    private void set(int[] turn, int at, boolean isFilled) {
        for (int i = 0; i < turn.length; i += 2) {
            filled[at + turn[i] * width + turn[i + 1]] = isFilled;
        }
    }
}
