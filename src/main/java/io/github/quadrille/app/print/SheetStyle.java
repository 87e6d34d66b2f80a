package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Look.Ink;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How puzzles are laid on paper.
 *
 * @param perPage how many puzzles are on a page, if not as many as fit; one alone goes on on further pages where it is too large
 * @param cell the side of a square in millimetres, if not as large as fits
 * @param hasPieces whether pieces are printed, to be cut out
 * @param hasNameLine whether each page begins with room for a name and a date
 * @param scale of letters and cells: 1, or more for large print
 */
public record SheetStyle(
        SheetStyle.Paper paper,
        Ink ink,
        SheetStyle.Solutions solutions,
        OptionalInt perPage,
        OptionalDouble cell,
        boolean hasPieces,
        boolean hasNameLine,
        double scale) {
    /** Colours on A4, as many puzzles on a page as fit with all their pieces, no solutions. */
    public static final SheetStyle PLAIN = new SheetStyle(
            Paper.A4, Ink.COLOUR, Solutions.NONE, OptionalInt.empty(), OptionalDouble.empty(), true, false, 1);

    /**
     * @throws IllegalArgumentException when a number is not positive
     */
    public SheetStyle {
        if (perPage.orElse(1) < 1 || cell.orElse(1) <= 0 || scale <= 0) {
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
