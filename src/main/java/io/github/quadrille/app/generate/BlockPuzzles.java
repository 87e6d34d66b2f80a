package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Generates puzzles as the published genetic system does: solved blocks are drawn at random with replacement and put
 * side by side. The blocks of that system are 4x4. There is always a packing, and the bag holds exactly the pieces of
 * the drawn blocks. All packings of a block are found once by exact search. On every lattice, a block is moved to its
 * place but never turned.
 */
public final class BlockPuzzles implements PuzzleSource {
    /**
     * A block with this many packings or more is refused. Tetrominoes have far fewer packings of a 4x4 block, but
     * smaller pieces can have too many to keep.
     */
    private static final long MOST_BLOCKS = 100_000;

    /** A block of the default size has this many pieces, like a block of the published system. */
    private static final int PIECES = 4;

    private final Region board;
    private final PieceChoice pieces;
    private final List<Cell> moves;
    private final List<Packing> blocks = new ArrayList<>();

    /** Says which things are equally likely to be drawn. */
    public enum Draw {
        /**
         * Each combination of pieces is equally likely, as in the published system. A combination that is drawn always
         * has the same packing in a block, the one that was found first.
         */
        BAGS,
        /** Each packing is equally likely, so combinations with many packings are drawn more often. */
        FILLINGS
    }

    /**
     * Searches for the packings of the block.
     *
     * @param blockSize the name of the block in messages
     * @param pieces the kinds of pieces; the published ones are the one-sided tetrominoes
     * @throws ImpossibleRequest when blocks do not fill the board, or when pieces do not fill a block, or fill it in
     *     too many ways
     */
    public BlockPuzzles(Region board, Region block, String blockSize, PieceChoice pieces, Draw draw) {
        this.board = board;
        this.pieces = pieces;
        this.moves = moves(board, block, blockSize);
        Puzzle puzzle = new Puzzle("block", block, pieces.symmetry(), pieces.unlimited());
        Map<Bag, Packing> bags = new LinkedHashMap<>();
        Solver.of(puzzle)
                .with(SearchOptions.FIND_ALL.withPackings(MOST_BLOCKS))
                .listening(SolveListener.until(() -> false, packing -> {
                    blocks.add(packing);
                    bags.putIfAbsent(pieces.countedIn(packing.pieces()), packing);
                }))
                .solve();
        if (blocks.isEmpty()) {
            throw new ImpossibleRequest("No block of %s can be filled by %s. Use another --block, or tetrominoes."
                    .formatted(blockSize, pieces.names()));
        }
        if (blocks.size() >= MOST_BLOCKS) {
            throw new ImpossibleRequest(
                    "A block of %s has %,d packings or more, too many to draw from. Use a smaller --block."
                            .formatted(blockSize, MOST_BLOCKS));
        }
        if (draw == Draw.BAGS) {
            blocks.clear();
            blocks.addAll(bags.values());
        }
    }

    /**
     * Returns the size that a block has if the user gives none. The block has as many sides as the board, and the sides
     * are as equal as possible. If all pieces have the same size, four pieces fill the block. For tetrominoes on
     * squares, the size is 4x4.
     *
     * @param sides the number of sides in the size of the board
     * @param unit the number of cells of a board whose sides are 1
     */
    public static String usualBlock(int sides, int unit, PieceChoice pieces) {
        int cells = PIECES * pieces.commonDivisor() / unit;
        List<String> words = new ArrayList<>();
        for (int left = sides; left > 0; left--) {
            int side = left == 1 ? cells : 1;
            for (int longer = side + 1; Math.pow(longer, left) <= cells; longer++) {
                side = cells % longer == 0 ? longer : side;
            }
            words.add(Integer.toString(side));
            cells /= side;
        }
        return String.join("x", words);
    }

    /**
     * Returns the moves that carry the block to each of its places. Each move puts the first cell of the block on the
     * first open cell of the board. All earlier cells are covered then, so the block can cover this cell in no other
     * way. So there is only one way to fill the board with blocks.
     */
    private static List<Cell> moves(Region board, Region block, String blockSize) {
        List<Cell> moves = new ArrayList<>();
        BitSet covered = new BitSet();
        for (int open = 0; open < board.size(); open = covered.nextClearBit(open)) {
            Cell move = board.cell(open).minus(block.cell(0));
            boolean fits = board.lattice().canMove(move);
            for (Cell cell : block.cells()) {
                int on = board.cellAt(cell.shifted(move));
                fits &= on >= 0 && !covered.get(on);
                covered.set(Math.max(on, 0));
            }
            if (!fits) {
                throw new ImpossibleRequest("Blocks of %s do not fill %s. Use %s, or another --block."
                        .formatted(blockSize, RandomFilling.words(board), sizeNear(board, block)));
            }
            moves.add(move);
        }
        return moves;
    }

    private static String sizeNear(Region board, Region block) {
        boolean box = board.size() == board.layers() * board.rows() * board.columns();
        String sides = multipleNear(board.rows(), block.rows()) + "x" + multipleNear(board.columns(), block.columns());
        return !box
                ? "another size"
                : board.lattice().isSolid() ? multipleNear(board.layers(), block.layers()) + "x" + sides : sides;
    }

    private static int multipleNear(int side, int ofBlock) {
        return Math.max(1, (side + ofBlock / 2) / ofBlock) * ofBlock;
    }

    /** Returns the packings of a block from which the generator draws. */
    List<Packing> blocks() {
        return Collections.unmodifiableList(blocks);
    }

    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        List<Placement> laid = new ArrayList<>();
        for (Cell move : moves) {
            blocks.get(random.nextInt(blocks.size()))
                    .pieces()
                    .forEach(piece -> laid.add(piece.moved(cell -> cell.shifted(move))));
        }
        Puzzle puzzle = new Puzzle(name, board, pieces.symmetry(), pieces.countedIn(laid));
        return Optional.of(GeneratedPuzzle.packed(puzzle, Known.PLANTED, new Packing(laid), pieces));
    }
}
