package io.github.quadrille.lab.local;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.random.RandomGenerator;

/** A {@code Domain} is the set of possible values of a parameter. Values are texts, as on a command line. */
public sealed interface Domain {
    /**
     * Returns a random value. Numbers are uniformly distributed over the range before they are rounded. In a
     * logarithmic range, their logarithms are uniformly distributed.
     */
    String draw(RandomGenerator random);

    /**
     * Returns a random value near the given value. The result can be any value if the given value is empty, or if there
     * is no distance between values, as between words.
     *
     * @param value the given value; it can be empty if the default value depends on the puzzle
     * @param spread the standard deviation of the distance, as a share of the length of the range
     * @param random the source of randomness
     */
    default String near(String value, double spread, RandomGenerator random) {
        return draw(random);
    }

    /** Returns a description of the values for messages. */
    String words();

    /**
     * {@code Numbers} are the numbers in a range.
     *
     * @param from the least number
     * @param to the greatest number
     * @param whole whether the numbers are whole numbers; other numbers have three significant digits
     * @param logarithmic whether distances are logarithmic, so that 10 is as far from 1 as 100 is from 10; in this case
     *     all numbers are above 0
     */
    record Numbers(double from, double to, boolean whole, boolean logarithmic) implements Domain {
        private static final MathContext DIGITS = new MathContext(3);

        /**
         * Creates a range of numbers.
         *
         * @throws IllegalArgumentException if the range has no values, or if it is logarithmic and does not begin above
         *     0
         */
        public Numbers {
            if (!(from <= to) || (logarithmic && from <= 0)) {
                throw new IllegalArgumentException("No number is from %s to %s.".formatted(from, to));
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

        /** Returns the position of a value, from 0 at the beginning of the range to 1 at its end. */
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

    /** A {@code Words} is a list of words to choose from. There is no distance between words. */
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

    /** A {@code Flag} is an option without a value, which is given or left out. By default, it is left out. */
    record Flag() implements Domain {
        static final String THERE = "true";
        static final String LEFT_OUT = "false";

        @Override
        public String words() {
            return "with this option or without";
        }

        @Override
        public String draw(RandomGenerator random) {
            return random.nextBoolean() ? THERE : LEFT_OUT;
        }
    }
}
