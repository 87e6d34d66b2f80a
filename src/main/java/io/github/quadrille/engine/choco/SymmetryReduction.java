package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Searches one placement of every orbit, and maps the packings found to the other placements.
 *
 * <p>A kind that is used exactly once has one placement in every packing. The symmetries of the puzzle that map the
 * kind to itself divide its placements into orbits. Only the smallest placement of each orbit is searched. The packings
 * with the other placements are the images of those found, under one symmetry for each image of the placement. Every
 * packing results exactly once. A symmetry may exchange other kinds: the image of an L is then a J.
 */
final class SymmetryReduction {
    private final PlacementTable table;
    private final PlacementOrbits orbits;
    /**
     * Each array has for each placement its image under a symmetry, plus one. An entry is 0 where the image is not
     * computed yet.
     */
    private final Map<PuzzleSymmetry, int[]> moves = new HashMap<>();

    private SymmetryReduction(PlacementTable table, PlacementOrbits orbits) {
        this.table = table;
        this.orbits = orbits;
    }

    /**
     * Returns the reduction of a puzzle. It is empty when the puzzle has no symmetry, or no kind that is used exactly
     * once.
     */
    static Optional<SymmetryReduction> of(PlacementTable table) {
        return PlacementOrbits.ofSingleKind(table, placement -> placement)
                .map(orbits -> new SymmetryReduction(table, orbits));
    }

    PlacementOrbits orbits() {
        return orbits;
    }

    /** Tells whether a placement is left out of the search because another one of its orbit represents it. */
    boolean excludes(int placement) {
        return table.kind(placement) == orbits.kind() && orbits.sizeOfOrbitLedBy(placement) == 0;
    }

    /** Returns the images of a packing, the packing itself first. Pieces keep their order. */
    List<int[]> images(int[] placements) {
        return symmetries(placements).stream()
                .map(symmetry -> image(symmetry, placements))
                .toList();
    }

    /** Returns how many images a packing has, including itself. */
    int numberOfImages(int[] placements) {
        return symmetries(placements).size();
    }

    private List<PuzzleSymmetry> symmetries(int[] placements) {
        for (int placement : placements) {
            if (table.kind(placement) == orbits.kind()) {
                return orbits.images(placement);
            }
        }
        throw new IllegalStateException("This packing lacks a kind of which every packing has exactly one piece: "
                + Arrays.toString(placements));
    }

    private int[] image(PuzzleSymmetry symmetry, int[] placements) {
        int[] move = moves.computeIfAbsent(symmetry, each -> new int[table.size()]);
        int[] image = new int[placements.length];
        for (int i = 0; i < image.length; i++) {
            int placement = placements[i];
            if (move[placement] == 0) {
                move[placement] = 1 + table.image(symmetry, placement);
            }
            image[i] = move[placement] - 1;
        }
        return image;
    }
}
