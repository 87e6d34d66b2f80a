package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.geometry.Wrap;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/**
 * The look of SVG and PNG pictures: a dark tray with a light floor, holes as dark as the tray, pieces as tiles. Edges
 * that meet have no rim; pieces stick out over them, cut off, and so do the ends of the grid lines. Where pieces lie
 * beyond other edges there is a gutter, and where they lie on each other they are seen through, and counted.
 */
final class Drawing implements PictureDrawing {
    static final Colour PAPER = Colour.WHITE;
    static final Colour TRAY = new Colour(0x3d424b);
    static final Colour FLOOR = new Colour(0xf7f5ef);
    static final Colour OPTIONAL_FLOOR = new Colour(0xe6e3da);
    static final Colour GRID = new Colour(0xd3cfc3);
    static final Colour DOT = new Colour(0xa09b8d);

    private static final double MARGIN = 0.4;
    private static final double RIM = 0.15;
    private static final double OVERHANG = 0.25;
    private static final double INSET = 0.05;
    private static final double RADIUS = 0.175;
    private static final double DOT_RADIUS = 0.1;
    private static final Colour GUTTER = new Colour(0xe7e8ea);
    private static final Colour GUTTER_GRID = new Colour(0xcfd2d6);

    /** The width of the line around a piece. */
    static final double EDGE_WIDTH = 0.05;

    /** Of a piece that lies on others. */
    private static final double SEEN_THROUGH = 0.55;

    private static final double GRID_WIDTH = 0.025;
    private static final double DISC = 0.25;
    private static final double DIGIT_WIDTH = 0.05;
    private static final double DIGIT_HEIGHT = 0.25;

    private final Picture picture;
    private final PieceStyle style;
    private final CellOutlines outlines;
    private final Conflicts conflicts;
    private final Gutters gutters;

    Drawing(Picture picture, Look look) {
        this(picture, look, Gutters.of(picture));
    }

    /** Has so large gutters, whatever lies in them. */
    Drawing(Picture picture, Look look, Gutters gutters) {
        this.picture = picture;
        this.gutters = gutters;
        this.conflicts = new Conflicts(picture);
        this.style = new PieceStyle(picture, look);
        this.outlines = new CellOutlines(picture.lattice(), picture.columns());
    }

    @Override
    public Rectangle2D paper() {
        return withGutters(around(MARGIN, MARGIN));
    }

    @Override
    public Rectangle2D window() {
        return withGutters(around(
                picture.wrap().topMeetsBottom() ? OVERHANG : 0, picture.wrap().leftMeetsRight() ? OVERHANG : 0));
    }

    /** That of the board, so that its cells are as large with gutters as without. */
    @Override
    public double longestSide() {
        return Math.max(picture.rows(), picture.columns());
    }

    private Rectangle2D withGutters(Rectangle2D box) {
        return new Rectangle2D.Double(
                box.getX(), box.getY(), box.getWidth() + gutters.right(), box.getHeight() + gutters.below());
    }

