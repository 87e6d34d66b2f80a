package io.github.quadrille.app.render;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;

/**
 * Writes a shape as the value of SVG's {@code d} attribute. The text is short, because all numbers are whole and each
 * line or curve is given relative to the point where it begins.
 */
public final class SvgPathData {
    private final StringBuilder text = new StringBuilder();
    private long x;
    private long y;
    private long startX;
    private long startY;

    private SvgPathData() {}

    /** Returns the text of a shape. All lengths are multiplied by a scale and rounded. */
    public static String of(Shape shape, double scale) {
        SvgPathData data = new SvgPathData();
        PathIterator steps = shape.getPathIterator(AffineTransform.getScaleInstance(scale, scale));
        double[] points = new double[6];
        for (; !steps.isDone(); steps.next()) {
            data.add(steps.currentSegment(points), points);
        }
        return data.text.toString();
    }

    private void add(int step, double[] points) {
        switch (step) {
            case PathIterator.SEG_MOVETO -> move(Math.round(points[0]), Math.round(points[1]));
            case PathIterator.SEG_LINETO -> line(Math.round(points[0]), Math.round(points[1]));
            case PathIterator.SEG_QUADTO -> curve('q', points, 2);
            case PathIterator.SEG_CUBICTO -> curve('c', points, 3);
            default -> close();
        }
    }

    /**
     * Moves to a point. All points are rounded before the distances between them are computed, so that rounding errors
     * do not add up.
     */
    private void move(long toX, long toY) {
        text.append('M').append(toX).append(' ').append(toY);
        startX = x = toX;
        startY = y = toY;
    }

    private void line(long toX, long toY) {
        if (toY == y && toX != x) {
            text.append('h').append(toX - x);
        } else if (toX == x && toY != y) {
            text.append('v').append(toY - y);
        } else if (toX != x) {
            text.append('l').append(toX - x);
            number(toY - y);
        }
        x = toX;
        y = toY;
    }

    private void curve(char command, double[] points, int count) {
        text.append(command).append(Math.round(points[0]) - x);
        number(Math.round(points[1]) - y);
        for (int i = 1; i < count; i++) {
            number(Math.round(points[2 * i]) - x);
            number(Math.round(points[2 * i + 1]) - y);
        }
        x = Math.round(points[2 * count - 2]);
        y = Math.round(points[2 * count - 1]);
    }

    private void close() {
        text.append('z');
        x = startX;
        y = startY;
    }

    /** Writes a number after a blank. A negative number needs no blank, because its sign separates it. */
    private void number(long number) {
        text.append(number < 0 ? "" : " ").append(number);
    }
}
