package io.github.quadrille.cli;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Fault;
import io.github.quadrille.puzzle.Kind;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.SearchOptions;
import io.github.quadrille.solve.Solver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads the letters of a picture as kinds, and divides cells with the same letter into pieces where they touch: whether
 * that can be done is a small puzzle of its own. What cannot be divided stays together, for the check to refuse. Where no
 * letter is a kind's, each names a piece, whose shape tells its kind.
 */
final class PictureReading {
    private static final SearchOptions PATIENT = SearchOptions.FIND_ONE.withNodeLimit(100_000);
    private static final int[][] STEPS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

    private final Puzzle puzzle;
    private final PackingChecker checker;

    PictureReading(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
    }

    /** The packing, with names of kinds for letters. */
    Packing read(Packing letters) {
        if (letters.pieces().stream().noneMatch(part -> kind(part.kind()) >= 0)) {
            return named(letters);
        }
        List<Placement> pieces = new ArrayList<>();
        for (Placement part : letters.pieces()) {
            int index = kind(part.kind());
            if (index < 0) {
                pieces.add(part);
                continue;
            }
            Kind kind = puzzle.bag().kind(index);
            boolean connected = parts(kind.shape().cells(), Wrap.NONE).size() == 1;
            if (part.cells().size() == kind.size()) {
                pieces.add(new Placement(kind.name(), part.cells()));
            } else if (connected) {
                parts(part.cells(), puzzle.region().wrap()).forEach(cells -> pieces.addAll(divided(kind, cells)));
            } else {
                pieces.addAll(divided(kind, part.cells()));
            }
        }
        return new Packing(pieces);
    }

    /** The packing in which the letters are names of pieces; where a name is used again, its cells do not touch. */
    private Packing named(Packing letters) {
        List<Placement> pieces = new ArrayList<>();
        for (Placement part : letters.pieces()) {
            List<List<Cell>> groups = kindOf(part.cells()).isPresent()
                    ? List.of(part.cells())
                    : parts(part.cells(), puzzle.region().wrap());
            groups.forEach(cells -> pieces.add(new Placement(kindOf(cells).orElse(part.kind()), cells)));
        }
        return new Packing(pieces);
    }

    private Optional<String> kindOf(List<Cell> cells) {
        return puzzle.bag().supplies().stream()
                .map(Supply::kind)
                .filter(kind -> kind.size() == cells.size())
                .map(Kind::name)
                .filter(name -> checker.faultsOfPart(new Packing(List.of(new Placement(name, cells)))).stream()
                        .noneMatch(fault -> fault.type() == Fault.Type.NOT_AN_ORIENTATION))
                .findFirst();
    }

    private int kind(String letter) {
        for (int index = 0; index < puzzle.bag().size(); index++) {
            if (letter.equals(String.valueOf(puzzle.bag().letter(index)))) {
                return index;
            }
        }
        return -1;
    }

    /** The pieces that these cells are, or one impossible piece. */
    private List<Placement> divided(Kind kind, List<Cell> cells) {
        List<Placement> together = List.of(new Placement(kind.name(), cells));
        Region region = puzzle.region();
        if (cells.size() <= kind.size() || cells.stream().anyMatch(cell -> !isOn(region, cell))) {
            return together;
        }
        char[][] rows = new char[region.rows()][region.columns()];
        for (char[] row : rows) {
            Arrays.fill(row, Region.HOLE);
        }
        cells.forEach(cell -> rows[cell.row()][cell.column()] = Region.MANDATORY);
        List<String> picture = Arrays.stream(rows).map(String::new).toList();
        Bag only = new Bag(List.of(new Supply(kind, CountRange.ANY)));
        Puzzle question = new Puzzle(kind.name(), new Region(picture, region.wrap()), puzzle.symmetry(), only);
        return Solver.of(question).with(PATIENT).solve() instanceof Verdict.Packed packed
                ? packed.first().pieces()
                : together;
    }

    private static boolean isOn(Region region, Cell cell) {
        return cell.row() < region.rows() && cell.column() < region.columns();
    }

    /** The connected parts. */
    private List<List<Cell>> parts(List<Cell> cells, Wrap wrap) {
        Set<Cell> unseen = new TreeSet<>(cells);
        List<List<Cell>> parts = new ArrayList<>();
        for (Cell first : cells) {
            if (unseen.remove(first)) {
                List<Cell> part = new ArrayList<>();
                Deque<Cell> open = new ArrayDeque<>(List.of(first));
                while (!open.isEmpty()) {
                    Cell cell = open.pop();
                    part.add(cell);
                    for (int[] step : STEPS) {
                        Cell next = carried(cell.shifted(step[0], step[1]), wrap);
                        if (unseen.remove(next)) {
                            open.push(next);
                        }
                    }
                }
                Collections.sort(part);
                parts.add(part);
            }
        }
        return parts;
    }

    private Cell carried(Cell cell, Wrap wrap) {
        Region region = puzzle.region();
        return new Cell(
                wrap.topMeetsBottom() ? Math.floorMod(cell.row(), region.rows()) : cell.row(),
                wrap.leftMeetsRight() ? Math.floorMod(cell.column(), region.columns()) : cell.column());
    }
}
