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
 * What a model of a puzzle must say, whatever it calls its variables: a row for each cell and each kind, in this order, a column
 * for each placement, and further rows in any order.
 *
 * @param rows of cells and kinds
 * @param cells how many rows are of cells; the others are of kinds
 * @param isCovering whether there is an objective: as little as possible of minus what columns are worth
 * @param moves each turn and mirror image that takes the board to itself; none where edges
 *     meet, of which not all are derived; found when they are asked for
 * @param further what is bounded beside cells and kinds
 * @param keptRules says which moves keep what the puzzle asks beside
 */
public record DerivedModel(
        List<ModelRow> rows,
        int cells,
        List<Placed> columns,
        boolean isCovering,
        Supplier<List<BoardMove>> moves,
        List<FurtherRow> further,
        KeptRules keptRules) {
    /** In place of a bound: there is none. */
    public static final int NO_MAXIMUM = Integer.MAX_VALUE;

    /** Says whether rules and given pieces stay the same where cells of the whole board, and kinds, go somewhere else. */
    @FunctionalInterface
    public interface KeptRules {
        /** Says so, by the numbers of cells and of kinds. */
        boolean areKept(int[] cells, int... kinds);
    }

    /**
     * Takes the board to itself.
     *
     * @param rows says where it takes the row of each cell
     * @param cells says where it takes each cell of the whole board
     */
    public record BoardMove(List<Integer> rows, List<Integer> cells) {
        /** Returns where it takes each cell of the whole board. */
        int[] numbers() {
            return cells.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** How many placements of a row, a cell or a kind, are laid. */
    public record ModelRow(String name, int min, int max) {}

    /**
     * Bounds how many of some placements are laid, whatever cells and kinds they have.
     *
     * @param columns the placements, as numbers in the list of columns
     * @param max {@link DerivedModel#NO_MAXIMUM} when there may be any number
     */
    public record FurtherRow(BitSet columns, int min, int max) {
        /** Keeps a copy. */
        public FurtherRow {
            columns = (BitSet) columns.clone();
        }

        /** Returns the row of the placements where these are taken to. */
        public FurtherRow moved(int[] images) {
            BitSet moved = new BitSet();
            columns.stream().forEach(column -> moved.set(images[column]));
            return new FurtherRow(moved, min, max);
        }
    }

    /** A placement: equal if on the same rows. */
    public static final class Placed {
        private final int kind;
        private final int[] on;
        private final long worth;

        /**
         * @param kind as its row
         * @param on the rows of its cells, ascending
         * @param worth in a covering
         */
        public Placed(int kind, int[] on, long worth) {
            this.kind = kind;
            this.on = on.clone();
            this.worth = worth;
        }

        /** Its kind's row. */
        public int kind() {
            return kind;
        }

        /** The rows of its cells, ascending. */
        public int[] on() {
            return on.clone();
        }

        /** What it is worth in a covering. */
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

    /** Says whether a move of the board and of kinds keeps rules and given pieces. */
    public boolean keeps(BoardMove move, int... kinds) {
        return keptRules.areKept(move.numbers(), kinds);
    }

    /** A placement in words: {@code T (0, 0), (0, 1), (0, 2), (1, 1)}. */
    public String name(Placed placed) {
        return Arrays.stream(placed.on())
                .mapToObj(row -> rows.get(row).name().replaceFirst("^cell ", ""))
                .collect(Collectors.joining(", ", rows.get(placed.kind()).name().replaceFirst("^kind ", "") + " ", ""));
    }

    /**
     * A kind of pieces.
     *
     * @param max {@link DerivedModel#NO_MAXIMUM} when there may be any number
     * @param drawn as it is drawn
     * @param orientations how a piece may lie, each with its cells in order
     */
    record DerivedKind(String name, int min, int max, PieceLooks.Drawn drawn, Set<List<PicturePosition>> orientations) {
        /** A kind of which there are so many. */
        DerivedKind(String name, PieceCount count, PieceLooks.Drawn drawn, Set<List<PicturePosition>> orientations) {
            this(name, count.min(), count.max(), drawn, orientations);
        }

        /** What is left when one piece lies. */
        DerivedKind withoutOne() {
            return new DerivedKind(name, Math.max(0, min - 1), max == NO_MAXIMUM ? max : max - 1, drawn, orientations);
        }
    }

    /**
     * Holds how many pieces there are.
     *
     * @param max {@link DerivedModel#NO_MAXIMUM} when there may be any number
     */
    record PieceCount(int min, int max) {
        private static final Pattern COUNT = Pattern.compile("(\\d{1,10})(?:(\\.\\.)(\\d{1,10})?)?");
        private static final long MOST = 1_000_000_000;

        /** Reads one: {@code 3}, {@code 1..3}, {@code 2..} or {@code any}. */
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
            return new UnreadablePuzzle(node.line(), UnreadablePuzzle.quote(text) + " is no count.");
        }
    }
}
