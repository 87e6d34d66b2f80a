package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests proofs of version 3.0, whose statements end with semicolons. */
class StatementsTest extends TrialTest {
    private static final String MODEL = "1 x 1 y >= 1 ;\n1 x 1 ~y >= 1 ;\n1 ~x 1 y >= 1 ;\n1 ~x 1 ~y >= 1 ;\n";
    private static final String RIGHT = Trial.newProof(4, "rup 1 x >= 1", "pol 3 4 +", "rup >= 1");
    private static final CheckResult ACCEPTED = new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 3);

    @Test
    void line_ends_are_blanks_after_the_first_line() throws IOException {
        assertThat(trial.check(MODEL, RIGHT)).isEqualTo(ACCEPTED);
        assertThat(trial.check(MODEL, RIGHT.replace(" ;", ";"))).isEqualTo(ACCEPTED);
        assertThat(trial.check(MODEL, RIGHT.replace("3.0\n", "3.0\r\n\n").replace(";\n", ";")))
                .isEqualTo(ACCEPTED);
        String words = RIGHT.substring(RIGHT.indexOf('\n') + 1).replace(" ", "\n");
        assertThat(trial.check(MODEL, "pseudo-Boolean proof version 3.0\n" + words))
                .isEqualTo(ACCEPTED);
    }

    @Test
    void comments_go_from_a_percent_sign_to_the_end_of_the_line() throws IOException {
        String commented = RIGHT.replace(" ;", "% not yet;\n ; % now").replace("3 4", "3% not 5;\n4");
        assertThat(trial.check(MODEL, commented)).isEqualTo(ACCEPTED);
        assertThat(refusal(RIGHT.replace("pol 3", "* remark\npol 3"))).startsWith("4: Found '*', but expected");
    }

    @Test
    void hints_are_passed_over() throws IOException {
        assertThat(trial.check(MODEL, RIGHT.replace("1 x >= 1", "1 x >= 1 : 1 2 ~")))
                .isEqualTo(ACCEPTED);
        assertThat(trial.check(MODEL, RIGHT.replace("1 x >= 1", "1 x >= 1: -4")))
                .isEqualTo(ACCEPTED);
        assertThat(refusal(RIGHT.replace("1 x >= 1", "1 x >= 1 : y")))
                .isEqualTo("3: Expected a whole number but found 'y'.");
    }

    @Test
    void a_witness_stands_after_a_colon() throws IOException {
        String step = "red 1 z >= 1 : z -> 1";
        assertThat(trial.check(MODEL, RIGHT.replace("rup 1", step + " ;\nrup 1")))
                .isEqualTo(new CheckResult.Accepted(new Conclusion.Unsatisfiable(), 4, 4));
        assertThat(refusal(RIGHT.replace("rup 1", step.replace(" :", " ;") + " ;\nrup 1")))
                .isEqualTo("3: The constraint may not be added: its witness does not keep itself.");
    }

    @Test
    void a_missing_semicolon_is_named_where_the_next_statement_begins() throws IOException {
        String advice = " Check that the line before has its ';'.";
        assertThat(refusal(RIGHT.replace("f 4 ;", "f 4"))).isEqualTo("3: Expected ';' but found 'rup'." + advice);
        assertThat(refusal(RIGHT.replace("x >= 1 ;", "x >= 1"))).isEqualTo("4: Expected ';' but found 'pol'." + advice);
        assertThat(refusal(RIGHT.replace("4 + ;", "4 +"))).startsWith("5: ").endsWith(advice);
        assertThat(refusal(RIGHT.replace("-1 ;", "-1"))).isEqualTo("8: Expected ';' but found 'end'." + advice);
        assertThat(refusal(RIGHT.replace("proof ;\n", "proof")))
                .isEqualTo("8: The file ends here without the ';' that should end the statement of line 8.");
        assertThat(refusal(RIGHT.replace(" ;", "")))
                .isEqualTo("8: The file ends here without the ';' that should end the statement of line 2.");
    }

    @Test
    void the_first_line_has_no_semicolon_and_the_end_nothing_after_it() throws IOException {
        assertThat(refusal(RIGHT.replace("3.0", "3.0 ;"))).startsWith("1: Expected the end of the line");
        assertThat(refusal(RIGHT + "rup >= 1 ;\n")).startsWith("9: Found 'rup', but expected nothing more");
        assertThat(refusal(RIGHT.replace("end pseudo-Boolean proof ;\n", ""))).startsWith("7: The proof ends here");
        assertThat(refusal(RIGHT.replace("+ ;", "+ ; ;"))).startsWith("4: Found ';'");
    }

    @Test
    void the_line_of_a_word_is_named_in_a_statement_of_several() throws IOException {
        assertThat(refusal(RIGHT.replace("pol 3 4 +", "pol\n3\n4\n?\n")))
                .startsWith("7: Expected a variable but found '?'.");
    }

    private String refusal(String proof) throws IOException {
        CheckResult.Refused refused = (CheckResult.Refused) trial.check(MODEL, proof);
        return refused.line() + ": " + refused.message();
    }
}
