package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Makes fillings of a board from fillings. What operators leave open is filled by exact search, as {@link RandomFilling}
 * does, so that every child is a whole filling. The crossovers of sequences in the local genetic search do not serve
 * here: they reorder a given bag, and here the bag is what evolves. Everything is empty when patience has ended.
 */
final class FillingBreeding {
    /** How many pieces a mutation takes away, at least and at most. */
    private static final int FEWEST_GONE = 2;

    private static final int MOST_GONE = 6;

    private final Region board;
    private final PieceChoice pieces;
    private final RandomGenerator random;
    private final GenerationClock patience;

    FillingBreeding(Region board, PieceChoice pieces, RandomGenerator random, GenerationClock generationClock) {
        this.board = board;
        this.pieces = pieces;
        this.random = random;
        this.patience = generationClock;
    }

    private RandomFilling filling() {
        return new RandomFilling(board, pieces, random, patience);
    }

    /** A random filling. */
    Optional<Packing> stranger() {
        return filling().find();
    }

    /** Of the mother the pieces within a random rectangle, of the father those that leave these alone. */
    Optional<Packing> child(Packing mother, Packing father) {
        int oneRow = random.nextInt(board.rows());
        int otherRow = random.nextInt(board.rows());
        int oneColumn = random.nextInt(board.columns());
        int otherColumn = random.nextInt(board.columns());
        List<Placement> kept = new ArrayList<>();
        Set<Cell> taken = new HashSet<>();
        for (Placement piece : mother.pieces()) {
            if (piece.cells().stream()
                    .allMatch(cell -> isBetween(cell.row(), oneRow, otherRow)
                            && isBetween(cell.column(), oneColumn, otherColumn))) {
                kept.add(piece);
                taken.addAll(piece.cells());
            }
        }
        father.pieces().stream()
                .filter(piece -> piece.cells().stream().noneMatch(taken::contains))
                .forEach(kept::add);
        return filling().around(kept);
    }

    private static boolean isBetween(int value, int one, int other) {
        return value >= Math.min(one, other) && value <= Math.max(one, other);
    }

    /** A few pieces that are nearest to a random cell are taken away, and the gap is filled anew. */
    Optional<Packing> mutant(Packing parent) {
        Cell middle = board.cell(random.nextInt(board.size()));
        int gone = FEWEST_GONE + random.nextInt(MOST_GONE - FEWEST_GONE + 1);
        List<Placement> kept = parent.pieces().stream()
                .sorted(Comparator.comparingInt(piece -> distance(piece, middle)))
                .skip(gone)
                .toList();
        return filling().around(kept);
    }

    /** Squared, of its nearest cell, on the sheet. */
    private static int distance(Placement piece, Cell middle) {
        return piece.cells().stream()
                .mapToInt(cell -> (cell.row() - middle.row()) * (cell.row() - middle.row())
                        + (cell.column() - middle.column()) * (cell.column() - middle.column()))
                .min()
                .orElseThrow();
    }
}
