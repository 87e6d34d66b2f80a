package io.github.quadrille.lab.compare;

import java.util.List;

/**
 * A value that changes in steps.
 *
 * @param name what it is, shown under the mouse
 * @param tone number of the method whose colour it has, from 0
 * @param weight whether it is one of many or stands for them
 * @param points each holds until the next one
 */
record StepCurve(String name, int tone, Weight weight, List<Point> points) {
    /** How it is drawn. */
    enum Weight {
        THIN,
        BOLD
    }

    /** From here on it has this value. */
    record Point(double at, double value) {}

    StepCurve {
        points = List.copyOf(points);
    }
}
