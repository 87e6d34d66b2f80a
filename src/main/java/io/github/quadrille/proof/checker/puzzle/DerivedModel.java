package io.github.quadrille.proof.checker.puzzle;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Holds the content that a model of a puzzle must have, whatever the names of its variables. The model has a row for
 * each cell that no given piece covers, then a row for each kind, a column for each placement, and further rows in any
 * order.
 *
 * @param rows the rows of cells, followed by the rows of kinds
 * @param cells the number of rows of cells
 * @param columns the placements
 * @param isCovering whether there is an objective, which is to minimise the negated sum of the worths of the chosen
 *     placements
 * @param moves the turns and mirror images that take the board to itself, computed at each use; there are none if edges
 *     are joined, because only some of them could be derived
 * @param further the rows of the rules, each of which bounds the number of chosen placements in a set
 * @param keptRules tells whether a move keeps the rules and given pieces of the puzzle
 */
public record DerivedModel(
        List<ModelRow> rows,
        int cells,
        List<Placed> columns,
        boolean isCovering,
        Supplier<List<BoardMove>> moves,
        List<FurtherRow> further,
        KeptRules keptRules) {
    /** This value in place of an upper bound means that there is no upper bound. */
    public static final int NO_MAXIMUM = Integer.MAX_VALUE;

    /**
     * Tests whether the rules and given pieces stay the same when the cells of the whole board and the kinds get new
     * numbers.
     */
    @FunctionalInterface
    public interface KeptRules {
        /**
         * Returns whether the rules and given pieces stay the same.
         *
         * @param cells the new number of each cell of the whole board
         * @param kinds the new number of each kind
         */
        boolean areKept(int[] cells, int... kinds);
    }

    /**
     * A {@code BoardMove} is a turn or mirror image that takes the board to itself.
     *
     * @param rows for each cell that has a row, the row of its image
     * @param cells for each cell of the whole board, the number of its image
     */
    public record BoardMove(List<Integer> rows, List<Integer> cells) {
        /** Returns for each cell of the whole board the number of its image. */
        int[] numbers() {
            return cells.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /**
     * A {@code ModelRow} bounds how many of the placements that cover a cell, or belong to a kind, are chosen.
     *
     * @param name the name of the row in messages
     * @param min the lower bound
     * @param max the upper bound
     */
    public record ModelRow(String name, int min, int max) {}

    /**
     * A {@code FurtherRow} bounds how many placements of any set are chosen, whatever their cells and kinds.
     *
     * @param columns the placements, as indices into the list of columns
     * @param min the lower bound
     * @param max the upper bound; {@link DerivedModel#NO_MAXIMUM} if there is none
     */
    public record FurtherRow(BitSet columns, int min, int max) {
        /** Creates a row with a copy of the placements. */
        public FurtherRow {
            columns = (BitSet) columns.clone();
        }

        /**
         * Returns this row with each placement replaced by its image.
         *
         * @param images the index of the image for each placement
         */
        public FurtherRow moved(int[] images) {
            BitSet moved = new BitSet();
            columns.stream().forEach(column -> moved.set(images[column]));
            return new FurtherRow(moved, min, max);
        }
    }

    /** A {@code Placed} is a placement. Two placements are equal if they have the same kind and cells. */
    public static final class Placed {
        private final int kind;
        private final int[] on;
        private final long worth;

        /**
         * Creates a placement.
         *
         * @param kind the row of the placement's kind
         * @param on the rows of the placement's cells, ascending
         * @param worth the worth of the placement in a covering
         */
        public Placed(int kind, int[] on, long worth) {
            this.kind = kind;
            this.on = on.clone();
            this.worth = worth;
        }

        /** Returns the row of the kind. */
        public int kind() {
            return kind;
        }

        /** Returns the rows of the cells, ascending. */
        public int[] on() {
            return on.clone();
        }

        /** Returns the worth of the placement in a covering. */
        public long worth() {
            return worth;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Placed placed && kind == placed.kind && Arrays.equals(on, placed.on);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(on) + kind;
        }

        @Override
        public String toString() {
            return kind + Arrays.toString(on);
        }
    }

    /**
     * Returns whether a move of the board, together with a new numbering of the kinds, keeps the rules and given
     * pieces.
     *
     * @param move the move of the board
     * @param kinds the new number of each kind
     */
    public boolean keeps(BoardMove move, int... kinds) {
        return keptRules.areKept(move.numbers(), kinds);
    }

    /** Returns a placement in words, such as {@code T (0, 0), (0, 1), (0, 2), (1, 1)}. */
    public String name(Placed placed) {
        return Arrays.stream(placed.on())
                .mapToObj(row -> rows.get(row).name().replaceFirst("^cell ", ""))
                .collect(Collectors.joining(", ", rows.get(placed.kind()).name().replaceFirst("^kind ", "") + " ", ""));
    }

    /**
     * A {@code DerivedKind} is a kind of pieces.
     *
     * @param name the name of the kind
     * @param min the least number of pieces
     * @param max the greatest number of pieces; {@link DerivedModel#NO_MAXIMUM} if there is none
     * @param drawn the kind as the puzzle draws it
     * @param orientations the orientations of a piece, each with its cells in ascending order
     */
    record DerivedKind(String name, int min, int max, PieceLooks.Drawn drawn, Set<List<PicturePosition>> orientations) {
        /** Creates a kind whose number of pieces is bounded by a count. */
        DerivedKind(String name, PieceCount count, PieceLooks.Drawn drawn, Set<List<PicturePosition>> orientations) {
            this(name, count.min(), count.max(), drawn, orientations);
        }

        /**
         * Returns this kind with one piece less, for the puzzle that remains when one piece of the kind has been
         * placed.
         */
        DerivedKind withoutOne() {
            return new DerivedKind(name, Math.max(0, min - 1), max == NO_MAXIMUM ? max : max - 1, drawn, orientations);
        }
    }

    /**
     * A {@code PieceCount} bounds the number of pieces.
     *
     * @param min the least number
     * @param max the greatest number; {@link DerivedModel#NO_MAXIMUM} if there is none
     */
    record PieceCount(int min, int max) {
        private static final Pattern COUNT = Pattern.compile("(\\d{1,10})(?:(\\.\\.)(\\d{1,10})?)?");
        private static final long MOST = 1_000_000_000;

        /** Reads a count: {@code 3}, {@code 1..3}, {@code 2..} or {@code any}. */
        static PieceCount read(PuzzleNode count) throws UnreadablePuzzle {
            String text = count.word("A count");
            if (text.equals("any")) {
                return new PieceCount(0, NO_MAXIMUM);
            }
            Matcher matcher = COUNT.matcher(text);
            if (!matcher.matches()) {
                throw notACount(text, count);
            }
            long min = Long.parseLong(matcher.group(1));
            long max = matcher.group(2) == null
                    ? min
                    : matcher.group(3) == null ? NO_MAXIMUM : Long.parseLong(matcher.group(3));
            if (min > max || min > MOST || (max > MOST && max != NO_MAXIMUM)) {
                throw notACount(text, count);
            }
            return new PieceCount((int) min, (int) max);
        }

        private static UnreadablePuzzle notACount(String text, PuzzleNode node) {
            return new UnreadablePuzzle(node.line(), UnreadablePuzzle.quote(text) + " is not a count.");
        }
    }
}
