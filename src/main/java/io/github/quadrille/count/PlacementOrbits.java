package io.github.quadrille.count;

import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The placements of a kind that is used exactly once, in orbits under those symmetries that map the kind to itself.
 * Every packing has one of them, and symmetric placements are in equally many packings.
 */
final class PlacementOrbits {
    private static final int LARGEST_GROUP = 1000;

    private final int kind;
    private final Map<Integer, Integer> sizes = new HashMap<>();

    private PlacementOrbits(PlacementTable table, int kind, List<PuzzleSymmetry> symmetries, IntUnaryOperator rank) {
        this.kind = kind;
        Map<Set<Integer>, Integer> numbers = new HashMap<>();
        for (int placement = 0; placement < table.size(); placement++) {
            if (table.kind(placement) == kind) {
                numbers.put(cells(table, placement, cell -> cell), placement);
            }
        }
        Set<Integer> seen = new HashSet<>();
        for (int placement : numbers.values()) {
            Set<Integer> orbit = new HashSet<>();
            for (PuzzleSymmetry symmetry : symmetries) {
                orbit.add(numbers.get(cells(table, placement, symmetry::cell)));
            }
            int leader = orbit.stream()
                    .min(Comparator.comparingInt((Integer member) -> rank.applyAsInt(member))
                            .thenComparingInt(member -> member))
                    .orElseThrow();
            if (seen.add(leader)) {
                sizes.put(leader, orbit.size());
            }
        }
    }

    private static Set<Integer> cells(PlacementTable table, int placement, IntUnaryOperator move) {
        Set<Integer> cells = new HashSet<>();
        for (int cell : table.cells(placement)) {
            cells.add(move.applyAsInt(cell));
        }
        return cells;
    }

    /**
     * Of the kind with the fewest placements of those used exactly once; empty when there is no such kind or symmetry.
     *
     * @param rank which placement leads its orbit: the one of the least rank
     */
    static Optional<PlacementOrbits> ofRarestSingle(PlacementTable table, IntUnaryOperator rank) {
        int[] placements = new int[table.puzzle().bag().size()];
        IntStream.range(0, table.size()).forEach(placement -> placements[table.kind(placement)]++);
        Optional<Integer> rarest = IntStream.range(0, placements.length)
                .filter(kind -> table.puzzle().bag().count(kind).equals(CountRange.exactly(1)))
                .filter(kind -> placements[kind] > 0)
                .boxed()
                .min(Comparator.comparingInt(kind -> placements[kind]));
        if (rarest.isEmpty()) {
            return Optional.empty();
        }
        List<PuzzleSymmetry> symmetries = PuzzleSymmetry.of(table.puzzle()).stream()
                .filter(symmetry -> symmetry.keeps(rarest.get()))
                .toList();
        return symmetries.size() == 1 || symmetries.size() > LARGEST_GROUP
                ? Optional.empty()
                : Optional.of(new PlacementOrbits(table, rarest.get(), symmetries, rank));
    }

    int kind() {
        return kind;
    }

    /** How many placements an orbit has that this one leads; 0 when it leads none. */
    int sizeOfOrbitLedBy(int placement) {
        return sizes.getOrDefault(placement, 0);
    }
}
