package io.github.quadrille.app.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportCommandTest {
    private static final String COVERING = "instances/coverings/most-t-5x5.yaml";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "minizinc, % The puzzle '4x5'.",
        "opb, * #variable= 161 #constraint= 25",
        "dimacs, 'c The puzzle ''4x5''. A variable stands for each placement. Cells are given as (row, column),"
                + " counted from 0:'",
        "dlx, '| The puzzle ''4x5''. Items are cells, rRcC in row R and column C counted from 0, and kinds with their"
                + " bounds.'",
        "xcsp3, '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'",
        "flatzinc, '% The puzzle ''4x5''. A variable stands for each placement. Cells are given as (row, column),"
                + " counted from 0.'",
        "lp, '\\ The puzzle ''4x5''. A variable stands for each placement. Cells are given as (row, column), counted"
                + " from 0:'",
        "mps, '* The puzzle ''4x5''. A variable stands for each placement. Cells are given as (row, column), counted"
                + " from 0:'"
    })
    void every_format_is_written_to_standard_output(String format, String firstLine) {
        CommandRun run = CommandRun.of("export", "4x5", "--format", format);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo(firstLine);
    }

    @ParameterizedTest
    @CsvSource({
        "dimacs, 'c 161 S (1, 4), (2, 3), (2, 4), (3, 3)'",
        "opb, '* x161 S (1, 4), (2, 3), (2, 4), (3, 3)'",
        "xcsp3, 'x[160] S (1, 4), (2, 3), (2, 4), (3, 3)'",
        "flatzinc, 'var 0..1: x161 :: output_var; % S (1, 4), (2, 3), (2, 4), (3, 3)'",
        "lp, '\\ x161 S (1, 4), (2, 3), (2, 4), (3, 3)'",
        "mps, '* x161 S (1, 4), (2, 3), (2, 4), (3, 3)'"
    })
    void comments_map_variables_to_placements(String format, String comment) {
        assertThat(CommandRun.of("export", "4x5", "--format", format).lines()).contains(comment);
    }

    @Test
    void no_comment_stands_between_clauses() {
        List<String> lines =
                CommandRun.of("export", "4x5", "--format", "dimacs").lines();
        int header = lines.indexOf("p cnf 941 3120");
        assertThat(lines.subList(0, header))
                .allMatch(line -> line.startsWith("c "))
                .contains("c clauses 1 to 48: cell (0, 0), 1", "c clauses 2989 to 3120: kind S, 1");
        assertThat(lines.subList(header + 1, lines.size())).allMatch(line -> line.endsWith(" 0"));
    }

    @Test
    void the_data_files_of_models_are_exports() throws IOException {
        assertThat(export("instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml"))
                .isEqualTo(Files.readString(Path.of("models/tube-5x4.dzn")));
        assertThat(export("4x5")).isEqualTo(Files.readString(Path.of("models/rectangle-4x5.dzn")));
        assertThat(export(COVERING)).isEqualTo(Files.readString(Path.of("models/most-t-5x5.dzn")));
    }

    private static String export(String puzzle) {
        return CommandRun.of("export", puzzle, "--format", "minizinc").out();
    }

    @Test
    void the_model_can_stand_before_its_data() throws IOException {
        assertThat(CommandRun.of("export", COVERING, "--format", "minizinc", "--with-model")
                        .out())
                .startsWith(Files.readString(Path.of("models/coverage.mzn")))
                .endsWith(Files.readString(Path.of("models/most-t-5x5.dzn")));
        CommandRun run = CommandRun.of("export", "4x5", "--format", "opb", "--with-model");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("--with-model is for --format minizinc. Leave");
    }

    @Test
    void a_file_is_written_whole() throws IOException {
        Path file = folder.resolve("4x5.cnf");
        CommandRun run = CommandRun.of("export", "4x5", "--format", "dimacs", "-o", file.toString());
        assertThat(run.lines()).containsExactly("status: exported", "file: " + file);
        assertThat(Files.readString(file))
                .isEqualTo(CommandRun.of("export", "4x5", "--format", "dimacs").out());
        assertThat(folder)
                .isDirectoryContaining(each -> each.equals(file))
                .isDirectoryNotContaining("glob:**.quadrille*");
    }

    @Test
    void the_puzzle_is_never_overwritten() throws IOException {
        Path puzzle = Files.copy(Path.of(COVERING), folder.resolve("p.yaml"));
        CommandRun run = CommandRun.of("export", puzzle.toString(), "--format", "opb", "-o", folder + "/./p.yaml");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("This is the puzzle itself, which would be overwritten. Choose another name.");
        assertThat(puzzle).hasSameTextualContentAs(Path.of(COVERING));
    }

    @ParameterizedTest
    @CsvSource({"dimacs", "dlx"})
    void formats_without_an_objective_refuse_coverings(String format) {
        Path file = folder.resolve("c");
        CommandRun run = CommandRun.of("export", COVERING, "--format", format, "-o", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("cannot say that as many cells as possible are to be covered. Use --format opb");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"opb, min: -1 x1", "xcsp3, <maximize type=\"sum\">", "minizinc, 'worth_of_kind = [1];'"})
    void other_formats_say_the_objective(String format, String objective) {
        assertThat(CommandRun.of("export", COVERING, "--format", format).out()).contains(objective);
    }

    @Test
    void counters_beyond_measure_are_refused() {
        CommandRun run = CommandRun.of("export", "100x100", "--format", "dimacs");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("at most 10,000,000 are written. Use --format opb");
    }

    @Test
    void unknown_formats_are_named() {
        CommandRun run = CommandRun.of("export", "4x5", "--format", "smt");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("smt");
    }
}
