package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProofCheckerTest extends TrialTest {
    private static final String MODEL = "1 x 1 y >= 1 ;\n1 x 1 ~y >= 1 ;\n1 ~x 1 y >= 1 ;\n1 ~x 1 ~y >= 1 ;\n";
    private static final String RIGHT = Trial.proof(4, "rup 1 x >= 1 ;", "rup >= 1 ;");

    @Test
    void a_right_proof_is_accepted() throws IOException {
        CheckResult accepted = new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 2);
        assertThat(trial.check(MODEL, RIGHT)).isEqualTo(accepted);
        assertThat(trial.check(MODEL, RIGHT.replace(" : -1", ""))).isEqualTo(accepted);
        assertThat(trial.check(MODEL, RIGHT.replace("-1", "6"))).isEqualTo(accepted);
        assertThat(trial.check(MODEL, RIGHT.replace("f 4", "f"))).isEqualTo(accepted);
        assertThat(trial.check(MODEL, RIGHT.replace("rup 1", "* a remark\n\nrup 1")))
                .isEqualTo(accepted);
        assertThat(trial.check(MODEL, RIGHT.replace("\n", "\r\n").replace(" x", "\tx")))
                .isEqualTo(accepted);
    }

    @Test
    void pigeons_need_sums() throws IOException {
        String model = """
                1 a1 1 a2 >= 1 ;
                1 b1 1 b2 >= 1 ;
                1 c1 1 c2 >= 1 ;
                1 a1 1 b1 1 c1 <= 1 ;
                1 a2 1 b2 1 c2 <= 1 ;
                """;
        assertThat(trial.check(model, Trial.proof(5, "pol 1 2 + 3 + 4 + 5 +")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 5, 1));
        assertThat(refusal(model, Trial.proof(5, "pol 1 2 + 3 + 4 +")))
                .isEqualTo("5: The proof has not derived the contradiction that this line needs.");
    }

    @Test
    void the_frame_must_be_complete_and_in_order() throws IOException {
        assertThat(refusal(MODEL, "")).startsWith("1: The proof ends here, but should go on with 'pseudo-Boolean");
        assertThat(refusal(MODEL, RIGHT.replace("2.0", "4.0"))).startsWith("1: Found '4.0'");
        assertThat(refusal(MODEL, RIGHT.replace("f 4", "f 5"))).startsWith("2: The proof is about a model with 5");
        assertThat(refusal(MODEL, RIGHT.replace("f 4\n", ""))).startsWith("2: Found 'rup'");
        assertThat(refusal(MODEL, RIGHT.replace("f 4", "f 4\nf 4"))).startsWith("3: Found 'f'");
        assertThat(refusal(MODEL, RIGHT.replace("output NONE\n", ""))).startsWith("5: Found 'conclusion'");
        assertThat(refusal(MODEL, RIGHT.replace("conclusion UNSAT : -1\n", ""))).startsWith("6: Found 'end'");
        assertThat(refusal(MODEL, RIGHT.replace("UNSAT : -1", "NONE"))).isEqualTo("6: The proof concludes nothing.");
        assertThat(refusal(MODEL, RIGHT.replace("UNSAT : -1", "SAT")))
                .isEqualTo("6: The proof concludes that the model has a solution, but the proof has none.");
        assertThat(refusal(MODEL, RIGHT.replace("UNSAT : -1", "ENUMERATION_PARTIAL 0")))
                .isEqualTo("6: Expected 'UNSAT', 'SAT' or 'BOUNDS' but found 'ENUMERATION_PARTIAL'.");
        assertThat(refusal(MODEL, RIGHT.replace("end pseudo-Boolean proof\n", "")))
                .startsWith("6: The proof ends here, but should go on with 'end");
        assertThat(refusal(MODEL, RIGHT + "rup >= 1 ;\n")).startsWith("8: Found 'rup', but expected nothing more");
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "dam >="))).startsWith("4: Found 'dam'");
    }

    @Test
    void what_only_others_know_is_not_said_to_be_wrong() throws IOException {
        for (String rule : new String[] {"dom", "obju", "def_order", "strengthening_to_core"}) {
            assertThat(trial.check(MODEL, RIGHT.replace("rup >=", rule + " >=")))
                    .isInstanceOfSatisfying(
                            CheckResult.Unusable.class,
                            beyond -> assertThat(beyond.message())
                                    .isEqualTo("Line 4: This checker does not know the proof rule '%s'.".formatted(rule)
                                            + Trial.BEYOND));
        }
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "a >=")))
                .startsWith("4: The rule 'a' asserts a constraint without");
    }

    @Test
    void nothing_may_follow_on_a_line_that_is_complete() throws IOException {
        for (String line :
                new String[] {"version 2.0", "f 4", "output NONE", "UNSAT : -1", "end pseudo-Boolean proof"}) {
            assertThat(refusal(MODEL, RIGHT.replace(line, line + " ; more")))
                    .as(line)
                    .endsWith("Expected the end of the line but found 'more'.");
        }
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "del id 5 ; more\nrup >=")))
                .startsWith("4: The variable 'more' is not in the model");
        assertThat(refusal(MODEL, RIGHT.replace("end pseudo-Boolean", "end"))).startsWith("7: Found 'proof'");
    }

    @Test
    void a_clause_may_have_more_literals_than_the_trail_first_has_levels() throws Exception {
        String some = IntStream.rangeClosed(1, 49).mapToObj("1 x%d "::formatted).collect(Collectors.joining());
        String model = some + "1 x50 >= 1 ;\n1 ~x50 >= 1 ;\n";
        assertThat(trial.last(model, "rup " + some + ">= 1 ;")).isEqualTo(some + ">= 1");
        assertThat(trial.last(model, "rup " + some.replace("x7 ", "~x7 ") + ">= 1 ;"))
                .isEqualTo("The constraint does not follow by unit propagation.");
    }

    @Test
    void a_file_that_cannot_be_read_is_said_to_be_none_or_a_directory() {
        assertThat(Checks.of(folder, folder))
                .isEqualTo(new CheckResult.Unusable(folder, "This is a folder. Name a file in it."));
        Path none = folder.resolve("none");
        assertThat(Checks.of(none, folder)).isInstanceOfSatisfying(CheckResult.Unusable.class, unusable -> {
            assertThat(unusable.file()).isEqualTo(none);
            assertThat(unusable.message()).startsWith("There is no such file.");
        });
    }

    @Test
    void a_control_character_is_no_text_wherever_it_stands() throws IOException {
        for (String odd : new String[] {"\0", "\u0001", "\u001f"}) {
            assertThat(trial.check(MODEL + "* remark" + odd + "\n", RIGHT))
                    .isInstanceOfSatisfying(
                            CheckResult.Unusable.class,
                            unusable -> assertThat(unusable.message()).startsWith("Line 5 has a control character."));
        }
    }

    @Test
    void the_conclusion_must_name_a_contradiction() throws IOException {
        String unfinished = Trial.proof(4, "rup 1 x >= 1 ;");
        assertThat(refusal(MODEL, unfinished))
                .isEqualTo("5: The proof has not derived the contradiction that this line needs.");
        assertThat(refusal(MODEL, unfinished.replace(" : -1", "")))
                .isEqualTo("5: The proof has not derived the contradiction that this line needs.");
        assertThat(refusal(MODEL, RIGHT.replace(" : -1", " : 7"))).startsWith("6: There is no constraint '7'");
    }

    @Test
    void what_does_not_follow_is_refused() throws IOException {
        assertThat(refusal(MODEL, Trial.proof(4, "rup >= 1 ;")))
                .isEqualTo("3: The constraint does not follow by unit propagation.");
        assertThat(refusal(MODEL, Trial.proof(4, "rup 1 x 1 y >= 2 ;"))).startsWith("3: The constraint does not");
        assertThat(refusal(MODEL, Trial.proof(4, "rup 1 x = 1 ;"))).startsWith("3: An equation is two");
        assertThat(refusal(MODEL, Trial.proof(4, "rup 1 z >= 1 ;")))
                .startsWith("3: The variable 'z' is not in the model");
    }

    @Test
    void constraints_of_every_form_may_follow() throws IOException {
        String model = "1 a 1 b 1 c >= 2 ;\n2 a 1 d >= 2 ;\n1 ~a >= 1 ;\n1 ~d >= 1 ;\n";
        assertThat(trial.check(model, Trial.proof(4, "rup 1 b 1 c >= 2 ;", "rup 3 b 2 ~d >= 5 ;", "rup >= 1 ;")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 3));
    }

    @Test
    void what_is_deleted_is_gone() throws IOException {
        String more = RIGHT.replace("rup >=", "pol 1 2 +\nrup 1 x >= 1 ;\ndel id 5 6\nrup >=");
        assertThat(trial.check(MODEL, more)).isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 4));
        assertThat(trial.check(MODEL, more.replace("id 5 6", "range 5 7")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 4));
        assertThat(trial.check(MODEL, more.replace("id 5 6", "id 6\ndel range 5 7\ncore id 7")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 4));
        assertThat(refusal(MODEL, more.replace("id 5 6", "range 5 8"))).startsWith("7: The constraint does not follow");
        assertThat(refusal(MODEL, more.replace("id 5 6", "range 5 9"))).startsWith("6: There are 7 constraints");
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "del id 5 1\nrup >=")))
                .startsWith("5: The constraint does not follow");
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "del id 5 ;\nrup >=")))
                .startsWith("5: The constraint does not");
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "del id 5 5\nrup >=")))
                .isEqualTo("4: Constraint 5 has been deleted.");
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "del id 5\npol 5\nrup >=")))
                .isEqualTo("5: Constraint 5 has been deleted.");
        assertThat(refusal(MODEL, RIGHT.replace("rup >=", "del id\nrup >="))).startsWith("4: Expected a whole number");
    }

    private String refusal(String model, String proof) throws IOException {
        CheckResult.Refused refused = (CheckResult.Refused) trial.check(model, proof);
        assertThat(refused.file().getFileName()).hasToString("t.pbp");
        return refused.line() + ": " + refused.message();
    }
}
