package io.github.quadrille.engine.frontier;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Holds one of several choices, drawn with different chances.
 *
 * @param index the number of the choice
 * @param chance the chance that it had
 */
public record WeightedChoice(int index, double chance) {
    /** This share of the chances is spread evenly, so that no guess makes a chance tiny. */
    private static final double EVEN = 0.1;

    /**
     * Draws a choice mostly in proportion to guesses.
     *
     * @param logarithms the logarithms of the guesses, at least one
     */
    public static WeightedChoice among(double[] logarithms, RandomGenerator random) {
        double largest = Arrays.stream(logarithms).max().orElseThrow();
        double[] guesses =
                Arrays.stream(logarithms).map(log -> Math.exp(log - largest)).toArray();
        double sum = Arrays.stream(guesses).sum();
        double left = random.nextDouble();
        int index = -1;
        double chance = 0;
        do {
            left -= chance;
            index++;
            chance = EVEN / guesses.length + (1 - EVEN) * guesses[index] / sum;
        } while (left >= chance && index < guesses.length - 1);
        return new WeightedChoice(index, chance);
    }
}
