package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests proofs of lower and upper bounds of an objective. */
class BoundsTest extends TrialTest {
    /** At least two of the three variables are true, so the least objective is 3. */
    private static final String MODEL = "min: 1 x 2 y 3 z ;\n1 x 1 y 1 z >= 2 ;\n";

    private static final String RIGHT = """
            pseudo-Boolean proof version 3.0
            f 1 ;
            soli x ~y z ;
            soli x y ~z : 3 ;
            rup >= 1 ;
            output NONE ;
            conclusion BOUNDS 3 : -1 3 ;
            end pseudo-Boolean proof ;
            """;

    @Test
    void a_contradiction_after_a_solution_says_that_none_is_better() throws IOException {
        assertThat(proven(MODEL, RIGHT)).isEqualTo(bounds(3, 3));
        assertThat(proven(MODEL, RIGHT.replace(" : -1", ""))).isEqualTo(bounds(3, 3));
        assertThat(proven(MODEL, RIGHT.replace("-1 3", "-1 3 : x y ~z"))).isEqualTo(bounds(3, 3));
        assertThat(proven(MODEL, RIGHT.replace("S 3 : -1", "S 2 : -1"))).isEqualTo(bounds(2, 3));
        assertThat(bounds(-1029, -1029).sentence())
                .isEqualTo("the objective is at least -1,029, and -1,029 is reached");
        assertThat(bounds(2, 3).sentence()).isEqualTo("the objective is at least 2, and some solution's is at most 3");
    }

    @Test
    void a_constraint_may_be_the_bound() throws IOException {
        String sum = Trial.newProof(1, "pol 1 y + z 2 * +").replace("UNSAT : -1", "BOUNDS 2 : -1 INF");
        assertThat(proven(MODEL, sum)).isEqualTo(new Conclusion.Bounds(Optional.of(BigInteger.TWO), Optional.empty()));
        assertThat(proven(MODEL, sum).sentence()).isEqualTo("the objective is at least 2");
        assertThat(refusal(MODEL, sum.replace("S 2", "S 3")))
                .isEqualTo("5: The proof has not derived that the objective is at least 3, as this line needs.");
        assertThat(proven(MODEL, sum.replace("INF", "3 : x y ~z"))).isEqualTo(bounds(2, 3));
        String found = Trial.newProof(1, "sol x y ~z").replace("UNSAT : -1", "BOUNDS -INF 4");
        assertThat(refusal(MODEL, found.replace("-INF 4", "-INF INF"))).isEqualTo("5: The proof concludes nothing.");
        assertThat(proven(MODEL, found).sentence()).isEqualTo("some solution's objective is at most 4");
    }

    @Test
    void propagation_may_find_the_bound() throws IOException {
        String model = "min: 1 x 2 y 3 z ;\n1 y >= 1 ;\n1 z >= 1 ;\n";
        String proof = Trial.newProof(2).replace("UNSAT : -1", "BOUNDS 5 6 : x y z");
        assertThat(proven(model, proof)).isEqualTo(bounds(5, 6));
        assertThat(refusal(model, proof.replace("S 5", "S 6")))
                .startsWith("4: The proof has not derived that the objective is at least 6");
    }

