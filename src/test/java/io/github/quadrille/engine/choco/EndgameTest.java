package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class EndgameTest {
    private static final SearchOptions ALL = SearchOptions.FIND_ALL;

    /** The puzzle takes long enough for several threads to be used. */
    private final Puzzle pentominoes = read("instances/pentominoes/pentominoes-8x8-without-middle.yaml");

    @Test
    void packings_and_work_are_the_same_on_any_number_of_threads() {
        List<Packing> one = new ArrayList<>();
        List<Packing> four = new ArrayList<>();
        Verdict alone = solve(pentominoes, ALL.within(Limits.NONE.withThreads(1)), one);
        Verdict together = solve(pentominoes, ALL.within(Limits.NONE.withThreads(4)), four);
        assertThat(four).hasSize(520).isEqualTo(one);
        assertThat(together.work().nodes()).isEqualTo(alone.work().nodes());
        assertThat(together.work().fails()).isEqualTo(alone.work().fails());
    }

    @Test
    void one_by_one_they_come_in_the_same_order() {
        List<Packing> all = new ArrayList<>();
        solve(pentominoes, ALL.within(Limits.NONE.withThreads(1)), all);
        FoundPackings found =
                PackingSearch.open(SearchRequest.of(new PlacementTable(pentominoes), ALL), SolveListener.SILENT);
        List<Packing> stepwise = new ArrayList<>();
        for (Optional<Packing> next = found.next(); next.isPresent(); next = found.next()) {
            stepwise.add(next.get());
        }
        assertThat(stepwise).isEqualTo(all);
    }

    @Test
    void a_limit_of_packings_is_kept_on_threads() {
        List<Packing> found = new ArrayList<>();
        Verdict verdict = solve(pentominoes, ALL.withPackings(300).within(Limits.NONE.withThreads(2)), found);
        assertThat(found).hasSize(300);
        assertThat(verdict.stopped()).contains(Limit.PACKINGS);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void a_limit_of_nodes_is_kept(int threads) {
        Limits limits = Limits.nodes(25_000).withThreads(threads);
        Verdict verdict = solve(pentominoes, ALL.within(limits), new ArrayList<>());
        assertThat(verdict.stopped()).contains(Limit.NODES);
        assertThat(verdict.work().nodes()).isBetween(25_000L, 25_001L);
    }

    @ParameterizedTest
    @CsvSource({"1, 1000", "4, 1000", "1, 37", "2, 25000"})
    void a_search_that_pauses_goes_on_as_if_it_had_not(int threads, long nodes) {
        List<Packing> whole = new ArrayList<>();
        List<Packing> paused = new ArrayList<>();
        Verdict one = solve(pentominoes, ALL.within(Limits.NONE.withThreads(threads)), whole);
        try (PackingSearch search = PackingSearch.begin(
                SearchRequest.of(pentominoes, ALL.within(Limits.NONE.withThreads(threads))),
                SolveListener.until(() -> false, paused::add))) {
            Optional<Verdict> ended = search.go(nodes);
            while (ended.isEmpty()) {
                long open = search.work().nodes();
                ended = search.go(nodes);
                assertThat(search.work().nodes()).isBetween(open, open + nodes + 1);
            }
            Verdict other = ended.get();
            assertThat(paused).isEqualTo(whole);
            assertThat(other.stopped()).isEmpty();
            assertThat(other.work().nodes()).isEqualTo(one.work().nodes());
            assertThat(other.work().fails()).isEqualTo(one.work().fails());
        }
    }

    /**
     * On a small board, the endgame search takes over at the root of the search tree, where Choco would otherwise
     * begin.
     */
    @Test
    void a_board_that_fits_into_words_pauses_too() {
        Puzzle small = Puzzle.standard(4, 10);
        List<Packing> whole = new ArrayList<>();
        solve(small, ALL, whole);
        List<Packing> paused = new ArrayList<>();
        try (PackingSearch search =
                PackingSearch.begin(SearchRequest.of(small, ALL), SolveListener.until(() -> false, paused::add))) {
            int turns = 1;
            while (search.go(50).isEmpty()) {
                turns++;
            }
            assertThat(turns).isGreaterThan(20);
        }
        assertThat(paused).isNotEmpty().isEqualTo(whole);
    }

    @Test
    void many_packings_below_one_node_are_not_kept_all_at_once() {
        int packings = Rounds.of(10_000, 50_000);
        List<Packing> found = new ArrayList<>();
        solve(read("8x10"), ALL.withPackings(packings).within(Limits.NONE.withThreads(2)), found);
        assertThat(found).hasSize(packings).doesNotHaveDuplicates();
    }

    @Test
    void who_interrupts_is_heard_while_threads_search() {
        List<Packing> found = new ArrayList<>();
        Verdict verdict = PackingSearch.solve(
                SearchRequest.of(read("8x10"), ALL.within(Limits.NONE.withThreads(2))), new SolveListener() {
                    @Override
                    public void found(Packing packing) {
                        found.add(packing);
                    }

                    @Override
                    public boolean isInterrupted() {
                        return found.size() > 20_000;
                    }
                });
        assertThat(verdict.stopped()).contains(Limit.INTERRUPTED);
    }

    private static Verdict solve(Puzzle puzzle, SearchOptions options, List<Packing> found) {
        return PackingSearch.solve(SearchRequest.of(puzzle, options), new SolveListener() {
            @Override
            public void found(Packing packing) {
                found.add(packing);
            }
        });
    }

    private static Puzzle read(String puzzle) {
        try {
            return PuzzleReader.read(puzzle);
        } catch (UnusableInput e) {
            throw new AssertionError(e);
        }
    }
}
