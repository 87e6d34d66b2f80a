package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.ArrayList;
import java.util.List;

/** A state with all its pieces, wherever they lie; cells go around where edges meet, else over them. */
record AllPieces(Puzzle puzzle, BeamPieces pieces) {
    Packing of(int[] state) {
        List<Placement> placements = new ArrayList<>();
        for (int piece = 0; piece < state.length; piece++) {
            String kind = puzzle.bag().kind(pieces.kind(piece)).name();
            placements.add(new Placement(kind, cells(state[piece])));
        }
        return new Packing(placements);
    }

    private List<Cell> cells(int place) {
        Region region = puzzle.region();
        int[] rowOffsets = pieces.rowOffsets(pieces.shape(place));
        int[] columnOffsets = pieces.columnOffsets(pieces.shape(place));
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < rowOffsets.length; i++) {
            int row = pieces.row(place) + rowOffsets[i];
            int column = pieces.column(place) + columnOffsets[i];
            cells.add(new Cell(
                    region.wrap().topMeetsBottom() ? row % region.rows() : row,
                    region.wrap().leftMeetsRight() ? column % region.columns() : column));
        }
        cells.sort(null);
        return cells;
    }
}
