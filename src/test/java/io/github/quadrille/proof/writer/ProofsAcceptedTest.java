package io.github.quadrille.proof.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
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
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the checker accepts the proofs of the writer, with which it shares no code. */
@Slow
class ProofsAcceptedTest {
    private static final int ON_A_LATTICE = 30;

    @TempDir
    private Path folder;

    @Test
    void random_puzzles_have_accepted_proofs_of_what_is_answered() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(31);
        int packed = 0;
        for (int i = 0; i < Rounds.of(100, 400); i++) {
            Puzzle puzzle = puzzles.next();
            boolean isPacked = prove(puzzle).verdict() instanceof Verdict.Packed;
            assertThat(Checks.of(model(), proof()))
                    .as("%s", puzzle)
                    .isInstanceOfSatisfying(
                            CheckResult.Accepted.class,
                            result -> assertThat(result.proven())
                                    .isEqualTo(
                                            isPacked ? new Conclusion.Satisfiable() : new Conclusion.Unsatisfiable()));
            packed += isPacked ? 1 : 0;
        }
        assertThat(packed).isBetween(Rounds.of(25, 100), Rounds.of(75, 300));
    }

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void infeasible_puzzles_and_optimal_coverings_of_every_lattice_have_accepted_proofs(Lattice lattice)
            throws IOException {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 13);
        int accepted = 0;
        int covered = 0;
        for (int i = 0; i < ON_A_LATTICE; i++) {
            Puzzle puzzle = puzzles.next();
            Goal goal = new Goal.Cells(Collections.nCopies(puzzle.region().size(), 1));
            for (Puzzle asked :
                    List.of(puzzle, new Puzzle("c", puzzle.region(), puzzle.symmetry(), puzzle.bag(), goal))) {
                if (prove(asked).proof() instanceof ProofOutcome.Written) {
                    assertThat(Checks.of(model(), proof())).as("%s", asked).isInstanceOf(CheckResult.Accepted.class);
                    accepted += asked.goal() instanceof Goal.Pack ? 1 : 0;
                    covered += asked.goal() instanceof Goal.Pack ? 0 : 1;
                }
            }
        }
        assertThat(accepted).isGreaterThan(5);
        assertThat(covered).isGreaterThan(5);
    }

    @Test
    void a_search_without_short_argument_has_an_accepted_proof() throws IOException {
        assertThat(prove(Puzzle.standard(2, 20)).proof()).isInstanceOf(ProofOutcome.Written.class);
        assertThat(Checks.of(model(), proof()))
                .isInstanceOfSatisfying(
                        CheckResult.Accepted.class,
                        result -> assertThat(result.steps()).isGreaterThan(0));
    }

    @Test
    void a_search_within_a_budget_has_an_accepted_proof() throws IOException {
        Puzzle puzzle = new Puzzle(
                "most T in 7x7",
                Region.rectangle(7, 7),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.ANY))),
                new Goal.Pieces(List.of(1)));
        assertThat(prove(puzzle).verdict())
                .isInstanceOfSatisfying(
                        Verdict.Optimal.class,
                        optimal -> assertThat(optimal.worth()).isEqualTo(11));
        assertThat(Checks.of(model(), proof()))
                .isInstanceOfSatisfying(
                        CheckResult.Accepted.class,
                        result -> assertThat(result.steps()).isGreaterThan(10));
    }

    @Test
    void dead_ends_of_a_covering_count_as_nodes() throws IOException {
        Puzzle puzzle = new Puzzle(
                "most T in 9x9",
                Region.rectangle(9, 9),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.ANY))),
                new Goal.Cells(Collections.nCopies(81, 1)));
        Proven whole = prove(puzzle);
        assertThat(whole.proof()).isInstanceOf(ProofOutcome.Written.class);
        assertThat(Files.readString(proof())).contains("\nred ");
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Accepted.class);
        long nodes = Solver.of(puzzle).solve().work().nodes();
        Proven stopped = prove(Solver.of(puzzle).within(Limits.nodes(nodes + 100)));
        assertThat(stopped.verdict()).isInstanceOf(Verdict.Optimal.class);
        assertThat(stopped.proof()).isEqualTo(new ProofOutcome.Unfinished(Limit.NODES));
    }

    @Test
    void a_proof_does_not_fit_another_model() throws IOException {
        prove(Puzzle.standard(2, 20));
        byte[] otherProof = Files.readAllBytes(proof());
        prove(Puzzle.standard(4, 10));
        Files.write(proof(), otherProof);
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Refused.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "instances/infeasible/pentominoes-3x21-three-holes.yaml",
                "instances/infeasible/one-sided-2x28.yaml"
            })
    void a_search_that_has_begun_anew_has_an_accepted_proof(String file) throws IOException, UnusableInput {
        Puzzle puzzle = Puzzles.read(Path.of(file));
        Proven answer = prove(puzzle);
        assertThat(answer.proof()).isInstanceOf(ProofOutcome.Written.class);
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Accepted.class);
    }

    @Test
    void the_proof_of_a_long_search_is_the_log_of_its_last_tree() throws IOException {
        SearchOptions withoutFrontier = SearchOptions.FIND_ONE.withoutSymmetry();
        Proven answer = prove(Solver.of(Puzzle.standard(2, 40)).with(withoutFrontier));
        List<Stage> stages = answer.verdict().work().stages();
        assertThat(stages.stream().map(Stage::name))
                .containsExactly("area", "placements", "colourings", "dive", "arguments", "search", "proof");
        assertThat(stages.get(6).nodes()).isBetween(1_000L, stages.get(5).nodes() / 2);
        assertThat(answer.verdict().work().restarts()).isPositive();
        assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Accepted.class);
    }

    @Test
    void a_proof_that_is_asked_for_changes_no_answer() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(57);
        for (int i = 0; i < Rounds.of(50, 200); i++) {
            Puzzle puzzle = puzzles.next();
            Verdict plain = Solver.of(puzzle).solve();
            Verdict proven = prove(puzzle).verdict();
            assertThat(proven).as("%s", puzzle).hasSameClassAs(plain);
            if (plain instanceof Verdict.Packed packed) {
                assertThat(((Verdict.Packed) proven).first()).isEqualTo(packed.first());
                assertThat(proven.work().nodes()).isEqualTo(packed.work().nodes());
            }
        }
    }

    @Test
    void what_other_formulations_answer_has_a_proof() throws IOException {
        Solver solver = Solver.of(Puzzle.standard(2, 20));
        for (Formulation formulation : List.of(Formulation.SUMS, Formulation.LEARNING)) {
            Proven answer = prove(solver.with(SearchOptions.FIND_ONE.withFormulation(formulation)));
            assertThat(answer.proof()).isInstanceOf(ProofOutcome.Written.class);
            assertThat(answer.verdict().work().stages().stream().map(Stage::name))
                    .containsExactly("area", "placements", "arguments", "search", "proof");
            assertThat(Checks.of(model(), proof())).isInstanceOf(CheckResult.Accepted.class);
        }
    }

    @Test
    void a_limit_before_the_end_of_a_proof_takes_no_answer_back() throws IOException {
        Solver solver = Solver.of(Puzzle.standard(2, 20));
        long nodes = solver.solve().work().nodes();
        Proven answer = prove(solver.within(Limits.nodes(nodes + 10)));
        assertThat(answer.verdict()).isInstanceOf(Verdict.Infeasible.class);
        assertThat(answer.verdict().work().nodes()).isEqualTo(nodes + 10);
        assertThat(answer.proof()).isEqualTo(new ProofOutcome.Unfinished(Limit.NODES));
    }

    private Proven prove(Puzzle puzzle) throws IOException {
        return prove(Solver.of(puzzle));
    }

    private Proven prove(Solver solver) throws IOException {
        try (Writer model = Files.newBufferedWriter(model());
                Writer proof = Files.newBufferedWriter(proof())) {
            ProofOutput output = new ProofOutput(model, proof);
            Verdict verdict = solver.proving(output).solve();
            return new Proven(verdict, output.outcome());
        }
    }

    private record Proven(Verdict verdict, ProofOutcome proof) {}

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
