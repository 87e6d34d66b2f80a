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

    /** Sizes of paper, upright. */
    public enum Paper {
        /** Of ISO 216. */
        A4(210, 297),
        /** Of North America. */
        LETTER(215.9, 279.4);

        private final double width;
        private final double height;

        Paper(double width, double height) {
            this.width = width;
            this.height = height;
        }

        /** In millimetres. */
        public double width() {
            return width;
        }

        /** In millimetres. */
        public double height() {
            return height;
        }
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
