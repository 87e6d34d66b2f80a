package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Lattices;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The look of cubes in space, by isometric projection: layers hover above each other, the first at the bottom, so far apart
 * that each is seen from above. That can always be done, whereas interlocked pieces cannot be pulled apart. What is nearer
 * is drawn later: floors, walls from the back to the front, then tops. Thin rods lead from a piece to where it goes on in
 * the next layer.
 */
final class ExplodedDrawing implements PictureDrawing {
    private static final double MARGIN = 0.4;
    /** Of what would show all of each layer. */
    private static final double SEEN = 0.9;

    private static final double RIGHT = Math.sqrt(3) / 2;
    private static final double DOWN = 0.5;
    private static final double LEFT_SHADOW = 0.13;
    private static final double RIGHT_SHADOW = 0.27;
    private static final double SEAM_WIDTH = 0.02;
    private static final double GRID_WIDTH = 0.025;
    private static final double ROD_WIDTH = 0.06;
    private static final double FOOT = 0.11;
    private static final double BELOW = 0.27;
    private static final double DIGIT_WIDTH = 0.05;

    private final Picture picture;
    private final CellOutlines outlines;
    private final Palette palette;
    private final Shades shades;
    private final LayerParts parts;
    private final double rise;

    /** @throws IllegalArgumentException when cells are neither cubes nor squares */
    ExplodedDrawing(Picture picture) {
        if (picture.lattice() != Lattices.CUBIC && picture.lattice() != Lattices.SQUARE) {
            throw new IllegalArgumentException("Only cubes and squares are drawn in space.");
        }
        this.picture = picture;
        this.outlines = new CellOutlines(Lattices.SQUARE, picture.columns());
        this.palette = new Palette(picture.kindNames());
        this.shades = new Shades(picture);
        this.parts = new LayerParts(picture);
        this.rise = 1 + SEEN * DOWN * (picture.rows() + picture.columns());
    }

