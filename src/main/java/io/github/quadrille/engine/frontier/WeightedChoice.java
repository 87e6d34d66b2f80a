package io.github.quadrille.engine.frontier;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Holds one choice that was drawn from several choices with different chances.
 *
 * @param index the index of the choice, from 0
 * @param chance the chance with which this choice was drawn
 */
public record WeightedChoice(int index, double chance) {
    /** This fraction of the total chance is divided evenly among all choices, so that no choice has a tiny chance. */
    private static final double EVEN = 0.1;

    /**
     * Draws a choice. The caller guesses how large each choice is, and the chance of a choice is mostly in proportion
     * to this guess.
     *
     * @param logarithms the logarithm of the guess for each choice; at least one choice
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
