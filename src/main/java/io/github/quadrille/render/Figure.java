package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Lattice;
import io.github.quadrille.geometry.Polyform;
import io.github.quadrille.geometry.TouchingCells;
import io.github.quadrille.puzzle.Puzzle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A board or a piece as it is printed: exact outlines to cut along, fine lines between cells, letters. Lengths are in cells;
 * layers of cubes stand side by side.
 */
public final class Figure {
    private static final Tone FINE = new Tone(0xb5b5b5);
    private static final Tone LETTER = new Tone(0x262626);
    private static final double FINE_WIDTH = 0.02;
    private static final double EDGE_WIDTH = 0.05;
    private static final double BOARD_WIDTH = 0.09;
    private static final double DOT = 0.07;
    /** Of letters, in cells. */
    private static final double LETTER_HEIGHT = 0.46;

    private static final double LETTER_WIDTH = 0.06;
    private static final double LABEL_WIDTH = 0.62;
    /** Around a letter, so that no hatching crosses it. */
    private static final double CLEARANCE = 0.12;

    private final CellOutlines outlines;
    private final Ink ink;
    private final Optional<List<Cell>> board;
    private final List<Cell> optional;
    private final List<Tile> tiles;

    /** A piece that lies there, or the part of one that is seen in one place, such as a layer. */
    private record Tile(List<Cell> cells, Optional<Hatching> hatching, Tone tone, String label) {}

    private Figure(CellOutlines outlines, Ink ink, Optional<List<Cell>> board, List<Cell> optional, List<Tile> tiles) {
        this.outlines = outlines;
        this.ink = ink;
        this.board = board;
        this.optional = optional;
        this.tiles = tiles;
    }

    /** A board with the pieces that lie on it, none or all, with the letters of their kinds. */
    public static Figure board(Picture picture, Ink ink) {
        Palette palette = new Palette(picture.kindNames());
        Shades shades = new Shades(picture);
        List<Tile> tiles = new ArrayList<>();
        for (int piece = 0; piece < picture.size(); piece++) {
            Tone tone = shades.of(piece).of(palette.of(picture.kind(piece)), 1);
            String letter = String.valueOf(picture.letter(piece));
            for (List<Cell> part : flat(picture.lattice(), picture.cells(piece))) {
                tiles.add(new Tile(part, hatching(picture.kind(piece), ink, picture.isGiven(piece)), tone, letter));
            }
        }
        return new Figure(
                new CellOutlines(picture.lattice(), picture.columns()),
                ink,
                Optional.of(picture.cells()),
                picture.openCells(true),
                tiles);
    }

    /** A piece of the bag as drawn. */
    public static Figure piece(Puzzle puzzle, int kind, String label, Ink ink) {
        Polyform shape = puzzle.bag().kind(kind).shape();
        List<String> names = puzzle.bag().supplies().stream()
                .map(supply -> supply.kind().name())
                .toList();
        Tone tone = new Palette(names).of(kind);
        List<Tile> tiles = flat(shape.lattice(), shape.cells()).stream()
                .map(part -> new Tile(part, hatching(kind, ink, false), tone, label))
                .toList();
        return new Figure(new CellOutlines(shape.lattice(), shape.width()), ink, Optional.empty(), List.of(), tiles);
    }

    private static Optional<Hatching> hatching(int kind, Ink ink, boolean isGiven) {
        Optional<Hatching> given = isGiven ? Optional.of(Hatching.GIVEN) : Optional.empty();
        return ink == Ink.PATTERNS ? Optional.of(Hatching.of(kind)) : given;
    }

    /** What it takes, the width of its lines left out. */
    public Rectangle2D box() {
        List<Cell> cells = board.orElseGet(
                () -> tiles.stream().flatMap(tile -> tile.cells.stream()).toList());
        return outlines.each(cells).getBounds2D();
    }

    /** Draws it where it is, its box's corner included. */
    public void drawWith(Pen pen) {
        board.ifPresent(cells -> {
            pen.line(outlines.each(cells), FINE, FINE_WIDTH);
            pen.fill(dots(), LETTER);
        });
        tiles.forEach(tile -> draw(tile, pen));
        board.ifPresent(cells -> pen.line(outlines.around(cells), Tone.BLACK, BOARD_WIDTH));
    }

    private void draw(Tile tile, Pen pen) {
        Path2D outline = outlines.around(tile.cells);
        Path2D cells = outlines.each(tile.cells);
        pen.fill(outline, ink == Ink.COLOUR ? tile.tone : Tone.WHITE);
        tile.hatching.ifPresent(one -> pen.fill(one.within(outline), LETTER));
        pen.line(cells, ink == Ink.COLOUR ? tile.tone.mixed(Tone.BLACK, 0.2) : FINE, FINE_WIDTH);
        pen.line(outline, Tone.BLACK, EDGE_WIDTH);
        if (Letters.canDraw(tile.label)) {
            drawLabel(tile, pen);
        }
    }

    /** Smaller where the label would leave the cell. */
    private void drawLabel(Tile tile, Pen pen) {
        Point2D centre = outlines.centre(central(tile.cells));
        double wide = Letters.of(tile.label, 0, 0, LETTER_HEIGHT).getBounds2D().getWidth();
        double share = Math.min(1, LABEL_WIDTH / wide);
        Path2D label = Letters.of(tile.label, centre.getX(), centre.getY(), share * LETTER_HEIGHT);
        if (tile.hatching.isPresent() && ink != Ink.COLOUR) {
            pen.fill(around(label.getBounds2D()), Tone.WHITE);
        }
        pen.line(label, ink == Ink.COLOUR ? tile.tone.ink() : LETTER, share * LETTER_WIDTH);
    }

    private Path2D dots() {
        Path2D dots = new Path2D.Double();
        for (Cell cell : optional) {
            Point2D centre = outlines.centre(cell);
            dots.append(new Ellipse2D.Double(centre.getX() - DOT, centre.getY() - DOT, 2 * DOT, 2 * DOT), false);
        }
        return dots;
    }

    private static Rectangle2D around(Rectangle2D box) {
        return new Rectangle2D.Double(
                box.getX() - CLEARANCE,
                box.getY() - CLEARANCE,
                box.getWidth() + 2 * CLEARANCE,
                box.getHeight() + 2 * CLEARANCE);
    }

    /** The cell next to the middle of all. */
    private Cell central(List<Cell> cells) {
        double x = cells.stream()
                .collect(
                        Collectors.averagingDouble(cell -> outlines.centre(cell).getX()));
        double y = cells.stream()
                .collect(
                        Collectors.averagingDouble(cell -> outlines.centre(cell).getY()));
        return cells.stream()
                // Rounded, so that the first of several wins.
                .min(Comparator.comparingDouble(
                        cell -> Math.rint(1e6 * outlines.centre(cell).distance(x, y))))
                .orElseThrow();
    }

    /** The parts that touch in one layer. */
    private static List<List<Cell>> flat(Lattice lattice, List<Cell> cells) {
        return cells.stream().collect(Collectors.groupingBy(Cell::layer)).values().stream()
                .flatMap(layer -> TouchingCells.parts(lattice, layer, UnaryOperator.identity()).stream())
                .toList();
    }
}
