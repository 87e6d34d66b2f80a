package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class RedundanceTest extends TrialTest {
    private static final String ONE_OF_TWO = "1 x1 1 x2 >= 1 ;\n";

    @Test
    void a_new_variable_may_stand_for_a_sum() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "red 2 ~y 1 x1 1 x2 >= 2 ; y -> 0", "red 1 y 1 ~x1 1 ~x2 >= 1 ; y -> 1"))
                .isEqualTo("1 x3 1 ~x1 1 ~x2 >= 1");
    }

    @Test
    void what_stands_for_a_sum_can_be_used_for_it() throws Exception {
        String last = trial.last(
                ONE_OF_TWO,
                "red 2 ~y 1 x1 1 x2 >= 2 ; y -> 0",
                "red 1 y 1 ~x1 1 ~x2 >= 1 ; y -> 1",
                "rup 1 ~x1 1 ~x2 1 y >= 1 ;");
        assertThat(last).isEqualTo("1 ~x1 1 ~x2 1 x3 >= 1");
    }

    @Test
    void the_arrow_may_be_left_out() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "red 1 y 1 x1 >= 1 ; y 1")).isEqualTo("1 x3 1 x1 >= 1");
    }

    @Test
    void variables_of_the_model_may_change_places() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "red 1 x1 1 ~x2 >= 1 ; x1 -> x2 x2 -> x1"))
                .isEqualTo("1 x1 1 ~x2 >= 1");
    }

    @Test
    void a_witness_that_breaks_an_older_constraint_is_refused() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "red 1 ~x1 >= 1 ; x1 -> 0")).contains("does not keep constraint 1");
        assertThat(trial.last(ONE_OF_TWO, "red 1 y 1 x1 >= 1 ; y -> 1", "red 1 ~y >= 1 ; y -> 0"))
                .contains("does not keep constraint 2");
    }

    @Test
    void a_witness_that_does_not_satisfy_the_constraint_is_refused() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "red 1 y 1 x1 >= 1 ; y -> 0")).contains("does not keep itself");
        assertThat(trial.last(ONE_OF_TWO, "red 1 y 1 x1 >= 1 ;")).contains("does not keep itself");
    }

    @Test
    void only_this_step_brings_variables() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "rup 1 y 1 ~y >= 1 ;")).contains("The variable 'y' is not in the model");
        assertThat(trial.last(ONE_OF_TWO, "red 1 x1 1 x2 >= 1 ; z -> 1"))
                .contains("The variable 'z' is not in the model");
    }

    @Test
    void a_witness_that_is_none_is_refused() throws Exception {
        assertThat(trial.last(ONE_OF_TWO, "red 1 y >= 1 ; ~y -> 1")).contains("not negations");
        assertThat(trial.last(ONE_OF_TWO, "red 1 y >= 1 ; y -> 1 y -> 0")).contains("maps a variable twice");
        assertThat(trial.last(ONE_OF_TWO, "red 1 y >= 1 ; y -> 1 ; begin")).contains("in a subproof");
        assertThat(trial.last(ONE_OF_TWO, "red 1 y = 1 ; y -> 1")).contains("two steps");
    }

    @Test
    void what_is_accepted_takes_no_last_solution_away() throws IOException {
        Random random = new Random(5);
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < Rounds.of(300, 2000); i++) {
            String model = lines(random, 1 + random.nextInt(5));
            String added = constraint(random);
            String witness = IntStream.rangeClosed(1, 4)
                    .filter(variable -> random.nextInt(3) == 0)
                    .mapToObj(variable -> " x" + variable + " -> " + image(random))
                    .collect(Collectors.joining());
            List<Inequality> derived =
                    trial.derived(model, Trial.proof((int) model.lines().count(), "red " + added + witness));
            boolean wasPossible = !new TruthTable(model).isEmpty();
            if (derived.isEmpty()) {
                refused++;
            } else if (wasPossible) {
                assertThat(new TruthTable(model + added).isEmpty())
                        .as("%s%s%s", model, added, witness)
                        .isFalse();
                accepted++;
            }
        }
        assertThat(accepted).isGreaterThan(Rounds.of(30, 100));
        assertThat(refused).isGreaterThan(Rounds.of(30, 100));
    }

    private static String image(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> "0";
            case 1 -> "1";
            default -> (random.nextBoolean() ? "~" : "") + "x" + (1 + random.nextInt(4));
        };
    }

    private static String lines(Random random, int count) {
        // The first line names all variables.
        return "1 x1 1 x2 1 x3 1 x4 >= 0 ;\n"
                + IntStream.range(0, count)
                        .mapToObj(i -> constraint(random) + "\n")
                        .collect(Collectors.joining());
    }

    private static String constraint(Random random) {
        StringBuilder text = new StringBuilder();
        for (int variable = 1; variable <= 4; variable++) {
            if (random.nextInt(3) > 0) {
                text.append(1 + random.nextInt(3)).append(random.nextBoolean() ? " x" : " ~x");
                text.append(variable).append(' ');
            }
        }
        return (text.isEmpty() ? text.append("1 x1 ") : text).append(">= ").append(1 + random.nextInt(4)) + " ;";
    }
}
