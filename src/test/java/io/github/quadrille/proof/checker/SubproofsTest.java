package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class SubproofsTest extends TrialTest {
    private static final String PAIRS = """
            1 ~x1 1 ~x2 >= 1 ;
            1 ~x2 1 ~x3 >= 1 ;
            1 ~x1 1 ~x3 >= 1 ;
            @two 1 x1 1 x2 1 x3 >= 2 ;
            """;

    private static final String AT_MOST_ONE = """
            pseudo-Boolean proof version 3.0
            @most pbc 1 ~x1 1 ~x2 1 ~x3 >= 2 : subproof
                % -1 is the contrary here
                @sum pol 1 2 + 3 + 2 d ;
                pol @sum -2 + ;
            qed pbc : -1 ;
            pol @most @two + ;
            output NONE ;
            conclusion UNSAT : -1 ;
            end pseudo-Boolean proof ;
            """;

    /**
     * The first constraint stays the same when the first three of six variables change places with the last three. The
     * second constraint has only the first three, and changes.
     */
    private static final String HALVES =
            "@all 1 x1 1 x2 1 x3 1 x4 1 x5 1 x6 >= 3 ;\n@more 1 x1 1 x2 1 x3 2 y1 >= 2 ;\n";

    private static final String CHANGE = "x1 -> x4 x2 -> x5 x3 -> x6 x4 -> x1 x5 -> x2 x6 -> x3";

    private static final String FIRST_HALF = """
            pseudo-Boolean proof version 3.0
            f 2 ;
            @lead red 1 x1 1 x2 1 x3 >= 2 : %s : subproof
                proofgoal #1
                    pol -1 -2 + @all + ;
                qed #1 : -1 ;
                proofgoal @more
                    @zero pol -1 3 + 1 + ;
                qed : @zero ;
            qed red ;
            e 1 x1 1 x2 1 x3 >= 2 : @lead ;
            output NONE ;
            conclusion SAT : x1 x2 x3 y1 ~x4 ~x5 ~x6 ;
            end pseudo-Boolean proof ;
            """.formatted(CHANGE);

    private static final String OLD_FIRST_HALF = """
            pseudo-Boolean proof version 2.0
            f 2
            @lead red 1 x1 1 x2 1 x3 >= 2 ; %s ; begin
              * what the goals become
              proofgoal #1
                p -1 -2 + 1 +
              end -1
              proofgoal 2
                p -1 3 + 1 +
              end
            end
            e 1 x1 1 x2 1 x3 >= 2 ; 8
            output NONE
            conclusion SAT : x1 x2 x3 y1 ~x4 ~x5 ~x6
            end pseudo-Boolean proof
            """.formatted(CHANGE);

    @Test
    void a_contradiction_may_have_a_proof_of_its_own() throws IOException {
        assertThat(trial.check(PAIRS, AT_MOST_ONE))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 2));
        refused(
                PAIRS,
                AT_MOST_ONE.replace("3 + 2 d", "2 d"),
                "6: The proof has not derived the contradiction that this line needs.");
        refused(
                PAIRS,
                AT_MOST_ONE.replace("    pol @sum -2 + ;\n", "").replace("pbc : -1", ""),
                "5: The negation of the constraint has not led to a contradiction.");
        refused(
                PAIRS,
                AT_MOST_ONE.replace("subproof", "subproof proofgoal #1"),
                "2: The goal '#1' is not possible in a proof by contradiction, whose only goal is the contradiction.");
        refused(
                PAIRS,
                AT_MOST_ONE.replaceAll("(?s) : subproof.*qed pbc : -1", ""),
                "2: The constraint does not follow by unit propagation. Check whether a subproof is missing.");
    }

    @Test
    void what_was_supposed_is_forgotten_at_the_end() throws IOException {
        refused(PAIRS, AT_MOST_ONE.replace("pol @most", "pol @sum"), "7: Constraint 6 has been deleted.");
        refused(PAIRS, AT_MOST_ONE.replace("@two + ;", "5 + ;"), "7: Constraint 5 has been deleted.");
        refused(PAIRS, AT_MOST_ONE.replace("UNSAT : -1", "UNSAT : 7"), "9: Constraint 7 has been deleted.");
        String open = AT_MOST_ONE.replace("pol @most @two + ;\n", "").replace("UNSAT : -1", "UNSAT");
        refused(PAIRS, open, "8: The proof has not derived the contradiction that this line needs.");
        refused(
                PAIRS.replace("@two 1 x1 1 x2 1 x3 >= 2 ;\n", ""),
                open.replace("output", "rup >= 1 ;\noutput"),
                "7: The constraint does not follow by unit propagation.");
    }

    @Test
    void a_contradiction_may_stand_within_another() throws IOException {
        String within = AT_MOST_ONE.replace("pol @sum -2 + ;", "pbc >= 1 : subproof\n pol @sum 5 + ;\nqed ;");
        assertThat(trial.check(PAIRS, within)).isInstanceOf(CheckResult.Accepted.class);
        refused(
                PAIRS,
                within.replace("@sum 5 +", "@sum"),
                "7: The negation of the constraint has not led to a contradiction.");
        String deep = AT_MOST_ONE.replace("% -1 is", "pbc >= 1 : subproof\n".repeat(100_000) + "% -1 is");
        assertThat(trial.check(PAIRS, deep))
                .isInstanceOfSatisfying(
                        CheckResult.Unusable.class,
                        beyond -> assertThat(beyond.message()).contains("More than 100 subproofs"));
    }

    @Test
    void a_witness_may_need_proofs_of_its_goals() throws IOException {
        for (String proof : List.of(FIRST_HALF, OLD_FIRST_HALF)) {
            assertThat(trial.check(HALVES, proof))
                    .isEqualTo(new CheckResult.Accepted(new Conclusion.Satisfiable(), 2, 2));
        }
        refused(
                HALVES,
                OLD_FIRST_HALF.replace("-2 + 1 +", "1 +"),
                "7: The proof has not derived the contradiction that this line needs.");
        refused(
                HALVES,
                OLD_FIRST_HALF.replace("3 + 1 +", "1 +"),
                "10: The goal '2' is not proven: its negation has not led to a contradiction.");
        refused(
                HALVES,
                OLD_FIRST_HALF.replace("x1 -> x4", "x1 -> x1"),
                "7: The proof has not derived the contradiction that this line needs.");
        refused(HALVES, OLD_FIRST_HALF.replace("; 8", "; 7"), "12: Constraint 7 has been deleted.");
    }

    @Test
    void goals_without_a_proof_have_to_follow_by_themselves() throws IOException {
        refused(
                HALVES,
                FIRST_HALF.replaceAll("(?s)proofgoal #1.*qed #1 : -1 ;", ""),
                "8: The constraint may not be added: its witness does not keep itself.");
        refused(
                HALVES,
                FIRST_HALF.replaceAll("(?s)proofgoal @more.*qed : @zero ;", ""),
                "8: The constraint may not be added: its witness does not keep constraint 2.");
        refused(
                HALVES,
                FIRST_HALF.replace("proofgoal #1", "proofgoal #2"),
                "4: The goal '#2' is not a goal of this step.");
        refused(
                HALVES,
                FIRST_HALF.replace("proofgoal @more", "proofgoal 3"),
                "7: Constraint 3 is a part of the subproof itself");
        refused(HALVES, FIRST_HALF.replace("@more\n", "@none\n"), "7: No constraint has the name '@none'.");
    }

    @Test
    void a_subproof_has_an_end_and_no_other_rules() throws IOException {
        refused(
                HALVES,
                FIRST_HALF.substring(0, FIRST_HALF.indexOf("qed #1")),
                "6: The proof ends inside of a subproof. Add its 'qed'.");
        refused(
                HALVES,
                FIRST_HALF.replace("qed red ;", "sol x1 ;"),
                "10: Found 'sol' in a subproof, but expected 'pol'");
        assertThat(trial.check(HALVES, FIRST_HALF.replace("qed red ;", "del id 3 ;\nqed ;")))
                .isInstanceOfSatisfying(
                        CheckResult.Unusable.class,
                        beyond -> assertThat(beyond.message())
                                .isEqualTo("Line 10: This checker does not know the proof rule 'del' in a subproof."
                                        + Trial.BEYOND));
    }

    @Test
    void a_contradiction_outside_the_goals_proves_them_all() throws IOException {
        String model = "1 x1 1 x2 >= 1 ;\n1 x1 1 ~x2 >= 1 ;\n";
        String proof = Trial.proof(
                        2, "red 1 x1 >= 1 ; ; begin", "pol 1 2 +", "pol -1 2 d -2 +", "end -1", "pol -1 ~x1 +")
                .replace("UNSAT : -1", "SAT : x1 x2");
        assertThat(trial.check(model, proof)).isInstanceOf(CheckResult.Accepted.class);
        refused(
                model,
                proof.replace("-1 2 d -2 +", "-1 2 d"),
                "6: The proof has not derived the contradiction that this line needs.");
    }

    @Test
    void whatever_random_subproofs_are_accepted_holds() throws Exception {
        Random random = new Random(6);
        int derivedInAll = 0;
        for (int round = 0; round < Rounds.of(300, 3000); round++) {
            boolean isRed = random.nextBoolean();
            String model = IntStream.range(0, 4)
                    .mapToObj(i -> constraint(random) + "\n")
                    .collect(Collectors.joining("", "1 x1 1 x2 1 x3 1 x4 >= 0 ;\n", ""));
            String added = constraint(random);
            List<String> steps = new ArrayList<>();
            steps.add(isRed ? "red " + added + witness(random) + " ; begin" : "pbc " + added + " begin");
            for (int goal = 0; isRed && goal < random.nextInt(3); goal++) {
                steps.add("proofgoal " + (random.nextBoolean() ? "#1" : "" + (1 + random.nextInt(5))));
                steps.add(sum(random));
                steps.add("end");
            }
            steps.add(sum(random));
            steps.add("end");
            List<Inequality> derived = trial.derived(model, Trial.proof(5, steps.toArray(new String[0])));
            TruthTable truth = new TruthTable(model);
            if (!derived.isEmpty() && !truth.isEmpty()) {
                derivedInAll++;
                assertThat(isRed ? !new TruthTable(model + added).isEmpty() : truth.implies(derived.get(0)))
                        .as("%s%s", model, steps)
                        .isTrue();
            }
        }
        assertThat(derivedInAll).isGreaterThan(Rounds.of(30, 300));
    }

    private static String witness(Random random) {
        return IntStream.rangeClosed(1, 4)
                .filter(variable -> random.nextInt(3) == 0)
                .mapToObj(variable -> " x" + variable + " -> "
                        + List.of("0", "1", "~x1", "x2", "x3").get(random.nextInt(5)))
                .collect(Collectors.joining());
    }

    private static String sum(Random random) {
        return IntStream.range(0, 4)
                .mapToObj(i -> (1 + random.nextInt(6)) + " +")
                .collect(Collectors.joining(" ", "pol -1 ", random.nextBoolean() ? " s" : " 2 d"));
    }

    private static String constraint(Random random) {
        return IntStream.rangeClosed(1, 4)
                        .mapToObj(variable -> random.nextInt(3) + (random.nextBoolean() ? " x" : " ~x") + variable)
                        .collect(Collectors.joining(" "))
                + " >= " + (1 + random.nextInt(3)) + " ;";
    }

    private void refused(String model, String proof, String start) throws IOException {
        assertThat(trial.check(model, proof))
                .as(proof)
                .isInstanceOfSatisfying(
                        CheckResult.Refused.class,
                        refused -> assertThat(refused.line() + ": " + refused.message())
                                .startsWith(start));
    }
}
