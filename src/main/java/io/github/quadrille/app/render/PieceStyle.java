package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.app.render.Look.Ink;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Optional;

/** How the pieces of a picture look: their colours, hatchings and letters. */
final class PieceStyle {
    /** Of letters, in cells. */
    static final double LETTER_HEIGHT = 0.4;

    private static final double LETTER_WIDTH = 0.05;
    /** Of a cell, for a letter with its number. */
    private static final double ROOM = 0.62;

    private static final Colour DARK = new Colour(0x262626);
    /** Around a letter, so that no hatching crosses it. */
    private static final double CLEARANCE = 0.1;
    /** Letters on larger boards could not be read. */
    private static final int LARGEST_LETTERED = 60;

    private final Picture picture;
    private final Look look;
    private final Shades shades;
    private final LayerParts parts;

    PieceStyle(Picture picture, Look look) {
        this.picture = picture;
        this.look = look;
        this.shades = new Shades(picture);
        this.parts = new LayerParts(picture);
    }

    /** The colour of a piece, or of paper where its lines are enough. */
    Colour fill(int piece) {
        return look.ink() == Ink.COLOUR ? shades.colour(piece) : Colour.WHITE;
    }

    /** The hatching of its kind, or of pieces that are given. */
    Optional<Hatching> hatching(int piece) {
        return look.ink() == Ink.PATTERNS
                ? Optional.of(Hatching.of(picture.kind(piece)))
                : Optional.of(Hatching.GIVEN).filter(given -> picture.isGiven(piece));
    }

    /** Draws the hatching of a piece, if it has one, inside of an outline. */
    void hatch(Pen pen, int piece, Shape outline) {
        Colour tone = look.ink() == Ink.COLOUR ? Drawing.edge(fill(piece)) : DARK;
        hatching(piece).ifPresent(hatching -> pen.fill(hatching.within(outline), tone));
    }

    /** What the piece's kind is called, and its number where only that says what belongs together. */
    String label(int piece) {
        boolean isNumbered = parts.isNumbered(piece);
        String letter = isNumbered
                ? String.valueOf(picture.letter(piece))
                : picture.puzzle().bag().label(picture.kind(piece));
        boolean isSmall = Math.max(picture.region().rows(), picture.region().columns()) <= LARGEST_LETTERED;
        return (look.hasLetters() && isSmall && Letters.canDraw(letter) ? letter : "")
                + (isNumbered ? Integer.toString(parts.number(piece)) : "");
    }

    /** Writes the label of a piece, if it has one, around a point. */
    void write(Pen pen, int piece, Point2D middle, double height) {
        Colour fill = fill(piece);
        write(pen, label(piece), middle, height, hatching(piece).map(some -> fill), fill.ink());
    }

    /**
     * Writes a label around a point, smaller where it would leave its cell; nothing where it is empty.
     *
     * @param ground what is put below it
     */
    static void write(Pen pen, String label, Point2D middle, double height, Optional<Colour> ground, Colour ink) {
        if (label.isEmpty()) {
            return;
        }
        double wide = Letters.of(label, 0, 0, height).getBounds2D().getWidth();
        double share = Math.min(1, ROOM / wide);
        Path2D path = Letters.of(label, middle.getX(), middle.getY(), share * height);
        ground.ifPresent(tone -> pen.fill(Letters.around(path, CLEARANCE), tone));
        pen.line(path, ink, share * height / LETTER_HEIGHT * LETTER_WIDTH);
    }
}
