package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
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

    private static final double GRID_WIDTH = 0.025;
    private static final double ROD_WIDTH = 0.06;
    private static final double FOOT = 0.11;
    private static final double BELOW = 0.27;
    private static final double LETTER_HEIGHT = 0.3;

    private final Picture picture;
    private final CellOutlines outlines;
    private final PieceStyle style;
    private final LayerParts parts;
    private final IsometricPlan plan;
    private final CubeWalls walls;

    /** @throws IllegalArgumentException when cells are neither cubes nor squares */
    ExplodedDrawing(Picture picture, Look look) {
        if (picture.region().lattice() != Lattices.CUBIC && picture.region().lattice() != Lattices.SQUARE) {
            throw new IllegalArgumentException("Only cubes and squares are drawn in space.");
        }
        this.picture = picture;
        this.outlines = new CellOutlines(
                Lattices.SQUARE, new Cell(0, 0, picture.region().columns() - 1));
        this.style = new PieceStyle(picture, look);
        this.parts = new LayerParts(picture);
        this.plan = new IsometricPlan(1
                + SEEN
                        * IsometricPlan.DOWN
                        * (picture.region().rows() + picture.region().columns()));
        this.walls = new CubeWalls(picture, plan);
    }

    @Override
    public Rectangle2D paper() {
        double left = picture.region().rows() * IsometricPlan.RIGHT + MARGIN;
        double top = (picture.region().layers() - 1) * plan.rise() + 1 + MARGIN;
        return new Rectangle2D.Double(
                -left,
                -top,
                left + picture.region().columns() * IsometricPlan.RIGHT + MARGIN,
                top
                        + IsometricPlan.DOWN
                                * (picture.region().rows() + picture.region().columns())
                        + MARGIN);
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper(), Drawing.PAPER);
        for (int layer = 0; layer < picture.region().layers(); layer++) {
            drawFloor(brush, layer);
            walls.draw(brush, layer, style::fill);
            drawTops(brush, layer);
            for (int piece = 0; piece < picture.size(); piece++) {
                drawRods(brush, layer, piece);
            }
            for (int piece = 0; piece < picture.size(); piece++) {
                if (!style.label(piece).isEmpty()) {
                    write(brush, layer, piece);
                }
            }
        }
    }

    private void drawFloor(Brush brush, int layer) {
        for (boolean optional : new boolean[] {false, true}) {
            List<Cell> open = picture.openCells(optional).stream()
                    .filter(cell -> cell.layer() == layer)
                    .map(ExplodedDrawing::flat)
                    .toList();
            Path2D tiles = outlines.each(open);
            tiles.transform(plan.at(layer, 0));
            brush.fill(tiles, optional ? Drawing.OPTIONAL_FLOOR : Drawing.FLOOR);
            brush.line(tiles, Drawing.GRID, GRID_WIDTH);
        }
    }

    private static Cell flat(Cell cell) {
        return new Cell(cell.row(), cell.column());
    }

    private void drawTops(Brush brush, int layer) {
        for (int piece = 0; piece < picture.size(); piece++) {
            List<List<Cell>> tops = parts.in(layer, piece);
            if (!tops.isEmpty()) {
                Path2D outline = outlines.around(tops.stream()
                        .flatMap(List::stream)
                        .map(ExplodedDrawing::flat)
                        .toList());
                outline.transform(plan.at(layer, 1));
                brush.piece(piece, outline, style.fill(piece), 1);
                style.hatch(brush, piece, outline);
            }
        }
    }

    /** A little nearer to the eye than the rods. */
    private void write(Brush brush, int layer, int piece) {
        for (List<Cell> part : parts.in(layer, piece)) {
            Point2D place = plan.at(layer, 1).transform(LayerParts.middle(part), null);
            Point2D below = new Point2D.Double(place.getX(), place.getY() + BELOW);
            style.write(brush, piece, below, LETTER_HEIGHT);
        }
    }

    /** From the middle of a top to the bottom of the next layer. */
    private void drawRods(Brush brush, int layer, int piece) {
        for (List<Cell> contact : parts.contacts(layer, piece)) {
            Point2D middle = LayerParts.middle(contact);
            Colour colour = Drawing.edge(style.fill(piece));
            Path2D foot = new Path2D.Double(CellOutlines.disc(middle, FOOT));
            foot.transform(plan.at(layer, 1));
            brush.fill(foot, colour);
            Point2D from = plan.at(layer, 1).transform(middle, null);
            brush.line(
                    new Line2D.Double(from.getX(), from.getY(), from.getX(), from.getY() + 1 - plan.rise()),
                    colour,
                    ROD_WIDTH);
        }
    }

    /**
     * Where layers of cubes are in a picture by isometric projection: columns run to the lower right, rows to the lower left,
     * and heights upwards.
     *
     * @param rise from a layer to the next, in sides of a cube
     */
    record IsometricPlan(double rise) {
        /** How far to the right a step along a row leads; one along a column leads as far to the left. */
        static final double RIGHT = Math.sqrt(3) / 2;
        /** How far down both lead. */
        static final double DOWN = 0.5;

        /** How much darker walls are than tops. */
        static final double LEFT_SHADOW = 0.13;

        static final double RIGHT_SHADOW = 0.27;

        /** From a plan of columns and rows at some height above the ground of a layer to the picture. */
        AffineTransform at(int layer, double height) {
            return new AffineTransform(RIGHT, DOWN, -RIGHT, DOWN, 0, -layer * rise - height);
        }

        /** What stands upright over a line on the ground of a layer. */
        Path2D wall(Cell from, Cell to) {
            Path2D wall = line(from, to, 0);
            wall.append(line(to, from, 1), true);
            wall.closePath();
            return wall;
        }

        /** The edge of a wall over a point on the ground. */
        Path2D upright(Cell corner) {
            Path2D edge = line(corner, corner, 0);
            edge.append(line(corner, corner, 1), true);
            return edge;
        }

        /** A line in a layer at some height. */
        Path2D line(Cell from, Cell to, double height) {
            Path2D line = new Path2D.Double();
            line.moveTo(from.column(), from.row());
            line.lineTo(to.column(), to.row());
            line.transform(at(from.layer(), height));
            return line;
        }
    }
}
