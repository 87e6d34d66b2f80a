package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lays pieces in the simplest way: it tries all places for every piece, beginning at the top left. It adds up the
 * distances of empty cells pair by pair. Tests compare fast code with it.
 */
final class SlowFitter {
    private final Puzzle puzzle;
    private final Region region;
    private final GenePieces pieces;

    SlowFitter(Puzzle puzzle, GenePieces pieces) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        this.pieces = pieces;
    }

    Packing packing(Chromosome chromosome) {
        Set<Cell> filled = new HashSet<>();
        List<Placement> placements = new ArrayList<>();
        for (int piece : chromosome.order()) {
            int kind = pieces.kind(piece);
            Polyform shape = puzzle.bag()
                    .kind(kind)
                    .shape()
                    .orientations(puzzle.symmetry())
                    .get(chromosome.turn(piece));
            firstPlace(shape, filled).ifPresent(cells -> {
                filled.addAll(cells);
                placements.add(new Placement(puzzle.bag().kind(kind).name(), cells));
            });
        }
        return new Packing(placements);
    }

    private Optional<List<Cell>> firstPlace(Polyform shape, Set<Cell> filled) {
        for (int row = 0; row < region.rows(); row++) {
            for (int column = 0; column < region.columns(); column++) {
                Set<Cell> cells = new HashSet<>();
                for (Cell cell : shape.cells()) {
                    int number = region.cellAt(row + cell.row(), column + cell.column());
                    if (number >= 0 && !filled.contains(region.cell(number))) {
                        cells.add(region.cell(number));
                    }
                }
                if (cells.size() == shape.size()) {
                    return Optional.of(cells.stream().sorted().toList());
                }
            }
        }
        return Optional.empty();
    }

    long value(Packing packing) {
        Set<Cell> covered = new HashSet<>();
        packing.pieces().forEach(piece -> covered.addAll(piece.cells()));
        List<Cell> open = new ArrayList<>();
        int mandatory = 0;
        for (int number = 0; number < region.size(); number++) {
            if (region.isMandatory(number)) {
                mandatory++;
                if (!covered.contains(region.cell(number))) {
                    open.add(region.cell(number));
                }
            }
        }
        long distances = 0;
        for (int i = 0; i < open.size(); i++) {
            for (int j = 0; j < i; j++) {
                distances += distance(open.get(i), open.get(j));
            }
        }
        return 100L * (mandatory - open.size()) - distances;
    }

    private int distance(Cell one, Cell other) {
        int rows = Math.abs(one.row() - other.row());
        int columns = Math.abs(one.column() - other.column());
        return (region.wrap().topMeetsBottom() ? Math.min(rows, region.rows() - rows) : rows)
                + (region.wrap().leftMeetsRight() ? Math.min(columns, region.columns() - columns) : columns);
    }
}
