package io.github.quadrille.lab.local.genetic;

import java.util.random.RandomGenerator;

/** Places of a sequence, from one (included) to another (excluded). */
record Stretch(int from, int to) {
    /** All stretches of at least this many places are equally likely; there must be one. */
    static Stretch random(int length, int atLeast, RandomGenerator random) {
        int cuts = length - atLeast + 2;
        int one = random.nextInt(cuts);
        int other = random.nextInt(cuts - 1);
        other += other >= one ? 1 : 0;
        return new Stretch(Math.min(one, other), Math.max(one, other) + atLeast - 1);
    }
}
