package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that every stage of an answer keeps its own time limit and that of the whole answer, for all kinds of puzzles.
 */
@Slow
final class StageLimitsTest {
    private static final int EVERY = 13;
    private static final Duration SHORT = Duration.ofMillis(300);
    /**
     * An answer may exceed its limit by this many seconds: by the second that {@link Limits} allows, and by another
     * when code runs for the first time.
     */
    private static final double OVERRUN = 2;
    /**
     * A stage should take three seconds at most. This limit, in seconds, is higher, because other programs may use the
     * machine, too.
     */
    private static final double LONGEST_STAGE = 6;
    /** The clocks of stages are read one after the other, which takes at most this many seconds. */
    private static final double READING = 0.01;

    private static final List<String> LARGE = List.of(
            "whole-sets/heptominoes-7x107",
            "whole-sets/one-sided-hexominoes-18x20",
            "orders/y-pentacubes-5x5x5",
            "orders/y-pentomino-15x18",
            "orders/octomino-e0f080-36x40",
            "squares/squared-square-112",
            "squares/partridge-8",
            "rectangles/100x100-with-holes");

    static Stream<Puzzle> puzzles() throws UnusableInput {
        List<Puzzle> puzzles = new ArrayList<>();
        puzzles.add(Puzzles.parse("tetrominoes", "{board: 41x42, pieces: {tetrominoes: 20..30, I3: 0..1, V3: any}}"));
        for (String name : LARGE) {
            puzzles.add(new Instance(Instance.ROOT.resolve(name + ".yaml"), Optional.empty(), Instance.Effort.HARD)
                    .puzzle());
        }
        List<Instance> instances = Instance.all();
        for (int i = 0; i < instances.size(); i += EVERY) {
            puzzles.add(instances.get(i).puzzle());
        }
        RandomPuzzles random = new RandomPuzzles(5);
        Stream.generate(random::next).limit(8).forEach(puzzles::add);
        return Rounds.oneOf(9, puzzles);
    }

    static Stream<Puzzle> packings() throws UnusableInput {
        return puzzles().filter(puzzle -> !(puzzle.goal() instanceof Goal.Cover));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void no_answer_overruns_the_limit_of_the_whole(Puzzle puzzle) {
        double before = processorSeconds();
        Work work = Solver.of(puzzle)
                .within(Limits.time(SHORT).withThreads(1))
                .solve()
                .work();
        assertThat(processorSeconds() - before)
                .as("%s: %s", puzzle.name(), work.stages())
                .isLessThan(SHORT.toMillis() / 1e3 + OVERRUN);
        assertThat(work.stages().stream().mapToDouble(Work.Stage::seconds).sum())
                .as("%s: %s", puzzle.name(), work.stages())
                .isLessThanOrEqualTo(work.seconds() + READING);
    }

    @ParameterizedTest
    @MethodSource("packings")
    void no_stage_before_the_search_overruns_its_own(Puzzle puzzle) {
        double before = processorSeconds();
        Work work = Solver.of(puzzle)
                .with(SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(1)))
                .briefly()
                .solve()
                .work();
        // On a busy machine, this thread does not run all the time. So each stage's seconds are multiplied by the
        // fraction of the time in which the thread ran.
        double share = Math.min(1, (processorSeconds() - before) / work.seconds());
        assertThat(work.stages())
                .as("%s", puzzle.name())
                .allSatisfy(stage -> assertThat(stage.seconds() * share).isLessThan(LONGEST_STAGE));
    }

    /** Returns the processor time of this thread. */
    private static double processorSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
