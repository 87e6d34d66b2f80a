package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Uniqueness.HowMany;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.testing.Slow;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
@Slow
class RarePackingsTest {
    private static final SearchOptions ON_ONE_THREAD = SearchOptions.FIND_ALL.within(Limits.NONE.withThreads(1));

    private static final SearchOptions ON_TWO_THREADS = SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(2));

    private static Solver solver(String size) throws UnusableInput {
        return Solver.of(Puzzles.parse("y", "{board: %s, pieces: {Y5: any}}".formatted(size)))
                .with(ON_ONE_THREAD);
    }

    @Test
    void that_there_is_none_is_known_without_a_search_for_all() throws UnusableInput {
        assertThat(solver("10x17").solve()).isInstanceOf(Verdict.Infeasible.class);
    }

    @Test
    void an_image_is_a_second_packing() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("y", "{board: 15x16, pieces: {Y5: any}}");
        Uniqueness unique = solver("15x16").unique();
        assertThat(unique.howMany()).isEqualTo(HowMany.SEVERAL);
        assertThat(unique.packings())
                .extracting(packing -> Set.copyOf(packing.pieces()))
                .hasSize(2)
                .doesNotHaveDuplicates();
        assertThat(unique.packings())
                .allSatisfy(packing ->
                        assertThat(new PackingChecker(puzzle).faults(packing)).isEmpty());
        assertThat(unique.image())
                .hasValueSatisfying(image -> assertThat(image.isIdentity()).isFalse());
    }

    @ParameterizedTest
    @CsvSource({"14x15, PACKED", "10x17, INFEASIBLE"})
    void two_threads_find_what_one_finds(String size, Status status) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("y", "{board: %s, pieces: {Y5: any}}".formatted(size));
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
            solver("10x17").with(ON_TWO_THREADS).proving(output).solve();
            assertThat(output.outcome()).isInstanceOf(ProofOutcome.Written.class);
        }
        assertThat(Checks.of(model, proof)).isInstanceOf(CheckResult.Accepted.class);
    }
}
