package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ExplodedDrawing.IsometricPlan;
import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** The walls of pieces of cubes that look towards the eye, in two shadows, with lines where pieces end. */
record CubeWalls(Picture picture, IsometricPlan plan) {
    private static final double SEAM_WIDTH = 0.02;
    private static final Cell LEFT = new Cell(1, 0);
    private static final Cell RIGHT = new Cell(0, 1);

    /** Draws those of a layer, later what is nearer. */
    void draw(Brush brush, int layer, IntFunction<Colour> tones) {
        for (Cell cell : fromBackToFront(layer)) {
            int piece = pieceAt(cell);
            Colour colour = tones.apply(piece);
            if (hasWall(cell, piece, LEFT)) {
                draw(brush, cell, LEFT, RIGHT, colour, IsometricPlan.LEFT_SHADOW);
            }
            if (hasWall(cell, piece, RIGHT)) {
                draw(brush, cell, RIGHT, LEFT, colour, IsometricPlan.RIGHT_SHADOW);
            }
        }
    }

    private List<Cell> fromBackToFront(int layer) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < picture.rows(); row++) {
            for (int column = 0; column < picture.columns(); column++) {
                Cell cell = new Cell(layer, row, column);
                if (pieceAt(cell) >= 0) {
                    cells.add(cell);
                }
            }
        }
        cells.sort(Comparator.comparing(cell -> cell.row() + cell.column()));
        return cells;
    }

    /** Not carried over edges that meet. */
    private int pieceAt(Cell cell) {
        return cell.row() < 0 || cell.row() >= picture.rows() || cell.column() < 0 || cell.column() >= picture.columns()
                ? Picture.NOTHING
                : picture.pieceAt(cell.layer(), cell.row(), cell.column());
    }

    /** Whether a cell is of a piece and the next one, towards the eye, of none. */
    private boolean hasWall(Cell cell, int piece, Cell step) {
        return pieceAt(cell) == piece && pieceAt(cell.shifted(step)) < 0;
    }

    /** @param step across the wall; {@code along} runs in it */
    private void draw(Brush brush, Cell cell, Cell step, Cell along, Colour colour, double shadow) {
        int piece = pieceAt(cell);
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
