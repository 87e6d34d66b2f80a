package io.github.quadrille.lab.compare;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.lab.local.Method;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Lays random pieces where they fit, until none fits. This small method serves to test comparisons.
 *
 * @param inOrder whether each piece must cover the first open cell, which packs much better
 */
public record RandomConstruction(String word, boolean inOrder) implements Method {
    @Override
    public String costWords() {
        return "uncovered cells";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return puzzle.region().optionalSize() > 0 && inOrder
                ? Optional.of("It needs boards without optional cells. Use another method.")
                : Optional.empty();
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new Construction(new PlacementTable(puzzle), random, inOrder);
    }

    /** Lays one piece after the other. */
    private static final class Construction implements LocalSearch {
        private final PlacementTable table;
        private final RandomGenerator random;
        private final boolean inOrder;
        private final BitSet covered = new BitSet();
        private final List<Integer> laid = new ArrayList<>();
        private int[] used = {};
        private long moves;

        Construction(PlacementTable table, RandomGenerator random, boolean inOrder) {
            this.table = table;
            this.random = random;
            this.inOrder = inOrder;
        }

        @Override
        public void restart() {
            covered.clear();
            laid.clear();
            used = new int[table.puzzle().bag().size()];
        }

        @Override
        public boolean step() {
            int first = covered.nextClearBit(0);
            int[] fitting = IntStream.range(0, table.size())
                    .filter(p -> (!inOrder || table.cell(p, 0) == first) && fits(p))
                    .toArray();
            moves += fitting.length;
            if (fitting.length == 0) {
                return false;
            }
            int placement = fitting[random.nextInt(fitting.length)];
            laid.add(placement);
            used[table.kind(placement)]++;
            for (int cell : table.cells(placement)) {
                covered.set(cell);
            }
            return true;
        }

        private boolean fits(int placement) {
            int kind = table.kind(placement);
            return used[kind] < table.puzzle().bag().count(kind).max()
                    && IntStream.of(table.cells(placement)).noneMatch(covered::get);
        }

        @Override
        public double cost() {
            return table.puzzle().region().mandatorySize() - covered();
        }

        @Override
        public int covered() {
            return (int) covered.stream()
                    .filter(table.puzzle().region()::isMandatory)
                    .count();
        }

        @Override
        public Packing part() {
            return table.packing(laid.stream().mapToInt(p -> p).toArray());
        }

        @Override
        public long moves() {
            return moves;
        }
    }
}
