package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Finds constraints by what they say. A number that is equal for equal ones leads to a few candidates, which are compared. */
final class ConstraintIndex {
    private static final long MIX = 0x9e3779b97f4a7c15L;

    private final Map<Long, List<Integer>> places = new HashMap<>();

    /** Remembers where a constraint stands. */
    void add(Inequality constraint, int place) {
        if (constraint instanceof LongInequality usual) {
            places.computeIfAbsent(key(usual), key -> new ArrayList<>(1)).add(place);
        }
    }

    /** The last of those remembered, and still there, that is this one. */
    OptionalInt find(LongInequality constraint, ConstraintDatabase constraintDatabase) {
        List<Integer> candidates = places.computeIfAbsent(key(constraint), key -> new ArrayList<>(1));
        // Of those that were deleted, none comes back.
        candidates.removeIf(place -> constraintDatabase.at(place) == null);
        return candidates.stream()
                .filter(place -> constraintDatabase.at(place) instanceof LongInequality other && isSame(constraint, other))
                .mapToInt(Integer::intValue)
                .max();
    }

    /** The order of the terms does not count. */
    private static long key(LongInequality constraint) {
        long sum = constraint.degree() * MIX;
        for (int i = 0; i < constraint.size(); i++) {
            long term = (constraint.literal(i) + 1) * MIX ^ constraint.coefficient(i);
            sum += (term ^ term >>> 29) * MIX;
        }
        return sum;
    }

    /** Whether they have the same terms, in whatever order, and the same degree. */
    static boolean isSame(LongInequality one, LongInequality other) {
        return one.degree() == other.degree() && Arrays.deepEquals(terms(one), terms(other));
    }

    private static long[][] terms(LongInequality constraint) {
        long[][] terms = new long[constraint.size()][];
        for (int i = 0; i < terms.length; i++) {
            terms[i] = new long[] {constraint.literal(i), constraint.coefficient(i)};
        }
        Arrays.sort(terms, (a, b) -> Long.compare(a[0], b[0]));
        return terms;
    }
}
