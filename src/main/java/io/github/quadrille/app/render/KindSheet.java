package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the kinds of a set in rows, each in the position in which the set defines it. The board has only the cells of
 * these pieces.
 */
public final class KindSheet {
    /** A row of kinds is at most this many columns wide, so that it fits into a terminal. */
    private static final int WIDTH = 19;

    private final List<Placement> pieces = new ArrayList<>();
    private int row;
    private int column;
    private int height;

    private KindSheet() {}

    /** Returns the picture of all kinds of a set. */
    public static Picture of(PieceSet set) {
        KindSheet sheet = new KindSheet();
        set.kinds().forEach(sheet::lay);
        Lattice lattice = set.kinds().get(0).shape().lattice();
        List<Cell> cells =
                sheet.pieces.stream().flatMap(piece -> piece.cells().stream()).toList();
        Region board = DrawnRegion.of(lattice, cells, List.of());
        Bag bag = new Bag(set.kinds().stream()
                .map(kind -> new Supply(kind, CountRange.ANY))
                .toList());
        Puzzle puzzle = new Puzzle(set.name(), board, set.symmetry(), bag);
        return Picture.ofKinds(puzzle, new Packing(sheet.pieces));
    }

    private void lay(Kind kind) {
        Polyform shape = kind.shape();
        // There is a gap between kinds. Triangles are moved by an even number, so that they still point up.
        int step = shape.lattice() == Lattices.TRIANGULAR ? 2 : 1;
        if (column > 0 && column + shape.width() > WIDTH) {
            row += (height + step) / step * step;
            column = 0;
            height = 0;
        }
        pieces.add(new Placement(
                kind.name(),
                shape.cells().stream().map(cell -> cell.shifted(row, column)).toList()));
        column += (shape.width() + step) / step * step;
        height = Math.max(height, shape.height());
    }
}
