package io.github.quadrille.core.question;

/**
 * A mean of samples, and where it would lie in nine of ten repetitions.
 *
 * @param low the mean is below in one of twenty
 * @param high the mean is above in one of twenty
 */
public record MeanEstimate(double mean, double low, double high) {
    /** A number that is known. */
    public static MeanEstimate exactly(double number) {
        return new MeanEstimate(number, number, number);
    }

    /** Of something in proportion. */
    public MeanEstimate times(double factor) {
        return new MeanEstimate(mean * factor, low * factor, high * factor);
    }
}
