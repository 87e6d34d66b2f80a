package io.github.quadrille.lab.local;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.random.RandomGenerator;

/** The values that a parameter may have, as they are written on a command line. */
public sealed interface Domain {
    /** Any value; those of one share of the range, or of its logarithm, are equally likely. */
    String draw(RandomGenerator random);

    /**
     * A value near another; any where none is nearer than another.
     *
     * @param spread how near: the standard deviation, as a share of the range
     */
    default String near(String value, double spread, RandomGenerator random) {
        return draw(random);
    }

    /** What values there are, in words. */
    String words();

    /**
     * Numbers.
     *
     * @param whole whether they have no decimals; others have three digits
     * @param logarithmic whether 10 is as far from 1 as 100 from 10; then all are above 0
     */
    record Numbers(double from, double to, boolean whole, boolean logarithmic) implements Domain {
        private static final MathContext DIGITS = new MathContext(3);

        /**
         * @throws IllegalArgumentException for a range without values
         */
        public Numbers {
            if (!(from <= to) || (logarithmic && from <= 0)) {
                throw new IllegalArgumentException("There is no number from %s to %s.".formatted(from, to));
            }
        }

        @Override
        public String draw(RandomGenerator random) {
            return at(random.nextDouble());
        }

        @Override
        public String near(String value, double spread, RandomGenerator random) {
            return value.isEmpty()
                    ? draw(random)
                    : at(place(Double.parseDouble(value)) + spread * random.nextGaussian());
        }

        @Override
        public String words() {
            return "%s to %s%s".formatted(at(0), at(1), logarithmic ? ", by logarithm" : "");
        }

        /** From 0 at the beginning of the range to 1 at its end. */
        private double place(double value) {
            return logarithmic ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
        }

        private String at(double place) {
            double share = Math.max(0, Math.min(1, place));
            double value = logarithmic ? from * Math.pow(to / from, share) : from + (to - from) * share;
            return whole
                    ? Long.toString(Math.round(value))
                    : new BigDecimal(value, DIGITS).stripTrailingZeros().toPlainString();
        }
    }

    /** Words, none nearer than another. */
    record Words(List<String> all) implements Domain {
        public Words {
            all = List.copyOf(all);
        }

        @Override
        public String words() {
            return String.join(", ", all);
        }

        @Override
        public String draw(RandomGenerator random) {
            return all.get(random.nextInt(all.size()));
        }
    }

    /** Whether something that is usually left out is there. */
    record Flag() implements Domain {
        static final String THERE = "true";
        static final String LEFT_OUT = "false";

        @Override
        public String words() {
            return "given or not";
        }

        @Override
        public String draw(RandomGenerator random) {
            return random.nextBoolean() ? THERE : LEFT_OUT;
        }
    }
}
