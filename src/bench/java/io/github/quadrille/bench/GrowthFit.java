package io.github.quadrille.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * A law through points, by least squares of the values' logarithms over the sizes' logarithms (a power) or over the sizes
 * themselves (an exponential); the one that leaves less is taken. Boards below {@link #ABOVE} times the smallest value are
 * left out, for there the start and the warm-up are seen, which do not grow.
 *
 * @param isPower which of both
 * @param slope the exponent, or the logarithm of the base
 * @param intercept the logarithm of the value at size 1, or 0
 * @param explained the share of the variance that the law explains, from 0 to 1
 * @param from the smallest size that was used
 */
record GrowthFit(boolean isPower, double slope, double intercept, double explained, double from) {
    /** Times the smallest value. */
    static final double ABOVE = 1.5;

    /** Of the variance. */
    static final double LEAST_EXPLAINED = 0.8;

    private static final int FEWEST = 3;

    /** A size and a positive value. */
    record Point(double size, double value) {}

    /** Empty with less than three points that are large enough, and when they lie on neither law. */
    static Optional<GrowthFit> best(List<Point> points) {
        double least = points.stream().mapToDouble(Point::value).min().orElse(0);
        List<Point> large =
                points.stream().filter(point -> point.value >= ABOVE * least).toList();
        return large.size() < FEWEST
                ? Optional.empty()
                : Stream.of(of(large, true), of(large, false))
                        .max(Comparator.comparingDouble(GrowthFit::explained))
                        .filter(law -> law.explained >= LEAST_EXPLAINED);
    }

    private static GrowthFit of(List<Point> points, boolean isPower) {
        DoubleUnaryOperator place = isPower ? Math::log : size -> size;
        double meanX = points.stream()
                .mapToDouble(p -> place.applyAsDouble(p.size))
                .average()
                .orElseThrow();
        double meanY =
                points.stream().mapToDouble(p -> Math.log(p.value)).average().orElseThrow();
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (Point point : points) {
            double x = place.applyAsDouble(point.size) - meanX;
            double y = Math.log(point.value) - meanY;
            xx += x * x;
            xy += x * y;
            yy += y * y;
        }
        double slope = xy / xx;
        return new GrowthFit(
                isPower, slope, meanY - slope * meanX, yy > 0 ? xy * xy / (xx * yy) : 1, points.get(0).size);
    }

    double at(double size) {
        return Math.exp(intercept + slope * (isPower ? Math.log(size) : size));
    }

    /** Such as {@code n^1.21 (0.99)} or {@code 2^(n/5.3) (0.98)}, with the share that it explains. */
    @Override
    public String toString() {
        return isPower
                ? String.format(Locale.ROOT, "n^%.2f (%.2f)", slope, explained)
                : String.format(Locale.ROOT, "2^(n/%,.1f) (%.2f)", Math.log(2) / slope, explained);
    }
}
