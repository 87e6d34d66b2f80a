package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Draws cubes in space by isometric projection. Layers hover above each other, the first at the bottom, so far apart
 * that each layer is seen from above. The drawing separates layers and not pieces, because interlocked pieces cannot be
 * pulled apart. Nearer parts are drawn later: floors, walls from the back to the front, then tops. Thin rods lead from
 * a piece to its cells in the next layer.
 */
final class ExplodedDrawing implements PictureDrawing {
    private static final double MARGIN = 0.4;
    /** The gap between two layers is this share of the gap at which no layer hides another. */
    private static final double SEEN = 0.9;

    private static final double GRID_WIDTH = 0.025;
    private static final double ROD_WIDTH = 0.06;
    private static final double FOOT = 0.11;
    private static final double BELOW = 0.27;
    private static final double LETTER_HEIGHT = 0.3;
    private static final double MARK_WIDTH = 0.1;
    /** The colours of pieces that were laid before the marked piece are mixed with this share of white. */
    private static final double PALE = 0.65;

    private final Picture picture;
    private final Region board;
    private final CellOutlines outlines;
    private final PieceStyle style;
    private final LayerParts parts;
    private final IsometricPlan plan;
    private final CubeWalls walls;
    private final ColourMarks colours;
    /** The marked piece is the one that was laid last. If there is a marked piece, all other pieces are pale. */
    private final OptionalInt marked;

    /**
     * Draws all pieces of a picture, none of them marked.
     *
     * @throws IllegalArgumentException when cells are neither cubes nor squares
     */
    ExplodedDrawing(Picture picture, Look look) {
        this(picture, new PieceStyle(picture, look), OptionalInt.empty(), new Point2D.Double());
    }

    private ExplodedDrawing(Picture picture, PieceStyle style, OptionalInt marked, Point2D origin) {
        this.board = picture.region();
        if (board.lattice() != Lattices.CUBIC && board.lattice() != Lattices.SQUARE) {
            throw new IllegalArgumentException("Only cubes and squares can be drawn in space.");
        }
        this.picture = picture;
        this.outlines = new CellOutlines(Lattices.SQUARE, new Cell(0, 0, board.columns() - 1));
        this.style = style;
        this.marked = marked;
        this.parts = new LayerParts(picture);
        this.plan = new IsometricPlan(1 + SEEN * IsometricPlan.DOWN * (board.rows() + board.columns()), origin);
        this.walls = new CubeWalls(picture, plan);
        this.colours = ColourMarks.ofBoard(picture.puzzle());
    }

