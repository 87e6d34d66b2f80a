package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.plan.Plan;
import io.github.quadrille.engine.plan.Plan.Stage;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that no stage of the plan for a packing does more work than the plan has allotted to it. */
@Slow
class StageSharesTest {
    private static final int PUZZLES = 50;
    private static final int RANDOM = 10;
    private static final Limits MOMENT = Limits.time(Duration.ofMillis(250)).withThreads(1);

    /**
     * Each of these engines runs at most this many searches, and each search may do all the work that the plan has
     * allotted to the engine.
     */
    private static final Map<String, Integer> AT_ONCE = Map.of(
            // The learner runs one search for all packings, and one for each conjugacy class of symmetries other than
            // the identity. This number allows for seven such classes.
            "learner", 8,
            // The sweep goes from one end, and then from both ends.
            "sweep", 2);

    /**
     * An engine may do this much more work than the plan has allotted to it, because it first ends what it has begun.
     * The sweep, for example, finishes its current layer.
     */
    private static final Map<String, Long> AT_LEAST = Map.of("sweep", 400_000L, "windows", 1_000L);

    static Stream<Puzzle> puzzles() throws IOException, UnusableInput {
        List<Path> files;
        try (Stream<Path> all = Files.walk(Path.of("instances"))) {
            files = all.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !file.startsWith("instances/coverings"))
                    .sorted()
                    .toList();
        }
        int every = files.size() / (PUZZLES - RANDOM);
        List<Puzzle> unlike = new ArrayList<>();
        for (int i = 0; i < PUZZLES - RANDOM; i++) {
            unlike.add(Puzzles.read(files.get(i * every)));
        }
        RandomPuzzles random = new RandomPuzzles(7);
        Stream.generate(random::next).limit(RANDOM).forEach(unlike::add);
        return unlike.stream().filter(puzzle -> !(puzzle.goal() instanceof Goal.Cover));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void no_stage_does_more_than_its_share(Puzzle puzzle) {
        Map<String, Long> asked = new HashMap<>();
        PackingAttempt attempt =
                new PackingAttempt(puzzle.rest(), SearchOptions.FIND_ONE.within(MOMENT), SolveListener.SILENT, false);
        attempt.play(new Plan<>(watched(PackingPlan.WHOLE.once(), asked), watched(PackingPlan.WHOLE.byTurns(), asked)));
        assertThat(attempt.budget().work().stages())
                .as(puzzle.name())
                .allSatisfy(stage -> assertThat((double) stage.nodes()).isLessThanOrEqualTo(most(stage, asked)));
    }

    private static List<Stage<PackingAttempt, Verdict>> watched(
            List<Stage<PackingAttempt, Verdict>> stages, Map<String, Long> asked) {
        return stages.stream()
                .map(stage ->
                        new Stage<PackingAttempt, Verdict>(stage.name(), stage.when(), stage.share(), (now, work) -> {
                            asked.merge(stage.name(), work, StageSharesTest::sum);
                            return stage.engine().go(now, work);
                        }))
                .toList();
    }

    private static long sum(long one, long other) {
        return one > Stage.ALL - other ? Stage.ALL : one + other;
    }

    private static double most(Work.Stage stage, Map<String, Long> asked) {
        double share = asked.getOrDefault(stage.name(), 0L);
        return share * AT_ONCE.getOrDefault(stage.name(), 1) + AT_LEAST.getOrDefault(stage.name(), 1L);
    }
}
