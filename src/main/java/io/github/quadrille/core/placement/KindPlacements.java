package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lists the placements of one kind on a board, by orientation, layer, row and column. */
final class KindPlacements {
    private final Region region;
    private final int kind;
    private final OptionList options;
    private final Optional<RuleFilter> filter;
    /**
     * This set holds the cells of the placements listed so far, for shapes of which two placements may have the same
     * cells.
     */
    private final Set<List<Integer>> seen = new HashSet<>();

    /**
     * Prepares to list the placements of one kind.
     *
     * @param options the list that receives the placements
     * @param filter the filter that drops placements by the rules; empty where there are no rules
     */
    KindPlacements(Region region, int kind, OptionList options, Optional<RuleFilter> filter) {
        this.region = region;
        this.kind = kind;
        this.options = options;
        this.filter = filter;
    }

    /**
     * Adds the placements of an orientation after those of earlier orientations.
     *
     * @param colours the ways in which the cells of the orientation may be coloured
     */
    void add(Polyform orientation, List<List<Character>> colours, Runnable pause) {
        Wrap wrap = region.wrap();
        // Two shifts of a shape can have the same cells only when it spans more than half of a direction in which edges
        // meet.
        boolean mayRepeat = region.isLapped(orientation, 2);
        int lastLayer = region.layers() - orientation.depth();
        int lastRow = region.rows() - orientation.height();
        int lastColumn = region.columns() - orientation.width();
        int layers = wrap.frontMeetsBack() ? region.layers() : lastLayer + 1;
        int rows = wrap.topMeetsBottom() ? region.rows() : lastRow + 1;
        int columns = wrap.leftMeetsRight() ? region.columns() : lastColumn + 1;
        int[] steps = steps(orientation);
        int[] covered = new int[steps.length];
        for (int layer = 0; layer < layers; layer++) {
            for (int row = 0; row < rows; row++) {
                pause.run();
                int begin = (layer * region.rows() + row) * region.columns();
                boolean isRowInside = layer <= lastLayer && row <= lastRow;
                for (int column = -orientation.left(); column < columns; column++) {
                    Cell corner = new Cell(layer, row, column);
                    if (!region.lattice().canMove(corner)) {
                        continue;
                    }
                    boolean isInside = isRowInside && column <= lastColumn;
                    if ((isInside
                                    ? covers(begin + column, steps, covered)
                                    : coversCarried(orientation, corner, covered))
                            && (filter.isEmpty() || filter.get().allows(kind, covered, colours))
                            && areDifferent(covered, isInside)
                            && (!mayRepeat
                                    || seen.add(Arrays.stream(covered).boxed().toList()))) {
                        options.add(kind, covered, covered.length);
                    }
                }
            }
        }
    }

    /** Returns for each cell of a shape how far its position in the picture is from that of the corner, ascending. */
    private int[] steps(Polyform orientation) {
        return orientation.cells().stream()
                .mapToInt(cell -> (cell.layer() * region.rows() + cell.row()) * region.columns() + cell.column())
                .toArray();
    }

    /**
     * Finds the numbers of the cells of a placement, ascending. Returns false where the board lacks one of the cells.
     */
    private boolean covers(int corner, int[] steps, int[] covered) {
        for (int i = 0; i < steps.length; i++) {
            covered[i] = region.cellOn(corner + steps[i]);
            if (covered[i] < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Finds the numbers of the cells of a placement that may reach over edges that meet. Returns false where the board
     * lacks one of the cells.
     */
    private boolean coversCarried(Polyform orientation, Cell corner, int[] covered) {
        for (int i = 0; i < covered.length; i++) {
            Cell cell = orientation.cells().get(i);
            covered[i] = region.cellAt(
                    corner.layer() + cell.layer(), corner.row() + cell.row(), corner.column() + cell.column());
            if (covered[i] < 0) {
                return false;
            }
        }
        return true;
    }

    /** Sorts cell numbers that may have come over edges that meet. Returns false where a cell is covered twice. */
    private static boolean areDifferent(int[] covered, boolean areSorted) {
        if (areSorted) {
            return true;
        }
        Arrays.sort(covered);
        for (int i = 1; i < covered.length; i++) {
            if (covered[i] == covered[i - 1]) {
                return false;
            }
        }
        return true;
    }
}
