package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A {@code Conclusion} is the statement that an accepted proof shows about the model. */
public sealed interface Conclusion {

    /** Returns the conclusion in words, such as {@code the model has no solution}. */
    String sentence();

    /**
     * Returns the conclusion as values with names, for output in JSON: the sort of the conclusion, under the name
     * {@code conclusion}, and its numbers. A number can be null.
     */
    Map<String, Object> facts();

    private static Map<String, Object> facts(String sort, Object... namesAndValues) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("conclusion", sort);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            facts.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return facts;
    }

    /** The model has no solution. */
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

    /** The model has at least one solution. */
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
     * The objective, which is to be minimised, has these bounds.
     *
     * @param lower a lower bound on the objective in every solution; empty when none is shown
     * @param upper an upper bound on the objective in some solution; empty when none is shown
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
     * The model has this many different solutions.
     *
     * @param count the number of solutions
     * @param complete whether it is shown that there are no other solutions
     */
    record Solutions(BigInteger count, boolean complete) implements Conclusion {
        /** Creates the conclusion for a count that fits into a {@code long}. */
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
     * The variables that the model names as preserved have this many different assignments that extend to a solution.
     *
     * @param count the number of such assignments
     * @param complete whether it is shown that there are no other such assignments
     * @param variables the number of preserved variables
     */
    record Projections(long count, boolean complete, int variables) implements Conclusion {
        @Override
        public String sentence() {
            return "%s, counted by the values of its preserved variables alone (%,d)"
                    .formatted(new Solutions(count, complete).sentence(), variables);
        }

        @Override
        public Map<String, Object> facts() {
            return Conclusion.facts("projections", "solutions", count, "complete", complete, "preserved", variables);
        }
    }

    /**
     * The model has exactly this many solutions, and this many classes of solutions. Two solutions are in one class if
     * a symmetry takes one to the other.
     *
     * @param count the number of solutions
     * @param classes the number of classes
     * @param symmetries the number of symmetries, which form a group
     */
    record Classes(BigInteger count, BigInteger classes, int symmetries) implements Conclusion {
        @Override
        public String sentence() {
            return "%s, which are %,d where solutions count as one if one of %,d symmetries maps them to each other"
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
