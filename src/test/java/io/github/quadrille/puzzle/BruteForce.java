package io.github.quadrille.puzzle;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Polyomino;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Transform;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Counts packings without any cleverness: cell by cell, the cell is covered by a piece whose smallest cell it is, or
 * left open when it may be. Shares nothing with the engines but the shapes of pieces.
 */
public final class BruteForce {
    private final Puzzle puzzle;
    private final Region region;
    private final List<Set<Set<Cell>>> placements = new ArrayList<>();
    private final List<Cell> cells = new ArrayList<>();
    private final Set<Cell> covered = new HashSet<>();
    private final int[] used;
    private final long enough;
    private long count;

    private BruteForce(Puzzle puzzle, long enough) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        this.enough = enough;
        this.used = new int[puzzle.bag().size()];
        for (int row = 0; row < region.rows(); row++) {
            for (int column = 0; column < region.columns(); column++) {
                if (region.markAt(row, column) != Region.HOLE) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        puzzle.bag()
                .supplies()
                .forEach(supply -> placements.add(placements(supply.kind().shape())));
    }

    /** How many packings there are, counted no further than {@code enough}. */
    public static long count(Puzzle puzzle, long enough) {
        BruteForce force = new BruteForce(puzzle, enough);
        force.fill(0);
        return force.count;
    }

    private Set<Set<Cell>> placements(Polyomino shape) {
        Set<Set<Cell>> all = new HashSet<>();
        for (Transform transform : puzzle.symmetry().transforms()) {
            for (int row = -5; row < region.rows() + 5; row++) {
                for (int column = -5; column < region.columns() + 5; column++) {
                    Set<Cell> onBoard = new TreeSet<>();
                    for (Cell cell : shape.cells()) {
                        onBoard.add(carried(transform.apply(cell).shifted(row, column)));
                    }
                    if (onBoard.size() == shape.size() && cells.containsAll(onBoard)) {
                        all.add(onBoard);
                    }
                }
            }
        }
        return all;
    }

    private Cell carried(Cell cell) {
        return new Cell(
                region.wrap().topMeetsBottom() ? Math.floorMod(cell.row(), region.rows()) : cell.row(),
                region.wrap().leftMeetsRight() ? Math.floorMod(cell.column(), region.columns()) : cell.column());
    }

    private void fill(int index) {
        if (count >= enough) {
            return;
        }
        if (index == cells.size()) {
            count += countsFit() ? 1 : 0;
            return;
        }
        Cell cell = cells.get(index);
        if (covered.contains(cell)) {
            fill(index + 1);
            return;
        }
        for (int kind = 0; kind < used.length; kind++) {
            if (used[kind] < puzzle.bag().count(kind).max()) {
                for (Set<Cell> placement : placements.get(kind)) {
                    if (Collections.min(placement).equals(cell) && Collections.disjoint(placement, covered)) {
                        used[kind]++;
                        covered.addAll(placement);
                        fill(index + 1);
                        covered.removeAll(placement);
                        used[kind]--;
                    }
                }
            }
        }
        if (region.markAt(cell.row(), cell.column()) == Region.OPTIONAL) {
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
