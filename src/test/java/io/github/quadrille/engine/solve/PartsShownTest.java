package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Slow
class PartsShownTest {
    private static final Duration ENOUGH = Duration.ofMillis(400);

    @ParameterizedTest
    @EnumSource(Formulation.class)
    void what_is_shown_is_a_legal_part_with_the_given_pieces(Formulation formulation) throws UnusableInput {
        // The number of T tetrominoes is odd, so there is no packing. The search does not find that out in time, and
        // the arguments come after the search.
        Puzzle puzzle = Puzzles.parse(
                "p", "{board: 14x10, pieces: {T: 7, O: 7, I: 7, S: 7, L: 7}, given: %s}".formatted(oneSquare(14)));
        Spectator spectator = new Spectator();
        Solver.of(puzzle)
                .listening(spectator)
                .with(SearchOptions.FIND_ONE
                        .withFormulation(formulation)
                        .withTimeLimit(ENOUGH)
                        .byChocoAlone())
                .solve();
        PackingChecker checker = new PackingChecker(puzzle);
        assertThat(spectator.parts).isNotEmpty().allSatisfy(part -> {
            assertThat(checker.faultsOfPart(part)).isEmpty();
            assertThat(part.pieces()).containsAll(puzzle.given()).hasSizeGreaterThan(1);
        });
        assertThat(spectator.parts.stream().map(Packing::coveredCells))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    private static List<String> oneSquare(int rows) {
        List<String> drawn = new ArrayList<>(List.of("'aa........'", "'aa........'"));
        while (drawn.size() < rows) {
            drawn.add("'..........'");
        }
        return drawn;
    }

    @Test
    void the_best_covering_is_shown_while_a_better_one_is_looked_for() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 22x22, pieces: {S: any}, goal: cover}");
        Spectator spectator = new Spectator();
        Verdict verdict = Solver.of(puzzle)
                .listening(spectator)
                .within(Limits.time(ENOUGH))
                .solve();
        PackingChecker checker = new PackingChecker(puzzle);
        assertThat(spectator.parts)
                .isNotEmpty()
                .allSatisfy(part -> assertThat(checker.faults(part)).isEmpty());
        assertThat(spectator.parts.get(spectator.parts.size() - 1).coveredCells())
                .isLessThanOrEqualTo(verdict.bestSeen().orElseThrow().coveredCells());
    }

    @Test
    void a_search_that_is_looked_at_finds_the_same_with_as_many_nodes() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 6x10, pieces: {pentominoes: 1}}");
        SearchOptions options = SearchOptions.FIND_ALL.withNodeLimit(200_000);
        Spectator spectator = new Spectator();
        Verdict seen = Solver.of(puzzle).with(options).listening(spectator).solve();
        Verdict unseen = Solver.of(puzzle).with(options).solve();
        assertThat(seen.work().nodes()).isEqualTo(unseen.work().nodes());
        assertThat(seen.work().fails()).isEqualTo(unseen.work().fails());
        assertThat(seen.bestSeen()).isEqualTo(unseen.bestSeen());
    }

    @Test
    void nothing_is_put_together_for_whom_it_does_not_interest() {
        List<Packing> parts = new ArrayList<>();
        Solver.of(Puzzle.standard(14, 10))
                .listening(new SolveListener() {
                    @Override
                    public void part(Packing part) {
                        parts.add(part);
                    }
                })
                .with(SearchOptions.FIND_ONE.byChocoAlone().withTimeLimit(Duration.ofMillis(600)))
                .solve();
        assertThat(parts).isEmpty();
    }
}
