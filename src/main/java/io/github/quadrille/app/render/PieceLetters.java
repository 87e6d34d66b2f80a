package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattices;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Chooses the letters of pieces in text without outlines. A piece has the letter of its kind, unless two pieces of the
 * kind touch and could not be told apart. Then each piece of the kind has a different letter, as long as there are
 * letters. When no letters are left, letters are used again, but touching pieces of a kind still have different
 * letters.
 */
final class PieceLetters {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    /** With more pieces than this, letters do not help people to tell pieces apart. */
    private static final int MOST_PIECES = 6_000;

    private final Picture picture;
    private final char[] letters;

    PieceLetters(Picture picture) {
        this.picture = picture;
        this.letters = new char[picture.size()];
        for (int piece = 0; piece < letters.length; piece++) {
            letters[piece] = picture.letter(piece);
        }
        // Pictures of squares have outlines, or are so large that only colours help.
        if (picture.region().lattice() != Lattices.SQUARE && letters.length <= MOST_PIECES) {
            tellApart();
        }
    }

    char of(int piece) {
        return letters[piece];
    }

    /** Returns all letters of a kind, in the order of the first cells of its pieces. */
    List<Character> ofKind(int kind) {
        return inOrder(piece -> picture.kind(piece) == kind)
                .map(piece -> letters[piece])
                .distinct()
                .toList();
    }

    private void tellApart() {
        Set<Integer> unclear = inOrder(piece -> !picture.ofSameKindBeside(piece).isEmpty())
                .map(picture::kind)
                .collect(Collectors.toSet());
        List<Integer> pieces =
                inOrder(piece -> unclear.contains(picture.kind(piece))).toList();
        Deque<Character> free = freeLetters(unclear);
        pieces.forEach(piece -> letters[piece] = 0);
        for (int piece : pieces) {
            letters[piece] = free.isEmpty() ? reused(piece, pieces) : free.pop();
        }
    }

    /**
     * Returns a letter that another piece of the same kind has, but no piece of this kind next to the given piece. If
     * there is no such letter, returns a letter that no piece has.
     */
    private char reused(int piece, List<Integer> pieces) {
        Set<Character> beside = picture.ofSameKindBeside(piece).stream()
                .map(other -> letters[other])
                .collect(Collectors.toSet());
        return pieces.stream()
                .filter(other -> picture.kind(other) == picture.kind(piece) && letters[other] != 0)
                .map(other -> letters[other])
                .filter(letter -> !beside.contains(letter))
                .findFirst()
                .orElseGet(this::beyondLatin);
    }

    private char beyondLatin() {
        String taken = new String(letters);
        char letter = 'Α';
        while (!Character.isLetter(letter) || taken.indexOf(letter) >= 0) {
            letter++;
        }
        return letter;
    }

    /**
     * Returns the letters that pieces of the kinds in {@code unclear} can have: all letters except those of the other
     * kinds. First come the letters that no kind has, neither as a capital nor as a small letter.
     */
    private Deque<Character> freeLetters(Set<Integer> unclear) {
        Set<Character> clear = new HashSet<>();
        Set<Character> ofKinds = new HashSet<>();
        for (int kind = 0; kind < picture.kindNames().size(); kind++) {
            char letter = picture.puzzle().bag().letter(kind);
            ofKinds.add(Character.toUpperCase(letter));
            if (!unclear.contains(kind)) {
                clear.add(letter);
            }
        }
        List<Character> free = LETTERS.chars()
                .mapToObj(letter -> (char) letter)
                .filter(letter -> !clear.contains(letter))
                .sorted(Comparator.comparing(letter -> ofKinds.contains(Character.toUpperCase(letter))))
                .toList();
        return new ArrayDeque<>(free);
    }

    /** Returns the pieces that are wanted, in the order of their first cells. */
    private Stream<Integer> inOrder(IntPredicate isWanted) {
        return IntStream.range(0, letters.length)
                .filter(isWanted)
                .boxed()
                .sorted(Comparator.comparing(piece -> picture.cells(piece).get(0)));
    }
}
