package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Region;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A {@code Goal} is what a puzzle asks for: a packing, or a covering of the greatest worth.
 *
 * <pre>{@code
 * Bag squares = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.ANY)));
 * Goal goal = new Goal.Cells(Collections.nCopies(15, 1));
 * Puzzle puzzle = new Puzzle("most cells", Region.rectangle(3, 5), PieceSymmetry.FREE, squares, goal);
 * Verdict verdict = Solver.of(puzzle).solve();
 * System.out.println(((Verdict.Optimal) verdict).worth()); // 8
 * }</pre>
 */
public sealed interface Goal {
    /** The goal is to cover every mandatory cell. */
    Goal PACK = new Pack();

    /**
     * Returns this goal for the board that remains when some cells are removed. The remaining cells are numbered anew.
     *
     * @param covered the numbers of the cells that are removed
     */
    Goal without(BitSet covered);

    /**
     * Returns this goal for a board with more cells. The additional cells are worth nothing.
     *
     * @param board the larger board
     * @param part the board that this goal is about
     */
    Goal extended(Region board, Region part);

    /** Asks for a packing, which covers every mandatory cell. */
    record Pack() implements Goal {
        @Override
        public Pack extended(Region board, Region part) {
            return this;
        }

        @Override
        public Pack without(BitSet covered) {
            return this;
        }
    }

    /**
     * Asks for a covering of the greatest worth. No cell has to be covered, but the bag still limits how many pieces of
     * each kind are used.
     */
    sealed interface Cover extends Goal {
        /** Returns what a placement adds to the worth of a covering. */
        long worth(int kind, int[] cells);

        /** Returns what all pieces of a packing are worth together. */
        default long worth(Puzzle puzzle, Packing packing) {
            return packing.pieces().stream()
                    .mapToLong(piece -> worth(
                            puzzle.bag().indexOfKind(piece.kind()),
                            piece.cells().stream()
                                    .mapToInt(cell -> puzzle.region().cellAt(cell))
                                    .toArray()))
                    .sum();
        }

        /** Returns the noun for the unit of the worth, such as {@code cells}. */
        String unit();
    }

    /**
     * Asks for a covering whose cells have the greatest total worth.
     *
     * @param worth the worth of each cell, in the order of the cell numbers, never negative
     */
    record Cells(List<Integer> worth) implements Cover {
        /** Copies the list. */
        public Cells {
            worth = List.copyOf(worth);
        }

        @Override
        public long worth(int kind, int[] cells) {
            long sum = 0;
            for (int cell : cells) {
                sum += worth.get(cell);
            }
            return sum;
        }

        @Override
        public Cells extended(Region board, Region part) {
            return new Cells(board.cells().stream()
                    .map(part::cellAt)
                    .map(cell -> cell < 0 ? 0 : worth.get(cell))
                    .toList());
        }

        @Override
        public Cells without(BitSet covered) {
            return new Cells(IntStream.range(0, worth.size())
                    .filter(cell -> !covered.get(cell))
                    .mapToObj(worth::get)
                    .toList());
        }

        @Override
        public String unit() {
            return isPlain() ? "cells" : "points";
        }

        /** Returns whether every cell is worth 0 or 1. */
        public boolean isPlain() {
            return worth.stream().allMatch(each -> each <= 1);
        }
    }

    /**
     * Asks for a covering whose pieces have the greatest total worth.
     *
     * @param worth the worth of each kind, in the order of the bag, never negative
     */
    record Pieces(List<Integer> worth) implements Cover {
        /** Copies the list. */
        public Pieces {
            worth = List.copyOf(worth);
        }

        @Override
        public long worth(int kind, int[] cells) {
            return worth.get(kind);
        }

        @Override
        public Pieces extended(Region board, Region part) {
            return this;
        }

        @Override
        public Pieces without(BitSet covered) {
            return this;
        }

        @Override
        public String unit() {
            return worth.stream().allMatch(each -> each == 1) ? "pieces" : "points";
        }
    }
}
