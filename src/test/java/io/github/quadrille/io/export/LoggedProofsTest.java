package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks proofs about exported models. {@link LoggingSolver} writes these proofs in another style than Quadrille's own
 * proofs have.
 */
@Slow
class LoggedProofsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void what_a_logging_solver_writes_is_accepted(boolean isNew) throws Exception {
        String model =
                ExportedText.of(ExportFormat.OPB, PuzzleReader.read("instances/infeasible/y-pentominoes-5x6.yaml"));
        String proof = new LoggingSolver(model, isNew).proof();
        assertThat(proof).contains(" w s 1 d", "del id @l");
        assertThat(check(model, proof))
                .isInstanceOfSatisfying(
                        CheckResult.Accepted.class,
                        accepted -> assertThat(accepted.proven()).isInstanceOf(Conclusion.Unsatisfiable.class));
    }

    @Test
    void random_puzzles_are_answered_as_trying_everything_does() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(84);
        for (int i = 0; i < Rounds.of(12, 40); i++) {
            Puzzle puzzle = puzzles.next();
            String model = ExportedText.of(ExportFormat.OPB, puzzle);
            boolean isPossible = BruteForce.count(puzzle, 1) > 0;
            assertThat(check(model, new LoggingSolver(model, i % 2 == 0).proof()))
                    .as("%s %s", puzzle, puzzle.region().picture())
                    .isInstanceOfSatisfying(
                            CheckResult.Accepted.class,
                            accepted -> assertThat(accepted.proven())
                                    .isInstanceOf(
                                            isPossible
                                                    ? Conclusion.Satisfiable.class
                                                    : Conclusion.Unsatisfiable.class));
        }
    }

    @Test
    void damaged_copies_are_refused() throws Exception {
        String model =
                ExportedText.of(ExportFormat.OPB, PuzzleReader.read("instances/infeasible/y-pentominoes-5x6.yaml"));
        List<String> lines = new LoggingSolver(model, true).proof().lines().toList();
        int last = IntStream.range(0, lines.size())
                .filter(line -> lines.get(line).startsWith("@l"))
                .max()
                .getAsInt();
        for (String damage : new String[] {" w", " \\+", " d", "@l\\d+ "}) {
            List<String> damaged = new ArrayList<>(lines);
            damaged.set(last, lines.get(last).replaceFirst(damage, ""));
            assertThat(check(model, String.join("\n", damaged) + "\n"))
                    .as(damaged.get(last))
                    .isInstanceOf(CheckResult.Refused.class);
        }
        for (int line = 0; line < lines.size(); line++) {
            if (!lines.get(line).startsWith("del")) {
                List<String> shorter = new ArrayList<>(lines);
                shorter.remove(line);
                CheckResult result = check(model, String.join("\n", shorter) + "\n");
                assertThat(result instanceof CheckResult.Refused
                                || lines.get(line).startsWith("f "))
                        .as(lines.get(line))
                        .isTrue();
            }
        }
    }

    private CheckResult check(String model, String proof) throws IOException {
        return Checks.of(
                Files.writeString(folder.resolve("t.opb"), model), Files.writeString(folder.resolve("t.pbp"), proof));
    }
}
