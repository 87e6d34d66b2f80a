package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The published generator of puzzles for the genetic search over piece sequences: solved 4x4 blocks, drawn at random
 * with replacement and put side by side. There is always a packing, and the bag says exactly the pieces of the blocks
 * drawn. The solved blocks are all packings of 4x4, found once by exact search.
 */
public final class BlockPuzzles implements PuzzleSource {
    /** Rows and columns of a block. */
    public static final int SIDE = 4;
    /** Many times what tetrominoes have; small pieces have more packings than one can draw from. */
    private static final long MOST_BLOCKS = 100_000;

    private final int rows;
    private final int columns;
    private final Wrap wrap;
    private final PieceChoice pieces;
    private final List<Packing> blocks = new ArrayList<>();

    /**
     * Searches the blocks.
     *
     * @param pieces the published ones are the one-sided tetrominoes
     * @throws ImpossibleRequest when blocks do not fill the board, or pieces no block
     */
    public BlockPuzzles(int rows, int columns, Wrap wrap, PieceChoice pieces) {
        if (rows % SIDE != 0 || columns % SIDE != 0) {
            throw new ImpossibleRequest("Blocks of 4x4 do not fill %dx%d. Maybe %dx%d."
                    .formatted(rows, columns, multipleNear(rows), multipleNear(columns)));
        }
        this.rows = rows;
        this.columns = columns;
        this.wrap = wrap;
        this.pieces = pieces;
        Puzzle block = new Puzzle("block", Region.rectangle(SIDE, SIDE), pieces.symmetry(), pieces.unlimited());
        Solver.of(block)
                .with(SearchOptions.FIND_ALL.withPackings(MOST_BLOCKS))
                .listening(SolveListener.until(() -> false, blocks::add))
                .solve();
        if (blocks.isEmpty()) {
            throw new ImpossibleRequest(
                    "No 4x4 block can be filled with %s. Maybe use tetrominoes.".formatted(pieces.names()));
        }
    }

    private static int multipleNear(int side) {
        return Math.max(1, (side + SIDE / 2) / SIDE) * SIDE;
    }

    /** All packings of a block. */
    List<Packing> blocks() {
        return Collections.unmodifiableList(blocks);
    }

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        List<Placement> laid = new ArrayList<>();
        for (int row = 0; row < rows; row += SIDE) {
            for (int column = 0; column < columns; column += SIDE) {
                Cell corner = new Cell(row, column);
                blocks.get(random.nextInt(blocks.size()))
                        .pieces()
                        .forEach(piece -> laid.add(piece.moved(cell -> cell.shifted(corner))));
            }
        }
        Region region = new Region(Region.rectangle(rows, columns).picture(), wrap);
        Puzzle puzzle = new Puzzle(name, region, pieces.symmetry(), pieces.countedIn(laid));
        return Optional.of(GeneratedPuzzle.packed(puzzle, Known.PLANTED, new Packing(laid), pieces));
    }
}
