package io.github.quadrille.render;

import java.awt.geom.Path2D;

/** Numbers as lines, seven for each digit as on a pocket calculator, so that no picture needs a font. */
final class Digits {
    /** Top, upper right, lower right, bottom, lower left, upper left, middle: bits 1, 2, 4, ..., 64. */
    private static final int[] SEGMENTS = {0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f};

    /** From and to, in half heights to the right and down. */
    private static final int[][] LINES = {
        {0, 0, 1, 0}, {1, 0, 1, 1}, {1, 1, 1, 2}, {0, 2, 1, 2}, {0, 1, 0, 2}, {0, 0, 0, 1}, {0, 1, 1, 1}
    };

    private static final double SIDE = 0.125;
    private static final double SPACE = 0.075;

    private Digits() {}

    /** A number around a point, in cells. */
    static Path2D of(int number, double x, double y) {
        String digits = Integer.toString(number);
        double step = SIDE + SPACE;
        double left = x - (digits.length() * step - SPACE) / 2;
        Path2D path = new Path2D.Double();
        for (int i = 0; i < digits.length(); i++) {
            add(path, SEGMENTS[digits.charAt(i) - '0'], left + i * step, y - SIDE);
        }
        return path;
    }

    private static void add(Path2D path, int segments, double x, double y) {
        for (int i = 0; i < LINES.length; i++) {
            if ((segments >> i & 1) == 1) {
                path.moveTo(x + SIDE * LINES[i][0], y + SIDE * LINES[i][1]);
                path.lineTo(x + SIDE * LINES[i][2], y + SIDE * LINES[i][3]);
            }
        }
    }
}
