package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.CompareRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code compare --results}, which reads the runs of another program. */
@Slow
class ResultsTest {
    private static final String PACKING = "TTTIIIIOOL/STIIIIOOOL/SSTOLLLTLL/.S........";

    @TempDir
    private Path folder;

    @Test
    void reported_runs_are_a_row_like_others() throws IOException {
        CommandRun run =
                compare("method,puzzle,run,covered,steps,seconds\nmine,4x10,1,36,7,0.5\nmine,4x10,2,40,9,1.5\n");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out())
                .containsPattern("mine +1/2 +38.0 +2.8 +40 +0 +- +1.5000 +9 +8\n")
                .contains("Intervals and tests: with --statistics")
                .contains("no run shows its pieces; all 2 are believed");
    }

    @Test
    void what_compare_writes_can_be_read_and_is_the_same_again() throws IOException {
        Path csv = folder.resolve("ours.csv");
        String[] ours = {"4x10", "4x5", "--methods", "orderly", "--runs", "5", "--steps", "3000"};
        CommandRun first = CompareRun.of(CompareRun.HONEST, with(ours, "--csv", csv.toString()));
        CommandRun again = CompareRun.of(CompareRun.HONEST, with(ours, "--results", csv.toString()));
        assertThat(again.status()).isEqualTo(ExitStatus.YES);
        String row = first.lines().stream()
                .filter(line -> line.startsWith("orderly "))
                .findFirst()
                .orElseThrow();
        assertThat(row).contains("/5 ");
        assertThat(withoutSeconds(again.out()))
                .contains("orderly (ours.csv)\n" + withoutSeconds(row).replace("orderly", "       "));
        assertThat(again.out()).contains("of 5 runs 5 show their pieces, which were checked.");
    }

    @Test
    void what_was_read_is_written_again() throws IOException {
        Path csv = folder.resolve("again.csv");
        Path mine = Files.writeString(
                folder.resolve("mine.csv"), "method,puzzle,run,covered,seconds\n\"my, own\",4x10,3,36,0.25\n");
        CompareRun.of(
                CompareRun.HONEST, "4x10", "--methods", "none", "--results", mine.toString(), "--csv", csv.toString());
        assertThat(Files.readString(csv))
                .contains("4x10,packed,40,\"my, own\",3,,undecided,,36,40,,,,,,,,0.25,")
                .contains("," + mine + ",");
    }

    @Test
    void more_cells_than_there_are_are_refuted() throws IOException {
        CommandRun run = compare("method,puzzle,run,covered\nmine,4x10,1,41\n");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: refuted");
        assertThat(run.out())
                .contains(
                        "REFUTED: run 1: The run claims that 41 cells are covered, but the board has only 40 to cover.")
                .containsPattern("mine +0/1 ");
    }

    @Test
    void more_than_the_proven_optimum_is_refuted() throws IOException {
        CommandRun run = compare("method,puzzle,run,covered\nmine,4x5,1,18\n", "4x5");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .contains("The run claims 18 covered cells, but it is proven that at most 16 can be covered.");
    }

    @Test
    void a_packing_where_there_is_none_is_refuted() throws IOException {
        assertThat(compare("method,puzzle,run,status\nmine,4x5,1,packed\n", "4x5")
                        .out())
                .contains(
                        "REFUTED: run 1: The run claims a packing, but the exact answer is infeasible: Colour the board");
    }

    @Test
    void a_cost_of_0_where_there_is_no_packing_is_refuted_by_what_it_says() throws IOException {
        assertThat(compare("method,puzzle,run,cost\nmine,4x5,1,0\n", "4x5").out())
                .contains(
                        "REFUTED: run 1: The run claims cost 0, which only a packing has, but the exact answer is infeasible")
                .doesNotContain("The run claims a packing");
    }

    @Test
    void a_run_that_broke_off_has_found_nothing_and_claims_nothing() throws IOException {
        CommandRun run = compare("method,puzzle,run,covered,status\nmine,4x10,1,36,broken off\n");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).containsPattern("mine +0/1 ").doesNotContain("REFUTED");
        assertThat(compare("method,puzzle,run,status\nmine,4x10,1,lost\n").err())
                .contains("The status 'lost' is not known. Use packed or undecided.");
    }

    @Test
    void a_trace_that_goes_on_after_the_last_step_is_told() throws IOException {
        assertThat(compare("method,puzzle,run,covered,steps,trace\nmine,4x10,1,36,3,0 0 0 9 8 0;1 5 0 4 36 5\n")
                        .err())
                .contains(
                        "mine.csv:2:18: The trace goes up to step 5, but the run has only 3 steps. Correct one of them.");
        assertThat(compare("method,puzzle,run,covered,steps,trace\nmine,4x10,1,36,5,1 5 0 -4 36 5\n")
                        .err())
                .contains("'1 5 0 -4 36 5' is not the next point of a trace");
    }

    @Test
    void a_quote_that_is_never_closed_is_told_alone() throws IOException {
        assertThat(compare("method,puzzle,run,covered\n\"mine,4x10,1,36\nmine,4x10,2,36\n")
                        .err())
                .contains("mine.csv:2:1: This quote is never closed.")
                .doesNotContain("columns");
        assertThat(compare("method,puzzle,run,covered\nmine\n").err()).contains("This line has 1 field, but");
    }

    @Test
    void one_run_is_not_called_runs() throws IOException {
        assertThat(compare("method,puzzle,run,covered\nmine,4x10,1,36\n").out().replaceAll("\\s+", " "))
                .contains("its run does not show its pieces; it is believed unless");
        assertThat(compare("method,puzzle,run,covered,packing\nmine,4x10,1,8,IIII/OO/OO\nmine,4x10,2,36,\n")
                        .out()
                        .replaceAll("\\s+", " "))
                .contains("of 2 runs 1 shows its pieces, which were checked; the other is believed");
    }

    @Test
    void a_packing_that_is_none_is_refuted() throws IOException {
        CommandRun run = compare("method,puzzle,run,status,packing\nmine,4x10,1,packed,%s\n".formatted(PACKING));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("REFUTED: run 1: The run claims a packing, but the check finds: ");
    }

    @Test
    void a_picture_of_another_board_is_refuted() throws IOException {
        CommandRun run = compare(
                "method,puzzle,run,packing\nmine,4x10,1,IIII/OO/OO/../..\nmine,4x10,2,..........I/..........I/..........I/..........I\n");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("REFUTED: run 2: The run shows a part of a packing, but the check finds: ");
    }

    @Test
    void more_covered_cells_than_the_pieces_have_are_refuted() throws IOException {
        assertThat(compare("method,puzzle,run,covered,packing\nmine,4x10,1,12,IIII/OO/OO\n")
                        .out())
                .contains("The run claims that 12 cells are covered, but its pieces cover 8.");
    }

    @Test
    void a_packing_may_be_in_a_file_beside_the_table() throws IOException {
        Path packing = folder.resolve("p.json");
        Files.writeString(
                packing, CommandRun.of("solve", "4x10", "--format", "json").out());
        CommandRun run = compare("method,puzzle,run,packing\nmine,4x10,1,p.json\n");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).containsPattern("mine +1/1 +40.0 ");
    }

    @Test
    void everything_that_is_wrong_is_told_at_once_with_its_place() throws IOException {
        CommandRun run = compare("""
                method,puzzle,run,covered,steps,seconds,status,packing
                mine,4x11,1,36,1,1,,
                mine,4x10,0,many,-1,1e999,,
                mine,4x10,2,36,1,1s,paked,
                mine,4x10,2,36,1,1,,T!/..
                ,4x10,3,36,1,1,,
                mine,4x10,4,,1,1,,gone.json
                """);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("mine.csv:2:6: No puzzle of the command is called '4x11'. Did you mean '4x10'?")
                .contains(
                        "mine.csv:3:11: '0' is not a value of 'run', which takes a whole number from 1 to 2,147,483,647. Write 1.")
                .contains("mine.csv:3:13: 'many' is not a value of 'covered', which takes a whole number from 0")
                .contains("mine.csv:3:18: '-1' ", "mine.csv:3:21: '1e999' ")
                .contains("mine.csv:4:18: '1s' is not a value of 'seconds', which takes a number of 0 or more. Write"
                        + " 12.5, with")
                .contains("mine.csv:4:21: The status 'paked' is not known. Did you mean 'packed'?")
                .contains("mine.csv:5:1: Run 2 of 'mine' on 4x10 is listed here and in line 4.")
                .contains("mine.csv:6:1: The field 'method' is empty.")
                .contains("mine.csv:7:19: 'gone.json' is not a packing: There is no such file. Give rows of letters");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void an_unknown_puzzle_is_told_once_and_a_name_must_be_fit_for_a_terminal() throws IOException {
        assertThat(compare("method,puzzle,run,covered\na,9x9,1,36\na,9x9,2,36\n\u001b[31ma,4x10,1,36\n")
                        .err())
                .containsOnlyOnce("'9x9'")
                .contains("mine.csv:4:1: '\\u001b[31ma' has characters that cannot be printed.");
    }

    @Test
    void missing_columns_are_told() throws IOException {
        assertThat(compare("methd,run\nmine,1\n").err())
                .contains("mine.csv:1:1: There is no column 'method'. Write 'method' in place of 'methd'.")
                .contains("mine.csv:1:1: There is no column 'puzzle'. Name the columns in the first line:")
                .contains("mine.csv:1:1: No column says how a run ended. Add one of covered, cost, packing, status.");
    }

    @Test
    void semicolons_in_place_of_commas_are_told_once() throws IOException {
        assertThat(compare("method;puzzle;run;covered\nmine;4x10;1;40\n").err().lines())
                .singleElement()
                .asString()
                .contains(
                        "semicolons in place of commas: 'method;puzzle;run;covered'. Write commas between the fields.");
    }

    @Test
    void unknown_columns_are_named_and_passed_over() throws IOException {
        CommandRun run = compare("method,puzzle,run,cost,coverd\nmine,4x10,1,0,40\n");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.err()).contains("the column 'coverd' is ignored. Did you mean 'covered'?");
        assertThat(run.out()).containsPattern("mine +1/1 +- ");
    }

    @Test
    void a_file_that_is_not_there_is_told() {
        CommandRun run = CompareRun.of(CompareRun.HONEST, "4x10", "--results", "gone.csv", "gone2.csv");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("gone.csv: There is no such file.", "gone2.csv: There is no such file.");
    }

    @Test
    void rows_are_tested_against_the_one_that_is_asked_for() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.csv"), "method,puzzle,run,covered\nmine,4x10,1,36\n");
        String[] words = {"4x10", "--steps", "20", "--runs", "2", "--results", mine.toString(), "--against"};
        assertThat(CompareRun.of(CompareRun.HONEST, with(words, "mine")).out())
                .contains("this much from the row mine by chance alone:");
        CommandRun wrong = CompareRun.of(CompareRun.HONEST, with(words, "min"));
        assertThat(wrong.err()).contains("There is no row 'min'. Did you mean 'mine'?");
        assertThat(wrong.status()).isEqualTo(ExitStatus.UNUSABLE);
    }

    @Test
    void no_methods_and_no_results_are_nothing() {
        assertThat(CompareRun.of(CompareRun.HONEST, "4x10", "--methods", "none").err())
                .contains("No methods and no --results leave nothing to compare. Use --methods all.");
    }

    private CommandRun compare(String csv, String... puzzle) throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.csv"), csv);
        String board = puzzle.length == 0 ? "4x10" : puzzle[0];
        return CompareRun.of(CompareRun.HONEST, board, "--methods", "none", "--results", mine.toString());
    }

    private static String[] with(String[] words, String... more) {
        return Stream.of(words, more).flatMap(Arrays::stream).toArray(String[]::new);
    }

    private static String withoutSeconds(String table) {
        return table.replaceAll("\\d\\.\\d{4}", "s.ssss");
    }
}
