package io.github.quadrille.engine.argument;

import java.util.List;

/**
 * Makes the weights of a proof easier to look at: fewer cells have a weight, or the numbers are smaller. The method is
 * greedy. It uses generators, which are weights by which every placement weighs 0. It adds a multiple of a generator,
 * takes a generator instead, or multiplies all weights by a number, whenever the cost falls and the weights still prove
 * something. One pass over all generators takes time proportional to the number of generators, times the modulus, times
 * the number of unknowns.
 */
final class SparseWeights {
    private static final int PASSES = 20;

    /** A weight that differs from 0 costs its size and this number in addition. */
    private static final int PRESENCE = 8;

    private final WeightEquations equations;
    private final int modulus;
    private final int prime;
    private final int[] whole;

    SparseWeights(WeightEquations equations, PrimePower ring, int[] whole) {
        this.equations = equations;
        this.modulus = ring.modulus();
        this.prime = ring.prime();
        this.whole = whole;
    }

    int[] improved(int[] start, List<int[]> generators) {
        int[] best = start;
        for (int[] generator : generators) {
            best = better(best, generator);
        }
        boolean better = true;
        for (int pass = 0; better && pass < PASSES; pass++) {
            int[] before = best;
            for (int[] generator : generators) {
                int[] base = best;
                for (int factor = 1; factor < modulus; factor++) {
                    best = better(best, sum(base, 1, generator, factor));
                }
            }
            better = before != best;
        }
        int[] base = best;
        for (int unit = 2; unit < modulus; unit++) {
            if (unit % prime != 0) {
                best = better(best, sum(base, unit, base, 0));
            }
        }
        return best;
    }

    private int[] better(int[] best, int[] other) {
        return cost(other) < cost(best) && weighsSomething(other) ? other : best;
    }

    private int[] sum(int[] weights, int unit, int[] others, int factor) {
        int[] sum = new int[weights.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = (unit * weights[i] + factor * others[i]) % modulus;
        }
        return sum;
    }

    private boolean weighsSomething(int[] weights) {
        long sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += (long) weights[i] * whole[i];
        }
        return sum % modulus != 0;
    }

    /**
     * Returns the cost of weights. A weight in the upper half of the numbers below the modulus stands for a negative
     * number. Its size is its distance from the modulus. It costs a little more than the positive number of this size,
     * because it looks larger.
     */
    private long cost(int[] weights) {
        long cost = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                long size = Math.min(weights[i], modulus - weights[i]);
                long cells = i < equations.classes() ? equations.whole(i) : 1;
                cost += cells * (2L * (PRESENCE + size) + (2 * weights[i] > modulus ? 1 : 0));
            }
        }
        return cost;
    }
}
