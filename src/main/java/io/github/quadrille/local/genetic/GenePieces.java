package io.github.quadrille.local.genetic;

import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Arrays;

/**
 * The pieces that a sequence holds, numbered kind after kind: of each kind as many as the bag has, or as many as the
 * area of the board has room for when the bag has more or is open. Orientations that look the same count once.
 */
final class GenePieces {
    private final int[] kindOf;
    private final int[] orientations;

    GenePieces(Puzzle puzzle) {
        this.kindOf = new int[Math.toIntExact(count(puzzle))];
        this.orientations = new int[puzzle.bag().size()];
        int size = 0;
        for (int kind = 0; kind < orientations.length; kind++) {
            orientations[kind] = puzzle.bag()
                    .kind(kind)
                    .shape()
                    .orientations(puzzle.symmetry())
                    .size();
            int next = size + count(puzzle, kind);
            Arrays.fill(kindOf, size, next, kind);
            size = next;
        }
    }

    /** How many pieces a sequence for a puzzle holds. */
    static long count(Puzzle puzzle) {
        long sum = 0;
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            sum += count(puzzle, kind);
        }
        return sum;
    }

    private static int count(Puzzle puzzle, int kind) {
        Bag bag = puzzle.bag();
        CountRange range = bag.count(kind);
        return Math.min(range.max(), puzzle.region().size() / bag.kind(kind).size());
    }

    int size() {
        return kindOf.length;
    }

    /** The index in the bag of a piece's kind. */
    int kind(int piece) {
        return kindOf[piece];
    }

    /** How many orientations a piece has. */
    int orientations(int piece) {
        return orientations[kindOf[piece]];
    }
}
