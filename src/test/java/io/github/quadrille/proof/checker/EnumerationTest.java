package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests proofs of the number of solutions. */
class EnumerationTest extends TrialTest {
    /** In a solution, one or two of the three variables are true, so there are six solutions. */
    private static final String MODEL = "preserved: x y z ;\n1 x 1 y 1 z >= 1 ;\n1 ~x 1 ~y 1 ~z >= 1 ;\n";

    private static final String RIGHT = """
            pseudo-Boolean proof version 3.0
            f 2 ;
            solx x ~y ~z ;
            solx x ~y z ;
            rup 1 ~x 1 y >= 1 ;
            solx x y ~z ;
            rup 1 ~x >= 1 ;
            solx ~x y ~z ;
            solx ~x y z ;
            solx ~x ~y z ;
            rup 1 y >= 1 ;
            rup >= 1 ;
            output NONE ;
            conclusion ENUMERATION_COMPLETE 6 : -1 ;
            end pseudo-Boolean proof ;
            """;

    @Test
    void a_complete_enumeration_is_accepted() throws IOException {
        assertThat(proven(MODEL, RIGHT)).isEqualTo(new Conclusion.Solutions(6, true));
        assertThat(proven(MODEL, RIGHT.replace(" : -1", ""))).isEqualTo(new Conclusion.Solutions(6, true));
        assertThat(new Conclusion.Solutions(9356, true).sentence()).isEqualTo("the model has exactly 9,356 solutions");
        assertThat(new Conclusion.Solutions(1, false).sentence()).isEqualTo("the model has at least 1 solution");
    }

