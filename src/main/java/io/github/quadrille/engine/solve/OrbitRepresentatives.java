package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;

import java.util.Arrays;
import java.util.List;

/**
 * Tells one packing of each class that the symmetries of a puzzle map to each other: the one whose placements have the
 * smallest numbers, compared one after the other.
 */
final class OrbitRepresentatives {
    private final PlacementTable table;
    /** For each symmetry but the identity, where placements go. */
    private final List<int[]> moves;

    /**
     * @param pause called for each symmetry, so that it may give up by throwing
     * @throws Stopped where there are more symmetries than memory, as on large boards whose edges meet
     */
    OrbitRepresentatives(PlacementTable table, Runnable pause) {
        this.table = table;
        PuzzleSymmetries group = PuzzleSymmetries.of(table.puzzle());
        if ((long) group.order() * table.size() * Integer.BYTES > Limits.NONE.memory() / 4) {
            throw new Stopped(Limit.MEMORY);
        }
        this.moves = group.list(pause).stream()
                .filter(symmetry -> !symmetry.isIdentity())
                .map(symmetry -> {
                    pause.run();
                    return table.images(symmetry);
                })
                .toList();
    }

    /** Whether it stands for its class: exactly one of each does. */
    boolean leads(Packing packing) {
        int[] own = table.numbers(packing);
        Arrays.sort(own);
        return moves.stream().noneMatch(move -> isSmaller(own, move));
    }

    private static boolean isSmaller(int[] own, int[] move) {
        int[] image = new int[own.length];
        for (int i = 0; i < own.length; i++) {
            image[i] = move[own[i]];
        }
        Arrays.sort(image);
        return Arrays.compare(image, own) < 0;
    }
}
