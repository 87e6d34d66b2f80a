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
 * Restricts a search to one placement of every orbit of a kind. An orbit is a set of placements that symmetries map to
 * one another. Symmetries then map the packings found to the packings with the other placements of the orbit.
 *
 * <p>A kind that is used exactly once has one placement in every packing. The symmetries of the puzzle that map the
 * kind to itself divide its placements into orbits. Only the smallest placement of each orbit is searched. For each
 * other placement of the orbit, one symmetry maps the smallest placement to it. This symmetry also maps the packings
 * found to the packings with the other placement. Every packing results exactly once. A symmetry may exchange other
 * kinds: the image of an L is then a J.
 */
final class SymmetryReduction {
    private final PlacementTable table;
    private final PlacementOrbits orbits;
    /**
     * Each array belongs to a symmetry. Its entry for a placement is the number of the image plus one, or 0 if the
     * image is not computed yet.
     */
    private final Map<PuzzleSymmetry, int[]> moves = new HashMap<>();

    private SymmetryReduction(PlacementTable table, PlacementOrbits orbits) {
        this.table = table;
        this.orbits = orbits;
    }

    /**
     * Returns the reduction of a puzzle. It is empty if the puzzle has more than 1,000 symmetries, or if no symmetry
     * moves a placement of a kind that is used exactly once.
     */
    static Optional<SymmetryReduction> of(PlacementTable table) {
        return PlacementOrbits.ofSingleKind(table, placement -> placement)
                .map(orbits -> new SymmetryReduction(table, orbits));
    }

    PlacementOrbits orbits() {
        return orbits;
    }

    /** Tells whether a placement is left out of the search because another placement represents its orbit. */
    boolean excludes(int placement) {
        return table.kind(placement) == orbits.kind() && orbits.sizeOfOrbitLedBy(placement) == 0;
    }

    /**
     * Returns one image of a packing for each placement in the orbit, the packing itself first. The i-th piece of an
     * image is the image of the i-th piece of the packing.
     */
    List<int[]> images(int[] placements) {
        return symmetries(placements).stream()
                .map(symmetry -> image(symmetry, placements))
                .toList();
    }

    /** Returns how many images {@link #images} returns for a packing, including the packing itself. */
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
