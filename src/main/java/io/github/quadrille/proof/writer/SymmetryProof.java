package io.github.quadrille.proof.writer;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import java.util.HashMap;
import java.util.Map;

/**
 * Excludes all placements of a kind except the leaders of their {@link PlacementOrbits orbits}. The kind must be used
 * exactly once. Every other placement p is excluded by redundance. The witness is a symmetry that maps the leader to p:
 * it turns a packing with p into a packing with the leader. The symmetry takes each row of the model to a row of the
 * model. It takes an earlier clause ~q, for another placement q of the kind, to a clause ~r. The placement r is not p,
 * because only the leader is mapped to p. Since the kind is used once, r is not laid together with p. So the clause ~r
 * holds.
 *
 * <p>This is not sound if packings are listed or counted. It only proves that if there is a packing, there is one with
 * a leader.
 */
public record SymmetryProof(ProofRows rows, ProofWriter proof) {
    /**
     * For each node of the search, the proof may replace this many variables in substitutions. To log a node takes
     * about a kilobyte, and to replace a variable takes about a dozen bytes.
     */
    private static final long SUBSTITUTIONS_PER_NODE = 50;

    /**
     * Returns whether it pays to exclude placements: there are orbits of a kind that is used once, and the steps that
     * exclude placements are short compared to the steps of the search.
     *
     * @param nodes the approximate number of nodes of the search tree
     */
    public static boolean isOfUse(PlacementTable table, long nodes) {
        return PlacementOrbits.ofSingleKind(table, placement -> placement)
                .filter(orbits -> steps(orbits) * table.size() <= SUBSTITUTIONS_PER_NODE * nodes)
                .isPresent();
    }

    private static long steps(PlacementOrbits orbits) {
        return orbits.leaders().stream()
                .mapToLong(leader -> orbits.sizeOfOrbitLedBy(leader) - 1L)
                .sum();
    }

    void write(PlacementTable table, PlacementOrbits orbits) {
        Map<PuzzleSymmetry, String> witnesses = new HashMap<>();
        for (int leader : orbits.leaders()) {
            for (PuzzleSymmetry symmetry : orbits.images(leader)) {
                if (!symmetry.isIdentity()) {
                    int image = table.image(symmetry, leader);
                    proof.strengthen(
                            "1 ~" + rows.variable(image) + " >= 1",
                            witnesses.computeIfAbsent(symmetry, each -> substitution(table.images(each))));
                }
            }
        }
    }

    private String substitution(int[] images) {
        StringBuilder moved = new StringBuilder();
        for (int placement = 0; placement < images.length; placement++) {
            if (images[placement] != placement) {
                moved.append(moved.isEmpty() ? "" : " ")
                        .append(rows.variable(placement))
                        .append(" -> ")
                        .append(rows.variable(images[placement]));
            }
        }
        return moved.toString();
    }
}
