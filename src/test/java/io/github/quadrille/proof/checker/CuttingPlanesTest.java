package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CuttingPlanesTest extends TrialTest {
    private static final String MODEL = """
            1 x1 1 x2 1 x3 >= 2 ;
            3 ~x1 2 x2 >= 2 ;
            5 x1 3 ~x3 1 x2 >= 4 ;
            """;

    @Test
    void adding_cancels_opposite_literals() throws Exception {
        assertThat(derive("1 2 +")).isEqualTo("2 ~x1 3 x2 1 x3 >= 3");
        assertThat(derive("1 2 + -1 + ;")).isEqualTo("3 x1 4 x2 2 ~x3 >= 4");
    }

    @Test
    void a_factor_multiplies_everything() throws Exception {
        assertThat(derive("1 3 *")).isEqualTo("3 x1 3 x2 3 x3 >= 6");
        assertThat(derive("1 0 *")).isEqualTo(">= 0");
        assertThat(derive("1 -2 *")).isEqualTo("The factor is negative.");
    }

    @Test
    void division_rounds_up_in_normal_form() throws Exception {
        assertThat(derive("2 2 d")).isEqualTo("2 ~x1 1 x2 >= 1");
        assertThat(derive("3 3 d")).isEqualTo("2 x1 1 ~x3 1 x2 >= 2");
        assertThat(derive("1 0 d")).isEqualTo("The divisor is not positive.");
        assertThat(derive("1 -1 d")).isEqualTo("The divisor is not positive.");
    }

    @Test
    void saturation_cuts_coefficients_to_the_degree() throws Exception {
        assertThat(derive("2 s")).isEqualTo("2 ~x1 2 x2 >= 2");
        assertThat(derive("3 s")).isEqualTo("4 x1 3 ~x3 1 x2 >= 4");
    }

    @Test
    void weakening_pays_for_the_variable() throws Exception {
        assertThat(derive("2 x1 w")).isEqualTo("2 x2 >= -1");
        assertThat(derive("2 x2 w")).isEqualTo("3 ~x1 >= 0");
        assertThat(derive("2 x3 w")).isEqualTo("3 ~x1 2 x2 >= 2");
        assertThat(derive("2 ~x1 w")).isEqualTo("Only variables can be weakened, not negations.");
    }

    @Test
    void literals_are_axioms() throws Exception {
        assertThat(derive("x1")).isEqualTo("1 x1 >= 0");
        assertThat(derive("~x1 2 *")).isEqualTo("2 ~x1 >= 0");
        assertThat(derive("1 ~x1 +")).isEqualTo("1 x2 1 x3 >= 1");
        assertThat(derive("x9")).isEqualTo("The variable 'x9' is not in the model, and no earlier step defines it.");
    }

    @Test
    void operands_must_fit() throws Exception {
        assertThat(derive("1 +")).isEqualTo("An operand is missing.");
        assertThat(derive("")).isEqualTo("0 constraints are left where there should be one.");
        assertThat(derive("1 2")).isEqualTo("2 constraints are left where there should be one.");
        assertThat(derive("4")).isEqualTo("There is no constraint '4': only 3 constraints exist here.");
        assertThat(derive("0")).isEqualTo("There is no constraint '0': only 3 constraints exist here.");
        assertThat(derive("-4")).isEqualTo("There is no constraint '-4': only 3 constraints exist here.");
        assertThat(derive("1 ; 2")).isEqualTo("Expected the end of the line but found '2'.");
        assertThat(derive("1 2 /")).contains("'/'");
    }

    @Test
    void numbers_past_64_bits_stay_exact() throws Exception {
        String ten = "10000000000 * ";
        assertThat(derive("1 " + ten + ten + "10000000000 d 10000000000 d")).isEqualTo("1 x1 1 x2 1 x3 >= 2");
        String contrary = "1 x1 >= 1 ;\n1 ~x1 >= 1 ;\n";
        assertThat(trial.last(contrary, "pol 1 " + ten + ten)).isEqualTo("big false");
        assertThat(trial.last(contrary, "pol 1 " + ten + ten, "pol 2 " + ten + ten + "3 +"))
                .isEqualTo("big true");
        assertThat(trial.check(contrary, Trial.proof(2, "pol 1 " + ten + ten, "pol 2 " + ten + ten + "3 +")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 2, 2));
    }

    @Test
    void a_second_operand_past_64_bits_is_not_added_to_the_one_before_it() throws Exception {
        String big = "10000000000 * 10000000000 * ";
        String small = "10000000000 d 10000000000 d";
        assertThat(derive("1 " + big + "2 " + big + "+ 3 " + big + "+ " + small))
                .isEqualTo(derive("1 2 + 3 +"));
    }

    @Test
    void adding_again_and_again_grows_no_number_without_end() throws Exception {
        String near = ("9".repeat(1000) + " * ").repeat(6);
        String[] steps = new String[200];
        Arrays.setAll(steps, i -> i == 0 ? "pol 1 " + near : "pol -1 -1 +");
        assertThat(trial.last(MODEL, steps))
                .isEqualTo("Line 71: The numbers in this step need more than 20,000 bits." + Trial.BEYOND);
    }

    @Test
    void every_change_keeps_the_solutions() throws Refusal {
        Random random = new Random(7);
        for (int round = 0; round < 500; round++) {
            Sum sum = new Sum();
            boolean[] solves = new boolean[16];
            Arrays.fill(solves, true);
            for (int step = 0; step < 12; step++) {
                Sum other = new Sum();
                change(sum, other, random);
                for (int bits = 0; bits < 16; bits++) {
                    solves[bits] &= TruthTable.holds(other.result(), bits);
                    assertThat(!solves[bits] || TruthTable.holds(sum.result(), bits))
                            .isTrue();
                }
            }
        }
    }

    /**
     * Applies a random rule to a sum.
     *
     * @param sum the sum to change
     * @param fresh an empty sum, which receives the constraint if the rule adds one
     */
    private static void change(Sum sum, Sum fresh, Random random) throws Refusal {
        switch (random.nextInt(8)) {
            case 0 -> sum.multiply(BigInteger.valueOf(random.nextInt(3)));
            case 1 -> sum.divide(BigInteger.valueOf(1 + random.nextInt(4)), form(random));
            case 2 -> sum.round(BigInteger.valueOf(1 + random.nextInt(4)), form(random));
            case 3 -> sum.saturate();
            case 4 -> sum.weaken(random.nextInt(4));
            default -> {
                fresh.addBound(BigInteger.valueOf(random.nextInt(9) - 3));
                fresh.addTerm(random.nextInt(8), BigInteger.valueOf(random.nextInt(9) - 2));
                fresh.addTerm(random.nextInt(8), BigInteger.valueOf(random.nextInt(9) - 2));
                sum.add(fresh);
                sum.add(fresh.result());
            }
        }
    }

    private static Sum.Form form(Random random) {
        return random.nextBoolean() ? Sum.Form.LITERALS : Sum.Form.VARIABLES;
    }

    @Test
    void rounding_takes_no_solution_away() throws Refusal {
        Random random = new Random(8);
        for (int round = 0; round < 2000; round++) {
            Sum sum = new Sum();
            for (int variable = 0; variable < 4; variable++) {
                sum.addTerm(2 * variable + random.nextInt(2), BigInteger.valueOf(random.nextInt(15) - 7));
            }
            sum.addBound(BigInteger.valueOf(random.nextInt(15) - 5));
            Inequality before = sum.result();
            BigInteger divisor = BigInteger.valueOf(1 + random.nextInt(6));
            if (random.nextBoolean()) {
                sum.divide(divisor, form(random));
            } else {
                sum.round(divisor, form(random));
            }
            for (int bits = 0; bits < 16; bits++) {
                assertThat(!TruthTable.holds(before, bits) || TruthTable.holds(sum.result(), bits))
                        .isTrue();
            }
        }
    }

    @Test
    void division_may_look_at_variables() throws Exception {
        assertThat(derive("2 2 d 2 *")).isEqualTo("4 ~x1 2 x2 >= 2");
        // -3 x1 + 2 x2 >= -1 becomes -1 x1 + 1 x2 >= 0.
        assertThat(derive("2 2 c")).isEqualTo("1 ~x1 1 x2 >= 1");
        assertThat(derive("1 0 c")).isEqualTo("The divisor is not positive.");
    }

    @Test
    void mixed_integer_rounding_keeps_what_is_left() throws Exception {
        // Dividing 5 x1 + 3 ~x3 + x2 >= 4 by 3 leaves the remainder 1.
        assertThat(derive("3 3 n")).isEqualTo("2 x1 1 ~x3 1 x2 >= 2");
        // Dividing 5 x1 - 3 x3 + x2 >= 1 by 3 leaves the remainder 1.
        assertThat(derive("3 3 m")).isEqualTo("2 x1 1 ~x3 1 x2 >= 2");
        // Dividing 3 ~x1 + 2 x2 >= 2 by 2 leaves no remainder. In the form -3 x1 + 2 x2 >= -1 it leaves 1.
        assertThat(derive("2 2 n")).isEqualTo(">= 0");
        assertThat(derive("2 2 m")).isEqualTo("1 ~x1 1 x2 >= 1");
        assertThat(derive("2 0 m")).isEqualTo("The divisor is not positive.");
        assertThat(derive("2 -2 n")).isEqualTo("The divisor is not positive.");
    }

    @Test
    void the_right_side_may_only_become_less() throws Exception {
        assertThat(derive("1 2 -")).isEqualTo("1 x1 1 x2 1 x3 >= 0");
        assertThat(derive("1 0 -")).isEqualTo("1 x1 1 x2 1 x3 >= 2");
        assertThat(derive("1 -1 -")).startsWith("A negative number cannot be subtracted");
        assertThat(derive("2 -")).isEqualTo("An operand is missing.");
    }

    private String derive(String derivation) throws IOException {
        return trial.last(MODEL, "pol " + derivation);
    }
}
