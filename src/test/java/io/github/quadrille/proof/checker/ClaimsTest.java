package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Checks that random proofs of counts and bounds are accepted, and that a damaged proof is accepted only if what it
 * proves is true.
 */
@Slow
class ClaimsTest extends TrialTest {
    private static final int MODELS = Rounds.of(8, 40);
    private static final int DAMAGES = Rounds.of(40, 120);

    private int accepted;
    private int refused;

    @Test
    void counts_are_true_whatever_happens_to_their_proofs() throws IOException {
        for (int seed = 0; seed < MODELS; seed++) {
            RandomClaims claims = new RandomClaims(seed);
            for (int preserved = 5; preserved >= 3; preserved -= 2) {
                int count = claims.count(preserved);
                Conclusion exactly = counted(count, preserved);
                String model = claims.preserving(preserved);
                String proof = claims.enumeration(preserved);
                assertThat(proven(model, proof)).isEqualTo(exactly);
                for (int damage = 0; damage < DAMAGES; damage++) {
                    Random random = new Random(damage);
                    String damaged = claims.withWitness(proof, random);
                    CheckResult result = trial.check(model, MutationTest.damaged(damaged, random));
                    if (note(result) instanceof CheckResult.Accepted claim) {
                        assertThat(claim.proven())
                                .as("%s%n%s", model, damaged)
                                .satisfiesAnyOf(
                                        proven -> assertThat(proven).isEqualTo(exactly),
                                        proven -> assertThat(proven)
                                                .isInstanceOf(Conclusion.Satisfiable.class)
                                                .matches(any -> count > 0));
                    }
                }
            }
        }
        assertThat(accepted).isGreaterThan(MODELS * DAMAGES / 20);
        assertThat(refused).isGreaterThan(MODELS * DAMAGES / 8);
    }

    @Test
    void bounds_are_true_whatever_happens_to_their_proofs() throws IOException {
        for (int seed = 0; seed < MODELS; seed++) {
            RandomClaims claims = new RandomClaims(seed);
            String model = claims.weighted();
            String proof = claims.optimum();
            if (claims.count(5) == 0) {
                assertThat(proven(model, proof)).isEqualTo(new Conclusion.Unsatisfiable());
                continue;
            }
            BigInteger least = BigInteger.valueOf(claims.least());
            assertThat(proven(model, proof)).isEqualTo(new Conclusion.Bounds(Optional.of(least), Optional.of(least)));
            for (int damage = 0; damage < DAMAGES; damage++) {
                Random random = new Random(damage);
                String damaged = claims.withWitness(proof, random);
                CheckResult result = trial.check(model, MutationTest.damaged(damaged, random));
                if (note(result) instanceof CheckResult.Accepted claim) {
                    assertThat(claim.proven()).as("%s%n%s", model, damaged).isInstanceOf(Conclusion.Bounds.class);
                    Conclusion.Bounds bounds = (Conclusion.Bounds) claim.proven();
                    assertThat(bounds.lower().orElse(least)).isLessThanOrEqualTo(least);
                    assertThat(bounds.upper().orElse(least)).isGreaterThanOrEqualTo(least);
                }
            }
        }
        assertThat(accepted).isGreaterThan(MODELS * DAMAGES / 20);
        assertThat(refused).isGreaterThan(MODELS * DAMAGES / 8);
    }

    private static Conclusion counted(int count, int preserved) {
        return preserved == RandomClaims.VARIABLES
                ? new Conclusion.Solutions(count, true)
                : new Conclusion.Projections(count, true, preserved);
    }

    private CheckResult note(CheckResult result) {
        accepted += result instanceof CheckResult.Accepted ? 1 : 0;
        refused += result instanceof CheckResult.Refused ? 1 : 0;
        return result;
    }

    private Conclusion proven(String model, String proof) throws IOException {
        CheckResult result = trial.check(model, proof);
        assertThat(result).as("%s%n%s", model, proof).isInstanceOf(CheckResult.Accepted.class);
        return ((CheckResult.Accepted) result).proven();
    }
}