    /** The line around a piece, dark where it is all that there is. */
    static Colour edge(Colour fill) {
        return fill.rgb() == Colour.WHITE.rgb() ? TRAY : fill.mixed(Colour.BLACK, 0.45);
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper(), PAPER);
        drawBoard(brush);
        for (int piece = 0; piece < picture.size(); piece++) {
            Path2D outline = outline(Overhang.cellsWithin(picture, piece));
            brush.piece(piece, outline, fill(piece), opacity(piece));
            if (style.hatching(piece).isPresent()) {
                Area seen = new Area(outline);
                seen.intersect(new Area(window()));
                style.hatch(brush, piece, seen);
            }
        }
        for (int piece = 0; piece < picture.size(); piece++) {
            if (!conflicts.has(piece)) {
                for (List<Cell> part :
                        TouchingCells.parts(picture.lattice(), picture.cells(piece), UnaryOperator.identity())) {
                    style.write(brush, piece, outlines.middle(part));
                }
            }
        }
        conflicts.cells().forEach((cell, count) -> drawCount(brush, cell, count));
    }

    /** All that lies below the pieces, but for the paper. */
    void drawBoard(Brush brush) {
        brush.fill(gutters.floor(picture), GUTTER);
        brush.line(gutters.grid(picture), GUTTER_GRID, GRID_WIDTH);
        brush.line(ticks(), DOT, GRID_WIDTH);
        brush.fill(tray(), TRAY);
        brush.fill(floor(Region.MANDATORY), FLOOR);
        brush.fill(floor(Region.OPTIONAL), OPTIONAL_FLOOR);
        brush.line(grid(), GRID, GRID_WIDTH);
        brush.fill(dots(), DOT);
    }

    /** Cells that several pieces lie on, or one on a hole, and how many do. */
    Map<Cell, Integer> counts() {
        return conflicts.cells();
    }

    /** @param cells of a piece, those beyond edges that meet included */
    static Path2D outline(Set<Cell> cells) {
        return Outline.of(cells, INSET, RADIUS);
    }

    Colour fill(int piece) {
        return style.fill(piece);
    }

    double opacity(int piece) {
        return conflicts.has(piece) ? SEEN_THROUGH : 1;
    }

    /** How many pieces lie on a cell, on a disc. */
    static void drawCount(Brush brush, Cell cell, int count) {
        Point2D middle = new Point2D.Double(cell.column() + 0.5, cell.row() + 0.5);
        brush.fill(CellOutlines.disc(middle, DISC), TRAY);
        String digits = Integer.toString(count);
        brush.line(Letters.of(digits, middle.getX(), middle.getY(), DIGIT_HEIGHT), PAPER, DIGIT_WIDTH);
    }

    private RectangularShape tray() {
        Rectangle2D box =
                around(picture.wrap().topMeetsBottom() ? 0 : RIM, picture.wrap().leftMeetsRight() ? 0 : RIM);
        return picture.wrap() == Wrap.NONE
                ? new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 2 * RIM, 2 * RIM)
                : box;
    }

    private Rectangle2D around(double down, double right) {
        return new Rectangle2D.Double(-right, -down, picture.columns() + 2 * right, picture.rows() + 2 * down);
    }

    /** One rectangle for all squares side by side that have a mark. */
    private Path2D floor(char mark) {
        Path2D path = new Path2D.Double();
        for (int row = 0; row < picture.rows(); row++) {
            int y = row;
            for (int[] run : runs(picture.columns(), x -> picture.markAt(y, x) == mark)) {
                path.append(new Rectangle2D.Double(run[0], y, run[1] - run[0], 1), false);
            }
        }
        return path;
    }

    /** The lines between squares of which one is open and the other no hole, one for all that go on in one direction. */
    private Path2D grid() {
        Path2D path = new Path2D.Double();
        for (int row = 1; row < picture.rows(); row++) {
            int y = row;
            for (int[] run : runs(picture.columns(), x -> isGrid(picture.pieceAt(y - 1, x), picture.pieceAt(y, x)))) {
                path.append(new Line2D.Double(run[0], y, run[1], y), false);
            }
        }
        for (int column = 1; column < picture.columns(); column++) {
            int x = column;
            for (int[] run : runs(picture.rows(), y -> isGrid(picture.pieceAt(y, x - 1), picture.pieceAt(y, x)))) {
                path.append(new Line2D.Double(x, run[0], x, run[1]), false);
            }
        }
        return path;
    }

    private static boolean isGrid(int cover, int other) {
        return cover != Picture.NOTHING && other != Picture.NOTHING && (cover == Picture.OPEN || other == Picture.OPEN);
    }

    /** Where places in a row that are picked begin, and where they end. */
    private static List<int[]> runs(int length, IntPredicate isPicked) {
        List<int[]> runs = new ArrayList<>();
        for (int start = 0; start < length; start++) {
            int end = start;
            while (end < length && isPicked.test(end)) {
                end++;
            }
            if (start < end) {
                runs.add(new int[] {start, end});
                start = end;
            }
        }
        return runs;
    }

    private Path2D dots() {
        Path2D path = new Path2D.Double();
        picture.openCells(true)
                .forEach(cell -> path.append(CellOutlines.disc(outlines.centre(cell), DOT_RADIUS), false));
        return path;
    }

    /** Lines of which only the ends, beyond the edges that meet, stay visible. */
    private Path2D ticks() {
        Path2D path = new Path2D.Double();
        Rectangle2D window = window();
        for (int column = 0; column <= picture.columns() && picture.wrap().topMeetsBottom(); column++) {
            path.append(new Line2D.Double(column, window.getMinY(), column, window.getMaxY()), false);
        }
        for (int row = 0; row <= picture.rows() && picture.wrap().leftMeetsRight(); row++) {
            path.append(new Line2D.Double(window.getMinX(), row, window.getMaxX(), row), false);
        }
        return path;
    }

    /** Where pieces lie on each other, or on holes: nowhere in a packing or a part of one. Memory is linear in the board. */
    static final class Conflicts {
        private final Map<Cell, Integer> cells = new TreeMap<>();
        private final BitSet pieces = new BitSet();

        Conflicts(Picture picture) {
            Gutters gutters = Gutters.of(picture);
            int width = picture.columns() + gutters.right();
            int[] counts = new int[(picture.rows() + gutters.below()) * width];
            for (int piece = 0; piece < picture.size(); piece++) {
                for (Cell cell : picture.cells(piece)) {
                    counts[cell.row() * width + cell.column()]++;
                }
            }
            for (int piece = 0; piece < picture.size(); piece++) {
                for (Cell cell : picture.cells(piece)) {
                    int count = counts[cell.row() * width + cell.column()];
                    if (count > 1 || isHole(picture, cell)) {
                        cells.put(cell, count);
                        pieces.set(piece);
                    }
                }
            }
        }

        private static boolean isHole(Picture picture, Cell cell) {
            return cell.row() < picture.rows()
                    && cell.column() < picture.columns()
                    && picture.markAt(cell.row(), cell.column()) == Region.HOLE;
        }

        /** How many pieces lie on each of these cells, row by row. */
        Map<Cell, Integer> cells() {
            return cells;
        }

        /** Whether a piece lies on another, or on a hole. */
        boolean has(int piece) {
            return pieces.get(piece);
        }
    }
}
