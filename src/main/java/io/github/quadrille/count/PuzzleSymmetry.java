package io.github.quadrille.count;

import io.github.quadrille.geometry.Automorphism;
import io.github.quadrille.geometry.Polyomino;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.RegionSymmetries;
import io.github.quadrille.geometry.Transform;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A symmetry of a puzzle: of its board, and of its bag, for it maps every kind to one of which as many are to be used. A
 * flip maps a free piece to itself, but a one-sided L to J; where there are as many of both, that is a symmetry, too.
 */
final class PuzzleSymmetry {
    private final Automorphism automorphism;
    private final int[] cells;
    private final int[] kinds;

    private PuzzleSymmetry(Automorphism automorphism, int[] cells, int[] kinds) {
        this.automorphism = automorphism;
        this.cells = cells;
        this.kinds = kinds;
    }

    /** All of them, the identity first. */
    static List<PuzzleSymmetry> of(Puzzle puzzle) {
        Region region = puzzle.region();
        Map<Transform, Optional<int[]>> kindMaps = new HashMap<>();
        List<PuzzleSymmetry> symmetries = new ArrayList<>();
        RegionSymmetries.of(region)
                .elements()
                .forEach(one -> kindMaps.computeIfAbsent(one.transform(), transform -> kindMap(puzzle, transform))
                        .ifPresent(kinds -> symmetries.add(new PuzzleSymmetry(one, cellMap(region, one), kinds))));
        return List.copyOf(symmetries);
    }

    private static int[] cellMap(Region region, Automorphism automorphism) {
        return IntStream.range(0, region.size())
                .mapToObj(cell -> automorphism.apply(region.cell(cell), region))
                .mapToInt(image -> region.cellAt(image.row(), image.column()))
                .toArray();
    }

    /** Two kinds may look the same; then the first goes with the first, the second with the second. */
    private static Optional<int[]> kindMap(Puzzle puzzle, Transform transform) {
        int[] map = new int[puzzle.bag().size()];
        boolean[] taken = new boolean[map.length];
        for (int kind = 0; kind < map.length; kind++) {
            Look image = Look.of(puzzle, kind, transform);
            int target = 0;
            while (target < map.length
                    && (taken[target]
                            || !Look.of(puzzle, target, Transform.IDENTITY).equals(image))) {
                target++;
            }
            if (target == map.length) {
                return Optional.empty();
            }
            taken[target] = true;
            map[kind] = target;
        }
        return Optional.of(map);
    }

    /** All that can be told of a kind without its name. */
    private record Look(Set<Polyomino> orientations, CountRange count) {
        static Look of(Puzzle puzzle, int kind, Transform transform) {
            Polyomino shape = puzzle.bag().kind(kind).shape().transformed(transform);
            return new Look(
                    new HashSet<>(shape.orientations(puzzle.symmetry())),
                    puzzle.bag().count(kind));
        }
    }

    boolean isIdentity() {
        return automorphism.equals(new Automorphism(Transform.IDENTITY, 0, 0));
    }

    Automorphism automorphism() {
        return automorphism;
    }

    int cell(int cell) {
        return cells[cell];
    }

    /** Where each placement goes. */
    int[] placements(PlacementTable table, Map<List<Integer>, Integer> numbers) {
        return IntStream.range(0, table.size())
                .map(placement -> numbers.get(key(
                        kinds[table.kind(placement)],
                        Arrays.stream(table.cells(placement)).map(this::cell))))
                .toArray();
    }

    /** The number of each placement by its kind and cells. */
    static Map<List<Integer>, Integer> numbers(PlacementTable table) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        for (int placement = 0; placement < table.size(); placement++) {
            numbers.put(key(table.kind(placement), Arrays.stream(table.cells(placement))), placement);
        }
        return numbers;
    }

    private static List<Integer> key(int kind, IntStream cells) {
        return IntStream.concat(IntStream.of(kind), cells.sorted()).boxed().toList();
    }
}
