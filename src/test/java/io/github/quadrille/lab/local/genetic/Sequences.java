package io.github.quadrille.lab.local.genetic;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Makes sequences of pieces from the notation of textbooks, where pieces are numbered from 1. */
final class Sequences {
    private Sequences() {}

    /**
     * Returns a sequence whose pieces all have this orientation. The orientation then shows from which parent a piece
     * comes.
     */
    static Chromosome of(int turn, int... textbook) {
        int[] turns = new int[textbook.length];
        Arrays.fill(turns, turn);
        return new Chromosome(Arrays.stream(textbook).map(piece -> piece - 1).toArray(), turns);
    }

    static Chromosome sorted(int length) {
        return of(0, IntStream.rangeClosed(1, length).toArray());
    }

    static List<Integer> textbook(Chromosome chromosome) {
        return Arrays.stream(chromosome.order()).mapToObj(piece -> piece + 1).toList();
    }

    /** Returns the orientation of each piece, in the order of the sequence. */
    static List<Integer> turnsInOrder(Chromosome chromosome) {
        return Arrays.stream(chromosome.order()).mapToObj(chromosome::turn).toList();
    }

    static boolean isPermutation(Chromosome chromosome) {
        int[] sorted = Arrays.stream(chromosome.order()).sorted().toArray();
        return Arrays.equals(sorted, IntStream.range(0, sorted.length).toArray());
    }
}
