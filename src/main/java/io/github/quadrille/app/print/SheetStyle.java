package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Ink;

import java.util.OptionalDouble;

/**
 * How puzzles are laid on paper.
 *
 * @param perPage how many puzzles are on a page; one alone goes on on further pages where it is too large
 * @param cell the side of a square in millimetres, if not as large as fits
 * @param hasPieces whether pieces are printed, to be cut out
 */
public record SheetStyle(
        Paper paper, Ink ink, Solutions solutions, int perPage, OptionalDouble cell, boolean hasPieces) {
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
}
