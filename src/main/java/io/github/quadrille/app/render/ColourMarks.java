package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Marks the colours of cells by small forms near a corner, so that a print in black shows the colours as well. The
 * first colour on the board is a dark dot, and the second is a light dot. Squares and triangles follow, then letters.
 *
 * @param order the colours, in the order of their forms
 * @param colours the colour of each cell that has one
 */
record ColourMarks(List<Character> order, Map<Cell, Character> colours) {
    static final ColourMarks NONE = new ColourMarks(List.of(), Map.of());

    private static final double RADIUS = 0.1;
    private static final double LINE_WIDTH = 0.025;
    /** A mark is at most this far from the middle of its cell, towards a corner. */
    private static final double OUTWARDS = 0.3 * Math.sqrt(2);

    private static final double LARGEST_SHARE = 0.66;

    private static final int SQUARES = 2;
    private static final int TRIANGLES = 4;
    private static final int LETTERS = 6;
    private static final double LETTER_HEIGHT = 0.15;
    private static final double DISC = 0.125;

    /** Returns the marks that show the colours of a board's cells. */
    static ColourMarks ofBoard(Puzzle puzzle) {
        return puzzle.rules()
                .colours()
                .map(all -> new ColourMarks(order(all, puzzle), all.board()))
                .orElse(NONE);
    }

    /** Returns the marks that show the colours of a piece's cells, as the piece is drawn. */
    static ColourMarks ofPiece(Puzzle puzzle, Kind kind) {
        return puzzle.rules()
                .colours()
                .filter(all -> all.shapes().containsKey(kind.name()))
                .map(all -> new ColourMarks(order(all, puzzle), all.shapes().get(kind.name())))
                .orElse(NONE);
    }

    private static List<Character> order(Rule.Colours all, Puzzle puzzle) {
        List<Character> order = new ArrayList<>(new TreeMap<>(all.board()).values());
        puzzle.bag()
                .kinds()
                .forEach(kind ->
                        order.addAll(new TreeMap<>(all.shapes().getOrDefault(kind.name(), Map.of())).values()));
        return order.stream().distinct().toList();
    }

    boolean isEmpty() {
        return colours.isEmpty();
    }

    /** Returns the marks in one layer, with their cells moved to layer 0. */
    ColourMarks inLayer(int layer) {
        return new ColourMarks(
                order,
                colours.entrySet().stream()
                        .filter(entry -> entry.getKey().layer() == layer)
                        .collect(Collectors.toMap(
                                entry -> new Cell(
                                        entry.getKey().row(), entry.getKey().column()),
                                Map.Entry::getValue)));
    }

    /**
     * Returns the place of the label for a part of a piece. Without marks it is the middle of the part. With marks, it
     * is the middle of the cell nearest to the middle of the part.
     */
    Point2D labelPlace(List<Cell> part, CellOutlines outlines) {
        Point2D middle = outlines.middle(part);
        return isEmpty()
                ? middle
                : part.stream()
                        .map(outlines::centre)
                        // Distances are rounded, so that the first of several equally near cells wins.
                        .min(Comparator.comparingDouble(centre -> Math.rint(1e6 * centre.distance(middle))))
                        .orElseThrow();
    }

    /** Returns the wished height of letters, or a smaller height where marks need space next to the letters. */
    double letterHeight(double wished) {
        return isEmpty() ? wished : Math.min(PieceStyle.LETTER_HEIGHT, wished);
    }

    /** Draws the marks of the cells that are wanted, each near a corner of its outline. */
    void draw(Pen pen, CellOutlines outlines, Predicate<Cell> isWanted) {
        draw(pen, cell -> place(cell, outlines), isWanted);
    }

    /** Draws the marks of the cells that are wanted, each at the given place. */
    void draw(Pen pen, Function<Cell, Point2D> place, Predicate<Cell> isWanted) {
        for (int colour = 0; colour < order.size(); colour++) {
            char letter = order.get(colour);
            List<Point2D> places = colours.keySet().stream()
                    .filter(cell -> colours.get(cell) == letter && isWanted.test(cell))
                    .sorted()
                    .map(place)
                    .toList();
            if (!places.isEmpty()) {
                draw(pen, colour, letter, places);
            }
        }
    }

    private static Point2D place(Cell cell, CellOutlines outlines) {
        Point2D centre = outlines.centre(cell);
        Point2D corner = outlines.point(outlines.corners(cell).get(0));
        double share = Math.min(LARGEST_SHARE, OUTWARDS / centre.distance(corner));
        return new Point2D.Double(
                centre.getX() + share * (corner.getX() - centre.getX()),
                centre.getY() + share * (corner.getY() - centre.getY()));
    }

    private static void draw(Pen pen, int colour, char letter, List<Point2D> places) {
        Path2D forms = new Path2D.Double();
        places.forEach(place -> forms.append(form(colour, place), false));
        boolean isDark = colour % 2 == 0 && colour < LETTERS;
        pen.fill(forms, isDark ? Drawing.TRAY : Colour.WHITE);
        pen.line(forms, isDark ? Colour.WHITE : Drawing.TRAY, LINE_WIDTH);
        String word = String.valueOf(letter);
        if (colour >= LETTERS && Letters.canDraw(word)) {
            Path2D letters = new Path2D.Double();
            places.forEach(place -> letters.append(Letters.of(word, place.getX(), place.getY(), LETTER_HEIGHT), false));
            pen.line(letters, Drawing.TRAY, LINE_WIDTH);
        }
    }

    private static Shape form(int colour, Point2D middle) {
        double x = middle.getX();
        double y = middle.getY();
        if (colour >= LETTERS) {
            return CellOutlines.disc(middle, DISC);
        }
        if (colour >= TRIANGLES) {
            Path2D triangle = new Path2D.Double();
            triangle.moveTo(x, y - RADIUS);
            triangle.lineTo(x + RADIUS, y + RADIUS);
            triangle.lineTo(x - RADIUS, y + RADIUS);
            triangle.closePath();
            return triangle;
        }
        return colour >= SQUARES
                ? new Rectangle2D.Double(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
                : CellOutlines.disc(middle, RADIUS);
    }
}
