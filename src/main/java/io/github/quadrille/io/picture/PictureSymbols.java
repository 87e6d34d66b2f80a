package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Holds the symbols of a picture. Each symbol has all its cells, as if they were one piece.
 *
 * @param letters the symbols that stand for pieces
 * @param zero the cells with 0, if only the board can tell whether a piece lies on them
 */
public record PictureSymbols(Packing letters, Optional<Placement> zero) {
    private static final Set<String> CROSSES = Set.of("X", "x");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /** Creates a picture in which it is clear for every cell whether a piece lies on it. */
    public PictureSymbols(Packing letters) {
        this(letters, Optional.empty());
    }

    /**
     * Returns these symbols without the symbol {@code X} or {@code x}, if it is the only symbol that is not a number,
     * and if it marks holes.
     */
    PictureSymbols withoutCross(Predicate<List<Cell>> areHoles) {
        List<Placement> words = letters.pieces().stream()
                .filter(piece -> !NUMBER.matcher(piece.kind()).matches())
                .toList();
        boolean isCross = words.size() == 1
                && letters.pieces().size() > 1
                && CROSSES.contains(words.get(0).kind())
                && areHoles.test(words.get(0).cells());
        return isCross
                ? new PictureSymbols(
                        new Packing(letters.pieces().stream()
                                .filter(piece -> !piece.equals(words.get(0)))
                                .toList()),
                        zero)
                : this;
    }

    /** Returns whether the symbols are the numbers from 0 to some number, without a missing number. */
    boolean isNumberedFromZero() {
        Set<String> symbols = letters.pieces().stream().map(Placement::kind).collect(Collectors.toSet());
        return zero.isPresent()
                && IntStream.rangeClosed(1, symbols.size())
                        .allMatch(number -> symbols.contains(String.valueOf(number)));
    }

    /**
     * Returns the symbols that stand for pieces. The cells with 0 also count as a piece if only the board can tell
     * whether they are one.
     */
    Packing withZero() {
        List<Placement> pieces = new ArrayList<>(letters.pieces());
        zero.ifPresent(pieces::add);
        return new Packing(pieces);
    }
}
