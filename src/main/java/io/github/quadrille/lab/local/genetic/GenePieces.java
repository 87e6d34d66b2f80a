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
 * Holds the pieces of a sequence, numbered kind after kind. Each kind has as many pieces as its count allows, or as
 * many as the area of the board has room for if that is less. A turn is the number of a rotation of a piece. Under some
 * rules, several turns of a piece look the same.
 */
final class GenePieces {
    private final int[] kindOf;
    /** Each kind has the number of its first piece here, and the last entry is the number of all pieces. */
    private final int[] first;
    /** Each kind has the orientation of each turn. */
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

    /** Returns how many pieces a sequence for a puzzle holds. */
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

    /** Returns the index in the bag of a piece's kind. */
    int kind(int piece) {
        return kindOf[piece];
    }

    /** Returns the number of the first piece of a kind. */
    int first(int kind) {
        return first[kind];
    }

    /** Returns how many pieces of a kind there are. */
    int countOf(int kind) {
        return first[kind + 1] - first[kind];
    }

    /** Returns how many turns the pieces of a kind have. */
    int turnsOf(int kind) {
        return orientationOf[kind].length;
    }

    /** Returns how many turns a piece has. */
    int turns(int piece) {
        return orientationOf[kindOf[piece]].length;
    }

    /** Returns one turn for each different orientation of a piece. */
    int[] differentTurns(int piece) {
        int[] looks = orientationOf[kindOf[piece]];
        Set<Integer> seen = new HashSet<>();
        return IntStream.range(0, looks.length)
                .filter(turn -> seen.add(looks[turn]))
                .toArray();
    }

    /** Returns the index of a piece's orientation after a turn, among the different orientations of its kind. */
    int orientation(int piece, int turn) {
        return orientationOf[kindOf[piece]][turn];
    }
}
