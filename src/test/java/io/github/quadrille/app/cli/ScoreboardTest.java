package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests {@code compare --index}, which compares the exact answers of other programs with a table of known answers. */
class ScoreboardTest {
    private static final String INDEX = """
            file,question,answer,seconds_to_prove
            a/twelve.yaml,packings,12,4
            a/none.yaml,packings,0,2
            a/some.yaml,packings,>=1,
            a/most.yaml,most covered,8,1
            a/moves.csv,fewest moves,no way,
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "a/twelve.yaml, 12, right",
        "a/twelve.yaml, packed, right",
        "a/twelve.yaml, >=5, open",
        "a/twelve.yaml, >=13, wrong",
        "a/twelve.yaml, 11, wrong",
        "a/twelve.yaml, 13, wrong",
        "a/twelve.yaml, infeasible, wrong",
        "a/twelve.yaml, timeout, open",
        "a/none.yaml, infeasible, right",
        "a/none.yaml, 0, right",
        "a/none.yaml, packed, wrong",
        "a/some.yaml, '4,397,671,842,816,160', right",
        "a/some.yaml, infeasible, wrong",
        "a/most.yaml, 8, right",
        "a/most.yaml, >=8, open",
        "a/most.yaml, >=1, open",
        "a/most.yaml, 9, wrong",
        "a/moves.csv, infeasible, right",
        "a/moves.csv, 3, wrong",
    })
    void an_answer_is_held_against_the_index(String instance, String answer, String verdict) throws IOException {
        CommandRun run = compare("%s,\"%s\",1\n".formatted(instance, answer), "--format", "json");
        assertThat(run.out()).contains("\"verdict\":\"%s\",\"seconds\":1}]}]".formatted(verdict));
        assertThat(run.status()).isEqualTo(verdict.equals("wrong") ? ExitStatus.NO : ExitStatus.YES);
    }

    @Test
    void a_page_has_a_row_for_each_program_and_each_instance() throws IOException {
        Path page = folder.resolve("scores.html");
        compare("a/twelve.yaml,13,1\na/none.yaml,0,0.5\n", "--html", page.toString());
        assertThat(page)
                .content()
                .contains("<th scope=\"row\">a/none.yaml</th><td>packings</td><td>0</td>", "<td>0, 500 ms</td>")
                .contains("<b class=\"wrong\">✗ 13, 1.00 s</b>");
    }

    @Test
    void what_is_not_right_in_time_counts_twice_the_limit() throws IOException {
        CommandRun run = compare("a/twelve.yaml,12,3\na/none.yaml,0,11\na/most.yaml,7,1\n", "--time-limit", "10s");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .startsWith("status: refuted\n")
                .containsPattern("mine +2 +1 +0 +1 +14.33\n")
                .containsPattern("quadrille proofs +3 +0 +0 +3 +2.33\n")
                .contains("WRONG: mine says 7 for a/most.yaml, but the index has 8 (most covered).")
                .contains("3 instances");
    }

    @Test
    void an_answer_without_its_time_is_not_in_time() throws IOException {
        assertThat(compare("a/none.yaml,0,\n").out()).containsPattern("mine +1 +0 +0 +0 +120.00\n");
    }

    @Test
    void instances_of_which_one_program_tells_are_open_for_the_others() throws IOException {
        Path other = Files.writeString(folder.resolve("other.csv"), "instance,answer,seconds\na/none.yaml,0,5\n");
        assertThat(compare("a/twelve.yaml,12,3\n", other.toString()).out())
                .containsPattern("mine +1 +0 +1 +1 +61.50\n")
                .containsPattern("other +1 +0 +1 +1 +62.50\n");
    }

    @Test
    void an_instance_may_be_named_from_anywhere() throws IOException {
        assertThat(compare("../instances/a/none.yaml,0,1\n").out()).containsPattern("mine +1 +0 +0 +1 +1.00\n");
    }

    @Test
    void the_index_alone_is_told_in_json_whole() throws IOException {
        CommandRun run = CommandRun.of("compare", "--index", "instances/index.csv", "--format", "json");
        assertThat(run.out().split("\"file\":", -1)).hasSameSizeAs(Files.readAllLines(Path.of("instances/index.csv")));
        assertThat(run.out())
                .contains("{\"file\":\"calendar/january-1.yaml\",\"question\":\"packings\",\"answer\":\"64\"");
    }

    @Test
    void the_page_shows_what_the_command_prints() throws IOException {
        CommandRun run = CommandRun.of(
                "compare", "--index", "instances/index.csv", "--results", "instances/published/answers.csv");
        assertThat(Files.readAllLines(Path.of("src/site/markdown/local-search.md")))
                .containsSubsequence(run.lines().subList(1, 5).stream()
                        .map(line -> "    " + line)
                        .toList());
    }

    @Test
    void the_table_has_a_line_per_instance_and_program() throws IOException {
        Path table = folder.resolve("table.csv");
        compare("a/most.yaml,9,1.5\n", "--csv", table.toString());
        assertThat(table).content().isEqualToNormalizingNewlines("""
                        instance,question,known,program,answer,verdict,seconds
                        a/most.yaml,most covered,8,quadrille proofs,8,right,1.0
                        a/most.yaml,most covered,8,mine,9,wrong,1.5
                        """);
    }

    @Test
    void what_cannot_be_read_is_told_at_once_with_its_line() throws IOException {
        CommandRun run = compare(
                "a/twelf.yaml,12,1\na/none.yaml,many,1\na/none.yaml,0,-1\nx/a/most.yaml,8,1\na/most.yaml,8,1\n");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("mine.csv:2:1: The index has no instance 'a/twelf.yaml'. Did you mean 'a/twelve.yaml'?")
                .contains(
                        "mine.csv:3:1: The answer 'many' with '1' seconds cannot be read.",
                        "mine.csv:4:1: The answer '0' with '-1' seconds")
                .contains("mine.csv:6:1: This instance has an answer further up already.");
    }

    @Test
    void missing_columns_are_told() throws IOException {
        Path index = Files.writeString(folder.resolve("index.csv"), "file,answer\na,1\n");
        assertThat(CommandRun.of("compare", "--index", index.toString()).err())
                .contains("There is no column 'question'.", "There is no column 'seconds_to_prove'.");
    }

    @Test
    void what_is_for_local_searches_does_not_go_with_it() {
        assertThat(CommandRun.of("compare", "--index", "instances/index.csv", "--runs", "3")
                        .err())
                .contains("'--runs' does not go with --index. Leave one of them out.");
        assertThat(CommandRun.of("compare", "4x10", "--index", "instances/index.csv")
                        .err())
                .contains("'4x10' does not go with --index.");
        assertThat(CommandRun.of("compare").err()).contains("Missing required parameter: 'PUZZLE...'. Give");
    }

    private CommandRun compare(String rows, String... more) throws IOException {
        Path index = Files.writeString(folder.resolve("index.csv"), INDEX);
        Path mine = Files.writeString(folder.resolve("mine.csv"), "instance,answer,seconds\n" + rows);
        return CommandRun.of(
                Stream.of(new String[] {"compare", "--index", index.toString(), "--results", mine.toString()}, more)
                        .flatMap(Arrays::stream)
                        .toArray(String[]::new));
    }
}
