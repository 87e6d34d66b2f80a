package io.github.quadrille.app.render;

import io.github.quadrille.app.render.ExplodedDrawing.IsometricPlan;
import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** The walls of pieces of cubes that look towards the eye, in two shadows, with lines where pieces end. */
final class CubeWalls {
    private static final double LEFT_SHADOW = 0.13;
    private static final double RIGHT_SHADOW = 0.27;
    private static final double SEAM_WIDTH = 0.02;
    private static final Cell LEFT = new Cell(1, 0);
    private static final Cell RIGHT = new Cell(0, 1);

    private final Picture picture;
    private final IsometricPlan plan;

    CubeWalls(Picture picture, IsometricPlan plan) {
        this.picture = picture;
        this.plan = plan;
    }

    /** Draws those of a layer, later what is nearer. */
    void draw(Brush brush, int layer, IntFunction<Colour> tones) {
        for (Cell cell : fromBackToFront(layer)) {
            int piece = pieceAt(cell);
            Colour colour = tones.apply(piece);
            if (hasWall(cell, piece, LEFT)) {
                draw(brush, cell, LEFT, RIGHT, colour, LEFT_SHADOW);
            }
            if (hasWall(cell, piece, RIGHT)) {
                draw(brush, cell, RIGHT, LEFT, colour, RIGHT_SHADOW);
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
        AffineTransform ground = plan.at(cell.layer(), 0);
        AffineTransform ceiling = plan.at(cell.layer(), 1);
        Path2D face = line(from, to, ground);
        face.append(line(to, from, ceiling), true);
        face.closePath();
        Colour dark = colour.mixed(Colour.BLACK, shadow);
        brush.fill(face, dark);
        brush.line(face, dark, SEAM_WIDTH);
        Path2D edges = line(from, to, ground);
        if (!hasWall(cell.minus(along), piece, step)) {
            edges.append(upright(from), false);
        }
        if (!hasWall(cell.shifted(along), piece, step)) {
            edges.append(upright(to), false);
        }
        brush.line(edges, Drawing.edge(colour), Drawing.EDGE_WIDTH);
    }

    private static Path2D line(Cell from, Cell to, AffineTransform plane) {
        Path2D line = new Path2D.Double();
        line.moveTo(from.column(), from.row());
        line.lineTo(to.column(), to.row());
        line.transform(plane);
        return line;
    }

    private Path2D upright(Cell corner) {
        Path2D line = line(corner, corner, plan.at(corner.layer(), 0));
        line.append(line(corner, corner, plan.at(corner.layer(), 1)), true);
        return line;
    }
}
