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
 * <p><b>Theorem.</b> The standard bag, k each of the free tetrominoes T I O L S with k = area / 20 rounded down, packs
 * a rectangle if and only if 40 divides its area and both sides are at least 3.
 *
 * <p><b>Necessity.</b> The pieces cover 20 k cells, so 20 divides the area.
 *
 * <p>Let k be odd and colour the board like a chessboard. The area is even, so half of it, 10 k cells, is dark. This is
 * an even number. Every I, O, L and S covers two dark cells, and every T covers one or three. So the k T's cover an odd
 * number of dark cells, and all pieces together do too.
 *
 * <p>A side of 1 has room for I's only. Let a side be 2, let the board have two rows, and let some packing have a T.
 * The T points along the short side, because otherwise it is three cells high. So it covers both cells of its middle
 * column. No connected piece passes that column. So whole pieces cover the cells on its left, except the T's own cell.
 * These are some full columns and one cell beside the stem: an odd number, while every piece covers four. So no packing
 * of a strip two wide has a T.
 *
 * <p><b>Sufficiency.</b> {@link RectangleCut} cuts the rectangle into blocks 3x40, 4x10, 5x8 and 6x20, possibly turned.
 * The exact search finds a packing of each of the four ({@link BlockPacking}). A block uses a 20th of its area of each
 * kind, and so does the whole.
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
     * turned ones. All of them are 4x10 or 5x8, except along one edge.
     *
     * <p>One side is divisible by 5, because the area is; let it be the number of columns. 8 divides the area too:
     * <ul>
     *   <li>an odd number of columns: 8 divides the rows; blocks 8x5 fill the board;
     *   <li>rows 4r: the columns are even, so that 10 divides them; bands of 4 rows are blocks 4x10;
     *   <li>rows 4r + 2, r at least 1: 4 divides the columns, so 20 does; a band of 6 rows is blocks 6x20, below it bands
     *       of 4;
     *   <li>rows 4r + 1, r at least 1: 8 divides the columns, so 40 does; a band of 5 rows is blocks 5x8, then bands of 4;
     *   <li>rows 4r + 3: 8 divides the columns, so 40 does; a band of 3 rows is blocks 3x40, then bands of 4.
     * </ul>
     * These are all cases.
     */
    private static final class RectangleCut {
        /**
         * Each entry is the number of columns of a block that has the index as its number of rows, or 0 where there is
         * no such block.
         */
        private static final int[] BLOCK_COLUMNS = {0, 0, 0, 40, 10, 8, 20};
        /**
         * Each entry is the number of rows of the first band, where the index is the number of all rows modulo 4. It is
         * 0 where all bands have 4 rows.
         */
        private static final int[] FIRST_BAND = {0, 5, 6, 3};

        private static final int BAND = 4;

        private RectangleCut() {}

        /**
         * Returns the cut of a rectangle: one grid, or two below or beside each other. Of the cuts by rows and by
         * columns it takes the one with fewer grids.
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
