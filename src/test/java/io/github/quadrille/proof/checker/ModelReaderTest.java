package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ModelReaderTest extends TrialTest {
    @Test
    void an_equation_is_two_constraints_the_second_turned() throws IOException {
        String model = "* #variable= 2 #constraint= 1\n\n+1 x1 +1 x2 = 1 ;\n-1 x1 -1 x2 >= 0;\n";
        assertThat(trial.check(model, Trial.proof(3, "pol 1 3 +")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 3, 1));
        assertThat(trial.check(model, Trial.proof(3, "pol 2 3 +"))).isInstanceOf(CheckResult.Refused.class);
    }

    @Test
    void terms_are_merged_and_turned_into_normal_form() throws Exception {
        assertThat(trial.last("1 x1 2 x1 -5 ~x2 >= -3 ;\n", "pol 1")).isEqualTo("3 x1 5 x2 >= 2");
        assertThat(trial.last("2 x1 2 ~x1 >= 1 ;\n", "pol 1")).isEqualTo(">= -1");
        assertThat(trial.last("1 x1 2 x2 <= 2 ;\n", "pol 1")).isEqualTo("1 ~x1 2 ~x2 >= 1");
        assertThat(trial.last("99999999999999999999 x1 1 x2 >= 99999999999999999999 ;\n", "pol 1 s"))
                .isEqualTo("big false");
        assertThat(trial.last("99999999999999999999 x1 1 x2 >= 1 ;\n", "pol 1 s"))
                .isEqualTo("1 x1 1 x2 >= 1");
    }

    @Test
    void names_begin_with_a_letter_or_an_underscore() throws Exception {
        for (String name : new String[] {"a", "z", "A", "Z", "_"}) {
            assertThat(trial.last("1 " + name + " >= 1 ;\n", "pol 1")).as(name).isEqualTo("1 x1 >= 1");
        }
        for (String odd : new String[] {"@", "[", "`", "{", "1x", "~"}) {
            assertThat(refusal("1 " + odd + " >= 1 ;")).as(odd).startsWith("2: Expected a variable but found");
        }
    }

    @Test
    void a_number_may_have_a_sign_a_thousand_digits_and_a_place_far_on_in_its_line() throws Exception {
        assertThat(trial.last("+2 x1 -0 x2 >= +1 ;\n", "pol 1")).isEqualTo("2 x1 >= 1");
        assertThat(trial.last("1 x1 >= 0" + "0".repeat(998) + "1 ;\n", "pol 1")).isEqualTo("1 x1 >= 1");
        assertThat(trial.last(" ".repeat(2000) + "1 x1 >= 1 ;\n", "pol 1")).isEqualTo("1 x1 >= 1");
        assertThat(trial.check("1 x >= 1 ;\n1 x1 >= " + "0".repeat(1000) + "1 ;\n", ""))
                .isInstanceOfSatisfying(
                        CheckResult.Unusable.class,
                        beyond -> assertThat(beyond.message())
                                .isEqualTo("Line 2: The number has more than 1,000 digits." + Trial.BEYOND));
        assertThat(trial.last("1000000000000000000 x1 >= 1000000000000000000 ;\n", "pol 1"))
                .isEqualTo("1000000000000000000 x1 >= 1000000000000000000");
    }

    @Test
    void a_malformed_line_is_named() throws IOException {
        assertThat(refusal("1 x1 >= ;")).isEqualTo("2: Expected a whole number but found ';'.");
        assertThat(refusal("1 x1 >= 1")).isEqualTo("2: Expected ';' but found the end of the line.");
        assertThat(refusal("1 x1 >= 1 ; 1")).isEqualTo("2: Expected the end of the line but found '1'.");
        assertThat(refusal("1 x1 > 1 ;")).isEqualTo("2: Expected '=' but found '>'.");
        assertThat(refusal("1 x1 x2 >= 1 ;")).isEqualTo("2: Expected '=' but found 'x2'.");
        assertThat(refusal("1 ~ >= 1 ;")).isEqualTo("2: Expected a variable but found '~'.");
        assertThat(refusal("1.5 x1 >= 1 ;")).isEqualTo("2: Expected '=' but found '1.5'.");
        assertThat(refusal("min 1 x1 ;")).isEqualTo("2: Expected ':' but found '1'.");
        assertThat(refusal("min: 1 x1")).isEqualTo("2: Expected ';' but found the end of the line.");
    }

    @Test
    void a_file_of_another_kind_is_unusable() throws IOException {
        assertThat(trial.check("board: 4x5\n", "")).isInstanceOf(CheckResult.Unusable.class);
        assertThat(trial.check("\u0089PNG\r\n\0", "")).isInstanceOf(CheckResult.Unusable.class);
        assertThat(Checks.of(folder, folder)).isInstanceOf(CheckResult.Unusable.class);
        assertThat(Checks.of(folder.resolve("none"), folder)).isInstanceOf(CheckResult.Unusable.class);
    }

    private String refusal(String line) throws IOException {
        CheckResult.Refused refused = (CheckResult.Refused) trial.check("1 x >= 1 ;\n" + line + "\n", "");
        assertThat(refused.file().getFileName()).hasToString("t.opb");
        return refused.line() + ": " + refused.message();
    }
}
