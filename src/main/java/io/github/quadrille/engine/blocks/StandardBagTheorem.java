package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.blocks.Block.BlockGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides rectangles with the standard bag by a theorem.
 *
 * <p><b>Theorem.</b> The standard bag has k pieces of each of the free tetrominoes T I O L S, where k is area / 20
 * rounded down. It packs a rectangle if and only if 40 divides the area and both sides are at least 3.
 *
 * <p><b>Necessity.</b> The pieces cover 20 k cells, so 20 divides the area.
 *
 * <p>Suppose that 40 does not divide the area, so k is odd. Colour the board like a chessboard. The area is even, so
 * half of it, 10 k cells, is dark. This is an even number. Every I, O, L and S covers two dark cells, and every T
 * covers one or three. So the k T's cover an odd number of dark cells, and all pieces together cover an odd number,
 * too. This is a contradiction.
 *
 * <p>If a side is 1, only I's fit. Let the board have two rows, and let some packing have a T. The T points from one
 * row to the other, because otherwise it is three cells high. So it covers both cells of its middle column. No other
 * piece can reach across that column. So whole pieces cover all cells to the left of the column, except one cell that
 * the T covers. Their number is odd, because each of these columns has two cells. But every piece covers four cells. So
 * no packing of a board with two rows has a T.
 *
 * <p><b>Sufficiency.</b> {@link RectangleCut} cuts the rectangle into blocks 3x40, 4x10, 5x8 and 6x20, possibly turned.
 * The exact search finds a packing of each of the four ({@link BlockPacking}). In each block, the number of pieces of
 * each kind is a 20th of the block's area. So in the whole rectangle, it is a 20th of the area.
 */
public final class StandardBagTheorem {
    /** This sentence states the theorem. */
    public static final String STATEMENT = "Equally many of the free tetrominoes T, I, O, L and S pack a rectangle if"
            + " and only if 40 divides its area and both sides are at least 3.";

    private static final List<Kind> KINDS = BuiltInKinds.set("tetrominoes").kinds();

    private StandardBagTheorem() {}

    /** Tells whether a puzzle is a plain rectangle with the standard bag. The names of the kinds do not matter. */
    public static boolean applies(Puzzle puzzle) {
        Region region = puzzle.region();
        Bag bag = puzzle.bag();
        CountRange each = CountRange.exactly(region.size() / 20);
        return puzzle.goal() instanceof Goal.Pack
                && puzzle.given().isEmpty()
                && puzzle.rules().isEmpty()
                && region.wrap() == Wrap.NONE
                && region.mandatorySize() == (long) region.rows() * region.columns()
                && puzzle.symmetry() == PieceSymmetry.FREE
                && bag.size() == KINDS.size()
                && bag.supplies().stream().allMatch(supply -> supply.count().equals(each))
                && KINDS.stream().allMatch(kind -> nameOf(kind, bag).isPresent());
    }

    /** Returns what the theorem says about a puzzle, or empty if it does not apply. */
    public static Optional<TheoremAnswer> rule(Puzzle puzzle) {
        return applies(puzzle)
                ? Optional.of(rule(puzzle.region().rows(), puzzle.region().columns()))
                : Optional.empty();
    }

    /**
     * Returns what the theorem says about a rectangle.
     *
     * @throws IllegalArgumentException when a side is below 1
     */
    public static TheoremAnswer rule(int rows, int columns) {
        if (rows < 1 || columns < 1) {
            throw new IllegalArgumentException("A board cannot have " + rows + "x" + columns + " cells.");
        }
        long area = (long) rows * columns;
        if (area % 20 != 0) {
            return new UnpackableRectangle(UnpackableRectangle.Reason.AREA, rows, columns);
        }
        if (area % 40 != 0) {
            return new UnpackableRectangle(UnpackableRectangle.Reason.CHESSBOARD, rows, columns);
        }
        if (Math.min(rows, columns) < 3) {
            return new UnpackableRectangle(UnpackableRectangle.Reason.NARROW, rows, columns);
        }
        return new PackableRectangle(rows, columns, RectangleCut.of(rows, columns));
    }

