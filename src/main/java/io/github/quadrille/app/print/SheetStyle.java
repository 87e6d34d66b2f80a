package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Look.Ink;
import java.util.OptionalDouble;

/**
 * How puzzles are laid on paper.
 *
 * @param perPage how many puzzles are on a page; one alone goes on on further pages where it is too large
 * @param cell the side of a square in millimetres, if not as large as fits
 * @param hasPieces whether pieces are printed, to be cut out
 */
public record SheetStyle(
        SheetStyle.Paper paper,
        Ink ink,
        SheetStyle.Solutions solutions,
        int perPage,
        OptionalDouble cell,
        boolean hasPieces) {
    /** Colours on A4, a puzzle on each page with all its pieces, no solutions. */
    public static final SheetStyle PLAIN =
            new SheetStyle(Paper.A4, Ink.COLOUR, Solutions.NONE, 1, OptionalDouble.empty(), true);

    /**
     * @throws IllegalArgumentException when a number is not positive
     */
    public SheetStyle {
        if (perPage < 1 || cell.orElse(1) <= 0) {
            throw new IllegalArgumentException("Sizes and numbers on paper are positive.");
        }
    }

    /** A size of paper, upright, in millimetres. */
    public record Paper(double width, double height) {
        /** Of ISO 216. */
        public static final Paper A4 = new Paper(210, 297);
        /** Of ISO 216, for the wall, or for large cells. */
        public static final Paper A3 = new Paper(297, 420);
        /** Of North America. */
        public static final Paper LETTER = new Paper(215.9, 279.4);
    }

    /** Where solutions are printed. */
    public enum Solutions {
        /** Nowhere. */
        NONE,
        /** Small and upside down, below each puzzle. */
        FOOT,
        /** Together on the last pages. */
        LAST
    }
}
