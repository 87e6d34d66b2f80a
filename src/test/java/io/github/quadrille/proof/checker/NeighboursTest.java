package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks the forms of proofs that other programs write. */
class NeighboursTest extends TrialTest {
    private static final String MODEL = "@xy 1 x 1 y >= 1 ;\n@xn 1 x 1 ~y >= 1 ;\n1 ~x 1 y >= 1 ;\n1 ~x 1 ~y >= 1 ;\n";

    @Test
    void constraints_have_labels() throws IOException {
        String proof = Trial.newProof(4, "@x pol @xy @xn + 2 d", "@last rup >= 1 : @x 3 @no ~", "del id @x")
                .replace("UNSAT : -1", "UNSAT : @last");
        assertThat(refusal(proof)).isEqualTo("accepted");
        assertThat(refusal(proof.replace("@xn +", "@yn +"))).isEqualTo("3: No constraint has the name '@yn'.");
        assertThat(refusal(proof.replace("id @x", "id @last"))).isEqualTo("7: Constraint 6 has been deleted.");
        assertThat(refusal(proof.replace("@last rup", "@last core id"))).startsWith("4: Found 'core'");
        assertThat(refusal(proof.replace("@last rup", "@x rup"))).isEqualTo("7: No constraint has the name '@last'.");
        assertThat(refusal(proof.replace("@x pol", "@ pol"))).startsWith("3: Found '@'");
        String again = Trial.newProof(4, "@xy rup 1 x >= 1", "pol @xy 3 +", "pol @xy 4 + 6 + 2 d 2 -", "rup >= 1");
        assertThat(refusal(again)).isEqualTo("accepted");
    }

    @Test
    void an_equation_lends_its_label_to_its_first_half() throws Exception {
        assertThat(refusal(
                        "@e 1 x 1 y = 1 ;\n1 x >= 1 ;\n1 y >= 1 ;\n", Trial.newProof(4, "pol @e 3 +", "pol 2 3 + 4 +")))
                .isEqualTo("accepted");
        assertThat(refusal("@e 1 x 1 y = 1 ;\n1 x >= 1 ;\n1 y >= 1 ;\n", Trial.newProof(4, "pol @e 3 + 4 +")))
                .isEqualTo("5: The proof has not derived the contradiction that this line needs.");
    }

    @Test
    void version_3_need_not_say_how_many_constraints_there_are() throws IOException {
        String proof = Trial.newProof(4, "rup 1 x >= 1", "rup >= 1").replace("f 4 ;\n", "");
        assertThat(refusal(proof)).isEqualTo("accepted");
        assertThat(refusal(proof.replace("rup 1 x", "rup 1 ~x 1 ~y >= 2 ;\nrup 1 x")))
                .startsWith("2: The constraint does not");
    }

    @Test
    void the_short_names_of_version_2_are_its_own() throws IOException {
        String proof = Trial.proof(
                4, "p 1 2 + s", "# 3", "u 1 x >= 1 ; 1 2 ~", "w 3", "d 5", "@x u 1 x >= 1 ;", "u >= 1 ; @x");
        assertThat(refusal(proof)).isEqualTo("accepted");
        assertThat(refusal(proof.replace("d 5", "d 6"))).isEqualTo("7: Constraint 6 has been deleted.");
        assertThat(refusal(Trial.newProof(4, "p 1 2 + s"))).startsWith("3: Found 'p'");
    }

    @Test
    void a_level_is_wiped_with_those_above() throws IOException {
        String proof = Trial.newProof(
                4,
                "rup 1 x >= 1",
                "setlvl 1",
                "rup 1 x >= 1",
                "setlvl 5",
                "pol 3 4 +",
                "setlvl 1",
                "pol 1 2 +",
                "wiplvl 2",
                "rup >= 1 : 6 8");
        assertThat(refusal(proof)).isEqualTo("accepted");
        assertThat(refusal(proof.replace("wiplvl 2", "wiplvl 2 ;\npol 7")))
                .isEqualTo("11: Constraint 7 has been deleted.");
        assertThat(refusal(proof.replace("wiplvl 2", "wiplvl 1 ;\npol 6")))
                .isEqualTo("11: Constraint 6 has been deleted.");
        assertThat(refusal(proof.replace("wiplvl 2", "wiplvl 0 ;\npol 5"))).isEqualTo("accepted");
    }

