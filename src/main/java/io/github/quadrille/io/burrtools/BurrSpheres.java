package io.github.quadrille.io.burrtools;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.burrtools.BurrFile.BurrShape;
import io.github.quadrille.io.text.TextPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Converts the places of spheres in BurrTools to our places of balls, and back. BurrTools has spheres at voxels with an
 * even sum of coordinates. Their rows run across ours at 45 degrees.
 */
final class BurrSpheres {
    private BurrSpheres() {}

    /** Returns the place that the sphere of a voxel has in our pictures. */
    static Cell cell(int x, int y, int z) {
        return new Cell(z, (x - z + y) / 2, (x - z - y) / 2);
    }

    /** Returns the voxel of a ball: its z, y and x. */
    private static Cell voxel(Cell cell) {
        return new Cell(cell.layer(), cell.row() - cell.column(), cell.row() + cell.column() + cell.layer());
    }

    /**
     * Returns a box of voxels with some balls. The corner of the box has an even sum of coordinates, so that sums stay
     * even.
     */
    static BurrShape box(List<Cell> cells, Function<Cell, Character> mark, Function<Cell, Character> colour) {
        Map<Cell, Cell> balls = new HashMap<>();
        cells.forEach(cell -> balls.put(voxel(cell), cell));
        Cell corner = new Cell(least(balls, Cell::layer), least(balls, Cell::row), least(balls, Cell::column));
        Cell first = corner.shifted(0, -Math.floorMod(corner.layer() + corner.row() + corner.column(), 2));
        int z = 1 - least(balls, voxel -> -voxel.layer()) - first.layer();
        int y = 1 - least(balls, voxel -> -voxel.row()) - first.row();
        int x = 1 - least(balls, voxel -> -voxel.column()) - first.column();
        StringBuilder states = new StringBuilder();
        StringBuilder colours = new StringBuilder();
        for (int at = 0; at < x * y * z; at++) {
            Cell ball = balls.get(first.shifted(new Cell(at / x / y, at / x % y, at % x)));
            states.append(ball == null ? BurrShape.EMPTY : mark.apply(ball).charValue());
            colours.append(ball == null ? '\0' : colour.apply(ball).charValue());
        }
        return new BurrShape(TextPosition.NONE, "", x, y, z, states.toString(), colours.toString(), false);
    }

    private static int least(Map<Cell, Cell> balls, ToIntFunction<Cell> coordinate) {
        return balls.keySet().stream().mapToInt(coordinate).min().orElseThrow();
    }
}
