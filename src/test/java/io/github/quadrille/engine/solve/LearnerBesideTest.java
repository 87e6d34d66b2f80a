package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.testing.Slow;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
@Slow
class LearnerBesideTest {
    private static final SearchOptions ON_TWO_THREADS = SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(2));

    private static Puzzle pentominoes(String size) throws UnusableInput {
        return Puzzles.parse("y", "{board: %s, pieces: {Y5: any}}".formatted(size));
    }

    private static void waitFor(LearnerBeside learner) throws InterruptedException {
        while (!learner.isDone()) {
            Thread.sleep(5);
        }
    }

    @ParameterizedTest
    @CsvSource({"14x15, PACKED", "10x17, INFEASIBLE"})
    void two_threads_find_what_one_finds(String size, Status status) throws UnusableInput {
        Puzzle puzzle = pentominoes(size);
        Verdict verdict = Solver.of(puzzle).with(ON_TWO_THREADS).solve();
        assertThat(verdict.status()).isEqualTo(status);
        assertThat(verdict.bestSeen().map(new PackingChecker(puzzle)::faults).filter(faults -> !faults.isEmpty()))
                .isEmpty();
    }

    @Test
    void a_proof_follows_whoever_knew_the_answer(@TempDir Path folder) throws Exception {
        Path model = folder.resolve("p.opb");
        Path proof = folder.resolve("p.pbp");
        try (Writer rows = Files.newBufferedWriter(model);
                Writer steps = Files.newBufferedWriter(proof)) {
            ProofOutput output = new ProofOutput(rows, steps);
            Solver.of(pentominoes("10x17")).with(ON_TWO_THREADS).proving(output).solve();
            assertThat(output.outcome()).isInstanceOf(ProofOutcome.Written.class);
        }
        assertThat(Checks.of(model, proof)).isInstanceOf(CheckResult.Accepted.class);
    }

    @Test
    void it_keeps_a_refutation_to_itself_until_there_is_no_shorter_reason() throws Exception {
        try (LearnerBeside learner = new LearnerBeside(new PlacementTable(pentominoes("5x6")), ON_TWO_THREADS)) {
            waitFor(learner);
            assertThat(learner.known()).isEmpty();
            learner.mayRefute();
            assertThat(learner.known()).containsInstanceOf(Verdict.Infeasible.class);
        }
    }

    @Test
    void it_tells_a_packing_at_once() throws Exception {
        try (LearnerBeside learner = new LearnerBeside(new PlacementTable(pentominoes("5x10")), ON_TWO_THREADS)) {
            waitFor(learner);
            assertThat(learner.known()).containsInstanceOf(Verdict.Packed.class);
        }
    }

    @Test
    void it_ends_when_it_is_closed() throws Exception {
        LearnerBeside learner = new LearnerBeside(new PlacementTable(pentominoes("25x45")), ON_TWO_THREADS);
        learner.close();
        waitFor(learner);
        assertThat(learner.isDone()).isTrue();
    }

    @Test
    void it_needs_a_second_thread() {
        assertThat(LearnerBeside.suits(ON_TWO_THREADS)).isTrue();
        assertThat(LearnerBeside.suits(SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(1))))
                .isFalse();
    }
}
