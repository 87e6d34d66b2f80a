package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds how few cells of a small target must stay uncovered. It tries everything: on one cell after another, each shape
 * and no shape.
 */
final class Exhaustive {
    private final Target target;
    private final boolean[][] covered;
    private final List<TetrominoShape> shapes = new ArrayList<>();
    private int best;

    private Exhaustive(Target target, ShapeLimits limits) {
        this.target = target;
        this.covered = new boolean[target.rows()][target.columns()];
        this.best = target.size();
        TetrominoShape.all().stream().filter(shape -> limits.allows(shape.id())).forEach(shapes::add);
    }

    /**
     * Returns the least number of target cells that stay uncovered. A limit of 0 forbids its shape, and other limits
     * are ignored.
     */
    static int fewestMissing(Target target, ShapeLimits limits) {
        Exhaustive search = new Exhaustive(target, limits);
        search.from(0, 0);
        return search.best;
    }

    private void from(int square, int missing) {
        if (missing >= best) {
            return;
        }
        int at = square;
        int columns = target.columns();
        while (at < target.rows() * columns && !isOpen(at / columns, at % columns)) {
            at++;
        }
        if (at == target.rows() * columns) {
            best = missing;
            return;
        }
        for (TetrominoShape shape : shapes) {
            if (put(shape, at / columns, at % columns)) {
                from(at + 1, missing);
                set(shape, at / columns, at % columns, false);
            }
        }
        from(at + 1, missing + 1);
    }

    private boolean isOpen(int row, int column) {
        return target.contains(row, column) && !covered[row][column];
    }

    private boolean put(TetrominoShape shape, int row, int column) {
        Cell first = shape.shape().cells().get(0);
        for (Cell cell : shape.shape().cells()) {
            if (!isOpen(row + cell.row() - first.row(), column + cell.column() - first.column())) {
                return false;
            }
        }
        set(shape, row, column, true);
        return true;
    }

    private void set(TetrominoShape shape, int row, int column, boolean value) {
        Cell first = shape.shape().cells().get(0);
        for (Cell cell : shape.shape().cells()) {
            covered[row + cell.row() - first.row()][column + cell.column() - first.column()] = value;
        }
    }
}
