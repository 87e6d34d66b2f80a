package io.github.quadrille.engine.frontier;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/**
 * Chooses one of several ways on a walk back through the layers of the frontier. Each way leads to an entry of the
 * layer before. It is offered with a number, which says how many partial packings reach this entry from the beginning
 * of the board. Each of these partial packings belongs to exactly one packing that uses this way, because the walk has
 * already chosen all later pieces.
 */
sealed interface PathChooser {
    /** Begins a new choice, with no way taken yet. */
    void begin();

    /**
     * Returns whether the chooser takes this way for now. A later way that the chooser takes replaces this one.
     *
     * @param number the number of packings that use this way and end with the pieces chosen so far
     */
    boolean takes(BigInteger number);

    /** Takes each way with a chance in proportion to its number of packings. */
    final class ByChance implements PathChooser {
        private final RandomGenerator random;
        private BigInteger sum = BigInteger.ZERO;

        ByChance(RandomGenerator random) {
            this.random = random;
        }

        @Override
        public void begin() {
            sum = BigInteger.ZERO;
        }

        /**
         * Returns whether the chooser takes this way. The chance is the number of this way divided by the sum of all
         * numbers offered so far. So at the end each way is taken in proportion to its number, and earlier offers need
         * not be remembered.
         */
        @Override
        public boolean takes(BigInteger number) {
            sum = sum.add(number);
            return below(sum).compareTo(number) < 0;
        }

        private BigInteger below(BigInteger bound) {
            byte[] bytes = new byte[bound.bitLength() / Byte.SIZE + 1];
            BigInteger value = bound;
            while (value.compareTo(bound) >= 0) {
                random.nextBytes(bytes);
                value = new BigInteger(1, bytes).mod(BigInteger.ONE.shiftLeft(bound.bitLength()));
            }
            return value;
        }
    }

    /**
     * Chooses the ways of the packing with a given rank, counted from 0. At each choice, the packings of the first way
     * have the lowest ranks, then come those of the second way, and so on. When a way is taken, the rank becomes the
     * packing's rank among the packings of this way.
     */
    final class ByRank implements PathChooser {
        private BigInteger rank;
        private boolean taken;

        ByRank(BigInteger rank) {
            this.rank = rank;
        }

        @Override
        public void begin() {
            taken = false;
        }

        @Override
        public boolean takes(BigInteger number) {
            if (taken) {
                return false;
            }
            taken = rank.compareTo(number) < 0;
            if (!taken) {
                rank = rank.subtract(number);
            }
            return taken;
        }
    }
}
