package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.app.render.Look.Ink;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Optional;

/** Holds the style of the pieces of a picture: their colours, hatchings and letters. */
final class PieceStyle {
    /** Letters have this height, in cells. */
    static final double LETTER_HEIGHT = 0.4;

    private static final double LETTER_WIDTH = 0.05;
    /** A label is at most this wide, as a share of a cell. */
    private static final double ROOM = 0.62;

    private static final Colour DARK = new Colour(0x262626);
    /** A letter is surrounded by this much free space, in cells, so that no hatching crosses it. */
    private static final double CLEARANCE = 0.1;
    /**
     * Boards with more rows or columns than this have no letters, because letters on their small cells could not be
     * read.
     */
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

    /** Returns the colour of a piece, or white where pieces are shown by lines or patterns. */
    Colour fill(int piece) {
        return look.ink() == Ink.COLOUR ? shades.colour(piece) : Colour.WHITE;
    }

    /**
     * Returns the hatching of a piece. Where patterns are drawn, every piece has the hatching of its kind. Otherwise
     * only given pieces have a hatching.
     */
    Optional<Hatching> hatching(int piece) {
        return look.ink() == Ink.PATTERNS
                ? Optional.of(Hatching.of(picture.kind(piece)))
                : Optional.of(Hatching.GIVEN).filter(given -> picture.isGiven(piece));
    }

    /** Draws the hatching of a piece inside an outline, if the piece has one. */
    void hatch(Pen pen, int piece, Shape outline) {
        Colour tone = look.ink() == Ink.COLOUR ? Drawing.edge(fill(piece)) : DARK;
        hatching(piece).ifPresent(hatching -> pen.fill(hatching.within(outline), tone));
    }

    /**
     * Returns the text that is written on a piece: the label of its kind. If the board has several layers, and the kind
     * has several pieces, a number follows the letter. It shows which parts in different layers belong to the same
     * piece.
     */
    String label(int piece) {
        boolean isNumbered = parts.isNumbered(piece);
        String letter = isNumbered
                ? String.valueOf(picture.letter(piece))
                : picture.puzzle().bag().label(picture.kind(piece));
        boolean isSmall = Math.max(picture.region().rows(), picture.region().columns()) <= LARGEST_LETTERED;
        return (look.hasLetters() && isSmall && Letters.canDraw(letter) ? letter : "")
                + (isNumbered ? Integer.toString(parts.number(piece)) : "");
    }

    /** Writes the label of a piece around a point, if the piece has a label. */
    void write(Pen pen, int piece, Point2D middle, double height) {
        Colour fill = fill(piece);
        write(pen, label(piece), middle, height, hatching(piece).map(some -> fill), fill.ink());
    }

    /**
     * Writes a label around a point. If the label would be too wide for a cell, its letters are smaller. An empty label
     * writes nothing.
     *
     * @param ground the colour of a box below the label; empty for no box
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
