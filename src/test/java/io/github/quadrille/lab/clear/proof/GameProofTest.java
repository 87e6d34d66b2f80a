package io.github.quadrille.lab.clear.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Boards;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that the checker, which has no code about games, accepts the proofs of games. */
@Slow
class GameProofTest {
    private static final Board THREE_MOVES =
            Boards.of(Wrap.NONE, "...r...", "...b...", ".......", "b..B..b", ".......", "...b...", ".......");

    @TempDir
    private Path folder;

    @Test
    void answers_about_small_boards_have_accepted_proofs() throws IOException {
        int solved = 0;
        int hopeless = 0;
        for (Board board : Boards.random(21, Rounds.of(25, 300), 2, 5)) {
            Outcome outcome = exact(board);
            if (outcome instanceof Outcome.Undecided) {
                continue;
            }
            assertThat(write(board, outcome)).as("%s", board).isInstanceOf(ProofOutcome.Written.class);
            assertThat(proven()).as("%s", board).isEqualTo(expected(outcome));
            solved += outcome instanceof Outcome.Solved ? 1 : 0;
            hopeless += outcome instanceof Outcome.Infeasible ? 1 : 0;
        }
        assertThat(solved).isGreaterThan(5);
        assertThat(hopeless).isGreaterThan(5);
    }

    @Test
    void answers_about_all_blue_tokens_have_accepted_proofs() throws IOException {
        for (Board board : Boards.random(22, Rounds.of(15, 100), 2, Rounds.of(3, 4))) {
            Board all = board.withAllTargets();
            Outcome outcome = exact(all);
            if (!(outcome instanceof Outcome.Undecided)) {
                assertThat(write(all, outcome)).as("%s", all).isInstanceOf(ProofOutcome.Written.class);
                assertThat(proven()).as("%s", all).isEqualTo(expected(outcome));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ProofFormat.class)
    void three_moves_are_proven_in_every_format(ProofFormat format) throws IOException {
        assertThat(write(THREE_MOVES, exact(THREE_MOVES), Limits.NONE, format))
                .isEqualTo(new ProofOutcome.Written(
                        "3 moves are enough, and fewer are not; by a search that learns clauses"));
        assertThat(proven()).isEqualTo(bounds(3));
    }

    @Test
    void a_move_that_is_not_legal_is_refused() throws IOException {
        write(THREE_MOVES, exact(THREE_MOVES));
        replace("soli ", line -> line.replaceFirst("p0_[0-9]+", "p0_1"));
        assertThat(check()).isInstanceOf(CheckResult.Refused.class);
    }

    @Test
    void a_better_bound_is_refused() throws IOException {
        write(THREE_MOVES, exact(THREE_MOVES));
        replace("conclusion ", line -> line.replace("BOUNDS 3", "BOUNDS 4"));
        assertThat(check()).isInstanceOf(CheckResult.Refused.class);
        replace("conclusion ", line -> line.replace("BOUNDS 4", "BOUNDS 2").replaceFirst("3 ;$", "2 ;"));
        assertThat(check()).isInstanceOf(CheckResult.Refused.class);
    }

    @Test
    void a_refutation_without_its_clauses_is_refused() throws IOException {
        write(THREE_MOVES, exact(THREE_MOVES));
        replace("rup 1 ", line -> "%");
        assertThat(check()).isInstanceOf(CheckResult.Refused.class);
    }

    @Test
    void a_target_that_stays_whatever_happens_has_a_proof_of_one_kind() throws IOException {
        Board board = Boards.of(Wrap.NONE, "rb..", "bb..", "....", "...B");
        assertThat(write(board, exact(board)))
                .isEqualTo(new ProofOutcome.Written("there is no way; by a kind of positions that no move leaves"));
        assertThat(proven()).isEqualTo(new Conclusion.Unsatisfiable());
    }

    @Test
    void a_limit_before_the_end_of_a_proof_is_told() throws IOException {
        assertThat(write(THREE_MOVES, exact(THREE_MOVES), Limits.nodes(0), ProofFormat.VERIPB_3))
                .isEqualTo(new ProofOutcome.Unfinished(Limit.NODES));
    }

    @Test
    void nothing_to_do_needs_no_proof() throws IOException {
        Board board = new Board(Grid.PUBLISHED, Set.of(new Cell(0, 0)), Set.of(), Set.of());
        assertThat(write(board, exact(board))).isEqualTo(new ProofOutcome.NotNeeded());
    }

    @Test
    void a_plan_that_may_be_too_long_cannot_be_proven() throws IOException {
        Outcome.Solved solved = (Outcome.Solved) exact(THREE_MOVES);
        assertThat(write(THREE_MOVES, new Outcome.Solved(solved.moves(), false, solved.effort())))
                .isInstanceOf(ProofOutcome.Impossible.class);
    }

    private interface Change {
        String of(String line);
    }

    private void replace(String beginning, Change change) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(proof())) {
            lines.add(line.startsWith(beginning) ? change.of(line) : line);
        }
        assertThat(lines).isNotEqualTo(Files.readAllLines(proof()));
        Files.write(proof(), lines);
    }

    private static Outcome exact(Board board) {
        return ExactSearch.solve(board, Limits.nodes(2_000), Listener.SILENT);
    }

    private ProofOutcome write(Board board, Outcome outcome) throws IOException {
        return write(board, outcome, Limits.NONE, ProofFormat.VERIPB_3);
    }

    private ProofOutcome write(Board board, Outcome outcome, Limits limits, ProofFormat format) throws IOException {
        try (Writer model = Files.newBufferedWriter(model());
                Writer proof = Files.newBufferedWriter(proof())) {
            return GameProof.write(board, outcome, new ProofOutput(model, proof, format), limits, Listener.SILENT);
        }
    }

    private CheckResult check() {
        return Checks.of(model(), proof());
    }

    private Conclusion proven() {
        CheckResult result = check();
        assertThat(result).isInstanceOf(CheckResult.Accepted.class);
        return ((CheckResult.Accepted) result).proven();
    }

    private static Conclusion expected(Outcome outcome) {
        return outcome instanceof Outcome.Solved solved
                ? bounds(solved.moves().size())
                : new Conclusion.Unsatisfiable();
    }

    private static Conclusion bounds(int moves) {
        Optional<BigInteger> both = Optional.of(BigInteger.valueOf(moves));
        return new Conclusion.Bounds(both, both);
    }

    private Path model() {
        return folder.resolve("g.opb");
    }

    private Path proof() {
        return folder.resolve("g.pbp");
    }
}
