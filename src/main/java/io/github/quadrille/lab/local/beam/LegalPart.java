package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Selects pieces of a state that are on the board and do not overlap. The selection is greedy. The number of conflicts
 * of a piece is the sum, over its cells, of the number of other pieces on the cell. Pieces with fewer conflicts are
 * tried first, and among pieces with equally many conflicts the earlier one in the list of pieces. For pieces with p
 * cells in total, this takes O(p log p) time, plus time linear in the size of the board.
 */
final class LegalPart {
    private final Puzzle puzzle;
    private final BeamPieces pieces;
    /** This map has, for each selected piece, the numbers of its cells. */
    private final Map<Integer, int[]> chosen = new LinkedHashMap<>();

    LegalPart(Puzzle puzzle, BeamPieces pieces, int[] state) {
        this.puzzle = puzzle;
        this.pieces = pieces;
        int[][] cells = Arrays.stream(state).mapToObj(this::cells).toArray(int[][]::new);
        int[] counts = new int[puzzle.region().size()];
        for (int[] piece : cells) {
            for (int cell : piece) {
                counts[cell]++;
            }
        }
        long[] order = new long[state.length];
        for (int piece = 0; piece < order.length; piece++) {
            long conflicts = 0;
            for (int cell : cells[piece]) {
                conflicts += counts[cell] - 1;
            }
            order[piece] = (conflicts << Integer.SIZE) + piece;
        }
        Arrays.sort(order);
        boolean[] taken = new boolean[counts.length];
        for (long entry : order) {
            take((int) entry, cells[(int) entry], taken);
        }
    }

    /** Returns the cells that a piece covers. The array is empty if a part of the piece is outside the board. */
    private int[] cells(int place) {
        int[] cells =
                pieces.cells(place).stream().mapToInt(puzzle.region()::cellAt).toArray();
        for (int cell : cells) {
            if (cell < 0) {
                return new int[0];
            }
        }
        return cells;
    }

    private void take(int piece, int[] cells, boolean[] taken) {
        for (int i = 0; i < cells.length; i++) {
            if (taken[cells[i]]) {
                // The piece is not selected, so its cells become free again. On a small board with joined opposite
                // edges, such as a torus, the taken cell can also be a cell of the piece itself.
                for (int j = 0; j < i; j++) {
                    taken[cells[j]] = false;
                }
                return;
            }
            taken[cells[i]] = true;
        }
        if (cells.length > 0) {
            chosen.put(piece, cells);
        }
    }

    /** Returns how many mandatory cells the selected pieces cover. */
    int covered() {
        return chosen.values().stream()
                .mapToInt(cells -> (int) Arrays.stream(cells)
                        .filter(puzzle.region()::isMandatory)
                        .count())
                .sum();
    }

    Packing packing() {
        List<Placement> placements = new ArrayList<>();
        chosen.forEach((piece, cells) -> placements.add(Placement.on(puzzle, pieces.kind(piece), cells)));
        return new Packing(placements);
    }
}
