package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ExplodedDrawing.IsometricPlan;
import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A piece of cubes as it looks in the hand: each cube's faces that look towards the eye, the nearest drawn last. */
final class SolidPiece {
    private static final IsometricPlan PLAN = new IsometricPlan(1);
    private static final double LINE = 0.025;
    private static final double LEFT_SHADOW = 0.13;
    private static final double RIGHT_SHADOW = 0.27;
    private static final Cell UP = new Cell(1, 0, 0);
    private static final Cell LEFT = new Cell(0, 1, 0);
    private static final Cell RIGHT = new Cell(0, 0, 1);
    /** A step towards the eye. */
    private static final Cell NEAR = new Cell(1, 1, 1);
    /** That a cube is seen at all counts more than how much of it. */
    private static final int ALL_FACES = 3;

    private final List<Cell> nearestLast;
    private final Set<Cell> cells;

    private SolidPiece(List<Cell> cells) {
        this.cells = new HashSet<>(cells);
        this.nearestLast = cells.stream()
                .sorted(Comparator.comparingInt(cell -> cell.layer() + cell.row() + cell.column()))
                .toList();
    }

    /** A piece turned so that most of it is seen. */
    static SolidPiece of(Polyform shape) {
        return shape.orientations(PieceSymmetry.ONE_SIDED).stream()
                .map(turned -> new SolidPiece(turned.cells()))
                // The first of the best: as drawn, if that will do.
                .reduce((one, other) -> other.seen() > one.seen() ? other : one)
                .orElseThrow();
    }

    /** How many faces are seen; a cube with another straight before it has none. */
    private long seen() {
        return nearestLast.stream()
                .filter(cell -> !cells.contains(cell.shifted(NEAR)))
                .mapToLong(cell -> Stream.of(UP, LEFT, RIGHT)
                        .filter(step -> !cells.contains(cell.shifted(step)))
                        .count())
                .filter(faces -> faces > 0)
                .map(faces -> ALL_FACES + faces)
                .sum();
    }

    /** All that is drawn. */
    Rectangle2D box() {
        Path2D all = new Path2D.Double();
        nearestLast.forEach(cell -> {
            all.append(top(cell), false);
            all.append(left(cell), false);
            all.append(right(cell), false);
        });
        return all.getBounds2D();
    }

    void draw(Pen pen, Colour colour, Colour line) {
        for (Cell cell : nearestLast) {
            if (!cells.contains(cell.shifted(UP))) {
                face(pen, top(cell), colour, line);
            }
            if (!cells.contains(cell.shifted(LEFT))) {
                face(pen, left(cell), colour.mixed(Colour.BLACK, LEFT_SHADOW), line);
            }
            if (!cells.contains(cell.shifted(RIGHT))) {
                face(pen, right(cell), colour.mixed(Colour.BLACK, RIGHT_SHADOW), line);
            }
        }
    }

    /** The middle of a face that is seen for certain: the top of the nearest cube. */
    Point2D middle() {
        Cell nearest = nearestLast.get(nearestLast.size() - 1);
        Point2D middle = new Point2D.Double(nearest.column() + 0.5, nearest.row() + 0.5);
        return PLAN.at(nearest.layer(), 1).transform(middle, null);
    }

    private static void face(Pen pen, Path2D face, Colour colour, Colour line) {
        pen.fill(face, colour);
        pen.line(face, line, LINE);
    }

    private static Path2D top(Cell cell) {
        Path2D top = new Path2D.Double(new Rectangle2D.Double(cell.column(), cell.row(), 1, 1));
        top.transform(PLAN.at(cell.layer(), 1));
        return top;
    }

    private static Path2D left(Cell cell) {
        return wall(cell.layer(), cell.column(), cell.row() + 1, cell.column() + 1, cell.row() + 1);
    }

    private static Path2D right(Cell cell) {
        return wall(cell.layer(), cell.column() + 1, cell.row(), cell.column() + 1, cell.row() + 1);
    }

    /** Over a line on the ground of a layer. */
    private static Path2D wall(int layer, double x, double y, double toX, double toY) {
        double[] ground = {x, y, toX, toY};
        double[] low = new double[4];
        double[] high = new double[4];
        AffineTransform floor = PLAN.at(layer, 0);
        floor.transform(ground, 0, low, 0, 2);
        PLAN.at(layer, 1).transform(ground, 0, high, 0, 2);
        Path2D wall = new Path2D.Double();
        wall.moveTo(low[0], low[1]);
        wall.lineTo(low[2], low[3]);
        wall.lineTo(high[2], high[3]);
        wall.lineTo(high[0], high[1]);
        wall.closePath();
        return wall;
    }
}
