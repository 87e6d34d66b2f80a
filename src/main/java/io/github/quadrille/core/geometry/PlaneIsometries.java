package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * The twelve turns and flips of hexagons and of triangles. Coordinates (x, y, z) of Z^3 have a fixed sum; x grows
 * downwards, and y - z to the right. A turn by 60 degrees clockwise is (-z, -x, -y), a flip of left and right (x, z, y).
 */
final class PlaneIsometries {
    private static final int SIXTHS = 6;

    static final List<Isometry> OF_HEXAGONS = turningAbout(0);
    static final List<Isometry> OF_TRIANGLES = turningAbout(1);

    private PlaneIsometries() {}

    /** @param from what a turn by 60 degrees takes each coordinate from: 0 for hexagons, 1 for triangles */
    private static List<Isometry> turningAbout(int from) {
        List<Isometry> all = new ArrayList<>();
        for (int flip = 0; flip < 2; flip++) {
            int[] axis = flip == 0 ? new int[] {0, 1, 2} : new int[] {0, 2, 1};
            for (int turn = 0; turn < SIXTHS; turn++) {
                int sign = turn % 2 == 0 ? 1 : -1;
                String turned = "turn " + 360 / SIXTHS * turn;
                String name = flip == 0 ? turned : turn == 0 ? "flip" : "flip " + turned;
                all.add(
                        flip + turn == 0
                                ? Isometry.IDENTITY
                                : new Isometry(
                                        name, flip == 1, axis, new int[] {sign, sign, sign}, sign < 0 ? from : 0));
                axis = new int[] {axis[2], axis[0], axis[1]};
            }
        }
        return List.copyOf(all);
    }
}
