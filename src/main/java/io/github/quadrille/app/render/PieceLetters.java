package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The letters of pieces in text without outlines. A piece has that of its kind, unless two of the kind touch, so that one
 * would not see where one ends: then each piece of the kind has a letter of its own while there are letters, and afterwards at
 * least one that no piece beside it has.
 */
final class PieceLetters {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    /** More than people tell apart. */
    private static final int MOST_PIECES = 6_000;

    private final Picture picture;
    private final char[] letters;

    PieceLetters(Picture picture) {
        this.picture = picture;
        this.letters = new char[picture.size()];
        for (int piece = 0; piece < letters.length; piece++) {
            letters[piece] = picture.letter(piece);
        }
        // Squares have outlines, or are so many that only colours help.
        if (picture.lattice() != Lattices.SQUARE && letters.length <= MOST_PIECES) {
            tellApart();
        }
    }

    char of(int piece) {
        return letters[piece];
    }

    /** All letters of a kind, in the order in which its pieces begin. */
    List<Character> ofKind(int kind) {
        return inOrder().stream()
                .filter(piece -> picture.kind(piece) == kind)
                .map(piece -> letters[piece])
                .distinct()
                .toList();
    }

    private void tellApart() {
        List<Integer> unclear = inOrder().stream()
                .filter(piece -> !ofSameKindBeside(piece).isEmpty())
                .map(picture::kind)
                .distinct()
                .toList();
        List<Integer> pieces = inOrder().stream()
                .filter(piece -> unclear.contains(picture.kind(piece)))
                .toList();
        Deque<Character> free = freeLetters(unclear);
        char beyond = 'Α';
        pieces.forEach(piece -> letters[piece] = 0);
        for (int piece : pieces) {
            if (!free.isEmpty()) {
                letters[piece] = free.pop();
                continue;
            }
            Set<Character> beside = ofSameKindBeside(piece).stream()
                    .map(other -> letters[other])
                    .collect(Collectors.toSet());
            char reused = pieces.stream()
                    .filter(other -> picture.kind(other) == picture.kind(piece) && letters[other] != 0)
                    .map(other -> letters[other])
                    .filter(letter -> !beside.contains(letter))
                    .findFirst()
                    .orElse((char) 0);
            while (reused == 0 && (!Character.isLetter(beyond) || isTaken(beyond))) {
                beyond++;
            }
            letters[piece] = reused == 0 ? beyond++ : reused;
        }
    }

    private boolean isTaken(char letter) {
        return IntStream.range(0, letters.length).anyMatch(piece -> letters[piece] == letter);
    }

    /** Those that no kind has come first, be it as a capital. */
    private Deque<Character> freeLetters(List<Integer> unclear) {
        Set<Character> clear = new HashSet<>();
        Set<Character> ofKinds = new HashSet<>();
        for (int kind = 0; kind < picture.kindNames().size(); kind++) {
            char letter = picture.letterOfKind(kind);
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

    private Set<Integer> ofSameKindBeside(int piece) {
        Set<Integer> beside = new HashSet<>();
        for (Cell cell : picture.cells(piece)) {
            for (Cell step : picture.lattice().steps(cell)) {
                Cell next = cell.shifted(step);
                int other = picture.pieceAt(next.layer(), next.row(), next.column());
                if (other >= 0 && other != piece && picture.kind(other) == picture.kind(piece)) {
                    beside.add(other);
                }
            }
        }
        return beside;
    }

    private List<Integer> inOrder() {
        return IntStream.range(0, letters.length)
                .boxed()
                .sorted(Comparator.comparing(piece -> picture.cells(piece).get(0)))
                .toList();
    }
}
