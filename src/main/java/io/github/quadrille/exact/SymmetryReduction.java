package io.github.quadrille.exact;

import io.github.quadrille.geometry.Automorphism;
import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.RegionSymmetries;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches one placement of every orbit and maps what is found to the others.
 *
 * <p>A kind that is used exactly once has one placement in every packing. The symmetries of the board that pieces may
 * follow (no flips for one-sided pieces) fall that placement's candidates into orbits. Only the smallest candidate of
 * each orbit is searched; the packings with the other candidates are the images of those found, under one symmetry for
 * each image of the candidate. Every packing comes out exactly once.
 */
final class SymmetryReduction {
    private static final int LARGEST_GROUP = 1000;

    private final PlacementTable table;
    private final int kind;
    private final Map<Integer, List<int[]>> movesOf = new HashMap<>();

    private SymmetryReduction(PlacementTable table, int kind, List<int[]> group) {
        this.table = table;
        this.kind = kind;
        Map<List<Integer>, Integer> byCells = new HashMap<>();
        for (int p = 0; p < table.size(); p++) {
            if (table.kind(p) == kind) {
                byCells.put(Arrays.stream(table.cells(p)).boxed().toList(), p);
            }
        }
        boolean[] seen = new boolean[table.size()];
        for (int p : byCells.values().stream().sorted().toList()) {
            if (!seen[p]) {
                List<int[]> moves = new ArrayList<>();
                for (int[] move : group) {
                    int image = byCells.get(moved(p, move));
                    if (!seen[image]) {
                        seen[image] = true;
                        moves.add(move);
                    }
                }
                movesOf.put(p, moves);
            }
        }
    }

    /** The reduction by the kind with the fewest placements of those used exactly once, if the board has symmetry. */
    static Optional<SymmetryReduction> of(PlacementTable table) {
        Puzzle puzzle = table.puzzle();
        int[] placements = new int[puzzle.bag().size()];
        for (int p = 0; p < table.size(); p++) {
            placements[table.kind(p)]++;
        }
        Optional<Integer> rarest = IntStream.range(0, placements.length)
                .filter(k -> puzzle.bag().count(k).min() == 1
                        && puzzle.bag().count(k).max() == 1)
                .filter(k -> placements[k] > 0)
                .boxed()
                .min((a, b) -> Integer.compare(placements[a], placements[b]));
        if (rarest.isEmpty()) {
            return Optional.empty();
        }
        RegionSymmetries symmetries = RegionSymmetries.of(puzzle.region());
        if (symmetries.order() == 1 || symmetries.order() > LARGEST_GROUP) {
            return Optional.empty();
        }
        List<int[]> group = symmetries
                .elements()
                .filter(one -> puzzle.symmetry().transforms().contains(one.transform()))
                .map(one -> permutation(one, puzzle.region()))
                .toList();
        return group.size() == 1 ? Optional.empty() : Optional.of(new SymmetryReduction(table, rarest.get(), group));
    }

    private static int[] permutation(Automorphism symmetry, Region region) {
        return IntStream.range(0, region.size())
                .map(cell -> {
                    Cell image = symmetry.apply(region.cell(cell), region);
                    return region.cellAt(image.row(), image.column());
                })
                .toArray();
    }

    private List<Integer> moved(int placement, int[] move) {
        return Arrays.stream(table.cells(placement))
                .map(cell -> move[cell])
                .sorted()
                .boxed()
                .toList();
    }

    /** Whether a placement is left out of the search because another one of its orbit stands for it. */
    boolean excludes(int placement) {
        return table.kind(placement) == kind && !movesOf.containsKey(placement);
    }

    /** A packing found and its images, itself first. */
    List<Packing> images(int[] placements) {
        int representative = Arrays.stream(placements)
                .filter(p -> table.kind(p) == kind)
                .findFirst()
                .orElseThrow();
        return movesOf.get(representative).stream()
                .map(move -> new Packing(
                        Arrays.stream(placements).mapToObj(p -> image(p, move)).toList()))
                .toList();
    }

    private Placement image(int placement, int[] move) {
        Region region = table.puzzle().region();
        List<Cell> cells = moved(placement, move).stream().map(region::cell).toList();
        return new Placement(table.puzzle().bag().kind(table.kind(placement)).name(), cells);
    }
}
