package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A {@code Packing} holds pieces on a board: a whole packing, or the part of one that a search has reached.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("two", "{board: 2x4, pieces: {O: 2}}");
 * Packing packing = Solver.of(puzzle).solve().bestSeen().orElseThrow();
 * System.out.println(packing.picture(puzzle)); // [OOOO, OOOO]
 * System.out.println(packing.coveredCells()); // 8
 * }</pre>
 */
public record Packing(List<Placement> pieces) {
    /** Copies the list. */
    public Packing {
        pieces = List.copyOf(pieces);
    }

    /** Returns the number of cells that the pieces have together. */
    public int coveredCells() {
        return pieces.stream().mapToInt(piece -> piece.cells().size()).sum();
    }

    /**
     * Returns a picture with one string for each row, layer by layer. A covered cell has the letter of the kind that
     * covers it. Any other place has its character in the picture of the board.
     *
     * @throws IllegalArgumentException when a piece has an unknown kind, or a cell outside the picture of the board
     */
    public List<String> picture(Puzzle puzzle) {
        Region region = puzzle.region();
        char[][] rows = region.picture().stream().map(String::toCharArray).toArray(char[][]::new);
        for (Placement piece : pieces) {
            int kind = puzzle.bag().indexOfKind(piece.kind());
            if (kind < 0) {
                throw new IllegalArgumentException("The bag has no '" + piece.kind() + "'.");
            }
            for (Cell cell : piece.cells()) {
                if (!region.contains(cell)) {
                    throw new IllegalArgumentException(
                            "The piece " + piece.kind() + " has the cell " + cell + ", which is outside the board.");
                }
                rows[cell.layer() * region.rows() + cell.row()][cell.column()] =
                        puzzle.bag().letter(kind);
            }
        }
        return Arrays.stream(rows).map(String::new).toList();
    }

    /**
     * Holds an order in which pieces made of cubes can be lowered straight from above, one after another. A piece comes
     * after all pieces that have a cell below one of its cells, at any height. Pieces are numbered from 0.
     *
     * @param pieces the pieces in such an order; empty if there is none
     * @param cycle empty if there is an order. Otherwise, each of these pieces is below the next, and the last is below
     *     the first.
     */
    public record LoweringOrder(List<Integer> pieces, List<Integer> cycle) {

        /** Finds an order for pieces with these cells. It is fast enough for a few hundred pieces. */
        public static LoweringOrder of(List<List<Cell>> pieces) {
            List<Integer> laid = new ArrayList<>();
            List<Integer> left =
                    new ArrayList<>(IntStream.range(0, pieces.size()).boxed().toList());
            left.sort(Comparator.comparing(piece -> Collections.min(pieces.get(piece))));
            while (!left.isEmpty()) {
                // From the first piece, go again and again to a piece below. The walk ends at a piece that has none of
                // the remaining pieces below it, or at a piece that it has visited before.
                List<Integer> way = new ArrayList<>();
                Optional<Integer> next = Optional.of(left.get(0));
                while (next.isPresent() && !way.contains(next.get())) {
                    Integer upper = next.get();
                    way.add(upper);
                    next = left.stream()
                            .filter(lower -> !lower.equals(upper) && isBelow(pieces.get(lower), pieces.get(upper)))
                            .findFirst();
                }
                if (next.isPresent()) {
                    List<Integer> cycle = way.subList(way.indexOf(next.get()), way.size());
                    Collections.reverse(cycle);
                    return new LoweringOrder(List.of(), cycle);
                }
                laid.add(way.get(way.size() - 1));
                left.removeAll(laid);
            }
            return new LoweringOrder(laid, List.of());
        }

        private static boolean isBelow(List<Cell> piece, List<Cell> other) {
            return piece.stream()
                    .anyMatch(cell -> other.stream()
                            .map(cell::minus)
                            .anyMatch(step -> step.layer() < 0 && step.row() == 0 && step.column() == 0));
        }
    }
}
