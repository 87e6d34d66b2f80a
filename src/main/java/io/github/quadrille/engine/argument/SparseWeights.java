package io.github.quadrille.engine.argument;

import java.util.List;

/**
 * Makes weights easier to look at. It adds other weights by which every placement weighs 0, as long as fewer cells or
 * smaller numbers result. The method is greedy. A pass costs the number of generators times the modulus times the
 * number of unknowns.
 */
final class SparseWeights {
    private static final int PASSES = 20;

    /** A weight other than 0 costs as much as this many units of weight. */
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
     * Returns the cost of weights. A weight just below the modulus is as small as one just above 0, but costs a little
     * more because it looks larger.
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