    @Test
    void a_wrong_bound_is_refused() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("S 3", "S 4")))
                .isEqualTo("7: A solution in this proof has an objective of less than the lower bound, 4.");
        assertThat(refusal(MODEL, RIGHT.replace("-1 3", "-1 2")))
                .isEqualTo(
                        "7: The best solution in this proof has the objective 3, which is more than the upper bound, 2.");
        assertThat(refusal(MODEL, RIGHT.replace("S 3 : -1", "S 3 : 1")))
                .isEqualTo("7: The proof has not derived that the objective is at least 3, as this line needs.");
        assertThat(refusal(MODEL, RIGHT.replace("S 3 : -1", "S INF : -1")))
                .isEqualTo("7: The proof concludes that the model has no solution, but the proof has one.");
        assertThat(refusal(MODEL, RIGHT.replace("rup >= 1 ;\n", "")))
                .isEqualTo("6: The proof has not derived that the objective is at least 3, as this line needs.");
        assertThat(refusal(MODEL, Trial.newProof(1).replace("UNSAT : -1", "BOUNDS 0 3")))
                .isEqualTo("4: There is no solution in this proof, so none reaches the upper bound.");
    }

    @Test
    void a_solution_must_be_better_than_the_one_before() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("x y ~z : 3", "x ~y z")))
                .startsWith("4: This is not a solution, or it has been");
        assertThat(refusal(MODEL, RIGHT.replace("x y ~z : 3", "~x y z")))
                .startsWith("4: This is not a solution, or it has been");
        assertThat(refusal(MODEL, RIGHT.replace(": 3", ": 2"))).isEqualTo("4: The solution's objective is 3, not 2.");
    }

    @Test
    void without_the_best_solution_the_contradiction_does_not_follow() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("soli x y ~z : 3 ;\n", "")))
                .isEqualTo("4: The constraint does not follow by unit propagation.");
    }

    @Test
    void what_a_solution_has_brought_may_be_forgotten_but_is_missed() throws IOException {
        assertThat(proven(MODEL, RIGHT.replace("rup", "del id 2 ;\nrup"))).isEqualTo(bounds(3, 3));
        assertThat(refusal(MODEL, RIGHT.replace("rup", "del id 3 ;\nrup"))).startsWith("6: The constraint does not");
    }

    @Test
    void better_solutions_and_other_ones_are_not_sought_together() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("rup", "solx x y ~z ;\nrup")))
                .startsWith("5: The proof has looked for better");
        String preserving = "preserved: x y z ;\n" + MODEL;
        assertThat(refusal(preserving, RIGHT.replace("soli x y", "solx x y ~z ;\nsoli x y")))
                .startsWith("4: The proof has looked for better");
        assertThat(refusal(preserving, RIGHT.replace("soli x ~y z", "solx x ~y z")))
                .isEqualTo("4: The proof has excluded solutions, so it cannot show which one is the best.");
        assertThat(refusal(preserving, RIGHT.replace("BOUNDS 3 : -1 3", "ENUMERATION_COMPLETE 2")))
                .isEqualTo(
                        "7: The proof has looked only for better solutions, so its list of solutions is not complete.");
    }

    @Test
    void no_solution_is_as_good_as_infinity() throws IOException {
        String model = MODEL + "1 ~x 1 ~y 1 ~z >= 2 ;\n";
        String proof = Trial.newProof(2, "pol 1 2 +").replace("UNSAT : -1", "BOUNDS INF : -1 INF");
        assertThat(proven(model, proof)).isEqualTo(new Conclusion.Unsatisfiable());
        assertThat(proven(model, proof.replace(" : -1", ""))).isEqualTo(new Conclusion.Unsatisfiable());
        assertThat(refusal(MODEL, Trial.newProof(1).replace("UNSAT : -1", "BOUNDS INF INF")))
                .isEqualTo("4: The proof has not derived the contradiction that this line needs.");
    }

    @Test
    void a_witness_may_not_make_the_objective_greater() throws IOException {
        String swap = Trial.newProof(1, "red 1 x 1 ~z >= 1 : x -> z z -> x");
        assertThat(refusal(MODEL, swap)).startsWith("5: The proof has not derived the contradiction");
        assertThat(refusal(MODEL, swap.replace("1 x 1 ~z >= 1", "1 ~x 1 z >= 1")))
                .isEqualTo("3: The constraint may not be added: its witness does not keep the objective.");
        assertThat(refusal(MODEL, Trial.newProof(1, "red 1 z >= 1 : z -> 1"))).contains("the objective");
        assertThat(refusal(MODEL.replace("3 z", ""), Trial.newProof(1, "red 1 z >= 1 : z -> 1")))
                .startsWith("5: The proof has not derived the contradiction");
    }

    @Test
    void an_objective_has_negations_constants_and_large_numbers() throws IOException {
        String model = MODEL.replace("min:", "min: 10 -2 ~w");
        String proof =
                RIGHT.replace("z ;", "z ~w ;").replace(": 3", "~w : 11").replace("BOUNDS 3 : -1 3", "BOUNDS 11 11");
        assertThat(proven(model, proof)).isEqualTo(bounds(11, 11));
        String large = MODEL.replace("3 z", "99999999999999999999 z");
        assertThat(proven(large, RIGHT.replace("rup >= 1", "pol 1 2 * 3 + z 99999999999999999997 * +")))
                .isEqualTo(bounds(3, 3));
        assertThat(refusal(MODEL + "min: 1 x ;\n", RIGHT))
                .isEqualTo("3: This is a second objective, but a model has only one.");
        assertThat(refusal("1 x >= 0 ;\nmax: 1 x ;\n", RIGHT)).startsWith("2: 'max:' is not allowed. Write");
        assertThat(refusal(MODEL.substring(MODEL.indexOf('\n') + 1), RIGHT))
                .startsWith("3: The model has no objective");
    }

    private static Conclusion.Bounds bounds(long lower, long upper) {
        return new Conclusion.Bounds(Optional.of(BigInteger.valueOf(lower)), Optional.of(BigInteger.valueOf(upper)));
    }

    private Conclusion proven(String model, String proof) throws IOException {
        return ((CheckResult.Accepted) trial.check(model, proof)).proven();
    }

    private String refusal(String model, String proof) throws IOException {
        CheckResult.Refused refused = (CheckResult.Refused) trial.check(model, proof);
        return refused.line() + ": " + refused.message();
    }
}
