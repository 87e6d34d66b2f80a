package io.github.quadrille.proof.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.ProofLogger;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A packing search may leave out a placement because it tries a symmetric image of this placement. The test checks that
 * the proof leaves the placement out, too, with a witness that the checker accepts.
 */
class SymmetryProofTest {
    @TempDir
    private Path folder;

    @Test
    void random_symmetric_puzzles_without_packing_have_accepted_proofs() throws IOException, UnusableInput {
        Random random = new Random(19);
        int proven = 0;
        for (int i = 0; i < Rounds.of(20, 60); i++) {
            Puzzle puzzle = symmetric(random);
            if (!(prove(puzzle, i % 2 == 0 ? ProofFormat.VERIPB_3 : ProofFormat.VERIPB_2) instanceof Verdict.Infeasible)
                    || !Files.readString(proof()).contains("\nred ")) {
                continue;
            }
            assertThat(BruteForce.count(puzzle, 1)).isZero();
            assertThat(Checks.of(model(), proof()))
                    .as("%s", puzzle)
                    .isInstanceOfSatisfying(
                            CheckResult.Accepted.class,
                            result -> assertThat(result.proven()).isEqualTo(new Conclusion.Unsatisfiable()));
            proven++;
        }
        assertThat(proven).isGreaterThan(Rounds.of(2, 8));
    }

    @Test
    void a_tree_of_leaders_is_half_as_large() throws IOException {
        Puzzle puzzle = Puzzle.standard(4, 5);
        long reduced = prove(puzzle, ProofFormat.VERIPB_3).work().nodes();
        long whole = prove(puzzle, ProofFormat.VERIPB_3, SearchOptions.FIND_ONE.withoutSymmetry())
                .work()
                .nodes();
        assertThat(reduced).isPositive().isLessThanOrEqualTo(whole / 2);
    }

    @Test
    void a_witness_that_is_no_symmetry_is_refused() throws IOException {
        prove(Puzzle.standard(4, 5), ProofFormat.VERIPB_3);
        String whole = Files.readString(proof());
        int line = whole.lines().toList().indexOf(firstWitness(whole));
        String[] words = firstWitness(whole).split(" ");
        // The last two placements of the witness have their images exchanged.
        String last = words[words.length - 2];
        words[words.length - 2] = words[words.length - 5];
        words[words.length - 5] = last;
        Files.writeString(proof(), whole.replace(firstWitness(whole), String.join(" ", words)));
        refusedAt(line + 1);
    }

    @Test
    void a_leader_may_not_be_left_out_as_well() throws IOException {
        prove(Puzzle.standard(4, 5), ProofFormat.VERIPB_3);
        String whole = Files.readString(proof());
        List<String> lines = whole.lines().toList();
        String witness = firstWitness(whole);
        String image = witness.split(" ")[2].substring(1);
        String leader = witness.replaceAll(".* (x\\d+) -> " + image + " .*", "$1");
        Files.writeString(proof(), whole.replace(witness, witness + "\n" + witness.replace("~" + image, "~" + leader)));
        refusedAt(lines.indexOf(witness) + 2);
    }

    private static String firstWitness(String proof) {
        return proof.lines().filter(line -> line.startsWith("red ")).findFirst().orElseThrow();
    }

    private void refusedAt(int line) {
        assertThat(Checks.of(model(), proof()))
                .isInstanceOfSatisfying(
                        CheckResult.Refused.class,
                        refused -> assertThat(refused.toString())
                                .contains(Integer.toString(line))
                                .contains("does not keep"));
    }

    /**
     * Returns a puzzle on a rectangle with one-sided tetrominoes, or with some free pieces. A half-turn maps the cells
     * that may stay open to each other.
     */
    private static Puzzle symmetric(Random random) throws UnusableInput {
        int height = 2 + random.nextInt(2) + random.nextInt(2);
        int width = 4 + random.nextInt(3);
        char[] cells = ".".repeat(height * width).toCharArray();
        for (int i = random.nextInt(3); i > 0; i--) {
            int hole = random.nextInt(cells.length);
            cells[hole] = '?';
            cells[cells.length - 1 - hole] = '?';
        }
        StringBuilder text = new StringBuilder("board: |\n");
        for (int row = 0; row < height; row++) {
            text.append("  ").append(cells, row * width, width).append('\n');
        }
        String pieces = random.nextBoolean()
                ? "symmetry: one-sided\npieces: {T: 1, L: 1, J: 1, S: 1, Z: 1, I: 0..1, O: any}\n"
                : "pieces: {T: 1, L: 1, S: 1, I: 0..2, I2: 0..1, O: any}\n";
        return Puzzles.parse("p.yaml", text.append(pieces).toString());
    }

    private Verdict prove(Puzzle puzzle, ProofFormat format) throws IOException {
        return prove(puzzle, format, SearchOptions.FIND_ONE);
    }

    private Verdict prove(Puzzle puzzle, ProofFormat format, SearchOptions options) throws IOException {
        try (Writer text = Files.newBufferedWriter(model());
                Writer log = Files.newBufferedWriter(proof())) {
            PlacementTable table = new PlacementTable(puzzle);
            ProofModel model = new ProofModel(table);
            model.write(text);
            ProofWriter writer = new ProofWriter(log, model.constraints(), format);
            SearchProof steps = new SearchProof(model, writer, CommonDivisor.of(puzzle.bag()));
            Verdict verdict = PackingSearch.solve(
                    SearchRequest.of(table, options).logging(new ProofLogger(steps)), SolveListener.SILENT);
            if (verdict instanceof Verdict.Infeasible) {
                steps.end();
            }
            return verdict;
        }
    }

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
