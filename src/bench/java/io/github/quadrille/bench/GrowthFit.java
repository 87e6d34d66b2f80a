package io.github.quadrille.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * Holds a law that is fitted to points by least squares of the logarithms of the values. A power law uses the
 * logarithms of the sizes, an exponential law uses the sizes. The law that explains more of the variance is taken.
 * Points below {@link #ABOVE} times the smallest value are left out: their time is mainly start and warm-up, which do
 * not grow with the size.
 *
 * @param isPower whether the law is a power law and not an exponential law
 * @param slope the exponent of a power law, or the logarithm of the base of an exponential law
 * @param intercept the logarithm of the law's value, at size 1 for a power law and at size 0 for an exponential law
 * @param explained the share of the variance that the law explains, from 0 to 1
 * @param from the smallest size that was used
 */
record GrowthFit(boolean isPower, double slope, double intercept, double explained, double from) {
    /** A point is used when its value is at least this many times the smallest value. */
    static final double ABOVE = 1.5;

    /** A law is accepted when it explains at least this share of the variance. */
    static final double LEAST_EXPLAINED = 0.8;

    private static final int FEWEST = 3;

    /** Holds a size and a positive value. */
    record Point(double size, double value) {}

    /**
     * Returns the law that fits better. The result is empty if fewer than three points are large enough, or if neither
     * law explains enough of the variance.
     */
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

    /**
     * Returns the law and the share of the variance that it explains, such as {@code n^1.21 (0.99)} or {@code 2^(n/5.3)
     * (0.98)}.
     */
    @Override
    public String toString() {
        return isPower
                ? String.format(Locale.ROOT, "n^%.2f (%.2f)", slope, explained)
                : String.format(Locale.ROOT, "2^(n/%,.1f) (%.2f)", Math.log(2) / slope, explained);
    }
}
