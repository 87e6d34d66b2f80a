package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Evidence;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Says that the standard bag of {@link StandardBagTheorem} does not pack a rectangle, and why. */
public record UnpackableRectangle(Reason reason, int rows, int columns) implements TheoremAnswer, Evidence {
    /** A {@code Reason} is the part of the theorem's condition that fails. */
    enum Reason {
        /** 20 does not divide the area. */
        AREA,
        /** 20 divides the area, but 40 does not. */
        CHESSBOARD,
        /** A side is 1 or 2. */
        NARROW
    }

    @Override
    public String name() {
        return reason.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String sentence() {
        return switch (reason) {
            case AREA -> area();
            case CHESSBOARD -> chessboard();
            case NARROW -> narrow();
        };
    }

    private String area() {
        return "One of each piece covers 20 cells, but 20 does not divide the board's %,d cells.".formatted(cells());
    }

    private String chessboard() {
        String covers = each() == 1 ? "the T covers" : "each of the %,d T pieces covers".formatted(each());
        return ("Colour the board like a chessboard. Then %s 1 or 3 dark cells, and every other piece covers 2, so all"
                        + " pieces cover an odd number. But %,d cells are dark.")
                .formatted(covers, cells() / 2);
    }

    private String narrow() {
        return Math.min(rows, columns) == 1
                ? "On a board that is one cell wide only I pieces fit, but the bag has %,d of each piece."
                        .formatted(each())
                : ("On a board two cells wide, the stem of a T blocks the whole width and leaves an odd number of cells"
                                + " on either side. Pieces of four cells cannot cover these, but the bag has"
                                + " %,d T's.")
                        .formatted(each());
    }

    @Override
    public List<String> sentences() {
        return List.of(StandardBagTheorem.STATEMENT, sentence());
    }

    /** Returns a chessboard if the reason is {@link Reason#CHESSBOARD}, and empty otherwise. */
    @Override
    public Optional<CellWeights> picture() {
        return reason == Reason.CHESSBOARD
                ? Optional.of(new CellWeights(
                        2,
                        IntStream.range(0, Math.toIntExact(cells()))
                                .mapToObj(cell -> (cell / columns + cell % columns) % 2)
                                .toList()))
                : Optional.empty();
    }

    private long cells() {
        return (long) rows * columns;
    }

    /** Returns the number of pieces of each kind in the bag. */
    private long each() {
        return cells() / 20;
    }
}
