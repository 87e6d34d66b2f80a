package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests options that write pictures and tables. The ending of the file name must belong to the format. */
class PictureEndingTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "solve 4x10 --svg, --svg writes .svg",
        "solve 4x10 --png, --png writes .png",
        "local 4x10 --method beam --svg, --svg writes .svg",
        "explain 6x10 --svg, --svg writes .svg",
        "clear no.csv --svg, --svg writes .svg",
        "local 4x10 --method beam --trace, --trace writes .csv",
        "local 4x10 --method beam --trials, --trials writes .csv",
        "local 4x10 --method beam --animation, --animation writes .svg",
        "compare 4x10 --html, --html writes .html or .htm",
        "compare 4x10 --csv, --csv writes .csv",
        "render no.json -o, -o writes .svg or .png"
    })
    void a_wrong_ending_is_refused_before_anything_is_read_or_written(String command, String message) {
        Path file = folder.resolve("x.pdf");
        CommandRun run = CommandRun.of((command + " " + file).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message, "'" + file + "' has another ending. Use");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "--svg, x.pdf, x.svg",
        "--svg, x.png, --png",
        "--png, X.SVG, --svg",
        "--svg, x, x.svg",
        "--svg, no.place/x, no.place/x.svg"
    })
    void the_advice_fits(String option, String file, String advice) {
        assertThat(CommandRun.of("solve", "4x10", option, file).err())
                .endsWith("has another ending. Use " + advice + "." + System.lineSeparator());
    }

    @ParameterizedTest
    @CsvSource({
        "render no.json -o -, Use out.svg.",
        "compare 4x10 --csv x.html, Use --html.",
        "solve 4x10 --svg ., '.' is a folder. Name a file in it.",
        "local 4x10 --method beam --animation=, --animation should name a file. Use out.svg.",
        "solve 4x10 --svg=, --svg should name a file. Use out.svg.",
        "count 4x10 --journal=, --journal should name a file. Use out."
    })
    void what_is_no_name_of_a_file_gets_one(String command, String advice) {
        assertThat(CommandRun.of(command.split(" ")).err()).endsWith(advice + System.lineSeparator());
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve 4x10 --proof=", "generate random 4x4 -o=", "solve 4x10 --stl="})
    void no_folder_has_an_empty_name(String command) {
        CommandRun run = CommandRun.of(command.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("should name a folder, but is empty. Use '.' for the current folder.")
                .hasLineCount(1);
    }

    @Test
    void capitals_are_endings_too() {
        Path file = folder.resolve("X.SVG");
        assertThat(CommandRun.of("solve", "4x10", "-q", "--svg", file.toString())
                        .status())
                .isEqualTo(ExitStatus.YES);
        assertThat(file).content().contains("<svg");
    }
}
