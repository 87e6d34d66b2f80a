package io.github.quadrille.lab.tune;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.lab.compare.RunSeed;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.tune.RunPool.PlannedRun;
import io.github.quadrille.lab.tune.Tuned.PuzzleTest;
import io.github.quadrille.lab.tune.Tuned.TestRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Races settings of a method, and tests the winner. Without a time limit the same seed gives the same result, on any
 * number of threads.
 */
public record Tuner(Tuning asked, Listener listener) {
    /**
     * Runs the race and then, unless the default setting has won, the test.
     *
     * @param runners the supplier of runners, which is called once for the race, and once for the test if there is one
     * @throws IllegalStateException when a run fails, or its result is wrong
     */
    public Tuned run(Supplier<TaskRunner> runners) {
        Clock clock = new Clock(Limits.NONE.withTime(asked.timeLimit()), listener);
        LocalListener over = LocalListener.until(() -> clock.stop().isPresent());
        Race race;
        Setting winner;
        boolean late;
        try (RunPool pool = new RunPool(runners.get(), asked.limits(), over)) {
            race = new Race(asked, pool, clock);
            winner = race.winner();
            late = over.isInterrupted();
        }
        List<PuzzleTest> test = winner.changed().isEmpty() ? List.of() : test(winner, runners);
        return new Tuned(winner, race.done(), race.settings(), stopped(late), test);
    }

    private Optional<Tuned.Stopped> stopped(boolean late) {
        if (listener.isInterrupted()) {
            return Optional.of(Tuned.Stopped.INTERRUPTED);
        }
        return late ? Optional.of(Tuned.Stopped.TIME) : Optional.empty();
    }

    /** Tests the winner on seeds that no race has used. The list is empty when the test is interrupted. */
    private List<PuzzleTest> test(Setting winner, Supplier<TaskRunner> runners) {
        Method usual = asked.method().method(Setting.USUAL).orElseThrow();
        Method tuned = asked.method().method(winner).orElseThrow();
        Clock clock = new Clock(Limits.NONE, listener);
        int all = 2 * asked.testRuns() * asked.tests().size();
        int done = 0;
        List<PuzzleTest> tests = new ArrayList<>();
        try (RunPool pool = new RunPool(runners.get(), asked.limits(), LocalListener.until(listener::isInterrupted))) {
            for (Puzzle puzzle : asked.tests()) {
                for (int run = 1; run <= asked.testRuns(); run++) {
                    long seed = RunSeed.of(asked.limits().seed(), puzzle.name(), "test", run);
                    pool.order(List.of(new PlannedRun(usual, puzzle, seed), new PlannedRun(tuned, puzzle, seed)));
                }
            }
            for (Puzzle puzzle : asked.tests()) {
                List<TestRun> ofUsual = new ArrayList<>();
                List<TestRun> ofTuned = new ArrayList<>();
                while (ofUsual.size() < asked.testRuns()) {
                    Optional<List<LocalRun>> made = pool.next();
                    if (made.isEmpty()) {
                        return List.of();
                    }
                    ofUsual.add(TestRun.of(made.get().get(0), puzzle, asked));
                    ofTuned.add(TestRun.of(made.get().get(1), puzzle, asked));
                    done += 2;
                    clock.report(new Progress.Runs("test", "runs", done, all, clock.elapsed()));
                }
                tests.add(new PuzzleTest(puzzle, ofUsual, ofTuned));
            }
        }
        return tests;
    }
}