    /** Returns the name that a bag gives to a free tetromino, if the bag has it. */
    static Optional<String> nameOf(Kind tetromino, Bag bag) {
        List<Polyform> looks = tetromino.shape().orientations(PieceSymmetry.FREE);
        return bag.supplies().stream()
                .map(supply -> supply.kind())
                .filter(kind -> looks.contains(kind.shape()))
                .map(Kind::name)
                .findFirst();
    }

    /**
     * Cuts every rectangle whose area 40 divides and whose sides are at least 3 into blocks 3x40, 4x10, 5x8, 6x20 and
     * turned ones. All blocks are 4x10 or 5x8, except along one edge.
     *
     * <p>The area is divisible by 5, so one side is; let it be the number of columns. The area is also divisible by 8.
     * A band is a group of neighbouring rows. There are five cases, and the number of columns is even in all but the
     * first:
     * <ul>
     *   <li>The number of columns is odd. Then 8 divides the number of rows, and blocks 8x5 fill the board.
     *   <li>There are 4r rows. Then 10 divides the number of columns, and bands of 4 rows are cut into blocks 4x10.
     *   <li>There are 4r + 2 rows, r at least 1. Then 4 divides the number of columns, so 20 does. The first band has 6
     *       rows and is cut into blocks 6x20. The other bands have 4 rows.
     *   <li>There are 4r + 1 rows, r at least 1. Then 8 divides the number of columns, so 40 does. The first band has 5
     *       rows and is cut into blocks 5x8. The other bands have 4 rows.
     *   <li>There are 4r + 3 rows. Then 8 divides the number of columns, so 40 does. The first band has 3 rows and is
     *       cut into blocks 3x40. The other bands have 4 rows.
     * </ul>
     */
    private static final class RectangleCut {
        /**
         * The index is the number of rows of a block, and the entry is the number of its columns. The entry is 0 if
         * there is no such block.
         */
        private static final int[] BLOCK_COLUMNS = {0, 0, 0, 40, 10, 8, 20};
        /**
         * The index is the number of all rows modulo 4, and the entry is the number of rows of the first band. The
         * entry is 0 if all bands have 4 rows.
         */
        private static final int[] FIRST_BAND = {0, 5, 6, 3};

        private static final int BAND = 4;

        private RectangleCut() {}

        /**
         * Returns the cut of a rectangle: one grid, or two grids. Two grids lie one below the other, or side by side.
         * If the rectangle can be cut by rows and by columns, the cut with fewer grids is returned.
         */
        static List<BlockGrid> of(int rows, int columns) {
            if (columns % 5 != 0) {
                return transposed(bands(columns, rows));
            }
            List<BlockGrid> byRows = bands(rows, columns);
            if (rows % 5 != 0 || byRows.size() == 1) {
                return byRows;
            }
            List<BlockGrid> byColumns = transposed(bands(columns, rows));
            return byColumns.size() < byRows.size() ? byColumns : byRows;
        }

        /** Cuts a rectangle into bands of rows. Its number of columns must be divisible by 5. */
        private static List<BlockGrid> bands(int rows, int columns) {
            if (columns % 2 == 1) {
                return List.of(new BlockGrid(new Block(0, 0, rows, columns), 8, 5));
            }
            List<BlockGrid> grids = new ArrayList<>();
            int first = FIRST_BAND[rows % BAND];
            if (first > 0) {
                grids.add(new BlockGrid(new Block(0, 0, first, columns), first, BLOCK_COLUMNS[first]));
            }
            if (rows > first) {
                grids.add(new BlockGrid(new Block(first, 0, rows - first, columns), BAND, BLOCK_COLUMNS[BAND]));
            }
            return List.copyOf(grids);
        }

        private static List<BlockGrid> transposed(List<BlockGrid> grids) {
            return grids.stream().map(BlockGrid::transposed).toList();
        }
    }
}
