package io.github.quadrille.proof.writer;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import java.util.HashMap;
import java.util.Map;

/**
 * Of a kind that is used exactly once only the leaders of its placements' {@link PlacementOrbits orbits} are left: every other
 * placement p is excluded by redundance. The witness is a symmetry that maps the leader to p: it turns a packing with p into
 * one with the leader. The model's rows become rows of the model; ~q of another placement q of the kind becomes ~r, and r is
 * not p, because only the leader goes there; so r is excluded by p, as the kind is used once.
 *
 * <p>Where packings are listed or counted this may not be used: it says that there is a packing with a leader, if any.
 */
public record SymmetryProof(ProofRows rows, ProofWriter proof) {
    /** A node of a search takes about a kilobyte to log, and a substitution of a witness a dozen bytes. */
    private static final long SUBSTITUTIONS_PER_NODE = 50;

    /**
     * Whether there is a symmetry to be used, and its steps take less than what they save.
     *
     * @param nodes how large the tree is, about
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
