package io.github.quadrille.engine.frontier;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Which of several ways back a packing takes, where each is offered with the number of packings that come by it. */
sealed interface PathChooser {
    /** A choice begins: whatever was taken was of the one before. */
    void begin();

    /** Whether it takes this way, for now: a later one that it takes displaces it. */
    boolean takes(BigInteger number);

    /** Each way with a chance in proportion to its number. */
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

        /** A later offer displaces an earlier one with the right chance, so that none need be remembered. */
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
     * The packing of a rank, from 0: the ways stand one after the other, each with as many ranks as packings come by it, and
     * what is left of the rank is the rank among those.
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
