package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The pieces that a sequence holds, numbered kind after kind: of each kind as many as the bag has, or as many as the
 * area of the board has room for when the bag has more or is open. A turn is a number that a sequence has for a piece;
 * by the rules several of them look the same.
 */
final class GenePieces {
    private final int[] kindOf;
    /** By kind the number of its first piece, and behind the last how many there are. */
    private final int[] first;
    /** By kind and turn. */
    private final int[][] orientationOf;

    GenePieces(Puzzle puzzle, GeneticRules.Rotations rotations) {
        this.kindOf = new int[Math.toIntExact(count(puzzle))];
        this.orientationOf = new int[puzzle.bag().size()][];
        this.first = new int[orientationOf.length + 1];
        int size = 0;
        for (int kind = 0; kind < orientationOf.length; kind++) {
            orientationOf[kind] = orientations(puzzle.bag().kind(kind).shape(), puzzle.symmetry(), rotations);
            int next = size + count(puzzle, kind);
            Arrays.fill(kindOf, size, next, kind);
            size = next;
            first[kind + 1] = next;
        }
    }

    private static int[] orientations(Polyform shape, PieceSymmetry symmetry, GeneticRules.Rotations rotations) {
        List<Polyform> different = shape.orientations(symmetry);
        return switch (rotations) {
            case ALL ->
                shape.lattice().isometries(symmetry).stream()
                        .mapToInt(isometry -> different.indexOf(shape.transformed(isometry)))
                        .toArray();
            case DIFFERENT -> IntStream.range(0, different.size()).toArray();
        };
    }

    /** How many pieces a sequence for a puzzle holds. */
    static long count(Puzzle puzzle) {
        return IntStream.range(0, puzzle.bag().size())
                .mapToLong(kind -> count(puzzle, kind))
                .sum();
    }

    private static int count(Puzzle puzzle, int kind) {
        return Math.min(
                puzzle.bag().count(kind).max(),
                puzzle.region().size() / puzzle.bag().kind(kind).size());
    }

    int size() {
        return kindOf.length;
    }

    /** The index in the bag of a piece's kind. */
    int kind(int piece) {
        return kindOf[piece];
    }

    /** The number of the first piece of a kind. */
    int first(int kind) {
        return first[kind];
    }

    /** How many pieces of a kind there are. */
    int countOf(int kind) {
        return first[kind + 1] - first[kind];
    }

    /** How many turns the pieces of a kind have. */
    int turnsOf(int kind) {
        return orientationOf[kind].length;
    }

    /** How many turns a piece has. */
    int turns(int piece) {
        return orientationOf[kindOf[piece]].length;
    }

    /** One turn of a piece for each way it can look. */
    int[] differentTurns(int piece) {
        int[] looks = orientationOf[kindOf[piece]];
        Set<Integer> seen = new HashSet<>();
        return IntStream.range(0, looks.length)
                .filter(turn -> seen.add(looks[turn]))
                .toArray();
    }

    /** The index of what a piece looks like after a turn, among the different orientations of its kind. */
    int orientation(int piece, int turn) {
        return orientationOf[kindOf[piece]][turn];
    }
}
