package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Counts packings in the simplest way, cell by cell. A cell that is not covered yet is covered by a piece whose
 * smallest cell it is, or stays open if it is optional. With the engines, this class shares boards, the shapes of
 * pieces and, except for balls, the turns and flips of lattices.
 */
public final class BruteForce {
    private final Puzzle puzzle;
    private final Region region;
    private final List<Map<Cell, List<Set<Cell>>>> placements = new ArrayList<>();
    private final List<Cell> cells = new ArrayList<>();
    private final Set<Cell> covered = new HashSet<>();
    private final int[] used;
    private final long enough;
    private int enoughCovered = Integer.MAX_VALUE;
    private long count;
    private int most = -1;

    private BruteForce(Puzzle puzzle, long enough) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        this.enough = enough;
        this.used = new int[puzzle.bag().size()];
        for (Cell cell : box()) {
            if (region.markAt(cell) != Region.HOLE) {
                cells.add(cell);
            }
        }
        puzzle.bag()
                .supplies()
                .forEach(supply -> placements.add(
                        placements(supply.kind().shape()).stream().collect(Collectors.groupingBy(Collections::min))));
    }

    /** Returns the number of packings, or {@code enough} when there are at least that many. */
    public static long count(Puzzle puzzle, long enough) {
        BruteForce force = new BruteForce(puzzle, enough);
        force.fill(0);
        return force.count;
    }

    /**
     * Returns the most cells that pieces cover when no cell must be covered, or -1 when no covering has the wanted
     * counts.
     */
    public static int mostCovered(Puzzle puzzle) {
        Region region = puzzle.region();
        Region open = region.drawnAs(region.picture(cell -> Region.OPTIONAL));
        BruteForce force =
                new BruteForce(new Puzzle(puzzle.name(), open, puzzle.symmetry(), puzzle.bag()), Long.MAX_VALUE);
        force.enoughCovered = region.size();
        force.fill(0);
        return force.most;
    }

    private Set<Set<Cell>> placements(Polyform shape) {
        Set<Set<Cell>> all = new HashSet<>();
        Lattice lattice = region.lattice();
        if (lattice == Lattices.FCC) {
            return new RigidPlacements(cells, shape.cells(), puzzle.symmetry()).all();
        }
        for (Isometry isometry : lattice.isometries(puzzle.symmetry())) {
            // The piece's first cell always covers a cell of the board.
            for (Cell first : cells) {
                Cell move = first.minus(lattice.image(isometry, shape.cells().get(0)));
                Set<Cell> onBoard = new TreeSet<>();
                for (Cell cell : shape.cells()) {
                    onBoard.add(carried(lattice.image(isometry, cell).shifted(move)));
                }
                if (lattice.canMove(move) && onBoard.size() == shape.size() && cells.containsAll(onBoard)) {
                    all.add(onBoard);
                }
            }
        }
        return all;
    }

    /** Returns all positions of the board's picture, including holes. */
    private List<Cell> box() {
        List<Cell> box = new ArrayList<>();
        for (int layer = 0; layer < region.layers(); layer++) {
            for (int row = 0; row < region.rows(); row++) {
                for (int column = 0; column < region.columns(); column++) {
                    box.add(new Cell(layer, row, column));
                }
            }
        }
        return box;
    }

    private Cell carried(Cell cell) {
        return new Cell(
                region.wrap().frontMeetsBack() ? Math.floorMod(cell.layer(), region.layers()) : cell.layer(),
                region.wrap().topMeetsBottom() ? Math.floorMod(cell.row(), region.rows()) : cell.row(),
                region.wrap().leftMeetsRight() ? Math.floorMod(cell.column(), region.columns()) : cell.column());
    }

    private void fill(int index) {
        if (count >= enough || most >= enoughCovered) {
            return;
        }
        if (index == cells.size()) {
            if (countsFit()) {
                count++;
                most = Math.max(most, covered.size());
            }
            return;
        }
        Cell cell = cells.get(index);
        if (covered.contains(cell)) {
            fill(index + 1);
            return;
        }
        for (int kind = 0; kind < used.length; kind++) {
            if (used[kind] < puzzle.bag().count(kind).max()) {
                for (Set<Cell> placement : placements.get(kind).getOrDefault(cell, List.of())) {
                    if (Collections.disjoint(placement, covered)) {
                        used[kind]++;
                        covered.addAll(placement);
                        fill(index + 1);
                        covered.removeAll(placement);
                        used[kind]--;
                    }
                }
            }
        }
        if (region.markAt(cell) == Region.OPTIONAL) {
            fill(index + 1);
        }
    }

    private boolean countsFit() {
        for (int kind = 0; kind < used.length; kind++) {
            if (!puzzle.bag().count(kind).contains(used[kind])) {
                return false;
            }
        }
        return true;
    }
}