    @Override
    public Rectangle2D paper() {
        double left = board.rows() * IsometricPlan.RIGHT + MARGIN;
        double top = (board.layers() - 1) * plan.rise() + 1 + MARGIN;
        return new Rectangle2D.Double(
                plan.origin().getX() - left,
                plan.origin().getY() - top,
                left + board.columns() * IsometricPlan.RIGHT + MARGIN,
                top + IsometricPlan.DOWN * (board.rows() + board.columns()) + MARGIN);
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper(), Drawing.PAPER);
        for (int layer = 0; layer < board.layers(); layer++) {
            drawFloor(brush, layer);
            walls.draw(brush, layer, this::fill);
            drawTops(brush, layer);
            for (int piece = 0; piece < picture.size(); piece++) {
                drawRods(brush, layer, piece);
            }
            for (int piece = 0; piece < picture.size(); piece++) {
                if (!isPale(piece)) {
                    write(brush, layer, piece);
                }
            }
        }
    }

    private void drawFloor(Brush brush, int layer) {
        for (boolean optional : new boolean[] {false, true}) {
            Path2D tiles = outlines.each(ground(picture.openCells(optional), layer));
            tiles.transform(plan.at(layer, 0));
            brush.fill(tiles, optional ? Drawing.OPTIONAL_FLOOR : Drawing.FLOOR);
            brush.line(tiles, Drawing.GRID, GRID_WIDTH);
        }
        drawColours(brush, layer, 0, picture::isOpen);
    }

    /**
     * Draws the marks that show the colours of cells, for one layer. The marks are flat, at this height above the floor
     * of the layer.
     */
    private void drawColours(Brush brush, int layer, double height, Predicate<Cell> isWanted) {
        colours.inLayer(layer)
                .draw(
                        brush.through(plan.at(layer, height)),
                        outlines,
                        cell -> isWanted.test(new Cell(layer, cell.row(), cell.column())));
    }

    private boolean isPale(int piece) {
        return marked.isPresent() && marked.getAsInt() != piece;
    }

    private Colour fill(int piece) {
        return isPale(piece) ? style.fill(piece).mixed(Colour.WHITE, PALE) : style.fill(piece);
    }

    /** Returns the cells of one layer, moved to layer 0. */
    private static List<Cell> ground(List<Cell> cells, int layer) {
        return cells.stream()
                .filter(cell -> cell.layer() == layer)
                .map(cell -> new Cell(cell.row(), cell.column()))
                .toList();
    }

    private void drawTops(Brush brush, int layer) {
        for (int piece = 0; piece < picture.size(); piece++) {
            List<Cell> tops = ground(picture.cells(piece), layer);
            if (!tops.isEmpty()) {
                Path2D outline = outlines.around(tops);
                outline.transform(plan.at(layer, 1));
                brush.piece(piece, outline, fill(piece), 1);
                style.hatch(brush, piece, outline);
                if (marked.equals(OptionalInt.of(piece))) {
                    brush.line(outline, Colour.BLACK, MARK_WIDTH);
                }
            }
        }
        drawColours(brush, layer, 1, picture::isCovered);
    }

    /** Writes the label of a piece. The labels are drawn after the rods, so that no rod crosses them. */
    private void write(Brush brush, int layer, int piece) {
        for (List<Cell> part : parts.in(layer, piece)) {
            Point2D place = plan.at(layer, 1).transform(colours.labelPlace(ground(part, layer), outlines), null);
            Point2D below = new Point2D.Double(place.getX(), place.getY() + BELOW);
            style.write(brush, piece, below, LETTER_HEIGHT);
        }
    }

    /** Draws rods from the tops of a piece to its cells in the next layer. */
    private void drawRods(Brush brush, int layer, int piece) {
        for (List<Cell> contact : parts.contacts(layer, piece)) {
            Point2D middle = LayerParts.middle(contact);
            Colour colour = Drawing.edge(fill(piece));
            brush.fill(plan.at(layer, 1).createTransformedShape(CellOutlines.disc(middle, FOOT)), colour);
            Point2D from = plan.at(layer, 1).transform(middle, null);
            Line2D rod = new Line2D.Double(from.getX(), from.getY(), from.getX(), from.getY() + 1 - plan.rise());
            brush.line(rod, colour, ROD_WIDTH);
        }
    }

    /**
     * Draws numbered pictures in rows: the first piece, the first two pieces, and so on. In each picture, the last
     * piece is marked.
     */
    record Steps(Picture picture, ExplodedDrawing all, StepSheet sheet) implements PictureDrawing {
        /** Prepares the pictures for the steps of a picture with at least one piece. */
        Steps(Picture picture, Look look) {
            this(picture, new ExplodedDrawing(picture, look));
        }

        private Steps(Picture picture, ExplodedDrawing all) {
            this(picture, all, new StepSheet(picture.size(), all.paper()));
        }

        @Override
        public Rectangle2D paper() {
            return sheet.paper();
        }

        @Override
        public void drawWith(Brush brush) {
            brush.fill(paper(), Drawing.PAPER);
            for (int piece = 0; piece < picture.size(); piece++) {
                Picture laid =
                        picture.only(IntStream.rangeClosed(0, piece).boxed().toList());
                new ExplodedDrawing(laid, all.style, OptionalInt.of(piece), sheet.shift(piece)).drawWith(brush);
                sheet.writeNumber(brush, piece, MARGIN, MARGIN);
            }
        }
    }

    /**
     * Places layers of cubes in a picture by isometric projection. Column numbers increase to the lower right, row
     * numbers to the lower left, and heights upwards.
     *
     * @param rise the distance from a layer to the next, in sides of a cube
     * @param origin the place of the first cell's corner at the back
     */
    record IsometricPlan(double rise, Point2D origin) {
        /** A step to the next column leads this far to the right. A step to the next row leads as far to the left. */
        static final double RIGHT = Math.sqrt(3) / 2;
        /** A step to the next column or row leads this far down. */
        static final double DOWN = 0.5;

        /** A wall on the left is darker than a top by this share of black. */
        static final double LEFT_SHADOW = 0.13;

        static final double RIGHT_SHADOW = 0.27;

        /**
         * Returns the transformation from a plan of columns and rows to the picture. The plan lies at this height above
         * the floor of a layer.
         */
        AffineTransform at(int layer, double height) {
            return new AffineTransform(RIGHT, DOWN, -RIGHT, DOWN, origin.getX(), origin.getY() - layer * rise - height);
        }

        /** Returns the upright wall above a line on the floor of a layer. */
        Path2D wall(Cell from, Cell to) {
            Path2D wall = line(from, to, 0);
            wall.append(line(to, from, 1), true);
            wall.closePath();
            return wall;
        }

        /** Returns the upright edge above a point on the floor of a layer. */
        Path2D upright(Cell corner) {
            Path2D edge = line(corner, corner, 0);
            edge.append(line(corner, corner, 1), true);
            return edge;
        }

        /** Returns a line in a layer at some height. */
        Path2D line(Cell from, Cell to, double height) {
            Path2D line = new Path2D.Double();
            line.moveTo(from.column(), from.row());
            line.lineTo(to.column(), to.row());
            line.transform(at(from.layer(), height));
            return line;
        }
    }
}
