package io.github.quadrille.target;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyomino;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * What a covering is worth, recomputed from what is written in its cells alone; it shares no code with any search.
 *
 * @param target how many cells are to be covered
 * @param missing cells of the target that are not covered
 * @param excess covered cells outside of the target
 * @param uses how many pieces there are of each shape, by id; index 0 is unused
 * @param faults what is wrong, in sentences; at most 20
 */
public record CoveringCheck(int target, int missing, int excess, List<Integer> uses, List<String> faults) {
    private static final int MOST_FAULTS = 20;

    public CoveringCheck {
        uses = List.copyOf(uses);
        faults = List.copyOf(faults);
    }

    /** Looks at every cell; linear in time and memory. */
    public static CoveringCheck of(Target target, Covering covering, ShapeLimits limits) {
        List<String> faults = new ArrayList<>();
        if (target.rows() != covering.rows() || target.columns() != covering.columns()) {
            faults.add("The covering is %d x %d, but the target is %d x %d."
                    .formatted(covering.rows(), covering.columns(), target.rows(), target.columns()));
            return new CoveringCheck(target.size(), target.size(), 0, noUses(), faults);
        }
        int missing = 0;
        int excess = 0;
        TreeMap<Integer, List<Cell>> pieces = new TreeMap<>();
        for (int row = 0; row < target.rows(); row++) {
            for (int column = 0; column < target.columns(); column++) {
                boolean covered = covering.shape(row, column) != 0;
                missing += target.contains(row, column) && !covered ? 1 : 0;
                excess += covered && !target.contains(row, column) ? 1 : 0;
                if (covered != (covering.piece(row, column) != 0)) {
                    faults.add("Cell (%d, %d) has shape %d but piece %d."
                            .formatted(row, column, covering.shape(row, column), covering.piece(row, column)));
                } else if (covered) {
                    pieces.computeIfAbsent(covering.piece(row, column), number -> new ArrayList<>(4))
                            .add(new Cell(row, column));
                }
            }
        }
        List<Integer> uses = uses(covering, pieces, faults);
        for (ShapeLimits.Cap cap : limits.caps()) {
            int used = cap.ids().stream().mapToInt(uses::get).sum();
            if (used > cap.most()) {
                faults.add("%s is used %,d times, but at most %,d are allowed.".formatted(cap.name(), used, cap.most()));
            }
        }
        return new CoveringCheck(
                target.size(), missing, excess, uses, faults.subList(0, Math.min(MOST_FAULTS, faults.size())));
    }

    private static List<Integer> noUses() {
        return new ArrayList<>(java.util.Collections.nCopies(TetrominoShape.COUNT + 1, 0));
    }

    private static List<Integer> uses(Covering covering, TreeMap<Integer, List<Cell>> pieces, List<String> faults) {
        Integer[] uses = new Integer[TetrominoShape.COUNT + 1];
        Arrays.fill(uses, 0);
        pieces.forEach((number, cells) -> {
            Cell first = cells.get(0);
            int id = covering.shape(first.row(), first.column());
            if (id > TetrominoShape.COUNT || !isShape(id, cells)) {
                faults.add("Piece %d at (%d, %d) is not of shape %d.".formatted(number, first.row(), first.column(), id));
            } else {
                uses[id]++;
            }
            for (Cell cell : cells) {
                if (covering.shape(cell.row(), cell.column()) != id) {
                    faults.add("Piece %d has shape %d at (%d, %d), but %d before."
                            .formatted(
                                    number,
                                    covering.shape(cell.row(), cell.column()),
                                    cell.row(),
                                    cell.column(),
                                    id));
                }
            }
        });
        return List.of(uses);
    }

    private static boolean isShape(int id, List<Cell> cells) {
        Polyomino shape = TetrominoShape.of(id).shape();
        if (cells.size() != shape.size()) {
            return false;
        }
        Cell first = cells.get(0);
        Cell anchor = shape.cells().get(0);
        for (int i = 0; i < cells.size(); i++) {
            Cell wanted = shape.cells().get(i).shifted(first.row() - anchor.row(), first.column() - anchor.column());
            if (!cells.get(i).equals(wanted)) {
                return false;
            }
        }
        return true;
    }

    /** How many target cells are covered. */
    public int covered() {
        return target - missing;
    }

    /** As published: {@code 100 (1 - (missing + excess) / target)}; 100 when there is nothing to cover and nothing lies. */
    public double accuracy() {
        int wrong = missing + excess;
        return wrong == 0 ? 100 : 100 * (1 - (double) wrong / Math.max(1, target));
    }

    /** Whether every piece is what it says, and no limit is exceeded. */
    public boolean isLegal() {
        return faults.isEmpty();
    }
}
