package io.github.quadrille.engine.learner;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RowTables;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class LearnedSearchTest {
    private static final int PUZZLES = 30;
    private static final int CONFLICTS_UNTIL_IT_FORGETS = 7_000;

    @TempDir
    private Path folder;

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void a_search_that_learns_agrees_with_brute_force(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 77);
        int packed = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            boolean exists = BruteForce.count(puzzle, 1) > 0;
            PlacementTable table = new PlacementTable(puzzle);
            if (LearnedSearch.fits(table)) {
                Status status = exists ? Status.PACKED : Status.INFEASIBLE;
                assertThat(search(table).solve().status()).as("%s", puzzle).isEqualTo(status);
                assertThat(PackingLearner.solve(table, SearchOptions.FIND_ONE, SolveListener.SILENT)
                                .status())
                        .as("%s, symmetric packings first", puzzle)
                        .isEqualTo(status);
                packed += exists ? 1 : 0;
            }
        }
        assertThat(packed).isBetween(3, PUZZLES - 3);
    }

    @Test
    void what_it_learns_is_a_proof() throws IOException {
        prove(new PlacementTable(Puzzle.standard(2, 20)));
        assertThat(Checks.of(folder.resolve("p.opb"), folder.resolve("p.pbp")))
                .isInstanceOf(CheckResult.Accepted.class);
    }

    private void prove(PlacementTable table) throws IOException {
        ProofModel model = new ProofModel(table);
        try (Writer opb = Files.newBufferedWriter(folder.resolve("p.opb"));
                Writer steps = Files.newBufferedWriter(folder.resolve("p.pbp"))) {
            model.write(opb);
            ProofWriter proof = new ProofWriter(steps, model.constraints(), ProofFormat.VERIPB_2);
            Verdict verdict = new LearnedSearch(
                            table,
                            SearchOptions.FIND_ONE,
                            SolveListener.SILENT,
                            new RefutationSteps(model::literal, proof, () -> {}))
                    .solve();
            assertThat(verdict.status()).isEqualTo(Status.INFEASIBLE);
            proof.end();
        }
    }

    @Test
    void what_it_learns_of_rows_is_a_proof_too() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(71);
        Random random = new Random(72);
        int proven = 0;
        for (int i = 0; i < Rounds.of(60, 600); i++) {
            PlacementTable table = RowTables.random(puzzles.next(), random);
            if (LearnedSearch.fits(table)
                    && RowTables.count(table.cover(), 1) == 0
                    && RowTables.count(new PlacementTable(table.puzzle()).cover(), 1) > 0) {
                prove(table);
                assertThat(Checks.of(folder.resolve("p.opb"), folder.resolve("p.pbp")))
                        .as("%s", table.puzzle())
                        .isInstanceOf(CheckResult.Accepted.class);
                proven++;
            }
        }
        assertThat(proven).isGreaterThan(5);
    }

    @Test
    void images_of_clauses_leave_fewer_conflicts() throws UnusableInput {
        PlacementTable table = new PlacementTable(Puzzles.parse("y", "{board: 10x17, pieces: {Y5: any}}"));
        List<int[]> moves = PuzzleSymmetries.of(table.puzzle()).list().stream()
                .map(table::images)
                .toList();
        assertThat(conflicts(table, moves)).isLessThan(conflicts(table, List.of()) / 2);
    }

    private static long conflicts(PlacementTable table, List<int[]> moves) {
        LearnedSearch search = new LearnedSearch(
                table, LearnedSearch.same(table), moves, SearchOptions.FIND_ONE, SolveListener.SILENT);
        assertThat(search.solve().status()).isEqualTo(Status.INFEASIBLE);
        return search.conflicts();
    }

    @Test
    void it_pauses_and_goes_on() {
        LearnedSearch search = search(new PlacementTable(Puzzle.standard(2, 20)));
        Optional<Verdict> answer = search.go(5);
        assertThat(answer).isEmpty();
        while (answer.isEmpty()) {
            answer = search.go(50);
        }
        assertThat(answer.orElseThrow().status()).isEqualTo(Status.INFEASIBLE);
    }

    @Test
    void it_learns_and_forgets_the_same_every_time() {
        assertThat(steps()).isEqualTo(steps()).anyMatch(step -> step.startsWith("forgotten"));
    }

    private static List<String> steps() {
        List<String> steps = new ArrayList<>();
        new LearnedSearch(
                        new PlacementTable(Puzzle.standard(14, 10)),
                        SearchOptions.FIND_ONE,
                        SolveListener.SILENT,
                        new LearnerLog() {
                            @Override
                            public long learnt(int[] clause) {
                                steps.add(Arrays.toString(clause));
                                return steps.size();
                            }

                            @Override
                            public void forgotten(List<Long> clauses) {
                                if (!clauses.isEmpty()) {
                                    steps.add("forgotten " + clauses.size());
                                }
                            }
                        })
                .go(CONFLICTS_UNTIL_IT_FORGETS);
        return steps;
    }

    @Test
    void it_stops_when_time_is_up() {
        SearchOptions moment = SearchOptions.FIND_ONE.within(Limits.time(Duration.ofMillis(300)));
        Verdict verdict = new LearnedSearch(
                        new PlacementTable(Puzzle.standard(14, 10)), moment, SolveListener.SILENT, LearnerLog.NONE)
                .solve();
        assertThat(verdict.stopped()).contains(Limit.TIME);
        assertThat(verdict.work().seconds()).isLessThan(2);
    }

    private static LearnedSearch search(PlacementTable table) {
        return new LearnedSearch(table, SearchOptions.FIND_ONE, SolveListener.SILENT, LearnerLog.NONE);
    }
}