    @Test
    void steps_and_solutions_count() throws IOException {
        assertThat(trial.check(MODEL, RIGHT))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Solutions(6, true), 2, 10));
    }

    @Test
    void no_solution_at_all_is_complete_as_well() throws IOException {
        String none = MODEL + "1 x >= 1 ;\n1 ~x >= 1 ;\n";
        String proof = Trial.newProof(4, "rup >= 1").replace("UNSAT", "ENUMERATION_COMPLETE 0");
        assertThat(proven(none, proof)).isEqualTo(new Conclusion.Solutions(0, true));
    }

    @Test
    void unit_propagation_finds_the_rest_of_a_solution() throws IOException {
        String one = "preserved: x y z ;\n1 x 1 y 1 z = 1 ;\n";
        String proof = Trial.newProof(2, "solx x", "solx y", "solx z", "rup >= 1");
        assertThat(proven(one, proof.replace("UNSAT", "ENUMERATION_COMPLETE 3")))
                .isEqualTo(new Conclusion.Solutions(3, true));
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y ~z", "solx x ~y")))
                .isEqualTo("3: Unit propagation does not give 'z' a value.");
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y ~z", "solx ~z")))
                .isEqualTo("3: Unit propagation does not give a solution: constraint 1 is not satisfied.");
    }

    @Test
    void a_dropped_solution_is_missed() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y z ;\n", "")))
                .isEqualTo("4: The constraint does not follow by unit propagation.");
        assertThat(refusal(MODEL, RIGHT.replace("solx ~x ~y z ;\n", "")))
                .isEqualTo("10: The constraint does not follow by unit propagation.");
    }

    @Test
    void a_solution_twice_is_none() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y z", "solx x ~y ~z")))
                .isEqualTo("4: This is not a solution, or it has been excluded: unit propagation fails."
                        + " Check whether the proof has the same solution twice.");
        assertThat(refusal(MODEL, RIGHT.replace("solx ~x y z ;", "solx ~x y z ; solx ~z x ~y ;")))
                .startsWith("9: This is not a solution");
    }

    @Test
    void what_is_no_solution_of_the_model_is_refused() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y z", "solx x y z"))).startsWith("4: This is not a solution");
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y z", "solx x ~x y z")))
                .startsWith("4: This is not a solution");
    }

    @Test
    void a_wrong_count_is_refused() throws IOException {
        for (String wrong : new String[] {"5", "7", "0", "-1", "99999999999999999999"}) {
            assertThat(refusal(MODEL, RIGHT.replace("COMPLETE 6", "COMPLETE " + wrong)))
                    .isEqualTo("14: The proof concludes '%s' solutions, but 6 have been excluded.".formatted(wrong));
            assertThat(refusal(MODEL, RIGHT.replace("COMPLETE 6 : -1", "PARTIAL " + wrong)))
                    .startsWith("14: The proof concludes");
        }
    }

    @Test
    void a_part_needs_no_contradiction_but_all_do() throws IOException {
        String part = RIGHT.replace("rup >= 1 ;\n", "");
        assertThat(proven(MODEL, part.replace("COMPLETE 6 : -1", "PARTIAL 6")))
                .isEqualTo(new Conclusion.Solutions(6, false));
        assertThat(refusal(MODEL, part))
                .isEqualTo("13: The proof has not derived the contradiction that this line needs.");
        assertThat(refusal(MODEL, part.replace(" : -1", "")))
                .isEqualTo("13: The proof has not derived the contradiction that this line needs.");
    }

    @Test
    void what_excludes_a_solution_cannot_be_deleted() throws IOException {
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y z", "del id 3 ; solx x ~y z")))
                .isEqualTo("4: Constraint 3 excludes a solution, so it may not be deleted.");
        assertThat(refusal(MODEL, RIGHT.replace("solx x ~y z", "del range 2 4 ; solx x ~y z")))
                .startsWith("4: Constraint 3 excludes");
    }

    @Test
    void what_excludes_a_solution_is_a_clause_over_what_is_preserved() throws Exception {
        String one = "preserved: x y z ;\n1 x 1 y 1 z = 1 ;\n";
        assertThat(trial.derived(one, Trial.newProof(2, "solx x", "pol 3")).stream()
                        .map(Trial::text))
                .containsExactly("1 ~x1 1 x2 1 x3 >= 1");
    }

    @Test
    void variables_that_are_not_preserved_do_not_tell_solutions_apart() throws IOException {
        String model = MODEL.replace(" z ;\n1 x", " ;\n1 x");
        assertThat(refusal(model, RIGHT)).startsWith("4: This is not a solution, or it has been excluded");
        String proof = Trial.newProof(
                        2, "solx x ~y z", "solx x y ~z", "solx ~x y z", "solx ~x ~y z", "rup 1 ~x >= 1", "rup >= 1")
                .replace("UNSAT", "ENUMERATION_COMPLETE 4");
        Conclusion proven = proven(model, proof);
        assertThat(proven).isEqualTo(new Conclusion.Projections(4, true, 2));
        assertThat(proven.sentence())
                .isEqualTo(
                        "the model has exactly 4 solutions, counted by the values of its preserved variables alone (2)");
    }

    @Test
    void a_model_that_does_not_say_what_is_preserved_has_no_enumeration() throws IOException {
        String model = MODEL.substring(MODEL.indexOf('\n') + 1);
        assertThat(refusal(model, RIGHT))
                .startsWith("3: The model does not say by which variables solutions differ. Add");
        assertThat(refusal(model, Trial.newProof(2).replace("UNSAT : -1", "ENUMERATION_PARTIAL 0")))
                .startsWith("4: The model does not say by which variables solutions differ. Add");
    }

    @Test
    void a_witness_changes_nothing_that_is_preserved() throws IOException {
        String swap = RIGHT.replace("solx x ~y z ;", "red 1 x 1 ~y >= 1 : x -> y y -> x ;");
        assertThat(refusal(MODEL, swap)).isEqualTo("4: The witness changes 'x', which the model lists as preserved.");
        String free = MODEL.replace("x y z ;\n1", "z ;\n1");
        String early = RIGHT.replace("solx x ~y ~z ;", "red 1 x 1 ~y >= 1 : x -> y y -> x ;");
        assertThat(refusal(MODEL, early)).isEqualTo("3: The witness changes 'x', which the model lists as preserved.");
        assertThat(refusal(free, early)).doesNotContain("preserves");
    }

    @Test
    void version_2_knows_solutions_but_no_complete_enumeration() throws IOException {
        String old = RIGHT.replace("3.0", "2.0").replace(" ;\n", "\n").replace(">= 1", ">= 1 ;");
        String model = MODEL.substring(MODEL.indexOf('\n') + 1);
        assertThat(refusal(model, old)).startsWith("14: Expected 'UNSAT', 'SAT' or 'BOUNDS'");
        assertThat(proven(model, old.replace("ENUMERATION_COMPLETE 6 : -1", "SAT")))
                .isEqualTo(new Conclusion.Satisfiable());
        assertThat(refusal(model, old.replace("ENUMERATION_COMPLETE 6", "UNSAT")))
                .isEqualTo("14: The proof concludes that the model has no solution, but the proof has one.");
        assertThat(refusal(model, old.replace("solx x ~y z", "solx x ~y ~z")))
                .startsWith("4: This is not a solution, or it has been excluded");
    }

    @Test
    void a_solution_shows_that_there_is_one() throws IOException {
        String proof = Trial.newProof(2, "sol x ~y ~z").replace("UNSAT : -1", "SAT");
        assertThat(proven(MODEL, proof)).isEqualTo(new Conclusion.Satisfiable());
        assertThat(proven(MODEL, Trial.newProof(2).replace("UNSAT : -1", "SAT : x ~y")))
                .isEqualTo(new Conclusion.Satisfiable());
        assertThat(refusal(MODEL, Trial.newProof(2).replace("UNSAT : -1", "SAT : x y z")))
                .startsWith("4: This is not a solution");
        assertThat(refusal(MODEL, Trial.newProof(2).replace("UNSAT : -1", "SAT")))
                .isEqualTo("4: The proof concludes that the model has a solution, but the proof has none.");
        assertThat(refusal(MODEL, proof.replace("SAT", "UNSAT")))
                .startsWith("5: The proof concludes that the model has no solution");
    }

    private Conclusion proven(String model, String proof) throws IOException {
        return ((CheckResult.Accepted) trial.check(model, proof)).proven();
    }

    private String refusal(String model, String proof) throws IOException {
        CheckResult.Refused refused = (CheckResult.Refused) trial.check(model, proof);
        assertThat(refused.file().getFileName()).hasToString("t.pbp");
        return refused.line() + ": " + refused.message();
    }
}
