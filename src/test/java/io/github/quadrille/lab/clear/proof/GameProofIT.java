package io.github.quadrille.lab.clear.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameProofIT {
    private static final int BOARDS = 40;

    @TempDir
    private Path folder;

    /**
     * Certifies the forty boards except board 33, whose proof is the longest. By default it certifies only every
     * twentieth board. The page about line clearing refers to the figures of this test.
     */
    @Test
    void the_forty_boards_are_certified() throws IOException, UnusableInput {
        for (int number = 1; number <= BOARDS; number += Rounds.of(20, 1)) {
            if (number != 33) {
                certify("instances/line-clear/board-%02d.csv".formatted(number));
            }
        }
    }

    private void certify(String file) throws IOException, UnusableInput {
        Board board = ClearBoardReader.read(file, Grid.PUBLISHED, false, Optional.empty());
        Outcome outcome = ExactSearch.solve(board, Limits.NONE, Listener.SILENT);
        Path model = folder.resolve("g.opb");
        Path proof = folder.resolve("g.pbp");
        try (Writer modelText = Files.newBufferedWriter(model);
                Writer proofText = Files.newBufferedWriter(proof)) {
            assertThat(GameProof.write(
                            board, outcome, new ProofOutput(modelText, proofText), Limits.NONE, Listener.SILENT))
                    .isInstanceOf(ProofOutcome.Written.class);
        }
        assertThat(Checks.of(model, proof))
                .as(file)
                .isInstanceOfSatisfying(
                        CheckResult.Accepted.class,
                        accepted -> assertThat(accepted.proven()).isEqualTo(proven(outcome)));
    }

    private static Conclusion proven(Outcome outcome) {
        Optional<BigInteger> moves = outcome.plan().map(plan -> BigInteger.valueOf(plan.size()));
        return moves.isPresent() ? new Conclusion.Bounds(moves, moves) : new Conclusion.Unsatisfiable();
    }
}
