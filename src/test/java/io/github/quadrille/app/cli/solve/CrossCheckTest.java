package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that an answer is compared with those of other engines, and that an unconfirmed answer has the exit status of
 * an undecided one.
 */
@Slow
class CrossCheckTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final String DOMINOES = "{board: 2x6, pieces: {I2: any}}";

    @TempDir
    private Path folder;

    @Test
    void the_last_line_says_that_another_engine_agrees() {
        CommandRun run = CommandRun.of("solve", "4x10", "--cross-check");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).last().isEqualTo("cross-check: agreed");
    }

    @Test
    void an_argument_has_a_certificate_so_that_no_engine_is_asked() {
        CommandRun run = CommandRun.of("solve", "10x14", "--cross-check");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).last().isEqualTo("cross-check: the checker has accepted the certificate");
        assertThat(run.err()).doesNotContain("Choco alone");
    }

    @Test
    void the_model_of_the_answer_is_no_second_opinion() {
        CommandRun run = CommandRun.of("solve", "4x10", "--plain", "--cross-check");
        assertThat(run.err()).contains("model learning: packed").doesNotContain("model sums");
        assertThat(run.lines()).last().isEqualTo("cross-check: agreed");
    }

    @Test
    void a_list_that_a_limit_has_cut_off_is_not_confirmed() throws IOException, UnusableInput {
        CrossChecked compared = compare(dominoes(1, Optional.of(Limit.TIME)), MINUTE);
        assertThat(compared.words()).isEqualTo("not confirmed because not all packings were counted");
        assertThat(compared.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(compare(dominoes(2, Optional.of(Limit.PACKINGS)), MINUTE).words())
                .isEqualTo("agreed");
    }

    @Test
    void all_packings_are_counted_again() {
        CommandRun run =
                CommandRun.of("solve", "2x6", "--pieces", "I2: any", "--all", "--cross-check", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("\"found\":13,\"complete\":true", "\"cross_check\":{\"outcome\":\"agreed\"}");
        assertThat(run.err()).contains("model sums: packed, 13 packings (", "model learning: packed, 13 packings (");
    }

    @Test
    void several_puzzles_have_it_on_their_lines() {
        CommandRun run = CommandRun.of("solve", "4x5", "4x10", "--cross-check");
        assertThat(run.lines().get(0)).endsWith(", cross-check: the checker has accepted the certificate)");
        assertThat(run.lines().get(1)).endsWith(", cross-check: agreed)");
    }

    @Test
    void a_table_has_no_room_for_it() {
        CommandRun run = CommandRun.of("solve", "4x10", "--cross-check", "--format", "csv");
        assertThat(run.out()).doesNotContain("agreed");
        assertThat(run.err()).endsWith("cross-check: agreed" + System.lineSeparator());
    }

    @Test
    void a_wrong_number_of_packings_is_a_defect() {
        assertThatThrownBy(() -> compare(dominoes(12, Optional.empty()), MINUTE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("packed, 12 packings, but by sums packed, 13 packings");
        assertThatThrownBy(() -> compare(dominoes(14, Optional.of(Limit.PACKINGS)), MINUTE))
                .hasMessageContaining("packed, 14 packings or more, but by sums packed, 13 packings");
    }

    @Test
    void a_wrong_answer_is_a_defect() {
        assertThatThrownBy(() -> compare(new Verdict.Infeasible(new ExhaustedSearch(1), Work.NONE), MINUTE))
                .hasMessageContaining("disagree")
                .hasMessageContaining("infeasible, but by sums packed");
    }

    @Test
    void fewer_packings_than_were_found_confirm_nothing() throws IOException, UnusableInput {
        Verdict part = dominoes(5, Optional.of(Limit.TIME));
        assertThat(Agreement.of(dominoes(13, Optional.empty()), part)).isEqualTo(Agreement.OPEN);
        assertThat(Agreement.of(part, dominoes(13, Optional.empty()))).isEqualTo(Agreement.CONFIRMED);
        assertThat(compare(dominoes(13, Optional.empty()), MINUTE).outcome()).isEqualTo("agreed");
    }

    @Test
    void an_answer_that_nothing_confirms_ends_undecided() throws IOException, UnusableInput {
        CrossChecked compared = compare(dominoes(13, Optional.empty()), Duration.ZERO);
        assertThat(compared.words()).isEqualTo("not confirmed within 0 s");
        SolveResult solved = SolveResult.of(dominoes(13, Optional.empty())).with(compared);
        assertThat(solved.status()).isEqualTo(ExitStatus.YES);
        assertThat(solved.ending()).isEqualTo(ExitStatus.UNDECIDED);
    }

    @Test
    void a_packing_that_the_checker_accepts_needs_no_other_engine() throws IOException, UnusableInput {
        CrossChecked compared = compare(dominoes(1, Optional.of(Limit.PACKINGS)), Duration.ZERO);
        assertThat(compared.words()).isEqualTo("not confirmed within 0 s; the checker has accepted the packing");
        assertThat(SolveResult.of(dominoes(1, Optional.of(Limit.PACKINGS)))
                        .with(compared)
                        .ending())
                .isEqualTo(ExitStatus.YES);
    }

    @Test
    void nothing_is_confirmed_where_nothing_is_decided() throws IOException, UnusableInput {
        Verdict undecided = new Verdict.Undecided(Limit.TIME, new Packing(List.of()), Work.NONE);
        assertThat(compare(undecided, MINUTE).words()).isEqualTo("not confirmed because the puzzle is undecided");
    }

    @Test
    void the_certificate_of_an_argument_is_written_and_checked() throws IOException, UnusableInput {
        Puzzle puzzle = Puzzle.standard(10, 14);
        assertThat(accepted(puzzle, Solver.of(puzzle).solve(), Optional.empty()))
                .contains("certificate");
        Verdict searched = new Verdict.Infeasible(new ExhaustedSearch(9), Work.NONE);
        assertThat(accepted(puzzle, searched, Optional.empty())).isEmpty();
    }

    @Test
    void the_certificate_of_a_count_is_checked_and_of_no_other_count() throws IOException, UnusableInput {
        CommandRun.of("solve", "2x6", "--pieces", "I2: any", "--all", "--proof", folder.toString());
        Path model = folder.toFile()
                .listFiles((any, name) -> name.endsWith(".opb"))[0]
                .toPath();
        Path steps = Path.of(model.toString().replace(".opb", ".pbp"));
        Optional<WrittenProof> proof = Optional.of(new WrittenProof(model, steps, ""));
        Puzzle puzzle = Puzzles.parse("dominoes", DOMINOES);
        assertThat(accepted(puzzle, dominoes(13, Optional.empty()), proof)).contains("certificate");
        assertThat(accepted(puzzle, dominoes(12, Optional.empty()), proof)).isEmpty();
        Puzzle other = Puzzles.parse("dominoes", DOMINOES.replace("2x6", "2x7"));
        assertThat(accepted(other, dominoes(13, Optional.empty()), proof)).isEmpty();
    }

    private static Optional<String> accepted(Puzzle puzzle, Verdict verdict, Optional<WrittenProof> proof)
            throws IOException, UnusableInput {
        return new AnswerCheck(puzzle, verdict, MINUTE, () -> false).accepted(proof);
    }

    /** Returns a verdict with this number of packings of dominoes. */
    private static Verdict dominoes(long packings, Optional<Limit> stoppedBy) throws UnusableInput {
        Verdict found = Solver.of(Puzzles.parse("dominoes", DOMINOES))
                .with(SearchOptions.FIND_ONE)
                .solve();
        return new Verdict.Packed(found.bestSeen().orElseThrow(), packings, stoppedBy, Work.NONE);
    }

    private static CrossChecked compare(Verdict verdict, Duration limit) throws IOException, UnusableInput {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Terminal terminal = new Terminal(nowhere, nowhere, false, false, false, () -> 100, new Interruption());
        return new CrossCheck(terminal, Puzzles.parse("dominoes", DOMINOES), limit, Formulation.PROPAGATOR)
                .compare(verdict, Optional.empty());
    }
}
