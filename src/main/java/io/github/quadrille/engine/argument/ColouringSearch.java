package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches for a colouring. It first tries the regular patterns on boards of any size, the smallest modulus and the
 * fewest classes first. Then it tries a separate weight for every cell, on boards that are not too large for that.
 *
 * <p>A base is the number of rows and columns after which a pattern repeats. Each base costs one pass over the
 * placements. A pattern of the base then costs almost nothing, because it has few equations. If the finest pattern of a
 * base refutes nothing, no pattern of that base does.
 */
final class ColouringSearch {
    /** Merging an equation takes this many steps for each of its unknowns. */
    private static final long STEPS_OF_ENTRY = 20;

    private final PlacementTable table;
    private final Region region;
    private final int[] cells;
    private final WeightEquations equations;
    private final Effort effort;

    ColouringSearch(PlacementTable table, Effort effort) {
        this.effort = effort;
        this.table = table;
        this.region = table.puzzle().region();
        this.cells = mandatoryAlongTheShortSide(region);
        this.equations = WeightEquations.of(table.cover(), cells);
    }

    Optional<ColouringArgument> regular() {
        Map<Integer, WeightEquations> finest = new HashMap<>();
        for (PrimePower ring : PrimePower.SMALLEST_FIRST) {
            Map<Integer, Boolean> promising = new HashMap<>();
            for (Pattern pattern : Pattern.SIMPLEST_FIRST) {
                WeightEquations fine = finest.computeIfAbsent(pattern.base(), this::finest);
                if (promising.computeIfAbsent(pattern.base(), base -> ModularWeights.exists(fine, ring, effort))) {
                    Optional<int[]> weights =
                            ModularWeights.find(fine.merged(pattern.classOfFinest(), pattern.classes()), ring, effort);
                    if (weights.isPresent()) {
                        return Optional.of(argument(ring, weights.get(), classes(pattern)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private WeightEquations finest(int base) {
        effort.take(STEPS_OF_ENTRY * equations.entries());
        Pattern pattern = Pattern.finest(base);
        return equations.merged(classes(pattern), pattern.classes());
    }

    Optional<ColouringArgument> irregular() {
        int[] own = IntStream.range(0, cells.length).toArray();
        for (PrimePower ring : PrimePower.SMALLEST_FIRST) {
            Optional<int[]> weights = ModularWeights.find(equations, ring, effort);
            if (weights.isPresent()) {
                return Optional.of(argument(ring, weights.get(), own));
            }
        }
        return Optional.empty();
    }

    private ColouringArgument argument(PrimePower ring, int[] weights, int[] classes) {
        int[] cellWeights = new int[region.size()];
        for (int i = 0; i < cells.length; i++) {
            cellWeights[cells[i]] = weights[classes[i]];
        }
        return ColouringArgument.checked(table, ring.modulus(), cellWeights);
    }

    private int[] classes(Pattern pattern) {
        return Arrays.stream(cells).map(cell -> pattern.classOf(region, cell)).toArray();
    }

    private static int[] mandatoryAlongTheShortSide(Region region) {
        Comparator<Integer> order = Comparator.comparing(region::cell);
        if (region.rows() < region.columns()) {
            order = Comparator.<Integer>comparingInt(region::column).thenComparingInt(region::row);
        }
        return IntStream.range(0, region.size())
                .filter(region::isMandatory)
                .boxed()
                .sorted(order)
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
