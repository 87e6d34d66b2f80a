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
 * Converts the places of spheres in BurrTools to the places of balls in puzzles, and back. BurrTools has spheres at
 * voxels with an even sum of coordinates. Rows of spheres run at 45 degrees to the rows of balls in puzzles.
 */
final class BurrSpheres {
    private BurrSpheres() {}

    /** Returns the cell of a puzzle for the sphere at a voxel. */
    static Cell cell(int x, int y, int z) {
        return new Cell(z, (x - z + y) / 2, (x - z - y) / 2);
    }

    /** Returns the voxel of a ball. Its coordinates z, y and x are the layer, row and column of the result. */
    private static Cell voxel(Cell cell) {
        return new Cell(cell.layer(), cell.row() - cell.column(), cell.row() + cell.column() + cell.layer());
    }

    /**
     * Returns a box of voxels that contains the given balls. The sum of the three coordinates is even for each ball,
     * and also for the corner where the box begins. So the sum stays even when the coordinates are counted from that
     * corner.
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
