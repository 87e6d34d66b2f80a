package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
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
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks proofs of best coverings with the checker, which shares no code with the writer of proofs. */
@Slow
class CoverProofTest {
    private static final Path TEES = Path.of("instances/coverings/most-t-7x7.yaml");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(ProofFormat.class)
    void what_random_coverings_are_worth_is_proven_however_it_is_counted(ProofFormat format) throws IOException {
        RandomCoverings puzzles = new RandomCoverings(7);
        int none = 0;
        for (int i = 0; i < Rounds.of(100, 500); i++) {
            Puzzle puzzle = puzzles.next();
            prove(puzzle, format);
            OptionalLong best = BestCovering.worth(puzzle);
            assertThat(proven())
                    .as("%s", puzzle)
                    .isEqualTo(best.isPresent() ? bounds(best.getAsLong()) : new Conclusion.Unsatisfiable());
            none += best.isPresent() ? 0 : 1;
        }
        assertThat(none).isGreaterThan(5);
    }

    /** Triangles have more rounds, because an error in some proofs about triangles showed in only one of 450 rounds. */
    @ParameterizedTest
    @CsvSource({"square, 40", "cubic, 40", "hexagonal, 40", "triangular, 140", "hypercubic, 40"})
    void every_proof_of_a_random_covering_of_any_lattice_is_accepted(String word, int everyday) throws IOException {
        Lattice lattice = Lattices.ALL.stream()
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow();
        RandomCoverings puzzles = new RandomCoverings(lattice, 54);
        for (int i = 0; i < Rounds.of(everyday, 4000); i++) {
            Puzzle puzzle = puzzles.next();
            prove(puzzle, ProofFormat.VERIPB_3);
            OptionalLong best = BestCovering.worth(puzzle);
            assertThat(proven())
                    .as("%s", puzzle)
                    .isEqualTo(best.isPresent() ? bounds(best.getAsLong()) : new Conclusion.Unsatisfiable());
        }
    }

    /** The board has triangles that point up and down, and no piece may be turned. */
    @Test
    void a_colouring_of_fixed_triangles_knows_that_any_of_them_may_stay_open() throws IOException, UnusableInput {
        prove(Puzzles.parse("p", """
                        lattice: triangular
                        board: [...., '#...']
                        symmetry: fixed
                        goal: cover
                        maximise: pieces
                        weights: {a: 1, b: 2, c: 3}
                        pieces: {a: any, b: 1, c: 1}
                        shapes: {a: [X], b: [.XX, ..X], c: [XX, X.]}
                        """), ProofFormat.VERIPB_3);
        assertThat(proven()).isEqualTo(new Conclusion.Unsatisfiable());
    }

    @ParameterizedTest
    @CsvSource({
        "treasure-7x7, 101, by a bound by weights",
        "most-t-8x8, 16, by a bound by weights",
        "one-set-2x10, 4, by a search",
        "precious-pieces-6x7, 56, by a search",
        "most-t-10x10, 24, by an argument"
    })
    void the_best_coverings_of_instances_are_proven(String name, long worth, String means)
            throws IOException, UnusableInput {
        ProofOutcome outcome =
                prove(Puzzles.read(Path.of("instances/coverings", name + ".yaml")), ProofFormat.VERIPB_3);
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        ProofOutcome.Written.class,
                        written -> assertThat(written.proves())
                                .isEqualTo("no covering is worth more than this one; " + means));
        assertThat(proven()).isEqualTo(bounds(worth));
    }

    @Test
    void counts_that_cannot_be_kept_say_what_is_asked_of_a_search() throws IOException {
        Supply tees = new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.exactly(12));
        Goal goal = new Goal.Cells(Collections.nCopies(49, 1));
        prove(
                new Puzzle("12 T", Region.rectangle(7, 7), PieceSymmetry.FREE, new Bag(List.of(tees)), goal),
                ProofFormat.VERIPB_3);
        assertThat(proven()).isEqualTo(new Conclusion.Unsatisfiable());
        assertThat(Files.readString(proof())).hasSizeLessThan(50_000);
    }

    @Test
    void another_bound_is_refused() throws IOException, UnusableInput {
        refuses("conclusion BOUNDS -11", "conclusion BOUNDS -10", "A solution in this proof has an objective of less");
    }

    @Test
    void another_worth_is_refused() throws IOException, UnusableInput {
        refuses(" -11 ;\nend", " -12 ;\nend", "The best solution in this proof has the objective -11");
    }

    @Test
    void pieces_that_overlap_are_refused() throws IOException, UnusableInput {
        refuses("soli (.*?)~", "soli $1", "");
    }

    @Test
    void a_covering_worth_less_is_refused() throws IOException, UnusableInput {
        refuses("soli (.* |)x", "soli $1~x", "");
    }

    @Test
    void an_open_cell_that_means_something_else_is_refused() throws IOException, UnusableInput {
        refuses("red 1 o9 1 x\\d+ ", "red 1 o9 ", "");
    }

    private void refuses(String text, String other, String why) throws IOException, UnusableInput {
        prove(Puzzles.read(TEES), ProofFormat.VERIPB_3);
        assertThat(proven()).isEqualTo(bounds(11));
        String right = Files.readString(proof());
        String wrong = right.replaceFirst(text, other);
        assertThat(wrong).isNotEqualTo(right);
        Files.writeString(proof(), wrong);
        assertThat(Checks.of(model(), proof()))
                .isInstanceOfSatisfying(
                        CheckResult.Refused.class,
                        refused -> assertThat(refused.message()).contains(why));
    }

    private static Conclusion bounds(long worth) {
        Optional<BigInteger> objective = Optional.of(BigInteger.valueOf(-worth));
        return new Conclusion.Bounds(objective, objective);
    }

    private ProofOutcome prove(Puzzle puzzle, ProofFormat format) throws IOException {
        try (Writer model = Files.newBufferedWriter(model());
                Writer proof = Files.newBufferedWriter(proof())) {
            ProofOutput output = new ProofOutput(model, proof, format);
            CoverProof.prove(puzzle, SearchOptions.FIND_ONE, SolveListener.SILENT, output);
            return output.outcome();
        }
    }

    private Conclusion proven() {
        CheckResult result = Checks.of(model(), proof());
        assertThat(result).isInstanceOf(CheckResult.Accepted.class);
        return ((CheckResult.Accepted) result).proven();
    }

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
