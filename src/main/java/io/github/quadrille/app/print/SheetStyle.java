package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Look.Ink;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Says how puzzles are laid out on paper.
 *
 * @param perPage the number of puzzles on a page; empty for as many as fit. If a puzzle is alone on its page, pieces
 *     that do not fit continue on further pages.
 * @param cell the side of a square in millimetres; empty for as large as fits
 * @param hasPieces whether pieces are printed, to be cut out
 * @param hasNameLine whether each page begins with a line for a name and a date
 * @param scale the factor by which letters and cells are enlarged: 1, or more for large print
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
    /**
     * The plain style prints in colour on A4, without solutions, and puts as many puzzles on a page as fit with all
     * their pieces.
     */
    public static final SheetStyle PLAIN = new SheetStyle(
            Paper.A4, Ink.COLOUR, Solutions.NONE, OptionalInt.empty(), OptionalDouble.empty(), true, false, 1);

    /**
     * Refuses sizes and numbers that are not positive.
     *
     * @throws IllegalArgumentException when a number is not positive
     */
    public SheetStyle {
        if (perPage.orElse(1) < 1 || cell.orElse(1) <= 0 || scale <= 0) {
            throw new IllegalArgumentException("Sizes and numbers for printing must be positive.");
        }
    }

    /** Holds a size of paper, upright, in millimetres. */
    public record Paper(double width, double height) {
        /** A4 is the most common size of paper of ISO 216. */
        public static final Paper A4 = new Paper(210, 297);
        /** A3 is the size of ISO 216 that is twice A4, for the wall or for large cells. */
        public static final Paper A3 = new Paper(297, 420);
        /** Letter is the most common size of paper in North America. */
        public static final Paper LETTER = new Paper(215.9, 279.4);
    }

    /** Says where solutions are printed. */
    public enum Solutions {
        /** No solutions are printed. */
        NONE,
        /** Each solution is printed small and upside down, below its puzzle. */
        FOOT,
        /** All solutions are printed together on the last pages. */
        LAST
    }
}
