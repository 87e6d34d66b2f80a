package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ExplodedDrawing.IsometricPlan;
import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Path2D;
import java.util.Comparator;
import java.util.function.IntFunction;

/**
 * Draws the walls of pieces made of cubes, as far as the walls face the eye. Walls to the left and to the right have
 * different shadows, and lines show where pieces end.
 */
record CubeWalls(Picture picture, IsometricPlan plan) {
    private static final double SEAM_WIDTH = 0.02;
    private static final Cell LEFT = new Cell(1, 0);
    private static final Cell RIGHT = new Cell(0, 1);

    /** Draws the walls of one layer. Nearer walls are drawn later. */
    void draw(Brush brush, int layer, IntFunction<Colour> tones) {
        picture.region().cells().stream()
                .filter(cell -> cell.layer() == layer && pieceAt(cell) >= 0)
                .sorted(Comparator.comparing(cell -> cell.row() + cell.column()))
                .forEach(cell -> {
                    Colour colour = tones.apply(pieceAt(cell));
                    draw(brush, cell, LEFT, RIGHT, colour, IsometricPlan.LEFT_SHADOW);
                    draw(brush, cell, RIGHT, LEFT, colour, IsometricPlan.RIGHT_SHADOW);
                });
    }

    /** Returns the piece at a cell. Beyond the edge of the board there is no piece, even where opposite edges meet. */
    private int pieceAt(Cell cell) {
        return picture.region().contains(cell) ? picture.pieceAt(cell) : Picture.NOTHING;
    }

    /**
     * Tells whether a cell has a visible wall: the cell belongs to the piece, and the next cell towards the eye belongs
     * to no piece.
     */
    private boolean hasWall(Cell cell, int piece, Cell step) {
        return pieceAt(cell) == piece && pieceAt(cell.shifted(step)) < 0;
    }

    /**
     * Draws the wall of a cell, if there is one.
     *
     * @param step the step across the wall, towards the eye
     * @param along the step along the wall
     */
    private void draw(Brush brush, Cell cell, Cell step, Cell along, Colour colour, double shadow) {
        int piece = pieceAt(cell);
        if (!hasWall(cell, piece, step)) {
            return;
        }
        Cell from = cell.shifted(step);
        Cell to = from.shifted(along);
        Path2D face = plan.wall(from, to);
        Colour dark = colour.mixed(Colour.BLACK, shadow);
        brush.fill(face, dark);
        brush.line(face, dark, SEAM_WIDTH);
        Path2D edges = plan.line(from, to, 0);
        if (!hasWall(cell.minus(along), piece, step)) {
            edges.append(plan.upright(from), false);
        }
        if (!hasWall(cell.shifted(along), piece, step)) {
            edges.append(plan.upright(to), false);
        }
        brush.line(edges, Drawing.edge(colour), Drawing.EDGE_WIDTH);
    }
}
