package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;

/**
 * Draws SVG and PNG pictures of boards of squares: a dark tray with a light floor, holes as dark as the tray, and
 * pieces as tiles. Where opposite edges of the board meet, as on a cylinder, these edges have no rim. Pieces and grid
 * lines then continue a little over these edges and are cut off. Where pieces lie beyond other edges, a gutter is drawn
 * there: a strip of squares outside the board. Pieces that overlap other pieces or lie on holes are transparent. On
 * each cell where this happens, a number says how many pieces lie there.
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

    /** The line around a piece is this wide, in cells. */
    static final double EDGE_WIDTH = 0.05;

    /** A piece that overlaps another piece, or lies on a hole, is drawn with this opacity. */
    private static final double SEEN_THROUGH = 0.55;

    private static final double GRID_WIDTH = 0.025;
    private static final double DISC = 0.25;
    private static final double DIGIT_WIDTH = 0.05;
    private static final double DIGIT_HEIGHT = 0.25;

    private final Picture picture;
    private final Region board;
    private final PieceStyle style;
    private final CellOutlines outlines;
    private final Map<Cell, Integer> conflicts;
    private final Gutters gutters;
    private final ColourMarks colours;

    Drawing(Picture picture, Look look) {
        this(picture, look, Gutters.of(picture));
    }

    /**
     * Prepares a drawing with gutters of this size, whether or not pieces lie in them. A gutter is a strip of squares
     * outside the board.
     */
    Drawing(Picture picture, Look look, Gutters gutters) {
        this.picture = picture;
        this.board = picture.region();
        this.gutters = gutters;
        this.conflicts = picture.conflicts();
        this.style = new PieceStyle(picture, look);
        this.outlines = CellOutlines.of(board);
        this.colours = ColourMarks.ofBoard(picture.puzzle());
    }

    @Override
    public Rectangle2D paper() {
        return around(MARGIN, MARGIN, gutters);
    }

    @Override
    public Rectangle2D window() {
        return around(
                board.wrap().topMeetsBottom() ? OVERHANG : 0, board.wrap().leftMeetsRight() ? OVERHANG : 0, gutters);
    }

    /** Returns the longest side of the board without its gutters, so that gutters do not change the size of cells. */
    @Override
    public double longestSide() {
        return Math.max(board.rows(), board.columns());
    }

    /**
     * Returns the colour of the line around a piece. The line is dark around a white piece, because nothing else shows
     * the piece.
     */
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
        colours.draw(brush, outlines, picture::isCovered);
        for (int piece = 0; piece < picture.size(); piece++) {
            if (opacity(piece) == 1) {
                for (List<Cell> part : picture.touching(picture.cells(piece))) {
                    style.write(brush, piece, colours.labelPlace(part, outlines), PieceStyle.LETTER_HEIGHT);
                }
            }
        }
        conflicts.forEach((cell, count) -> drawCount(brush, cell, count));
    }

    /** Draws everything below the pieces except the paper. */
    void drawBoard(Brush brush) {
        brush.fill(gutters.floor(board), GUTTER);
        brush.line(gutters.grid(board), GUTTER_GRID, GRID_WIDTH);
        brush.line(ticks(), DOT, GRID_WIDTH);
        brush.fill(tray(), TRAY);
        brush.fill(floor(Region.MANDATORY), FLOOR);
        brush.fill(floor(Region.OPTIONAL), OPTIONAL_FLOOR);
        brush.line(grid(), GRID, GRID_WIDTH);
        brush.fill(dots(), DOT);
        picture.ruleMarks().draw(brush, outlines);
        colours.draw(brush, outlines, picture::isOpen);
    }

    /**
     * Returns the cells on which several pieces lie, and the holes on which a piece lies, each with the number of these
     * pieces.
     */
    Map<Cell, Integer> counts() {
        return conflicts;
    }

    /**
     * Returns the outline of a piece.
     *
     * @param cells the cells of the piece, and the squares beyond edges of the board on which a part of the piece is
     *     drawn once more
     */
    static Path2D outline(Set<Cell> cells) {
        return Outline.of(cells, INSET, RADIUS);
    }

    Colour fill(int piece) {
        return style.fill(piece);
    }

    double opacity(int piece) {
        return picture.cells(piece).stream().anyMatch(conflicts::containsKey) ? SEEN_THROUGH : 1;
    }

    /** Draws a disc on a cell with the number of pieces that lie there. */
    static void drawCount(Brush brush, Cell cell, int count) {
        Point2D middle = new Point2D.Double(cell.column() + 0.5, cell.row() + 0.5);
        brush.fill(CellOutlines.disc(middle, DISC), TRAY);
        String digits = Integer.toString(count);
        brush.line(Letters.of(digits, middle.getX(), middle.getY(), DIGIT_HEIGHT), PAPER, DIGIT_WIDTH);
    }

    private RectangularShape tray() {
        Rectangle2D box =
                around(board.wrap().topMeetsBottom() ? 0 : RIM, board.wrap().leftMeetsRight() ? 0 : RIM, Gutters.NONE);
        return board.wrap() == Wrap.NONE
                ? new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 2 * RIM, 2 * RIM)
                : box;
    }

    private Rectangle2D around(double down, double right, Gutters more) {
        return new Rectangle2D.Double(
                -right, -down, board.columns() + 2 * right + more.right(), board.rows() + 2 * down + more.below());
    }

    /**
     * Returns the squares of the board that have this mark. Neighbouring squares in the same row are joined to one
     * rectangle.
     */
    private Path2D floor(char mark) {
        Path2D path = new Path2D.Double();
        for (int row = 0; row < board.rows(); row++) {
            int y = row;
            addRuns(
                    path,
                    board.columns(),
                    x -> board.markAt(y, x) == mark,
                    (from, to) -> new Rectangle2D.Double(from, y, to - from, 1));
        }
        return path;
    }

    /**
     * Returns the grid lines: the sides between two squares of the board, at least one of which is open. Sides that
     * continue each other are joined to one line.
     */
    private Path2D grid() {
        Path2D path = new Path2D.Double();
        for (int row = 1; row < board.rows(); row++) {
            int y = row;
            addRuns(
                    path,
                    board.columns(),
                    x -> isGrid(y - 1, x, y, x),
                    (from, to) -> new Line2D.Double(from, y, to, y));
        }
        for (int column = 1; column < board.columns(); column++) {
            int x = column;
            addRuns(path, board.rows(), y -> isGrid(y, x - 1, y, x), (from, to) -> new Line2D.Double(x, from, x, to));
        }
        return path;
    }

    private boolean isGrid(int row, int column, int nextRow, int nextColumn) {
        int cover = picture.pieceAt(row, column);
        int other = picture.pieceAt(nextRow, nextColumn);
        return cover != Picture.NOTHING && other != Picture.NOTHING && (cover == Picture.OPEN || other == Picture.OPEN);
    }

    /**
     * Adds a shape for each unbroken sequence of picked places. The function {@code run} makes the shape from the first
     * place of the sequence and the place after its last.
     */
    private static void addRuns(
            Path2D path, int length, IntPredicate isPicked, BiFunction<Integer, Integer, Shape> run) {
        int from = 0;
        for (int to = 0; to <= length; to++) {
            if (to == length || !isPicked.test(to)) {
                if (from < to) {
                    path.append(run.apply(from, to), false);
                }
                from = to + 1;
            }
        }
    }

    private Path2D dots() {
        Path2D path = new Path2D.Double();
        picture.openCells(true)
                .forEach(cell -> path.append(CellOutlines.disc(outlines.centre(cell), DOT_RADIUS), false));
        return path;
    }

    /**
     * Returns grid lines across the whole board and beyond the opposite edges that meet. The tray hides these lines,
     * except for their ends beyond the edges.
     */
    private Path2D ticks() {
        Path2D path = new Path2D.Double();
        Rectangle2D window = window();
        for (int column = 0; column <= board.columns() && board.wrap().topMeetsBottom(); column++) {
            path.append(new Line2D.Double(column, window.getMinY(), column, window.getMaxY()), false);
        }
        for (int row = 0; row <= board.rows() && board.wrap().leftMeetsRight(); row++) {
            path.append(new Line2D.Double(window.getMinX(), row, window.getMaxX(), row), false);
        }
        return path;
    }
}
