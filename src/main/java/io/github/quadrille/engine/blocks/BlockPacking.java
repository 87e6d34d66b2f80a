package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.blocks.Block.BlockGrid;
import io.github.quadrille.engine.solve.Solver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Packs a rectangle block by block with the standard bag, which has equally many of each free tetromino. The exact
 * search packs one block of each size, always with the same result. This packing is copied into all other blocks of the
 * size. Time and memory are linear in the size of the board.
 */
public final class BlockPacking {
    /** This isometry exchanges rows and columns. It is a flip, which free pieces may undergo. */
    private static final Isometry TRANSPOSITION = Isometry.FLIP_TURN_270;

    private final Map<String, String> names = new HashMap<>();

    private BlockPacking(Bag bag) {
        for (Kind kind : BuiltInKinds.set("tetrominoes").kinds()) {
            names.put(kind.name(), StandardBagTheorem.nameOf(kind, bag).orElseThrow());
        }
    }

    /** Returns a packing of a puzzle, if {@link StandardBagTheorem} applies to it and says that there is one. */
    public static Optional<Packing> of(Puzzle puzzle) {
        return StandardBagTheorem.rule(puzzle)
                .filter(PackableRectangle.class::isInstance)
                .map(PackableRectangle.class::cast)
                .map(ruling -> new BlockPacking(puzzle.bag()).packing(ruling));
    }

    private Packing packing(PackableRectangle ruling) {
        List<Placement> pieces = new ArrayList<>();
        for (BlockGrid grid : ruling.cut()) {
            List<Placement> pattern = pattern(grid.blockRows(), grid.blockColumns());
            grid.blocks()
                    .forEach(block -> pattern.forEach(piece -> pieces.add(block.piece(piece.kind(), piece.cells()))));
        }
        return new Packing(pieces);
    }

    /**
     * Returns the packing of a block at the top left of the board. The packing of a turned block is made from that of
     * the block, so the exact search has to pack only four sizes.
     */
    private List<Placement> pattern(int rows, int columns) {
        List<Placement> pattern = new ArrayList<>();
        for (Placement piece : search(Math.min(rows, columns), Math.max(rows, columns))) {
            List<Cell> cells = rows <= columns
                    ? piece.cells()
                    : piece.cells().stream().map(TRANSPOSITION::apply).sorted().toList();
            pattern.add(new Placement(names.get(piece.kind()), cells));
        }
        return pattern;
    }

    private static List<Placement> search(int rows, int columns) {
        Verdict verdict = Solver.of(Puzzle.standard(rows, columns)).solve();
        if (verdict instanceof Verdict.Packed packed) {
            return packed.first().pieces();
        }
        throw new IllegalStateException("The search found no packing of a " + rows + "x" + columns + " block.");
    }
}
