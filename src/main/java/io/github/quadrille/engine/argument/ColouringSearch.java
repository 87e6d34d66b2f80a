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
 * Searches for a colouring, either by a regular pattern or with a separate weight for every cell. A regular pattern
 * divides the cells into classes, and all cells of a class have the same weight. Smaller moduli come first, and then
 * patterns with fewer classes.
 *
 * <p>A base is the number of rows and columns after which a pattern repeats. For each base, the search reads all
 * placements once and makes the equations of the pattern with the most classes. If this finest pattern refutes nothing,
 * no other pattern of the base does. Otherwise each pattern of the base is tried, which takes little time because it
 * has few equations.
 */
final class ColouringSearch {
    /** Merging an equation counts as this many steps of {@link Effort} for each unknown of the equation. */
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
