package io.github.quadrille.proof.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RowTables;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.engine.solve.Uniqueness;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the checker, which shares no code with the count, accepts the proofs of the number of packings. */
@Slow
class PackingsProvedTest {
    private static final SearchOptions ALL = SearchOptions.FIND_ONE.withPackings(Long.MAX_VALUE);
    private static final int MOST = 2000;

    @TempDir
    private Path folder;

    @Test
    void all_packings_of_random_puzzles_are_as_many_as_brute_force_finds() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(77);
        long total = 0;
        for (int i = 0; i < Rounds.of(30, 100); i++) {
            total += checkAll(puzzles.next());
        }
        assertThat(total).isGreaterThan(Rounds.of(100, 500));
    }

    @Test
    void all_packings_on_every_lattice_are_as_many_as_brute_force_finds() throws IOException {
        for (Lattice lattice : Lattices.ALL) {
            RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 5);
            for (int i = 0; i < 10; i++) {
                checkAll(puzzles.next());
            }
        }
    }

    @Test
    void all_solutions_of_random_covers_with_rows_are_proved_to_be_all() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(78);
        Random random = new Random(79);
        for (int i = 0; i < Rounds.of(60, 600); i++) {
            PlacementTable table = RowTables.random(puzzles.next(), random);
            long expected = RowTables.count(table.cover(), MOST);
            if (expected < MOST / 10) {
                proveAll(table);
                assertThat(proven())
                        .as("%s", table.puzzle())
                        .isEqualTo(
                                expected == 0
                                        ? new Conclusion.Unsatisfiable()
                                        : new Conclusion.Solutions(expected, true));
            }
        }
    }

    private void proveAll(PlacementTable table) throws IOException {
        ProofModel model = new ProofModel(table);
        try (Writer opb = Files.newBufferedWriter(model());
                Writer steps = Files.newBufferedWriter(proof())) {
            model.writePreserving(opb);
            SearchProof proof =
                    new SearchProof(model, new ProofWriter(steps, model.constraints(), ProofFormat.VERIPB_3), 1);
            RowTables.search(table.cover(), proof::packing, chosen -> proof.contradiction(chosen, chosen.length));
            proof.end();
        }
    }

    private long checkAll(Puzzle puzzle) throws IOException {
        long expected = BruteForce.count(puzzle, MOST);
        if (expected == MOST) {
            return 0;
        }
        prove(Solver.of(puzzle).with(ALL), ProofFormat.VERIPB_3);
        assertThat(proven())
                .as("%s", puzzle)
                .isEqualTo(expected == 0 ? new Conclusion.Unsatisfiable() : new Conclusion.Solutions(expected, true));
        return expected;
    }

    @Test
    void cells_that_may_stay_open_may_all_do_so() throws IOException, UnusableInput {
        assertThat(checkAll(puzzle("board: |\n  ???\n  ???\npieces: {I2: any}\n")))
                .isEqualTo(22);
        assertThat(checkAll(puzzle("board: |\n  ?.\n  ??\npieces: {I2: 0..2}\n")))
                .isEqualTo(4);
        assertThat(checkAll(puzzle("board: |\n  ??\npieces: {I3: any}\n"))).isOne();
    }

    @Test
    void where_a_limit_was_reached_there_are_so_many_at_least() throws IOException {
        prove(Solver.of(Puzzle.standard(4, 10)).with(SearchOptions.FIND_ONE.withPackings(17)), ProofFormat.VERIPB_3);
        assertThat(proven()).isEqualTo(new Conclusion.Solutions(17, false));
    }

    @Test
    void the_only_packing_is_proved_to_be_the_only_one() throws IOException, UnusableInput {
        Puzzle one = puzzle("board: 2x3\npieces: {I3: 2}\n");
        assertThat(proveUnique(one, false)).isEqualTo(Uniqueness.HowMany.ONE);
        assertThat(proven()).isEqualTo(new Conclusion.Solutions(1, true));
        Puzzle mirrored = puzzle("board: 2x4\npieces: {L: 2}\n");
        assertThat(proveUnique(mirrored, false)).isEqualTo(Uniqueness.HowMany.SEVERAL);
        assertThat(proven()).isEqualTo(new Conclusion.Solutions(2, false));
        assertThat(proveUnique(mirrored, true)).isEqualTo(Uniqueness.HowMany.ONE);
        assertThat(proven()).isEqualTo(new Conclusion.Solutions(2, true));
        assertThat(proveUnique(Puzzle.standard(2, 20), false)).isEqualTo(Uniqueness.HowMany.NONE);
        assertThat(proven()).isEqualTo(new Conclusion.Unsatisfiable());
    }

    @Test
    void beside_given_pieces_the_rest_is_proved() throws IOException, UnusableInput {
        Puzzle puzzle = puzzle("board: 2x4\npieces: {I2: 4}\ngiven: [[I2, [[0, 0], [1, 0]]]]\n");
        ProofOutcome outcome = prove(Solver.of(puzzle).with(ALL), ProofFormat.VERIPB_3);
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        ProofOutcome.Written.class,
                        written -> assertThat(written.proves()).startsWith("there are 3 packings, and no other; "));
        assertThat(proven()).isEqualTo(new Conclusion.Solutions(3, true));
    }

    @Test
    void the_older_format_lists_and_excludes_them_too() throws IOException {
        prove(Solver.of(Puzzle.standard(4, 10)).with(SearchOptions.FIND_ONE.withPackings(3)), ProofFormat.VERIPB_2);
        assertThat(proven()).isEqualTo(new Conclusion.Satisfiable());
        assertThat(Files.readString(model())).doesNotContain("preserved");
    }

    @Test
    void a_packing_left_out_is_missed() throws IOException, UnusableInput {
        prove(Solver.of(puzzle("board: 2x6\npieces: {I2: 6}\n")).with(ALL), ProofFormat.VERIPB_3);
        assertThat(proven()).isEqualTo(new Conclusion.Solutions(13, true));
        String whole = Files.readString(proof());
        Files.writeString(proof(), whole.replaceFirst("solx [^\n]*\n", ""));
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Refused.class);
        Files.writeString(proof(), whole.replace("ENUMERATION_COMPLETE 13", "ENUMERATION_COMPLETE 12"));
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Refused.class);
    }

    private static Puzzle puzzle(String yaml) throws UnusableInput {
        return Puzzles.parse("p.yaml", yaml);
    }

    private Conclusion proven() {
        CheckResult result = Checks.of(model(), proof());
        assertThat(result).isInstanceOf(CheckResult.Accepted.class);
        return ((CheckResult.Accepted) result).proven();
    }

    private ProofOutcome prove(Solver solver, ProofFormat format) throws IOException {
        try (Writer model = Files.newBufferedWriter(model());
                Writer proof = Files.newBufferedWriter(proof())) {
            ProofOutput output = new ProofOutput(model, proof, format);
            solver.proving(output).solve();
            return output.outcome();
        }
    }

    private Uniqueness.HowMany proveUnique(Puzzle puzzle, boolean upToSymmetry) throws IOException {
        try (Writer model = Files.newBufferedWriter(model());
                Writer proof = Files.newBufferedWriter(proof())) {
            ProofOutput output = new ProofOutput(model, proof);
            Uniqueness answer = Solver.of(puzzle)
                    .upTo(SymmetryGroup.of(upToSymmetry))
                    .proving(output)
                    .unique();
            assertThat(output.outcome()).isInstanceOf(ProofOutcome.Written.class);
            return answer.howMany();
        }
    }

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
