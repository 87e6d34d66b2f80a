package io.github.quadrille.generate;

import io.github.quadrille.puzzle.Puzzle;
import java.util.Comparator;

/**
 * How hard a puzzle is, as far as that can be measured without asking people.
 *
 * @param nodes how many placements a plain search tries until it has tried all, see {@link SimpleSearch}
 * @param isComplete whether it came to its end; otherwise there are more of both
 * @param nearSolutions how many of its dead ends come when all pieces lie but one or two
 */
public record Difficulty(long nodes, boolean isComplete, long nearSolutions) implements Comparable<Difficulty> {
    /** Of what needs no thought. */
    static final Difficulty NONE = new Difficulty(0, true, 0);

    /** A second or two. */
    private static final long MOST_NODES = 200_000;

    private static final Comparator<Difficulty> EASIEST_FIRST =
            Comparator.comparingLong(Difficulty::nodes).thenComparingLong(Difficulty::nearSolutions);

    /** Measures it; the same for the same puzzle everywhere. */
    public static Difficulty of(Puzzle puzzle) {
        SimpleSearch search = SimpleSearch.of(puzzle.rest(), MOST_NODES);
        return new Difficulty(search.nodes(), search.isComplete(), search.nearSolutions());
    }

    /** One number: how often the tries of the plain search double, beginning with 1, to one decimal. */
    public double value() {
        return Math.round(10 * Math.log(nodes + 1.0) / Math.log(2)) / 10.0;
    }

    @Override
    public int compareTo(Difficulty other) {
        return EASIEST_FIRST.compare(this, other);
    }

    @Override
    public String toString() {
        return "%s%.1f (nodes %,d, near solutions %,d)"
                .formatted(isComplete ? "" : "over ", value(), nodes, nearSolutions);
    }
}
