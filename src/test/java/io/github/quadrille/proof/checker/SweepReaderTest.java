package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SweepReaderTest {
    private static final String MODEL = SweepTrial.MODEL;
    private static final String PROOF = SweepTrial.PROOF;

    @TempDir
    private Path folder;

    private SweepTrial trial;

    @BeforeEach
    void start() {
        trial = new SweepTrial(folder);
    }

    @Test
    void it_accepts_the_example_of_its_own_documentation() throws Exception {
        assertThat(trial.check(MODEL, PROOF)).isEqualTo("3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "count 3 | count 4 | 12: The model has '3' solutions, which is not the number stated.",
                "0 3 | 0 4 | 11: There are '3' ways to the boundary 0 before row 3 of the order, which is not the number stated.",
                "1 1 | 1 0 | 9: There are '1' ways to the boundary 1 before row 2 of the order, which is not the number stated.",
                "version 1 | version 2 | 1: Expected '1' but found '2'.",
                "f 3 | f 4 | 3: The certificate is about a model with 4 constraints, but this model has 3. Check that"
                        + " both are of the same puzzle.",
                "order 1 3 | order 1 3 1 | 4: The order has constraint 1 twice.",
                "order 1 3 | order 1 3 3 | 4: The order has constraint 3 twice.",
                "order 1 3 | order 1 9 | 4: The model has no constraint '9': it has 3 constraints.",
                "order 1 3 | order 1 -3 | 4: Expected a number without a sign but found '-3'.",
                "order 1 3 | order 1 | 4: The variable 'b' is in no row that is swept. Check whether a row is missing"
                        + " in the order.",
                "layer 1 | layer 2 | 7: Found layer '2', but expected layer 1.",
                "layer 2 | layer 3 | 10: Found layer '3', but expected layer 2.",
                "1 1 | 0 1 | 9: The boundary 0 does not come after 0, but the list should ascend.",
                "1 1 | 7 1 | 9: There are '0' ways to the boundary 7 before row 2 of the order, which is not the number stated.",
                "1 1 | * | 7: The boundary 1 is reached before row 2 of the order, but is not listed. It leads to 0"
                        + " after that row, which is listed.",
                "1 1 | 8000000000000000 1 | 9: Expected at most 63 bits in hexadecimal digits but found '8000000000000000'.",
                "1 1 | 1 1 1 | 9: Expected the end of the line but found '1'.",
                "1 1 | g 1 | 9: Expected at most 63 bits in hexadecimal digits but found 'g'.",
                "end | end end | 13: Expected the end of the line but found 'end'.",
            })
    void it_says_which_line_is_wrong(String right, String wrong, String message) throws Exception {
        assertThat(PROOF).containsOnlyOnce(right + "\n");
        assertThat(trial.check(MODEL, PROOF.replace(right + "\n", wrong + "\n")))
                .isEqualTo(message);
    }

    @Test
    void symmetries_are_a_group() throws Exception {
        String model = "1 a 1 b 1 c = 1 ;\n";
        String proof = """
                exact cover count version 1
                f 2
                order 1
                layer 0
                0 1
                layer 1
                0 3
                count 3
                symmetry a b b c c a
                order 1
                layer 0
                0 1
                layer 1
                count 0
                classes 1
                end
                """;
        assertThat(trial.check(model, proof))
                .isEqualTo(
                        "15: The symmetries are not a group: two of them, one after the other, give a symmetry that is"
                                + " not listed.");
        String more = proof.substring(proof.indexOf("symmetry"), proof.indexOf("classes"));
        assertThat(trial.check(model, proof.replace("classes", more + "classes")))
                .isEqualTo("21: A symmetry is listed twice.");
        String back = more.replace("a b b c c a", "a c c b b a");
        assertThat(trial.check(model, proof.replace("classes", back + "classes")))
                .isEqualTo("3 in 1");
    }

    @Test
    void classes_are_the_average_of_what_symmetries_leave_alone() throws Exception {
        assertThat(trial.check(SweepTrial.ALIKE, SweepTrial.CLASSES)).isEqualTo("4 in 3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "symmetry a c c a b d d b | symmetry a c | 11: Two variables are mapped to the same one, so this is"
                        + " not a symmetry.",
                "symmetry a c c a b d d b | symmetry a e e a | 11: The variable 'e' is not in the model, and no"
                        + " earlier step defines it.",
                "symmetry a c c a b d d b | symmetry a c c a | 11: A constraint on 2 variables, the first of them 'a',"
                        + " is not mapped to a constraint of the model, so this is not a symmetry of the model.",
                "symmetry a c c a b d d b | symmetry a b b a c d d c | 12: The variable 'c' is in no row that is"
                        + " swept. Check whether a row is missing in the order.",
                "symmetry a c c a b d d b | symmetry a c c a b d d b x | 11: The variable 'x' is not in the model, and"
                        + " no earlier step defines it.",
                "classes 3 | classes 2 | 18: The solutions are in '3' classes, which is not the number stated.",
                "classes 3 | end | 18: Expected 'classes' but found 'end'.",
            })
    void it_says_what_is_wrong_with_a_symmetry(String right, String wrong, String message) throws Exception {
        assertThat(trial.check(SweepTrial.ALIKE, SweepTrial.CLASSES.replace(right, wrong)))
                .isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 20, 30, 40, 60, 70, 80, 90, 100, 102})
    void a_file_that_ends_too_early_proves_nothing(int length) throws Exception {
        assertThat(trial.check(MODEL, PROOF.substring(0, length))).matches("\\d+: .*");
    }

    @Test
    void nothing_comes_behind_the_end() throws Exception {
        assertThat(trial.check(MODEL, PROOF + "* a comment\n\n")).isEqualTo("3");
        assertThat(trial.check(MODEL, PROOF + "end\n"))
                .isEqualTo("14: Found 'end', but the certificate should end here.");
    }

    @Test
    void boundaries_from_which_no_end_is_reached_need_not_be_listed() throws Exception {
        String model = "1 a 1 c = 1 ;\n1 b 1 c <= 1 ;\n1 b 1 d = 1 ;\n";
        String proof = proof("5", "1 3 4", "layer 0|0 1|layer 1|0 1|1 1|layer 2|0 2|1 1|layer 3|0 3", "3");
        assertThat(trial.check(model, proof)).isEqualTo("3");
        String withoutD = model.replace(" 1 d", " 1 b").replace("1 b 1 b", "1 b");
        String listed = proof("5", "1 3 4", "layer 0|0 1|layer 1|0 1|layer 2|1 1|layer 3|0 1", "1");
        assertThat(trial.check(withoutD, listed)).isEqualTo("1");
    }

    @Test
    void an_end_that_is_reached_has_to_be_listed() throws Exception {
        String none = proof("3", "1 3", "layer 0|layer 1|layer 2", "0");
        assertThat(trial.check(MODEL, none)).isEqualTo("6: The boundary 0 is reached here, but not listed.");
    }

    @Test
    void that_there_is_no_solution_needs_no_boundary() throws Exception {
        String model = "1 a = 1 ;\n0 a = 1 ;\n";
        String proof = proof("4", "1 3", "layer 0|layer 1|layer 2", "0");
        assertThat(trial.check(model, proof)).isEqualTo("0");
    }

    @ParameterizedTest
    @CsvSource({
        ">= 2, 4, layer 1|0 1|1 1|layer 2|0 3, 1",
        "= 1, 5, layer 1|0 1|1 1|layer 2|0 2, 2",
        "<= 0, 4, layer 1|layer 2, 0",
        "<= -1, 4, layer 1|layer 2, 0",
        ">= 3, 4, layer 1|0 1|1 1|layer 2|0 3, 0"
    })
    void constraints_that_are_not_swept_are_counted(String bound, String constraints, String layers, String count)
            throws Exception {
        String model = MODEL + "1 a 1 b 1 c " + bound + " ;\n";
        assertThat(trial.check(model, proof(constraints, "1 3", "layer 0|0 1|" + layers, count)))
                .isEqualTo(count);
    }

    private static String proof(String constraints, String order, String layers, String count) {
        return "exact cover count version 1\nf %s\norder %s\n%s\ncount %s\nend\n"
                .formatted(constraints, order, layers.replace('|', '\n'), count);
    }

    @Test
    void other_constraints_are_refused() throws Exception {
        assertThat(trial.check(MODEL + "2 a 1 b >= 2 ;\n", PROOF.replace("f 3", "f 4")))
                .startsWith("3: Constraint 4 of the model cannot be swept");
        assertThat(trial.check(MODEL + "1 a 1 ~b >= 1 ;\n", PROOF.replace("f 3", "f 4")))
                .startsWith("3: Constraint 4 of the model cannot be swept");
    }

    @Test
    void only_rows_with_at_most_one_are_swept() throws Exception {
        String model = MODEL + "1 a 1 b >= 1 ;\n1 a 1 b 1 c >= 2 ;\n";
        String proof = PROOF.replace("f 3", "f 5");
        assertThat(trial.check(model, proof.replace("order 1 3", "order 1 3 4")))
                .isEqualTo(
                        "4: No constraint says that at most one variable of constraint 4 is true, so it cannot be swept.");
        assertThat(trial.check(model, proof.replace("order 1 3", "order 1 3 5")))
                .isEqualTo("4: Constraint 5 says neither that at least nor that at most one variable is true,"
                        + " so it cannot be swept.");
    }

    @Test
    void a_row_that_may_stay_open_in_the_sweep_is_counted_where_it_has_to_be_covered() throws Exception {
        String open = proof("3", "2 3", "layer 0|0 1|layer 1|0 2|1 1|layer 2|0 5", "3");
        assertThat(trial.check(MODEL, open)).isEqualTo("3");
        assertThat(trial.check(MODEL, open.replace("count 3", "count 5")))
                .isEqualTo("11: The model has '3' solutions, which is not the number stated.");
    }

    @Test
    void variables_that_no_constraint_binds_are_refused() throws Exception {
        assertThat(trial.check(MODEL + "1 d >= 0 ;\n", PROOF.replace("f 3", "f 4")))
                .startsWith("4: The variable 'd' is in no row");
    }

    @Test
    void numbers_may_have_any_length_that_is_right() throws Exception {
        StringBuilder model = new StringBuilder();
        StringBuilder order = new StringBuilder();
        StringBuilder layers = new StringBuilder("layer 0\n0 1\n");
        BigInteger ways = BigInteger.ONE;
        for (int row = 0; row < 100; row++) {
            model.append("1 a%1$d 1 b%1$d 1 c%1$d = 1 ;%n".formatted(row));
            order.append(' ').append(2 * row + 1);
            ways = ways.multiply(BigInteger.valueOf(3));
            layers.append("layer ").append(row + 1).append("\n0 ").append(ways).append('\n');
        }
        String proof = proof("200", order.substring(1), layers.substring(0, layers.length() - 1), ways.toString());
        assertThat(trial.check(model.toString(), proof)).isEqualTo(ways.toString());
        assertThat(trial.check(
                        model.toString(), proof.replace("count " + ways, "count " + ways.add(BigInteger.TWO.pow(64)))))
                .startsWith("206: ");
    }

    @Test
    void more_memory_than_there_is_ends_in_a_sentence() throws Exception {
        StringBuilder many = new StringBuilder();
        for (int mask = 0; mask < 100_000; mask++) {
            many.append(Integer.toHexString(mask)).append(" 1\n");
        }
        assertThat(trial.check(MODEL, PROOF.replace("layer 1\n", "layer 1\n" + many), SweepMemory.ofLayers(1 << 20)))
                .startsWith("beyond ")
                .contains("take more than 1 MiB");
    }

    @Test
    void more_combinations_of_counts_than_fit_end_in_a_sentence() throws Exception {
        StringBuilder model = new StringBuilder();
        StringBuilder order = new StringBuilder();
        for (int row = 0; row < 70; row++) {
            model.append("1 a%1$d 1 b%1$d 1 c%1$d = 1 ;%n".formatted(row));
            order.append(' ').append(2 * row + 1);
        }
        for (int row = 0; row < 70; row++) {
            model.append("1 a%d 1 b%d <= 1 ;%n".formatted(row, (7 * row + 3) % 70));
        }
        String proof = proof("210", order.substring(1), "layer 0|0 1", "0");
        assertThat(trial.check(model.toString(), proof))
                .isEqualTo(
                        "beyond 3: The rows that are not swept have too many combinations of counts to tell them apart."
                                + Trial.BEYOND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"999999999999999999999999", "-1", "x"})
    void odd_numbers_are_refused(String number) throws Exception {
        assertThat(trial.check(MODEL, PROOF.replace("count 3", "count " + number)))
                .startsWith("12: ");
        assertThat(trial.check(MODEL, PROOF.replace("0 3", "0 " + number))).startsWith("11: ");
        assertThat(trial.check(MODEL, PROOF.replace("layer 1", "layer " + number)))
                .startsWith("7: ");
        assertThat(trial.check(MODEL, PROOF.replace("count 3", "count 1" + "0".repeat(1_000_000))))
                .isEqualTo("beyond 12: The number has more than 20,000 digits." + Trial.BEYOND);
    }
}
