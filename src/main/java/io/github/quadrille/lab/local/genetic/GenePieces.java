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
 * Holds the pieces of a sequence, numbered kind after kind. Each kind has as many pieces as its count allows, but not
 * more than the area of the board has room for. A turn is the number of a rotation of a piece or, if the piece can be
 * flipped, of a flip and a rotation. Depending on the rules, several turns of a piece can look the same.
 */
final class GenePieces {
    private final int[] kindOf;
    /** This array has the number of the first piece of each kind. The last entry is the number of all pieces. */
    private final int[] first;
    /** This array has, for each kind and each turn, the index of the orientation. */
    private final int[][] orientationOf;
    /** This array has, for each kind and each turn, the digit of the published notation, such as 3 in {@code Z3}. */
    private final int[][] digitOf;

    GenePieces(Puzzle puzzle, GeneticRules.Rotations rotations) {
        this.kindOf = new int[Math.toIntExact(count(puzzle))];
        this.orientationOf = new int[puzzle.bag().size()][];
        this.digitOf = new int[orientationOf.length][];
        this.first = new int[orientationOf.length + 1];
        int size = 0;
        for (int kind = 0; kind < orientationOf.length; kind++) {
            int[] all = all(puzzle.bag().kind(kind).shape(), puzzle.symmetry());
            int[] chosen = rotations == GeneticRules.Rotations.ALL
                    ? IntStream.range(0, all.length).toArray()
                    : firstOfEach(all);
            digitOf[kind] = chosen;
            orientationOf[kind] = Arrays.stream(chosen).map(digit -> all[digit]).toArray();
            int next = size + count(puzzle, kind);
            Arrays.fill(kindOf, size, next, kind);
            size = next;
            first[kind + 1] = next;
        }
    }

    /** Returns the index of the orientation after each turn and flip that the puzzle allows. */
    private static int[] all(Polyform shape, PieceSymmetry symmetry) {
        List<Polyform> different = shape.orientations(symmetry);
        return shape.lattice().isometries(symmetry).stream()
                .mapToInt(isometry -> different.indexOf(shape.transformed(isometry)))
                .toArray();
    }

    /** Returns the index at which each number occurs first, ascending. */
    private static int[] firstOfEach(int[] numbers) {
        Set<Integer> seen = new HashSet<>();
        return IntStream.range(0, numbers.length)
                .filter(index -> seen.add(numbers[index]))
                .toArray();
    }

    /** Returns how many pieces a sequence for this puzzle has. */
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

    /** Returns the index of the kind of a piece in the bag. */
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

    /** Returns a turn for each different orientation of a piece. */
    int[] differentTurns(int piece) {
        return firstOfEach(orientationOf[kindOf[piece]]);
    }

    /** Returns the orientation of a piece after a turn, as an index among the different orientations of its kind. */
    int orientation(int piece, int turn) {
        return orientationOf[kindOf[piece]][turn];
    }

    /** Returns the digit for a turn of a piece in the published notation, such as 3 in {@code Z3}. */
    int digit(int piece, int turn) {
        return digitOf[kindOf[piece]][turn];
    }
}
