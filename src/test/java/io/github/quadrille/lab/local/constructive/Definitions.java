package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Computes legal placements and scores straight from their definitions. It is slow, and tests compare fast code with
 * it.
 */
final class Definitions {
    private static final int REACH = 9;

    private Definitions() {}

    /** Returns all placements of one more piece that the checker accepts. */
    static Set<Placement> legal(Puzzle puzzle, Packing part) {
        PackingChecker checker = new PackingChecker(puzzle);
        Set<Placement> legal = new HashSet<>();
        for (int i = 0; i < puzzle.bag().size(); i++) {
            Kind kind = puzzle.bag().kind(i);
            for (Isometry transform : puzzle.region().lattice().isometries(puzzle.symmetry())) {
                for (int row = -REACH; row < puzzle.region().rows() + REACH; row++) {
                    for (int column = -REACH; column < puzzle.region().columns() + REACH; column++) {
                        Placement one = laid(puzzle.region(), kind, transform, row, column);
                        List<Placement> pieces = new ArrayList<>(part.pieces());
                        pieces.add(one);
                        if (checker.faultsOfPart(new Packing(pieces)).isEmpty()) {
                            legal.add(one);
                        }
                    }
                }
            }
        }
        return legal;
    }

    private static Placement laid(Region region, Kind kind, Isometry transform, int row, int column) {
        Set<Cell> cells = new TreeSet<>();
        for (Cell cell : kind.shape().cells()) {
            Cell there = transform.apply(cell).shifted(row, column);
            cells.add(new Cell(
                    region.wrap().topMeetsBottom() ? Math.floorMod(there.row(), region.rows()) : there.row(),
                    region.wrap().leftMeetsRight() ? Math.floorMod(there.column(), region.columns()) : there.column()));
        }
        return new Placement(kind.name(), List.copyOf(cells));
    }

    static int distance(Region region, Cell one, Cell other) {
        int best = Integer.MAX_VALUE;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if ((down == 0 || region.wrap().topMeetsBottom())
                        && (right == 0 || region.wrap().leftMeetsRight())) {
                    Cell image = other.shifted(down * region.rows(), right * region.columns());
                    best = Math.min(best, Math.abs(one.row() - image.row()) + Math.abs(one.column() - image.column()));
                }
            }
        }
        return best;
    }

    /**
     * Returns the hill climber's score of a placement: the sum of the distances of its cells from the nearest filled
     * cells. On the empty board, the border cells count as filled.
     */
    static long nearness(Region region, Packing part, Placement placement) {
        List<Cell> filled = filled(part);
        return nearness(region, filled.isEmpty() ? border(region) : filled, placement);
    }

    /**
     * Returns the hill climber's score of a placement: the sum of the distances of its cells from the nearest filled
     * cells. The border cells always count as filled.
     */
    static long nearnessWithBorder(Region region, Packing part, Placement placement) {
        List<Cell> sources = new ArrayList<>(filled(part));
        sources.addAll(border(region));
        return nearness(region, sources, placement);
    }

    private static long nearness(Region region, Collection<Cell> sources, Placement placement) {
        return placement.cells().stream()
                .mapToLong(cell -> sources.stream()
                        .mapToLong(source -> distance(region, cell, source))
                        .min()
                        .orElse(0))
                .sum();
    }

    /** Returns the constructive beam's score of a state: the sum of the distances of all pairs of filled cells. */
    static long spread(Region region, Packing part) {
        List<Cell> filled = filled(part);
        long sum = 0;
        for (int i = 0; i < filled.size(); i++) {
            for (int j = 0; j < i; j++) {
                sum += distance(region, filled.get(i), filled.get(j));
            }
        }
        return sum;
    }

    static List<Cell> filled(Packing part) {
        return part.pieces().stream().flatMap(piece -> piece.cells().stream()).toList();
    }

    private static Collection<Cell> border(Region region) {
        List<Cell> border = new ArrayList<>();
        for (int cell = 0; cell < region.size(); cell++) {
            int row = region.row(cell);
            int column = region.column(cell);
            if (region.cellAt(row - 1, column) < 0
                    || region.cellAt(row + 1, column) < 0
                    || region.cellAt(row, column - 1) < 0
                    || region.cellAt(row, column + 1) < 0) {
                border.add(region.cell(cell));
            }
        }
        return border;
    }
}
