package io.github.quadrille.puzzle;

import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.exactcover.KindItem;
import io.github.quadrille.exactcover.OptionList;
import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyform;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * All candidate placements of a puzzle's pieces on its board, numbered from 0 by kind, orientation, layer, row and column, and the
 * exact cover that they make: placement 0 is its option 0, and so on. Engines read {@link #cover}; what they have chosen gets
 * its names back here.
 *
 * <p>Orientations that look the same, and wrapped placements with the same cells, count once; wrapped placements that
 * overlap themselves do not count. A kind with a maximum of 0 has none. Memory is linear in placements times piece size.
 */
public final class PlacementTable {
    private final Puzzle puzzle;
    private final ExactCover cover;

    /** Lists all placements, however many there are. */
    public PlacementTable(Puzzle puzzle) {
        this(puzzle, () -> {});
    }

    /**
     * Those of a puzzle's rest are what is left beside given pieces.
     *
     * @param pause called about once per row of the board and orientation, so that it may give up by throwing
     */
    public PlacementTable(Puzzle puzzle, Runnable pause) {
        if (!puzzle.given().isEmpty()) {
            throw new IllegalArgumentException(
                    "In '%s' pieces are given. Maybe list the placements of its rest.".formatted(puzzle.name()));
        }
        this.puzzle = puzzle;
        OptionList options = new OptionList();
        options.clear(puzzle.region().size(), puzzle.bag().size());
        List<KindItem> kinds = new ArrayList<>();
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            CountRange count = puzzle.bag().count(kind);
            Polyform shape = puzzle.bag().kind(kind).shape();
            kinds.add(new KindItem(count.min(), count.max(), shape.size(), shape.isConnected()));
            if (count.max() > 0) {
                addKind(kind, options, pause);
            }
        }
        cover = new ExactCover(BoardCells.of(puzzle), kinds, options, pause);
    }

    /** An upper bound on how many placements a puzzle has, without listing them. */
    public static long bound(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .mapToLong(supply -> (long) puzzle.region().size()
                        * supply.kind().shape().orientations(puzzle.symmetry()).size())
                .sum();
    }

    /** Whose placements these are. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The instance that engines read; where the goal is to cover, all its cells are optional. */
    public ExactCover cover() {
        return cover;
    }

    /** How many placements there are. */
    public int size() {
        return cover.options();
    }

    /** The index in the bag of a placement's kind. */
    public int kind(int placement) {
        return cover.kind(placement);
    }

    /** How many cells a placement covers. */
    public int area(int placement) {
        return cover.area(placement);
    }

    /** The i-th smallest cell number that a placement covers. */
    public int cell(int placement, int i) {
        return cover.cell(placement, i);
    }

    /** The cell numbers of a placement, ascending. */
    public int[] cells(int placement) {
        return cover.cellsOf(placement);
    }

    /** The placement with this number, by the name of its kind and its cells. */
    public Placement placement(int placement) {
        List<Cell> covered =
                Arrays.stream(cells(placement)).mapToObj(puzzle.region()::cell).toList();
        return new Placement(puzzle.bag().kind(kind(placement)).name(), covered);
    }

    /**
     * The number of a placement, if it is one of these. Linear in the placements on its first cell.
     *
     * @param piece on the board
     */
    public OptionalInt number(Placement piece) {
        int kind = puzzle.bag().indexOf(piece.kind());
        int[] covered = piece.cells().stream()
                .mapToInt(puzzle.region()::cellAt)
                .sorted()
                .toArray();
        return number(kind, covered);
    }

    /**
     * The number of a placement of a kind on these cells, if it is one of these. Linear in the placements on its first cell.
     *
     * @param cells ascending
     */
    public OptionalInt number(int kind, int[] cells) {
        for (int i = 0; i < cover.onCell(cells[0]); i++) {
            int placement = cover.onCell(cells[0], i);
            if (kind(placement) == kind && cover.isOn(placement, cells)) {
                return OptionalInt.of(placement);
            }
        }
        return OptionalInt.empty();
    }

    /** The numbers of the placements of a packing, piece by piece; all are among these. */
    public int[] numbers(Packing packing) {
        return packing.pieces().stream()
                .mapToInt(piece -> number(piece).orElseThrow())
                .toArray();
    }

    /** The placements with these numbers, in the order of their numbers. */
    public Packing packing(int[] placements) {
        return new Packing(
                Arrays.stream(placements).sorted().mapToObj(this::placement).toList());
    }

    private void addKind(int kind, OptionList options, Runnable pause) {
        Region region = puzzle.region();
        Polyform shape = puzzle.bag().kind(kind).shape();
        Set<List<Integer>> seen = new HashSet<>();
        for (Polyform orientation : shape.orientations(puzzle.symmetry())) {
            boolean mayRepeat = mayRepeat(orientation, region);
            int layers = region.wrap().frontMeetsBack() ? region.layers() : region.layers() - orientation.depth() + 1;
            int rows = region.wrap().topMeetsBottom() ? region.rows() : region.rows() - orientation.height() + 1;
            int columns =
                    region.wrap().leftMeetsRight() ? region.columns() : region.columns() - orientation.width() + 1;
            int left = orientation.left();
            for (int layer = 0; layer < layers; layer++) {
                for (int row = 0; row < rows; row++) {
                    pause.run();
                    for (int column = -left; column < columns; column++) {
                        Cell corner = new Cell(layer, row, column);
                        int[] covered =
                                region.lattice().canMove(corner) ? covered(region, orientation, corner) : new int[0];
                        if (covered.length > 0
                                && (!mayRepeat
                                        || seen.add(
                                                Arrays.stream(covered).boxed().toList()))) {
                            options.add(kind, covered, covered.length);
                        }
                    }
                }
            }
        }
    }

    /** Two lifts of the same cells differ only when one of them spans more than half of a closed direction. */
    private static boolean mayRepeat(Polyform orientation, Region region) {
        Wrap wrap = region.wrap();
        return (wrap.leftMeetsRight() && 2 * orientation.width() > region.columns())
                || (wrap.topMeetsBottom() && 2 * orientation.height() > region.rows())
                || (wrap.frontMeetsBack() && 2 * orientation.depth() > region.layers());
    }

    /** The sorted cell numbers, or none when a cell is missing or covered twice. */
    private static int[] covered(Region region, Polyform orientation, Cell corner) {
        int[] covered = new int[orientation.size()];
        for (int i = 0; i < covered.length; i++) {
            Cell cell = orientation.cells().get(i);
            covered[i] = region.cellAt(
                    corner.layer() + cell.layer(), corner.row() + cell.row(), corner.column() + cell.column());
            if (covered[i] < 0) {
                return new int[0];
            }
        }
        Arrays.sort(covered);
        for (int i = 1; i < covered.length; i++) {
            if (covered[i] == covered[i - 1]) {
                return new int[0];
            }
        }
        return covered;
    }
}
