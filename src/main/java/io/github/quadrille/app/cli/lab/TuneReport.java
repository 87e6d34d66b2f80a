package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.tune.Tuned;
import io.github.quadrille.lab.tune.Tuned.Gain;
import io.github.quadrille.lab.tune.Tuned.PuzzleTest;
import io.github.quadrille.lab.tune.Tuned.TestRun;
import io.github.quadrille.lab.tune.Tuning;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * What is said of a search for parameters, for people and programs.
 *
 * @param tuned what came of it
 */
record TuneReport(Tuning asked, Tuned tuned) {
    ExitStatus exit() {
        return tuned.isGain()
                        && tuned.stopped()
                                .filter(Tuned.Stopped.INTERRUPTED::equals)
                                .isEmpty()
                ? ExitStatus.YES
                : ExitStatus.UNDECIDED;
    }

    String status() {
        return exit() == ExitStatus.YES ? "tuned" : "undecided";
    }

    private List<String> words() {
        return tuned.setting().words(asked.method().parameters());
    }

    /** As {@code compare --methods} takes it. */
    String spec() {
        return asked.method().word() + (words().isEmpty() ? "" : ":" + String.join(",", words()));
    }

    /** As {@code local} takes it. */
    String localWords() {
        StringBuilder line = new StringBuilder("--method " + asked.method().word());
        words().forEach(word ->
                line.append(" --").append(asked.method().word()).append('-').append(word));
        return line.toString();
    }

    /** Why the usual setting is not known to be worse, or what is to be thought of one that is better. */
    String reason() {
        if (tuned.stopped().filter(Tuned.Stopped.INTERRUPTED::equals).isPresent()) {
            return "interrupted; the setting is the best so far, and nobody has tested it";
        }
        if (tuned.evaluations() == 0) {
            return "the time was up before anything was measured. Maybe more time, or fewer --moves";
        }
        if (!tuned.isChanged()) {
            return "no setting did better in the race than the usual one. Maybe a larger budget, or a harder puzzle";
        }
        Gain gain = tuned.gain().orElseThrow();
        if (gain.isShown()) {
            return "the test shows a gain: all of its interval is on one side";
        }
        return gain.isLoss()
                ? "the winner of the race is worse than the usual setting in the test: its luck was in the race"
                : "the test shows no gain: its interval has 0 in it. Maybe more --test-runs, or a larger budget";
    }

    /** On what the winner was tested. */
    String testWords() {
        String runs = "%s of each setting on %s"
                .formatted(count(asked.testRuns(), "run"), count(asked.tests().size(), "puzzle"));
        return asked.testsSeedsOnly()
                ? runs + " of the race, with seeds that it has not seen; other puzzles may answer otherwise"
                : runs + " that the race has not seen";
    }

    String raceWords() {
        return "%s of %s, %s each, on %s%s"
                .formatted(
                        count(tuned.evaluations(), "measurement"),
                        count(tuned.settings(), "setting"),
                        count(asked.runs(), "run"),
                        count(asked.puzzles().size(), "puzzle"),
                        tuned.stopped().isEmpty()
                                ? ""
                                : tuned.stopped().get() == Tuned.Stopped.TIME
                                        ? ", until the time was up"
                                        : ", until interrupted");
    }

    private static String count(long number, String noun) {
        return "%,d %s%s".formatted(number, noun, number == 1 ? "" : "s");
    }

    /** The runs of both settings, of a seed one beside the other, that fulfil a condition. */
    static long count(PuzzleTest test, Predicate<TestRun> usual, Predicate<TestRun> winner) {
        long count = 0;
        for (int i = 0; i < test.usual().size(); i++) {
            count += usual.test(test.usual().get(i)) && winner.test(test.tuned().get(i)) ? 1 : 0;
        }
        return count;
    }

    static int packed(List<TestRun> runs) {
        return (int) runs.stream().filter(TestRun::packed).count();
    }

    /** Where the share lies that very many runs pack. */
    static ConfidenceInterval share(List<TestRun> runs) {
        return ConfidenceInterval.ofShare(packed(runs), runs.size()).orElseThrow();
    }

    static double mean(List<TestRun> runs, ToDoubleFunction<TestRun> value) {
        return runs.stream().mapToDouble(value).average().orElseThrow();
    }
}