    @Override
    public Rectangle2D paper() {
        double left = picture.rows() * RIGHT + MARGIN;
        double top = (picture.layers() - 1) * rise + 1 + MARGIN;
        return new Rectangle2D.Double(
                -left,
                -top,
                left + picture.columns() * RIGHT + MARGIN,
                top + DOWN * (picture.rows() + picture.columns()) + MARGIN);
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper(), Drawing.PAPER);
        for (int layer = 0; layer < picture.layers(); layer++) {
            drawFloor(brush, layer);
            for (Cell cell : fromBackToFront(layer)) {
                drawWalls(brush, cell);
            }
            drawTops(brush, layer);
            for (int piece = 0; piece < picture.size(); piece++) {
                drawRods(brush, layer, piece);
            }
            for (int piece = 0; piece < picture.size(); piece++) {
                if (parts.isNumbered(piece)) {
                    drawNumbers(brush, layer, piece);
                }
            }
        }
    }

    /** From a plan of columns and rows at some height to the picture. */
    private AffineTransform at(int layer, double height) {
        return new AffineTransform(RIGHT, DOWN, -RIGHT, DOWN, 0, -layer * rise - height);
    }

    private List<Cell> fromBackToFront(int layer) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < picture.rows(); row++) {
            for (int column = 0; column < picture.columns(); column++) {
                if (pieceAt(layer, row, column) >= 0) {
                    cells.add(new Cell(layer, row, column));
                }
            }
        }
        cells.sort(Comparator.comparing(cell -> cell.row() + cell.column()));
        return cells;
    }

    /** Not carried over edges that meet. */
    private int pieceAt(int layer, int row, int column) {
        return row < 0 || row >= picture.rows() || column < 0 || column >= picture.columns()
                ? Picture.NOTHING
                : picture.pieceAt(layer, row, column);
    }

    private void drawFloor(Brush brush, int layer) {
        for (boolean optional : new boolean[] {false, true}) {
            List<Cell> open = picture.openCells(optional).stream()
                    .filter(cell -> cell.layer() == layer)
                    .map(ExplodedDrawing::flat)
                    .toList();
            Path2D tiles = outlines.each(open);
            tiles.transform(at(layer, 0));
            brush.fill(tiles, optional ? Drawing.OPTIONAL_FLOOR : Drawing.FLOOR);
            brush.line(tiles, Drawing.GRID, GRID_WIDTH);
        }
    }

    private static Cell flat(Cell cell) {
        return new Cell(cell.row(), cell.column());
    }

    private Tone tone(int piece) {
        return shades.of(piece).of(palette.of(picture.kind(piece)), 1);
    }

    private void drawWalls(Brush brush, Cell cell) {
        int piece = pieceAt(cell.layer(), cell.row(), cell.column());
        Cell left = new Cell(1, 0);
        Cell right = new Cell(0, 1);
        if (hasWall(cell, piece, left)) {
            drawWall(brush, cell, left, right, tone(piece).mixed(Tone.BLACK, LEFT_SHADOW));
        }
        if (hasWall(cell, piece, right)) {
            drawWall(brush, cell, right, left, tone(piece).mixed(Tone.BLACK, RIGHT_SHADOW));
        }
    }

    /** Whether a cell is of a piece and the next one, towards the eye, of none. */
    private boolean hasWall(Cell cell, int piece, Cell step) {
        Cell next = cell.shifted(step);
        return pieceAt(cell.layer(), cell.row(), cell.column()) == piece
                && pieceAt(next.layer(), next.row(), next.column()) < 0;
    }

    /** @param step across the wall; {@code along} runs in it */
    private void drawWall(Brush brush, Cell cell, Cell step, Cell along, Tone tone) {
        int piece = pieceAt(cell.layer(), cell.row(), cell.column());
        Cell from = flat(cell).shifted(step);
        Cell to = from.shifted(along);
        AffineTransform ground = at(cell.layer(), 0);
        AffineTransform ceiling = at(cell.layer(), 1);
        Path2D face = line(from, to, ground);
        face.append(line(to, from, ceiling), true);
        face.closePath();
        brush.fill(face, tone);
        brush.line(face, tone, SEAM_WIDTH);
        Path2D edges = line(from, to, ground);
        if (!hasWall(cell.minus(along), piece, step)) {
            edges.append(upright(from, cell.layer()), false);
        }
        if (!hasWall(cell.shifted(along), piece, step)) {
            edges.append(upright(to, cell.layer()), false);
        }
        brush.line(edges, Drawing.edge(tone(piece)), Drawing.EDGE_WIDTH);
    }

    private static Path2D line(Cell from, Cell to, AffineTransform plane) {
        Path2D line = new Path2D.Double();
        line.moveTo(from.column(), from.row());
        line.lineTo(to.column(), to.row());
        line.transform(plane);
        return line;
    }

    private Path2D upright(Cell corner, int layer) {
        Path2D line = line(corner, corner, at(layer, 0));
        line.append(line(corner, corner, at(layer, 1)), true);
        return line;
    }

    private void drawTops(Brush brush, int layer) {
        for (int piece = 0; piece < picture.size(); piece++) {
            List<List<Cell>> tops = parts.in(layer, piece);
            if (!tops.isEmpty()) {
                Path2D outline = outlines.around(tops.stream()
                        .flatMap(List::stream)
                        .map(ExplodedDrawing::flat)
                        .toList());
                outline.transform(at(layer, 1));
                brush.piece(piece, outline, tone(piece), 1);
                if (picture.isGiven(piece)) {
                    brush.fill(Hatching.GIVEN.within(outline), Drawing.edge(tone(piece)));
                }
            }
        }
    }

    /** A little nearer to the eye than the rods. */
    private void drawNumbers(Brush brush, int layer, int piece) {
        for (List<Cell> part : parts.in(layer, piece)) {
            Point2D place = at(layer, 1).transform(LayerParts.middle(part), null);
            Path2D digits = Digits.of(parts.number(piece), place.getX(), place.getY() + BELOW);
            brush.line(digits, tone(piece).ink(), DIGIT_WIDTH);
        }
    }

    /** From the middle of a top to the bottom of the next layer. */
    private void drawRods(Brush brush, int layer, int piece) {
        for (List<Cell> contact : parts.contacts(layer, piece)) {
            Point2D middle = LayerParts.middle(contact);
            Tone tone = Drawing.edge(tone(piece));
            Path2D foot = new Path2D.Double(
                    new Ellipse2D.Double(middle.getX() - FOOT, middle.getY() - FOOT, 2 * FOOT, 2 * FOOT));
            foot.transform(at(layer, 1));
            brush.fill(foot, tone);
            Point2D from = at(layer, 1).transform(middle, null);
            brush.line(
                    new Line2D.Double(from.getX(), from.getY(), from.getX(), from.getY() + 1 - rise), tone, ROD_WIDTH);
        }
    }
}
