package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the picture of a covering. The target is the set of cells that have to be covered. Covered cells outside the
 * target are shown as cells that may be covered.
 */
public final class CoveringPicture {
    private CoveringPicture() {}

    /** Returns the picture of a covering. The picture takes a few hundred bytes of memory for each piece. */
    public static Picture of(String name, Target target, Covering covering) {
        List<List<Cell>> pieces = new ArrayList<>();
        for (int piece = 0; piece < covering.pieces(); piece++) {
            pieces.add(new ArrayList<>(4));
        }
        int[] shapes = new int[covering.pieces()];
        List<String> rows = new ArrayList<>();
        StringBuilder marks = new StringBuilder();
        for (int row = 0; row < target.rows(); row++) {
            marks.setLength(0);
            for (int column = 0; column < target.columns(); column++) {
                int piece = covering.piece(row, column) - 1;
                if (piece >= 0) {
                    pieces.get(piece).add(new Cell(row, column));
                    shapes[piece] = covering.shape(row, column);
                }
                char outside = piece >= 0 ? Region.OPTIONAL : Region.HOLE;
                marks.append(target.contains(row, column) ? Region.MANDATORY : outside);
            }
            rows.add(marks.toString());
        }
        List<Placement> placements = new ArrayList<>();
        for (int piece = 0; piece < shapes.length; piece++) {
            // Where a covering comes from outside the program, some numbers of pieces can be unused.
            if (shapes[piece] > 0) {
                placements.add(new Placement(TetrominoShape.of(shapes[piece]).free(), pieces.get(piece)));
            }
        }
        Bag bag = new Bag(BuiltInKinds.set("tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, CountRange.ANY))
                .toList());
        Puzzle puzzle = new Puzzle(name, new Region(rows, Wrap.NONE), PieceSymmetry.FREE, bag);
        return Picture.of(puzzle, new Packing(placements));
    }
}
