package io.github.quadrille.proof.checker.puzzle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the sides and corners at which cells of a board meet, and the straight lines along such sides. Cells also meet
 * over joined edges of the board.
 *
 * @param board the board
 */
record CellMeetings(DerivedBoard board) {
    /** Each entry is a step in rows and columns from a hexagon to one of its neighbours, clockwise from the east. */
    private static final int[][] AROUND_HEXAGON = {{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}};

    /** Returns the other cells that share a side with a cell. */
    BitSet next(int cell) {
        PicturePosition here = board.cells().get(cell);
        BitSet next = numbers(board.form().steps(here).stream().map(here::plus).toList());
        next.clear(cell);
        return next;
    }

    /** Returns whether a side of a cell is on the edge of the board or of a hole. */
    boolean isOnEdge(int cell) {
        PicturePosition here = board.cells().get(cell);
        return board.form().steps(here).stream().anyMatch(step -> board.at(here.plus(step)) < 0);
    }

    /** Returns all pairs of cells that share a side. */
    Set<BitSet> sides() {
        Set<BitSet> sides = new LinkedHashSet<>();
        for (int cell = 0; cell < board.cells().size(); cell++) {
            int one = cell;
            next(cell).stream().forEach(other -> sides.add(set(one, other)));
        }
        return sides;
    }

    /** Returns a set for each corner of each cell: all cells that have this corner. */
    Set<BitSet> points() {
        Set<BitSet> points = new LinkedHashSet<>();
        for (PicturePosition cell : board.cells()) {
            switch (board.form()) {
                case HEXAGONAL -> {
                    for (int i = 0; i < AROUND_HEXAGON.length; i++) {
                        int[] one = AROUND_HEXAGON[i];
                        int[] other = AROUND_HEXAGON[(i + 1) % AROUND_HEXAGON.length];
                        points.add(
                                numbers(List.of(cell, beside(cell, one[0], one[1]), beside(cell, other[0], other[1]))));
                    }
                }
                case TRIANGULAR -> {
                    int tip = LatticeForm.pointsUp(cell) ? 0 : 1;
                    points.add(aroundTip(beside(cell, tip, 0)));
                    points.add(aroundTip(beside(cell, 1 - tip, -1)));
                    points.add(aroundTip(beside(cell, 1 - tip, 1)));
                }
                default ->
                    boxes(cell).forEach(last -> {
                        PicturePosition there = last.minus(cell);
                        points.add(numbers(boxes(cell).stream()
                                .map(step -> cell.plus(there).minus(step.minus(cell)))
                                .toList()));
                    });
            }
        }
        return points;
    }

    private static PicturePosition beside(PicturePosition cell, int row, int column) {
        return cell.plus(new PicturePosition(0, row, column));
    }

    /** Returns the triangles of the board, at most six, around the upper tip of a triangle that points up. */
    private BitSet aroundTip(PicturePosition cell) {
        List<PicturePosition> around = new ArrayList<>();
        for (int column = -1; column <= 1; column++) {
            around.add(beside(cell, 0, column));
            around.add(beside(cell, -1, column));
        }
        return numbers(around);
    }

    /**
     * Returns the position of a cell, and all positions that result if 1 is added to some of its coordinates. Together
     * they are the corners of a box.
     */
    private List<PicturePosition> boxes(PicturePosition cell) {
        List<PicturePosition> boxes = new ArrayList<>(List.of(cell));
        for (PicturePosition unit : board.form().units()) {
            List<PicturePosition> farther = boxes.stream().map(unit::plus).toList();
            boxes.addAll(farther);
        }
        return boxes;
    }

    /**
     * Returns all straight lines between cells. A line is given by the pairs of cells whose common side is on the line.
     * Boards of hexagons have no such lines.
     */
    List<List<BitSet>> lines() {
        Map<List<Integer>, List<BitSet>> lines = new LinkedHashMap<>();
        for (int number = 0; number < board.cells().size(); number++) {
            PicturePosition cell = board.cells().get(number);
            int row = cell.row();
            int column = cell.column();
            if (board.form() == LatticeForm.TRIANGULAR) {
                if (LatticeForm.pointsUp(cell)) {
                    add(lines, number, beside(cell, 1, 0), 0, row);
                    add(lines, number, beside(cell, 0, 1), 1, column - row);
                    add(lines, number, beside(cell, 0, -1), 2, column + row);
                }
            } else if (board.form() != LatticeForm.HEXAGONAL) {
                List<PicturePosition> units = board.form().units();
                for (int axis = 0; axis < units.size(); axis++) {
                    int at = board.form().coordinates(cell).get(axis);
                    add(lines, number, cell.plus(units.get(axis)), axis, at);
                }
            }
        }
        return List.copyOf(lines.values());
    }

    /**
     * Adds a pair of cells to a line if the second cell is on the board. A direction and a number identify the line.
     */
    private void add(Map<List<Integer>, List<BitSet>> lines, int cell, PicturePosition next, int direction, int at) {
        int other = board.at(next);
        if (other >= 0 && other != cell) {
            lines.computeIfAbsent(List.of(direction, at), line -> new ArrayList<>())
                    .add(set(cell, other));
        }
    }

    private BitSet numbers(List<PicturePosition> places) {
        BitSet numbers = new BitSet();
        places.stream().mapToInt(board::at).filter(cell -> cell >= 0).forEach(numbers::set);
        return numbers;
    }

    private static BitSet set(int one, int other) {
        BitSet both = new BitSet();
        both.set(one);
        both.set(other);
        return both;
    }
}
