package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The pieces of a state that lie on the board and not on each other, taken greedily: those with the fewest conflicts
 * first, then in the order of the bag. Takes O(p log p) time for p cells of pieces, and O(board) for a new board.
 */
final class LegalPart {
    private final Puzzle puzzle;
    private final BeamPieces pieces;
    private final int[] state;
    private final List<int[]> chosen = new ArrayList<>();
    private final List<Integer> chosenPieces = new ArrayList<>();
    private int covered;

    LegalPart(Puzzle puzzle, BeamPieces pieces, int[] state) {
        this.puzzle = puzzle;
        this.pieces = pieces;
        this.state = state;
        List<int[]> cells = new ArrayList<>();
        int[] counts = new int[puzzle.region().size()];
        for (int piece = 0; piece < state.length; piece++) {
            int[] mine = cells(piece);
            cells.add(mine);
            for (int cell : mine) {
                counts[cell]++;
            }
        }
        long[] order = new long[state.length];
        for (int piece = 0; piece < order.length; piece++) {
            long conflicts = -cells.get(piece).length;
            for (int cell : cells.get(piece)) {
                conflicts += counts[cell];
            }
            order[piece] = (conflicts << Integer.SIZE) + piece;
        }
        Arrays.sort(order);
        boolean[] taken = new boolean[counts.length];
        for (long entry : order) {
            take((int) entry, cells.get((int) entry), taken);
        }
    }

    /** The cells a piece covers; none when it leaves the board. */
    private int[] cells(int piece) {
        Region region = puzzle.region();
        int shape = pieces.shape(state[piece]);
        int[] rowOffsets = pieces.rowOffsets(shape);
        int[] columnOffsets = pieces.columnOffsets(shape);
        int[] cells = new int[rowOffsets.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = region.cellAt(
                    pieces.row(state[piece]) + rowOffsets[i], pieces.column(state[piece]) + columnOffsets[i]);
            if (cells[i] < 0) {
                return new int[0];
            }
        }
        return cells;
    }

    private void take(int piece, int[] cells, boolean[] taken) {
        for (int i = 0; i < cells.length; i++) {
            if (taken[cells[i]]) {
                // Also when it meets itself around a small board.
                for (int j = 0; j < i; j++) {
                    taken[cells[j]] = false;
                }
                return;
            }
            taken[cells[i]] = true;
        }
        for (int cell : cells) {
            covered += puzzle.region().isMandatory(cell) ? 1 : 0;
        }
        if (cells.length > 0) {
            chosen.add(cells);
            chosenPieces.add(piece);
        }
    }

    /** How many mandatory cells it covers. */
    int covered() {
        return covered;
    }

    Packing packing() {
        List<Placement> placements = new ArrayList<>();
        for (int i = 0; i < chosen.size(); i++) {
            List<Cell> cells = Arrays.stream(chosen.get(i))
                    .sorted()
                    .mapToObj(puzzle.region()::cell)
                    .toList();
            String kind = puzzle.bag().kind(pieces.kind(chosenPieces.get(i))).name();
            placements.add(new Placement(kind, cells));
        }
        return new Packing(placements);
    }
}
