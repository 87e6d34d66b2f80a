package io.github.quadrille.engine.budget;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.engine.budget.BudgetSearch.BudgetAnswer;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/**
 * Makes random instances with few cells and random prices, and finds the cost of the cheapest solution by trying all
 * solutions.
 */
final class RandomPrices {
    private static final int MOST_CELLS = 12;

    private final RandomPuzzles puzzles;
    private final Random random;

    RandomPrices(long seed) {
        this.puzzles = new RandomPuzzles(seed);
        this.random = new Random(seed);
    }

    ExactCover cover() {
        Puzzle puzzle = puzzles.next();
        while (puzzle.region().size() > MOST_CELLS) {
            puzzle = puzzles.next();
        }
        return new PlacementTable(puzzle, () -> {}).cover();
    }

    PricedCover prices(ExactCover cover, int budget) {
        int[] options = IntStream.range(0, cover.options())
                .map(option -> random.nextInt(6))
                .toArray();
        int[] open = IntStream.range(0, cover.cells())
                .map(cell -> random.nextInt(5) == 0 ? PricedCover.NEVER : random.nextInt(5))
                .toArray();
        int[] unused = cover.kinds().stream()
                .mapToInt(kind -> kind.isOpen() ? 0 : random.nextInt(3))
                .toArray();
        return new PricedCover(cover, options, open, unused, budget);
    }

    static PricedCover within(PricedCover prices, int budget) {
        ExactCover cover = prices.cover();
        return new PricedCover(
                cover,
                IntStream.range(0, cover.options()).map(prices::option).toArray(),
                IntStream.range(0, cover.cells()).map(prices::openCell).toArray(),
                IntStream.range(0, cover.kinds().size()).map(prices::unused).toArray(),
                budget);
    }

    /** Returns the cost of the cheapest solution, or empty when there is no solution. */
    static OptionalInt cheapest(PricedCover prices) {
        int least = cheapest(
                prices,
                0,
                new boolean[prices.cover().cells()],
                new int[prices.cover().kinds().size()]);
        return least == PricedCover.NEVER ? OptionalInt.empty() : OptionalInt.of(least);
    }

    private static int cheapest(PricedCover prices, int cell, boolean[] covered, int[] used) {
        ExactCover cover = prices.cover();
        if (cell == covered.length) {
            return atTheEnd(prices, used);
        }
        if (covered[cell]) {
            return cheapest(prices, cell + 1, covered, used);
        }
        int least = plus(prices.openCell(cell), () -> cheapest(prices, cell + 1, covered, used));
        for (int option : cover.optionsOn(cell)) {
            int[] cells = cover.cellsOf(option);
            if (cells[0] == cell && IntStream.of(cells).noneMatch(each -> covered[each])) {
                IntStream.of(cells).forEach(each -> covered[each] = true);
                used[cover.kind(option)]++;
                least = Math.min(least, plus(prices.option(option), () -> cheapest(prices, cell + 1, covered, used)));
                used[cover.kind(option)]--;
                IntStream.of(cells).forEach(each -> covered[each] = false);
            }
        }
        return least;
    }

    private static int plus(int price, IntSupplier rest) {
        if (price == PricedCover.NEVER) {
            return PricedCover.NEVER;
        }
        int more = rest.getAsInt();
        return more == PricedCover.NEVER ? PricedCover.NEVER : price + more;
    }

    private static int atTheEnd(PricedCover prices, int[] used) {
        int cost = 0;
        for (int kind = 0; kind < used.length; kind++) {
            KindItem item = prices.cover().kindItem(kind);
            if (used[kind] < item.min() || used[kind] > item.max()) {
                return PricedCover.NEVER;
            }
            cost += item.isOpen() ? 0 : prices.unused(kind) * (item.max() - used[kind]);
        }
        return cost;
    }

    /** Returns the cost of a solution, or empty when it is invalid. */
    static OptionalInt cost(PricedCover prices, BudgetAnswer.Within found) {
        ExactCover cover = prices.cover();
        boolean[] covered = new boolean[cover.cells()];
        int[] used = new int[cover.kinds().size()];
        int cost = 0;
        for (int option : found.options()) {
            for (int cell : cover.cellsOf(option)) {
                if (covered[cell]) {
                    return OptionalInt.empty();
                }
                covered[cell] = true;
            }
            used[cover.kind(option)]++;
            cost += prices.option(option);
        }
        for (int cell = 0; cell < covered.length; cell++) {
            if (!covered[cell]) {
                if (prices.openCell(cell) == PricedCover.NEVER) {
                    return OptionalInt.empty();
                }
                cost += prices.openCell(cell);
            }
        }
        int end = atTheEnd(prices, used);
        return end == PricedCover.NEVER ? OptionalInt.empty() : OptionalInt.of(cost + end);
    }
}
