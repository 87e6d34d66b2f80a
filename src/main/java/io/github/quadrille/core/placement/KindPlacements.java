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

/** Lists the placements of one kind on a board, sorted by orientation, layer, row and column. */
final class KindPlacements {
    private final Region region;
    private final int kind;
    private final OptionList options;
    private final Optional<RuleFilter> filter;
    /**
     * Holds the cells of placements that are listed already. The set is used only for shapes that are so long that two
     * placements can have the same cells.
     */
    private final Set<List<Integer>> seen = new HashSet<>();

    /**
     * Prepares to list the placements of one kind.
     *
     * @param options the list that receives the placements
     * @param filter the filter that drops placements that break the rules; empty if there are no rules
     */
    KindPlacements(Region region, int kind, OptionList options, Optional<RuleFilter> filter) {
        this.region = region;
        this.kind = kind;
        this.options = options;
        this.filter = filter;
    }

    /**
     * Adds the placements of an orientation. They follow the placements of earlier orientations.
     *
     * @param colours the ways in which the cells of the orientation can be coloured; not read if there are no rules
     */
    void add(Polyform orientation, List<List<Character>> colours, Runnable pause) {
        Wrap wrap = region.wrap();
        // Two shifts of a shape can have the same cells only if the board joins opposite edges. The shape must also be
        // longer than half of the board in that direction.
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

    /**
     * Returns the distance from the corner of a shape to each of its cells, ascending. The positions of the board's
     * picture are numbered, and a distance is the difference between two of these numbers.
     */
    private int[] steps(Polyform orientation) {
        return orientation.cells().stream()
                .mapToInt(cell -> (cell.layer() * region.rows() + cell.row()) * region.columns() + cell.column())
                .toArray();
    }

    /**
     * Stores the numbers of the cells of a placement in {@code covered}, ascending. Returns false if the board lacks
     * one of the cells.
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
     * Stores the numbers of the cells of a placement that can reach across joined edges of the board. Returns false if
     * the board lacks one of the cells.
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

    /**
     * Returns whether the cells of a placement are all different. A placement inside the picture has different cells,
     * which are sorted already. The cell numbers of any other placement are sorted here.
     */
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
