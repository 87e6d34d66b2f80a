package io.github.quadrille.choco;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PlacementOrbits;
import io.github.quadrille.puzzle.PlacementTable;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Searches one placement of every orbit and maps what is found to the others.
 *
 * <p>A kind that is used exactly once has one placement in every packing. The symmetries of the puzzle that map the kind
 * to itself let that placement's candidates fall into orbits. Only the smallest candidate of each orbit is searched; the
 * packings with the other candidates are the images of those found, under one symmetry for each image of the candidate.
 * Every packing comes out exactly once. A symmetry may exchange other kinds: the image of an L is then a J.
 */
record SymmetryReduction(PlacementTable table, PlacementOrbits orbits) {
    /** Empty when the puzzle has no symmetry, or no kind that is used exactly once. */
    static Optional<SymmetryReduction> of(PlacementTable table) {
        return PlacementOrbits.ofSingleKind(table, placement -> placement)
                .map(orbits -> new SymmetryReduction(table, orbits));
    }

    /** Whether a placement is left out of the search because another one of its orbit stands for it. */
    boolean excludes(int placement) {
        return table.kind(placement) == orbits.kind() && orbits.sizeOfOrbitLedBy(placement) == 0;
    }

    /** A packing found and its images, itself first. */
    List<Packing> images(int[] placements) {
        int leader = Arrays.stream(placements)
                .filter(placement -> table.kind(placement) == orbits.kind())
                .findFirst()
                .orElseThrow();
        return orbits.images(leader).stream()
                .map(symmetry -> symmetry.packing(table, placements))
                .toList();
    }
}
