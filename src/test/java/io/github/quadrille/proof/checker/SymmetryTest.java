package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Tests witnesses that are symmetries of the model: they map each constraint of the model to one of its constraints.
 */
class SymmetryTest extends TrialTest {
    /** The model has three rooks, no two of which share a row or a column. */
    private static final String ROOKS = """
            1 a1 1 b1 1 c1 = 1 ;
            1 a2 1 b2 1 c2 = 1 ;
            1 c3 1 a3 1 b3 = 1 ;
            1 ~a1 1 ~a2 1 ~a3 >= 2 ;
            1 ~b1 1 ~b2 1 ~b3 >= 2 ;
            1 ~c1 1 ~c2 1 ~c3 >= 2 ;
            """;

    private static final String TURNED = "a1 -> a3 a3 -> a1 b1 -> b3 b3 -> b1 c1 -> c3 c3 -> c1";

    @Test
    void the_image_of_a_constraint_is_found_whatever_the_order_of_its_terms() throws IOException {
        assertThat(check(ROOKS, "red 1 a1 1 ~a3 >= 1 : " + TURNED)).isEqualTo("accepted");
    }

    @Test
    void an_image_that_is_none_is_refused() throws IOException {
        assertThat(check(ROOKS, "red 1 a1 1 ~a3 >= 1 : " + TURNED.replace("c3 -> c1", "c3 -> c2")))
                .startsWith("3: The constraint may not be added: its witness does not keep constraint");
        assertThat(check(ROOKS, "red 1 a1 1 ~a3 >= 1 : " + TURNED.replace(" c3 -> c1", "")))
                .contains("does not keep constraint");
        assertThat(check(ROOKS.replace("~b3 >= 2", "~b3 1 ~a1 >= 2"), "red 1 a1 1 ~a3 >= 1 : " + TURNED))
                .contains("does not keep constraint 8");
        assertThat(check(ROOKS.replace("1 ~b3 >= 2", "2 ~b3 >= 2"), "red 1 a1 1 ~a3 >= 1 : " + TURNED))
                .contains("does not keep constraint 8");
    }

    @Test
    void what_is_derived_must_have_its_image_as_well() throws IOException {
        String first = "red 1 a1 1 ~a3 >= 1 : " + TURNED;
        String second = "red 1 b1 1 ~b3 >= 1 : " + TURNED;
        assertThat(check(ROOKS, first, second))
                .isEqualTo("4: The constraint may not be added: its witness does not keep" + " constraint 10.");
        assertThat(check(ROOKS, first, "del id 10", second)).isEqualTo("accepted");
    }

    @Test
    void what_was_deleted_is_not_found_any_more() throws Refusal {
        ConstraintDatabase constraintDatabase = new ConstraintDatabase(new Propagation(3));
        constraintDatabase.add(clause(0, 3, 4));
        assertThat(constraintDatabase.find(clause(4, 0, 3))).isPresent();
        assertThat(constraintDatabase.find(clause(4, 0, 2))).isEmpty();
        assertThat(constraintDatabase.find(clause(4, 0))).isEmpty();
        constraintDatabase.remove(0);
        assertThat(constraintDatabase.find(clause(4, 0, 3))).isEmpty();
        constraintDatabase.add(clause(3, 4, 0));
        assertThat(constraintDatabase.find(clause(0, 3, 4))).isPresent();
    }

    private static LongInequality clause(int... literals) {
        long[] ones = new long[literals.length];
        Arrays.fill(ones, 1);
        return new LongInequality(literals, ones, 1);
    }

    private String check(String model, String... steps) throws IOException {
        int constraints = (int) model.lines().count() + 3;
        String proof = Trial.newProof(constraints, steps).replace("UNSAT : -1", "SAT : a1 b2 c3");
        CheckResult result = trial.check(model, proof);
        return result instanceof CheckResult.Refused refused ? refused.line() + ": " + refused.message() : "accepted";
    }
}
