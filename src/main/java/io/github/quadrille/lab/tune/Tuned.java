package io.github.quadrille.lab.tune;

import java.util.List;
import java.util.Optional;

/**
 * What came of a search for parameters.
 *
 * @param setting the winner of the race; the usual one where nothing was better
 * @param evaluations how many measurements there were
 * @param settings how many settings raced
 * @param stopped what ended the race before its budget was used, if anything did
 * @param test by puzzle, as far as there was one: none after an interruption, or where the usual setting has won
 */
public record Tuned(Setting setting, int evaluations, int settings, Optional<Stopped> stopped, List<PuzzleTest> test) {
    /** What ended it. */
    public enum Stopped {
        TIME,
        INTERRUPTED
    }

    public Tuned {
        test = List.copyOf(test);
    }

    /** Whether the race was won by anything else than what is usual. */
    public boolean isChanged() {
        return !setting.changed().isEmpty();
    }

    public Optional<Gain> gain() {
        return test.isEmpty() ? Optional.empty() : Optional.of(Gain.of(test));
    }

    /** Whether the test shows that the winner is better. */
    public boolean isGain() {
        return gain().map(Gain::isShown).orElse(false);
    }
}
