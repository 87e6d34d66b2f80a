package io.github.quadrille.count;

import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The placements of a kind that is used exactly once, in orbits under those symmetries that map the kind to itself.
 * Every packing has one of them, and symmetric placements are in equally many packings.
 */
final class PlacementOrbits {
    private static final int LARGEST_GROUP = 1000;

    private final int[] sizes;

    private PlacementOrbits(PlacementTable table, int kind, List<int[]> moves) {
        sizes = new int[table.size()];
        boolean[] seen = new boolean[table.size()];
        for (int placement = 0; placement < sizes.length; placement++) {
            if (table.kind(placement) == kind && !seen[placement]) {
                for (int[] move : moves) {
                    int image = move[placement];
                    if (table.kind(image) == kind && !seen[image]) {
                        seen[image] = true;
                        sizes[placement]++;
                    }
                }
            }
        }
    }

    /** Of the kind with the fewest placements of those used exactly once; empty when there is no such kind or symmetry. */
    static Optional<PlacementOrbits> ofRarestSingle(PlacementTable table) {
        int[] placements = new int[table.puzzle().bag().size()];
        IntStream.range(0, table.size()).forEach(placement -> placements[table.kind(placement)]++);
        Optional<Integer> rarest = IntStream.range(0, placements.length)
                .filter(kind -> table.puzzle().bag().count(kind).equals(CountRange.exactly(1)))
                .filter(kind -> placements[kind] > 0)
                .boxed()
                .min(Comparator.comparingInt(kind -> placements[kind]));
        List<PuzzleSymmetry> symmetries = PuzzleSymmetry.of(table.puzzle());
        if (rarest.isEmpty() || symmetries.size() == 1 || symmetries.size() > LARGEST_GROUP) {
            return Optional.empty();
        }
        Map<List<Integer>, Integer> numbers = PuzzleSymmetry.numbers(table);
        List<int[]> moves = symmetries.stream()
                .map(symmetry -> symmetry.placements(table, numbers))
                .toList();
        return Optional.of(new PlacementOrbits(table, rarest.get(), moves));
    }

    /** How many placements an orbit has whose smallest is this one; 0 when it is not the smallest of one. */
    int sizeOfOrbitLedBy(int placement) {
        return sizes[placement];
    }
}
