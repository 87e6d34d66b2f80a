package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class OrderCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_shape_has_its_order_and_its_prime_rectangles() {
        CommandRun run = CommandRun.of("order", "P5", "--copies", "21");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .containsExactly(
                        "status: decided", "shape: P5", "order: 2 (2x5)", "odd order: 21 (7x15)", "prime: 2x5, 7x15");
    }

    @Test
    void a_shape_that_fills_no_rectangle_is_proven_to_fill_none() {
        CommandRun run = CommandRun.of("order", "W5");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).contains("status: never").anyMatch(line -> line.startsWith("order: none: "));
    }

    @Test
    void each_shape_of_a_set_has_a_line() throws IOException {
        Path csv = folder.resolve("t.csv");
        CommandRun run = CommandRun.of(
                "order",
                "tetrominoes",
                "--copies",
                "6",
                "--csv",
                csv.toString(),
                "--markdown",
                folder.resolve("t.md").toString());
        assertThat(run.lines())
                .contains("shape  drawn    order  rectangle  odd order    odd rectangle  prime    decided")
                .contains("T      XXX/.X.  4      4x4        more than 6                 4x4      to 6");
        assertThat(Files.readAllLines(csv))
                .contains(
                        "shape,drawn,order,rectangle,odd order,odd rectangle,prime,decided",
                        "O,XX/XX,1,2x2,1,2x2,2x2,to 6");
        assertThat(Files.readAllLines(folder.resolve("t.md")))
                .contains("| O | XX/XX | 1 | 2x2 | 1 | 2x2 | 2x2 | to 6 |");
    }

    @Test
    void an_unknown_shape_is_told_what_order_takes() {
        assertThat(CommandRun.of("order", "nosuch").err())
                .isEqualTo("error: SHAPE:1:1: Unknown kind 'nosuch'. Use a set such as hexominoes, or a drawing by"
                        + " --shape.\n");
    }

    @Test
    void where_proofs_were_written_is_said() {
        String proofs = folder.resolve("proofs").toString();
        assertThat(CommandRun.of("order", "L", "--copies", "2", "--proof", proofs)
                        .err())
                .matches("[0-9]+ proofs are written to '%s'.\n".formatted(proofs));
        assertThat(CommandRun.of("order", "X5", "--proof", proofs).err())
                .isEqualTo("No proof is written: no rectangle was searched.\n");
    }

    @Test
    void it_is_said_to_programs() {
        assertThat(CommandRun.of("order", "L", "--copies", "3", "--format", "json")
                        .out())
                .startsWith(
                        "{\"status\":\"decided\",\"shapes\":[{\"shape\":\"L\",\"drawn\":\"..X/XXX\",\"status\":\"decided\",")
                .contains("\"order\":{\"size\":{\"rows\":2,\"columns\":4},\"copies\":2,\"proven\":true}");
    }

    @Test
    void a_question_file_names_shapes() throws IOException {
        Path file = folder.resolve("orders.yaml");
        Files.writeString(file, "shapes: [L, O]\ncopies: 3\n");
        assertThat(CommandRun.of("order", file.toString()).lines()).hasSize(4);
    }

    @Test
    void what_was_found_out_before_is_in_the_journal() throws IOException {
        Path journal = folder.resolve("o.journal");
        CommandRun.of("order", "L", "--copies", "3", "--journal", journal.toString());
        List<String> before = Files.readAllLines(journal);
        CommandRun.of("order", "L", "--copies", "3", "--journal", journal.toString());
        assertThat(Files.readAllLines(journal)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "Q7, Use lattice",
        "--copies 3, 'No shape is named. Name one such as Y5, a set such as hexominoes, or --shape XXX/XX.'",
        "L --copies 0, out of range. Use 1 to 1000.",
        "heptominoes --copies 1000000, Use 1 to 1000."
    })
    void what_cannot_be_asked_is_refused(String arguments, String message) {
        CommandRun run = CommandRun.of(("order " + arguments).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
    }
}