    @Test
    void constraints_are_deleted_in_many_ways() throws IOException {
        String proof = Trial.newProof(4, "@x rup 1 x >= 1", "rup 2 x 1 y >= 2", "rup 1 y 2 x >= 2", "%s", "rup >= 1");
        for (String form : new String[] {
            "del spec 1 y 2 x >= 2",
            "del range 6 8",
            "del range @xn 3",
            "delc 1 @xn",
            "deld -1 -2",
            "del id 1 : x -> 1",
            "del id 2 : : subproof proofgoal #1 rup >= 1 ; qed ; qed del",
            "del spec 2 x 1 y >= 2 : x -> 1 : subproof qed"
        }) {
            assertThat(refusal(proof.formatted(form))).as(form).isEqualTo("accepted");
        }
        assertThat(refusal(proof.formatted("del spec 1 y 2 x >= 1")))
                .isEqualTo("6: The proof has no constraint that is equal to the one to delete.");
        assertThat(refusal(proof.formatted("del range 3 5 ;\ndel id 5 ;\ndel spec 1 y 2 x >= 2 ;\ndel id 6")))
                .startsWith("10: The constraint does not follow");
        String reason = Trial.newProof(1, "del id 1 : %s : subproof proofgoal #1 qed ; qed")
                .replace("UNSAT : -1", "SAT : x");
        assertThat(refusal("1 x 1 y >= 1 ;\n", reason.formatted("x -> 1"))).isEqualTo("accepted");
        assertThat(refusal("1 x 1 y >= 1 ;\n", reason.formatted("x -> 0")))
                .startsWith("3: The goal '#1' is not proven");
        assertThat(refusal(proof.formatted("del all"))).startsWith("6: Expected 'id' but found 'all'.");
        String old = Trial.proof(
                4,
                "rup 1 x >= 1 ;",
                "del find 1 x >= 1 ;",
                "del id 4 ; x -> 0 ; begin",
                "proofgoal #1",
                "rup >= 1 ;",
                "end -1",
                "end");
        assertThat(refusal(old)).isEqualTo("11: Constraint 8 has been deleted.");
        assertThat(refusal(old.replace("find", "found"))).startsWith("4: Expected 'id' but found 'found'.");
    }

    @Test
    void what_a_constraint_says_by_itself_may_be_added_or_looked_up() throws IOException {
        String proof = Trial.newProof(
                4,
                "@both pol 1 2 +",
                "i 1 x 1 y >= 1 : @both",
                "ia 1 x >= 1",
                "@same e 2 x >= 2",
                "pol @same s 3 4 + 2 d +");
        assertThat(refusal(proof)).startsWith("6: The proof has no constraint that is equal to this one.");
        String right = proof.replace("e 2 x >= 2", "e 2 x >= 1");
        assertThat(refusal(right)).isEqualTo("accepted");
        assertThat(refusal(right.replace(": @both", ": 1"))).isEqualTo("accepted");
        assertThat(refusal(right.replace(": @both", ": 3")))
                .isEqualTo("4: The named constraint does not imply this one by itself.");
        assertThat(refusal(right.replace("ia 1 x >= 1", "ia 1 y >= 1")))
                .isEqualTo("5: No constraint implies this one by itself.");
        assertThat(refusal(right.replace("e 2 x >= 1", "e 2 x >= 1 : 4")))
                .isEqualTo("6: The named constraint is not equal to this one.");
    }

    @Test
    void what_one_constraint_says_of_another_is_true() {
        Random random = new Random(9);
        int implied = 0;
        for (int round = 0; round < 20_000; round++) {
            LongInequality one = constraint(random);
            LongInequality other = constraint(random);
            if (one.saysMoreThan(other)) {
                implied++;
                for (int bits = 0; bits < 8; bits++) {
                    assertThat(!TruthTable.holds(one, bits) || TruthTable.holds(other, bits))
                            .isTrue();
                }
            }
        }
        assertThat(implied).isGreaterThan(500);
    }

    private static LongInequality constraint(Random random) {
        int[] literals = new int[3];
        long[] coefficients = new long[3];
        for (int i = 0; i < 3; i++) {
            literals[i] = Literal.of(i, random.nextInt(3) == 0);
            coefficients[i] = 1L + random.nextInt(4);
        }
        return new LongInequality(literals, coefficients, 1L + random.nextInt(6));
    }

    private String refusal(String proof) throws IOException {
        return refusal(MODEL, proof);
    }

    private String refusal(String model, String proof) throws IOException {
        CheckResult result = trial.check(model, proof);
        return result instanceof CheckResult.Refused refused
                ? refused.line() + ": " + refused.message()
                : result instanceof CheckResult.Accepted ? "accepted" : result.toString();
    }
}
