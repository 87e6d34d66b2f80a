package io.github.quadrille.engine.frontier;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Chooses one of several ways back for a packing. Each way is offered with the number of packings that come by it. */
sealed interface PathChooser {
    /** Begins a new choice, with no way taken yet. */
    void begin();

    /** Returns whether the chooser takes this way for now. A later way that it takes replaces this one. */
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
         * Returns whether the chooser takes this way. A later offer replaces an earlier one with the right chance, so
         * that no offer need be remembered.
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
     * Chooses the ways of the packing with a given rank, from 0. Each way has as many consecutive ranks as packings
     * come by it. The rest of the rank is then the rank among these packings.
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
