package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.List;

/** The 48 isometries of cubes, named by where they take (layer, row, column): {@code turn (l, c, -r)}. */
final class CubicIsometries {
    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    static final List<Isometry> ALL = isometriesOfTheCube();

    private CubicIsometries() {}

    private static List<Isometry> isometriesOfTheCube() {
        List<Isometry> turns = new ArrayList<>();
        List<Isometry> flips = new ArrayList<>();
        for (int permutation = 0; permutation < PERMUTATIONS.length; permutation++) {
            for (int signs = 0; signs < 8; signs++) {
                int[] axis = PERMUTATIONS[permutation];
                int[] sign = new int[3];
                for (int i = 0; i < 3; i++) {
                    sign[i] = (signs >> i & 1) == 0 ? 1 : -1;
                }
                boolean swap = axis[0] == 0 ? axis[1] == 2 : axis[0] == 1 ? axis[1] == 0 : axis[1] == 1;
                boolean flip = swap != (sign[0] * sign[1] * sign[2] < 0);
                if (permutation == 0 && signs == 0) {
                    turns.add(Isometry.IDENTITY);
                } else {
                    (flip ? flips : turns).add(new Isometry(name(axis, sign, flip), flip, axis, sign, 0));
                }
            }
        }
        turns.addAll(flips);
        return List.copyOf(turns);
    }

    private static String name(int[] axis, int[] sign, boolean flip) {
        StringBuilder name = new StringBuilder(flip ? "flip (" : "turn (");
        for (int i = 0; i < 3; i++) {
            name.append(i == 0 ? "" : ", ").append(sign[i] < 0 ? "-" : "").append("lrc".charAt(axis[i]));
        }
        return name.append(')').toString();
    }
}
