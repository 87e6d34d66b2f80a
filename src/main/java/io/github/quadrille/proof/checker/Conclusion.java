package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What an accepted proof shows of its model. */
public sealed interface Conclusion {

    /** The same in words: {@code the model has no solution}. */
    String sentence();

    /** The same for machines: what sort of conclusion it is, and its numbers, which may be null, each by its name. */
    Map<String, Object> facts();

    private static Map<String, Object> facts(String sort, Object... namesAndValues) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("conclusion", sort);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            facts.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return facts;
    }

    /** There is no solution. */
    record Unsatisfiable() implements Conclusion {
        @Override
        public String sentence() {
            return "the model has no solution";
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts("unsatisfiable");
        }
    }

    /** There is a solution. */
    record Satisfiable() implements Conclusion {
        @Override
        public String sentence() {
            return "the model has a solution";
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts("satisfiable");
        }
    }

    /**
     * What the objective, of which less is better, can be.
     *
     * @param lower no solution has less; empty where nothing is shown
     * @param upper some solution has this or less; empty where none is shown
     */
    record Bounds(Optional<BigInteger> lower, Optional<BigInteger> upper) implements Conclusion {
        @Override
        public String sentence() {
            if (upper.isEmpty()) {
                return lower.map("the objective is at least %,d"::formatted).orElse("nothing");
            }
            if (lower.isEmpty()) {
                return "some solution's objective is at most %,d".formatted(upper.get());
            }
            return lower.equals(upper)
                    ? "the objective is at least %,d, and %,d is reached".formatted(lower.get(), upper.get())
                    : "the objective is at least %,d, and some solution's is at most %,d"
                            .formatted(lower.get(), upper.get());
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts("bounds", "lower", lower.orElse(null), "upper", upper.orElse(null));
        }
    }

    /**
     * So many different solutions.
     *
     * @param complete whether there are no others
     */
    record Solutions(BigInteger count, boolean complete) implements Conclusion {
        /** The same of a small number. */
        public Solutions(long count, boolean complete) {
            this(BigInteger.valueOf(count), complete);
        }

        @Override
        public String sentence() {
            return "the model has %s %,d solution%s"
                    .formatted(complete ? "exactly" : "at least", count, count.equals(BigInteger.ONE) ? "" : "s");
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts("solutions", "solutions", count, "complete", complete);
        }
    }

    /**
     * So many different ways to choose values for some of the variables such that there is a solution with them.
     *
     * @param complete whether there are no others
     * @param variables how many of the variables are looked at, those that the model names as preserved
     */
    record Projections(long count, boolean complete, int variables) implements Conclusion {
        @Override
        public String sentence() {
            return "the model's solutions, as far as its %,d preserved variables show them, are %s %,d"
                    .formatted(variables, complete ? "exactly" : "at least", count);
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts("projections", "solutions", count, "complete", complete, "preserved", variables);
        }
    }

    /**
     * So many different solutions, and so many when those are one that symmetries of the model take to each other.
     *
     * @param symmetries which are a group
     */
    record Classes(BigInteger count, BigInteger classes, int symmetries) implements Conclusion {
        @Override
        public String sentence() {
            return "%s, which are %,d where those are one that %,d symmetries take to each other"
                    .formatted(new Solutions(count, true).sentence(), classes, symmetries);
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts(
                    "classes",
                    "solutions",
                    count,
                    "complete",
                    true,
                    "modelClasses",
                    classes,
                    "modelSymmetries",
                    symmetries);
        }
    }
}
