package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PackingCounterTest {
    private static final long MANY = 500;
    private static final Limits ONE_THREAD = Limits.NONE.withThreads(1);
    private static final Limits TWO_THREADS = Limits.NONE.withThreads(2);

    @Test
    void what_was_interrupted_was_not_enough() {
        Listener impatient = Listener.until(() -> true);
        PackingCount count = PackingCounter.count(Puzzle.standard(4, 10), CountMethod.AUTO, ONE_THREAD, impatient);
        assertThat(count.stoppedBy()).contains(Limit.INTERRUPTED);
        assertThat(count.why()).doesNotContain("enough");
    }

    static IntStream seeds() {
        return IntStream.range(0, Rounds.of(2, 10));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void all_methods_agree_with_brute_force_on_random_puzzles(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(7000 + seed);
        for (int i = 0; i < Rounds.of(15, 50); i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                for (CountMethod method : CountMethod.values()) {
                    PackingCount count = PackingCounter.count(puzzle, method, ONE_THREAD, Listener.SILENT);
                    assertThat(count.total()).as("%s: %s", method, puzzle).isEqualTo(BigInteger.valueOf(expected));
                    assertThat(count.stoppedBy()).isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(CountMethod.class)
    void two_threads_count_the_same(CountMethod method) throws UnusableInput {
        for (String size : new String[] {"4x5", "4x10", "5x8"}) {
            Puzzle puzzle = PuzzleReader.read(size);
            assertThat(PackingCounter.count(puzzle, method, TWO_THREADS, Listener.SILENT)
                            .total())
                    .isEqualTo(FrontierCounts.count(puzzle));
        }
    }

    @ParameterizedTest
    @CsvSource({"20x10, O: any, FRONTIER", "70x70, O: any, SEARCH"})
    void auto_says_which_method_it_took(String board, String pieces, CountMethod expected) throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle(board, pieces);
        PackingCount count = PackingCounter.count(puzzle, CountMethod.AUTO, ONE_THREAD, Listener.SILENT);
        assertThat(count.method()).isEqualTo(expected);
        assertThat(count.why()).isNotBlank();
    }

    @Test
    void the_work_is_that_of_all_stages() throws UnusableInput {
        PackingCount count =
                PackingCounter.count(PuzzleReader.read("5x8"), CountMethod.AUTO, ONE_THREAD, Listener.SILENT);
        assertThat(count.work().stages())
                .extracting(Stage::name)
                .containsExactly("placements", "search", "survey", "frontier");
        assertThat(count.work().nodes()).isEqualTo(10_000);
    }

    /**
     * On this board of 11x35, the solver Choco opens nearly all nodes, and each of these nodes takes as long as a
     * hundred nodes of a smaller board.
     */
    @Exhaustive
    void a_short_search_of_a_large_board_is_short() throws UnusableInput {
        PackingCount count = PackingCounter.count(
                FrontierCounts.puzzle("11x35", "Y5: any"), CountMethod.AUTO, ONE_THREAD, Listener.SILENT);
        assertThat(count.total()).isEqualTo(48_504);
        assertThat(count.method()).isEqualTo(CountMethod.FRONTIER);
        assertThat(count.work().nodes()).isLessThan(1_000_000);
    }

    @Test
    void a_search_that_pauses_to_look_around_is_not_begun_anew() throws UnusableInput {
        Puzzle soma = PuzzleReader.parse("soma", "{lattice: cubic, board: 3x3x3, pieces: {soma: 1}}");
        long nodes = PackingCounter.count(soma, CountMethod.SEARCH, ONE_THREAD, Listener.SILENT)
                .work()
                .nodes();
        Work work = new PackingCounter(new CountStages(soma, TWO_THREADS, Listener.SILENT), 1)
                .count(CountMethod.AUTO)
                .work();
        assertThat(work.stages()).extracting(Stage::name).containsExactly("placements", "search", "survey", "look");
        assertThat(work.stages().get(1).nodes()).isEqualTo(nodes);
        assertThat(work.stages().stream().mapToDouble(Stage::seconds).sum()).isLessThanOrEqualTo(work.seconds());
    }

    @ParameterizedTest
    @CsvSource({"SEARCH, 1", "SEARCH, 2", "AUTO, 1"})
    void a_node_limit_is_one_budget_for_all_stages(CountMethod method, int threads) throws UnusableInput {
        Limits limits = Limits.nodes(400).withThreads(threads);
        PackingCount count = PackingCounter.count(PuzzleReader.read("8x10"), method, limits, Listener.SILENT);
        assertThat(count.stoppedBy()).contains(Limit.NODES);
        assertThat(count.work().nodes()).isBetween(400L, 401L);
    }

    /**
     * Before it chooses a method, the count examines the search tree. The nodes that this opens count towards the
     * limit, too.
     */
    @Test
    void so_it_is_when_the_search_pauses() throws UnusableInput {
        Puzzle soma = PuzzleReader.parse("soma", "{lattice: cubic, board: 3x3x3, pieces: {soma: 1}}");
        PackingCount count = new PackingCounter(new CountStages(soma, Limits.nodes(12_000), Listener.SILENT), 1000)
                .count(CountMethod.AUTO);
        assertThat(count.stoppedBy()).contains(Limit.NODES);
        assertThat(count.work().nodes()).isBetween(12_000L, 12_001L);
    }

    /**
     * A count begins with a search. When the frontier takes over and is interrupted, the packings that the search has
     * found still count.
     */
    @Test
    void what_a_search_has_found_counts_when_a_frontier_is_stopped() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("8x10", "tetrominoes: any");
        AtomicInteger asked = new AtomicInteger();
        PackingCount stopped = PackingCounter.count(
                puzzle, CountMethod.AUTO, ONE_THREAD, Listener.until(() -> asked.incrementAndGet() > 5000));
        assertThat(stopped.stoppedBy()).contains(Limit.INTERRUPTED);
        assertThat(stopped.total()).isPositive();
    }

    @Test
    void a_frontier_that_does_not_fit_is_refused_early() throws UnusableInput {
        PackingCount count = PackingCounter.count(
                PuzzleReader.read("8x10"), CountMethod.FRONTIER, ONE_THREAD.withMemory(8 << 20), Listener.SILENT);
        assertThat(count.stoppedBy()).contains(Limit.MEMORY);
        assertThat(count.why()).contains("needs", "MiB");
        assertThat(count.work().stages()).extracting(Stage::name).containsExactly("placements", "survey");
    }

    /**
     * A box of cubes has too many frontier states for a complete survey in advance. The frontier must run before it is
     * known that it needs too much memory.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void a_search_goes_on_where_a_frontier_that_nobody_asked_for_runs_out_of_memory(int threads) throws UnusableInput {
        Puzzle box = PuzzleReader.parse("box", "{lattice: cubic, board: 3x4x4, pieces: {I3: any, V3: any}}");
        Limits limits = Limits.nodes(300_000).withThreads(threads).withMemory(10 << 20);
        PackingCount count =
                new PackingCounter(new CountStages(box, limits, Listener.SILENT), 1).count(CountMethod.AUTO);
        assertThat(count.method()).isEqualTo(CountMethod.SEARCH);
        assertThat(count.why()).contains("the frontier was begun");
        assertThat(count.stoppedBy()).contains(Limit.NODES);
        assertThat(count.work().nodes()).isBetween(300_000L, 300_001L);
        assertThat(count.work().stages())
                .extracting(Stage::name)
                .containsExactly("placements", "search", "survey", "learner", "look", "frontier");
        assertThat(count.total()).isPositive();
    }

    @Test
    void a_wide_box_is_left_to_the_search_by_a_guess_at_what_lies_ahead() throws UnusableInput {
        Puzzle soma = PuzzleReader.parse("soma", "{lattice: cubic, board: 3x3x3, pieces: {soma: 1}}");
        CountStages stages = new CountStages(soma, Limits.NONE.withMemory(10 << 20), Listener.SILENT);
        PackingCount count = new PackingCounter(stages, 1).count(CountMethod.AUTO);
        assertThat(count.total()).isEqualTo(11_520);
        assertThat(count.why()).contains("the frontier needs more work").contains("than the search");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void a_search_that_is_stopped_gives_a_lower_bound(int threads) throws UnusableInput {
        PackingCount count = PackingCounter.count(
                PuzzleReader.read("8x10"),
                CountMethod.SEARCH,
                Limits.NONE.withThreads(threads).withTime(Duration.ofMillis(500)),
                Listener.SILENT);
        assertThat(count.stoppedBy()).contains(Limit.TIME);
        assertThat(count.total()).isLessThan(new BigInteger("6818063454"));
    }
}
