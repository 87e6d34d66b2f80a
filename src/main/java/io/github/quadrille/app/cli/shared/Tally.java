package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.text.CountedNoun;
import java.util.EnumMap;
import java.util.Map;

/** Counts the answers to several puzzles. */
public final class Tally {
    private final Clock clock = Clock.running();
    private final Map<ExitStatus, Integer> count = new EnumMap<>(ExitStatus.class);

    /** Counts one more answer. */
    public void add(ExitStatus status) {
        count.merge(status, 1, Integer::sum);
    }

    /** Returns how many answers were counted. */
    public int total() {
        return count.values().stream().mapToInt(number -> number).sum();
    }

    /** Returns the worst status of the answers. It is {@code YES} if there are no answers. */
    public ExitStatus worst() {
        return count.keySet().stream().reduce(ExitStatus.YES, ExitStatus::worse);
    }

    /**
     * Returns a sentence that says how many answers have each status, and how many puzzles were not tried.
     *
     * @param left the number of puzzles that were not tried
     */
    public String words(int left) {
        return "%s: %,d packed, %,d infeasible, %,d undecided, %,d unusable%s; %.3f s"
                .formatted(
                        CountedNoun.of(total() + left, "puzzle"),
                        number(ExitStatus.YES),
                        number(ExitStatus.NO),
                        number(ExitStatus.UNDECIDED),
                        number(ExitStatus.UNUSABLE),
                        left > 0 ? ", %,d not tried".formatted(left) : "",
                        clock.seconds());
    }

    private int number(ExitStatus status) {
        return count.getOrDefault(status, 0);
    }
}
