package io.github.quadrille.core.question;

/**
 * A mean of samples, and where it would lie in nine of ten repetitions.
 *
 * @param low the mean is below in one of twenty
 * @param high the mean is above in one of twenty
 */
public record Spread(double mean, double low, double high) {
    /** A number that is known. */
    public static Spread exactly(double number) {
        return new Spread(number, number, number);
    }

    /** Of something in proportion. */
    public Spread times(double factor) {
        return new Spread(mean * factor, low * factor, high * factor);
    }
}
