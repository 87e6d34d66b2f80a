package io.github.quadrille.proof.checker.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a model of a puzzle must say, whatever it calls its variables: a row for each cell and each kind, in this order, and a column
 * for each placement.
 *
 * @param cells how many rows are of cells; the others are of kinds
 * @param isCovering whether there is an objective: as little as possible of minus what columns are worth
 */
public record DerivedModel(List<ModelRow> rows, int cells, List<Placed> columns, boolean isCovering) {
    /** In place of a bound: there is none. */
    public static final int NO_MAXIMUM = Integer.MAX_VALUE;

    /** How many placements of a row, a cell or a kind, are laid. */
    public record ModelRow(String name, int min, int max) {}

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

    /** A placement in words: {@code T (0, 0), (0, 1), (0, 2), (1, 1)}. */
    public String name(Placed placed) {
        return Arrays.stream(placed.on())
                .mapToObj(row -> rows.get(row).name().replaceFirst("^cell ", ""))
                .collect(Collectors.joining(", ", rows.get(placed.kind()).name().replaceFirst("^kind ", "") + " ", ""));
    }
}
