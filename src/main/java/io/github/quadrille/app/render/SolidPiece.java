package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ExplodedDrawing.IsometricPlan;
import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Draws a piece made of cubes as it looks in the hand. It draws the faces that face the eye. The faces of the nearest
 * cube come last.
 */
final class SolidPiece implements PieceInHand {
    private static final IsometricPlan PLAN = new IsometricPlan(1, new Point2D.Double());
    private static final double LINE = 0.025;
    private static final Cell UP = new Cell(1, 0, 0);
    private static final Cell LEFT = new Cell(0, 1, 0);
    private static final Cell RIGHT = new Cell(0, 0, 1);
    /** Each step leads across a face that can be visible. The faces of a cube are drawn in this order. */
    static final List<Cell> STEPS = List.of(UP, LEFT, RIGHT);
    /** This step leads straight towards the eye. */
    private static final Cell NEAR = new Cell(1, 1, 1);
    /**
     * Each visible cube adds this number to the value of a view. So a view that shows more cubes is better than one
     * that shows more faces of one cube.
     */
    private static final int ALL_FACES = 3;

    private final List<Cell> nearestLast;
    private final Set<Cell> cells;

    private SolidPiece(List<Cell> cells) {
        this.cells = new HashSet<>(cells);
        this.nearestLast = cells.stream()
                .sorted(Comparator.comparingInt(cell -> cell.layer() + cell.row() + cell.column()))
                .toList();
    }

    /** Returns a piece, turned so that as much of it as possible is seen. */
    static SolidPiece of(Polyform shape) {
        return shape.orientations(PieceSymmetry.ONE_SIDED).stream()
                .map(turned -> new SolidPiece(turned.cells()))
                // The first of the best views is taken, so the piece stays as drawn if no other view is better.
                .reduce((one, other) -> other.seen() > one.seen() ? other : one)
                .orElseThrow();
    }

    /**
     * Returns the value of a view: for each visible cube, a fixed number and the number of its visible faces. A cube
     * counts as hidden if another cube is at the next place straight towards the eye.
     */
    private long seen() {
        return nearestLast.stream()
                .filter(cell -> !cells.contains(cell.shifted(NEAR)))
                .mapToLong(cell -> STEPS.stream()
                        .filter(step -> !cells.contains(cell.shifted(step)))
                        .count())
                .filter(faces -> faces > 0)
                .map(faces -> ALL_FACES + faces)
                .sum();
    }

    @Override
    public Rectangle2D box() {
        Path2D all = new Path2D.Double();
        nearestLast.forEach(cell -> STEPS.forEach(step -> all.append(face(cell, step), false)));
        return all.getBounds2D();
    }

    @Override
    public void draw(Pen pen, Colour colour, Colour line) {
        for (Cell cell : nearestLast) {
            for (Cell step : STEPS) {
                if (!cells.contains(cell.shifted(step))) {
                    drawFace(pen, face(cell, step), step, colour, line);
                }
            }
        }
    }

    /** Draws a face. Faces at the sides are darker than the top. */
    static void drawFace(Pen pen, Shape face, Cell step, Colour colour, Colour line) {
        double shadow = step.equals(LEFT) ? IsometricPlan.LEFT_SHADOW : IsometricPlan.RIGHT_SHADOW;
        pen.fill(face, step.equals(UP) ? colour : colour.mixed(Colour.BLACK, shadow));
        pen.line(face, line, LINE);
    }

    /** Returns the middle of the top of the nearest cube, which is always visible. */
    @Override
    public Point2D middle() {
        Cell nearest = nearestLast.get(nearestLast.size() - 1);
        Point2D middle = new Point2D.Double(nearest.column() + 0.5, nearest.row() + 0.5);
        return PLAN.at(nearest.layer(), 1).transform(middle, null);
    }

    /** Returns the outline of the face of a cube that this step crosses. */
    static Path2D face(Cell cell, Cell step) {
        if (step.equals(UP)) {
            Path2D top = new Path2D.Double(new Rectangle2D.Double(cell.column(), cell.row(), 1, 1));
            top.transform(PLAN.at(cell.layer(), 1));
            return top;
        }
        Cell from = cell.shifted(step);
        return PLAN.wall(from, from.shifted(step.equals(LEFT) ? RIGHT : LEFT));
    }
}
