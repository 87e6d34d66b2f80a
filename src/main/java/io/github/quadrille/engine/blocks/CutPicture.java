package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.blocks.Block.BlockGrid;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows how a rectangle is cut into blocks. The cut is a packing whose pieces are the blocks, so that it can be drawn
 * like any other packing. The kinds are called {@code A (6x20)} and {@code B (4x10)}, so that pictures label them A and
 * B.
 *
 * @param puzzle the board and its blocks
 * @param packing the positions of the blocks
 */
public record CutPicture(Puzzle puzzle, Packing packing) {
    private static final String LETTERS = "AB";

    public static CutPicture of(PackableRectangle ruling) {
        List<Supply> supplies = new ArrayList<>();
        List<Placement> blocks = new ArrayList<>();
        for (BlockGrid grid : ruling.cut()) {
            Polyform shape = grid.block(0, 0).shape();
            String name = "%c (%s)"
                    .formatted(LETTERS.charAt(supplies.size()), grid.block(0, 0).size());
            supplies.add(new Supply(new Kind(name, shape), CountRange.exactly(Math.toIntExact(grid.size()))));
            grid.blocks().forEach(block -> blocks.add(block.piece(name, shape.cells())));
        }
        String title = ruling.rows() + "x" + ruling.columns() + " cut into blocks";
        Region region = Region.rectangle(ruling.rows(), ruling.columns());
        Puzzle puzzle = new Puzzle(title, region, PieceSymmetry.FIXED, new Bag(supplies));
        return new CutPicture(puzzle, new Packing(blocks));
    }

    /** Returns a letter for each cell, one string for each row. */
    public List<String> letters() {
        return packing.picture(puzzle);
    }
}
