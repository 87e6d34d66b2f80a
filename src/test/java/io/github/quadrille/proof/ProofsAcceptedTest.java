package io.github.quadrille.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.certificate.CheckResult;
import io.github.quadrille.certificate.ProofChecker;
import io.github.quadrille.coverings.UnprovableGoal;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.BuiltInKinds;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomCoverings;
import io.github.quadrille.puzzle.RandomPuzzles;
import io.github.quadrille.puzzle.Supply;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.question.ProofOutput;
import io.github.quadrille.solve.Solver;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the writer writes, the checker accepts, though they share no code. */
class ProofsAcceptedTest {
    @TempDir
    private Path folder;

    @Test
    void random_infeasible_puzzles_have_accepted_proofs_and_others_have_none() throws IOException {
        RandomPuzzles puzzles = new RandomPuzzles(31);
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < 400; i++) {
            Puzzle puzzle = puzzles.next();
            Verdict verdict = prove(puzzle);
            CheckResult result = ProofChecker.check(model(), proof());
            if (verdict instanceof Verdict.Infeasible) {
                assertThat(result).as("%s", puzzle).isInstanceOf(CheckResult.Accepted.class);
                accepted++;
            } else {
                assertThat(result).as("%s", puzzle).isInstanceOf(CheckResult.Refused.class);
                refused++;
            }
        }
        assertThat(accepted).isGreaterThan(100);
        assertThat(refused).isGreaterThan(100);
    }

    @Test
    void a_search_without_short_argument_has_an_accepted_proof() throws IOException {
        assertThat(prove(Puzzle.standard(2, 20))).isInstanceOf(Verdict.Infeasible.class);
        assertThat(ProofChecker.check(model(), proof()))
                .isInstanceOfSatisfying(
                        CheckResult.Accepted.class,
                        result -> assertThat(result.steps()).isGreaterThan(0));
    }

    @Test
    void optimal_coverings_have_accepted_proofs_as_far_as_the_model_can_say_them() throws IOException {
        RandomCoverings puzzles = new RandomCoverings(7);
        int accepted = 0;
        for (int i = 0; i < 200; i++) {
            Puzzle puzzle = puzzles.next();
            try {
                if (prove(puzzle) instanceof Verdict.Optimal optimal
                        && optimal.evidence().name().equals("area")) {
                    continue;
                }
                assertThat(ProofChecker.check(model(), proof()))
                        .as("%s", puzzle)
                        .isInstanceOf(CheckResult.Accepted.class);
                accepted++;
            } catch (UnprovableGoal weighted) {
                assertThat(weighted).hasMessageContaining("Maybe leave out --proof");
            }
        }
        assertThat(accepted).isGreaterThan(50);
    }

    @Test
    void a_search_within_a_budget_has_an_accepted_proof() throws IOException {
        Puzzle puzzle = new Puzzle(
                "most T in 7x7",
                Region.rectangle(7, 7),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.ANY))),
                new Goal.Pieces(List.of(1)));
        assertThat(prove(puzzle))
                .isInstanceOfSatisfying(
                        Verdict.Optimal.class,
                        optimal -> assertThat(optimal.worth()).isEqualTo(11));
        assertThat(ProofChecker.check(model(), proof()))
                .isInstanceOfSatisfying(
                        CheckResult.Accepted.class,
                        result -> assertThat(result.steps()).isGreaterThan(10));
    }

    @Test
    void a_proof_does_not_fit_another_model() throws IOException {
        prove(Puzzle.standard(2, 20));
        byte[] otherProof = Files.readAllBytes(proof());
        prove(Puzzle.standard(4, 10));
        Files.write(proof(), otherProof);
        assertThat(ProofChecker.check(model(), proof())).isInstanceOf(CheckResult.Refused.class);
    }

    private Verdict prove(Puzzle puzzle) throws IOException {
        try (Writer model = Files.newBufferedWriter(model());
                Writer proof = Files.newBufferedWriter(proof())) {
            return Solver.of(puzzle).prove(new ProofOutput(model, proof));
        }
    }

    private Path model() {
        return folder.resolve("p.opb");
    }

    private Path proof() {
        return folder.resolve("p.pbp");
    }
}
