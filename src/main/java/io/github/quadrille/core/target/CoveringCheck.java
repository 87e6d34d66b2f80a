package io.github.quadrille.core.target;

import io.github.quadrille.core.geometry.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Evaluates a covering from the contents of its cells alone. It shares no code with any search.
 *
 * @param target the number of cells that are to be covered
 * @param missing the number of cells of the target that are not covered
 * @param excess the number of covered cells outside of the target
 * @param uses the number of pieces of each shape, by id; index 0 is unused
 * @param faults what is wrong, in sentences; at most 20
 */
public record CoveringCheck(int target, int missing, int excess, List<Integer> uses, List<String> faults) {
    private static final int MOST_FAULTS = 20;

    public CoveringCheck {
        uses = List.copyOf(uses);
        faults = List.copyOf(faults);
    }

    /**
     * Evaluates a covering by its cells. The time is linear in the number of cells. The memory is linear in the number
     * of cells and in the highest number of a piece.
     */
    public static CoveringCheck of(Target target, Covering covering, ShapeLimits limits) {
        List<String> faults = new ArrayList<>();
        if (target.rows() != covering.rows() || target.columns() != covering.columns()) {
            faults.add("The covering is %d x %d, but the target is %d x %d."
                    .formatted(covering.rows(), covering.columns(), target.rows(), target.columns()));
            return new CoveringCheck(target.size(), target.size(), 0, noUses(), faults);
        }
        int missing = 0;
        int excess = 0;
        int[] uses = new int[TetrominoShape.COUNT + 1];
        for (int row = 0; row < target.rows(); row++) {
            for (int column = 0; column < target.columns(); column++) {
                boolean covered = covering.shape(row, column) != 0;
                missing += target.contains(row, column) && !covered ? 1 : 0;
                excess += covered && !target.contains(row, column) ? 1 : 0;
            }
        }
        countPieces(covering, uses, faults);
        List<Integer> counts = Arrays.stream(uses).boxed().toList();
        CoveringCheck check = new CoveringCheck(target.size(), missing, excess, counts, List.of());
        for (ShapeLimits.Cap cap : limits.caps()) {
            if (check.used(cap) > cap.most()) {
                faults.add(excess(cap, check.used(cap)));
            }
        }
        return new CoveringCheck(
                target.size(), missing, excess, counts, faults.subList(0, Math.min(MOST_FAULTS, faults.size())));
    }

    private static String excess(ShapeLimits.Cap cap, int used) {
        String name = Character.isDigit(cap.name().charAt(0)) ? "Shape " + cap.name() : cap.name();
        String most =
                cap.most() == 0 ? "none is" : "at most %,d %s".formatted(cap.most(), cap.most() == 1 ? "is" : "are");
        return "%s is used %,d %s, but %s allowed.".formatted(name, used, used == 1 ? "time" : "times", most);
    }

    private static List<Integer> noUses() {
        return Collections.nCopies(TetrominoShape.COUNT + 1, 0);
    }

    /**
     * Counts the pieces, and finds faults. The cells are read row by row. At the first cell of a piece, all four cells
     * of its shape must have the number of the piece, and no other cell may have that number.
     */
    private static void countPieces(Covering covering, int[] uses, List<String> faults) {
        BitSet met = new BitSet();
        BitSet seen = new BitSet();
        for (int row = 0; row < covering.rows(); row++) {
            for (int column = 0; column < covering.columns(); column++) {
                int id = covering.shape(row, column);
                int piece = covering.piece(row, column);
                int cell = row * covering.columns() + column;
                if (faults.size() >= MOST_FAULTS || seen.get(cell) || (id == 0 && piece == 0)) {
                    continue;
                }
                if (id < 1 || id > TetrominoShape.COUNT || piece < 1) {
                    faults.add("Cell (%d, %d) has shape %d and piece %d, which is not possible."
                            .formatted(row, column, id, piece));
                } else if (met.get(piece)) {
                    faults.add("Piece %d has its four cells already, but is also at (%d, %d), with shape %d."
                            .formatted(piece, row, column, id));
                } else if (markShape(covering, row, column, seen)) {
                    uses[id]++;
                    met.set(piece);
                } else {
                    faults.add("Piece %d at (%d, %d) is not of shape %d.".formatted(piece, row, column, id));
                }
            }
        }
    }

    private static boolean markShape(Covering covering, int row, int column, BitSet seen) {
        int id = covering.shape(row, column);
        int piece = covering.piece(row, column);
        List<Cell> cells = TetrominoShape.of(id).shape().cells();
        for (Cell cell : cells) {
            int r = row + cell.row() - cells.get(0).row();
            int c = column + cell.column() - cells.get(0).column();
            boolean inside = r >= 0 && r < covering.rows() && c >= 0 && c < covering.columns();
            if (!inside || covering.shape(r, c) != id || covering.piece(r, c) != piece) {
                return false;
            }
        }
        for (Cell cell : cells) {
            int r = row + cell.row() - cells.get(0).row();
            int c = column + cell.column() - cells.get(0).column();
            seen.set(r * covering.columns() + c);
        }
        return true;
    }

    /** Returns the number of legal pieces. */
    public int pieces() {
        return uses.stream().mapToInt(use -> use).sum();
    }

    /** Returns the number of pieces that count against a cap. */
    public int used(ShapeLimits.Cap cap) {
        return cap.ids().stream().mapToInt(uses::get).sum();
    }

    /** Returns the number of target cells that are covered. */
    public int covered() {
        return target - missing;
    }

    /**
     * Returns the accuracy in percent: {@code 100 (1 - (missing + excess) / target)}. It is 100 when there is nothing
     * to cover and there are no pieces.
     */
    public double accuracy() {
        int wrong = missing + excess;
        return wrong == 0 ? 100 : 100 * (1 - (double) wrong / Math.max(1, target));
    }

    /** Returns the accuracy for texts. It is rounded down, so that only a perfect covering shows 100. */
    public String percentage() {
        return "%.4f %%".formatted(Math.floor(accuracy() * 10_000) / 10_000);
    }

    /** Returns whether there are no faults: every piece has its shape, and no limit is exceeded. */
    public boolean isLegal() {
        return faults.isEmpty();
    }
}
