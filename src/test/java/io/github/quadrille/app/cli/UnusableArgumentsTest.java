package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnusableArgumentsTest {
    @Test
    void help_knows_commands_of_commands() {
        assertThat(CommandRun.of("help", "generate", "unique").out()).startsWith("Usage: quadrille generate unique ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clear b.csv --method foo|There is no method 'foo'. Use one of exact, choco, astar.",
                "clear b.csv --heuristic foo|There is no heuristic 'foo'. Use one of published, unweighted, between, remeasured, gaps, admissible, none.",
                "clear b.csv --wrap foo|There is no wrap 'foo'. Use one of none, horizontal, vertical, both.",
                "solve 4x4 --format XML|There is no format 'XML'. Use one of text, json, ndjson, csv.",
                "info 4x4 --format ndjson|There is no format 'ndjson'. Use one of text, json.",
                "solve 4x4 --model foo|There is no model 'foo'. Use one of propagator, sums, implied, learning.",
                "count 4x4 --method foo|There is no method 'foo'. Use one of auto, search, frontier.",
                "generate planted 4x8 --as foo|There is no shape 'foo'. Use one of puzzle, matrix."
            })
    void an_unknown_word_is_told_with_those_there_are(String arguments, String message) {
        assertMessage(arguments, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "local 4x4 --method repair --seed abc|'abc' is not a whole number. Write ",
                "solve 4x4 --limit 1.5|'1.5' is not a whole number. Write 1.",
                "solve 4x4 --limit 99999999999999999999|'99999999999999999999' is out of range. Write 1.",
                "generate blocks 4x8 -n 3000000000|'3000000000' is out of range. Use 1 to 10000.",
                "generate planted 4x8 --density x|'x' is not a number. Write 1.",
                "generate planted 4x8 --density 0,5|'0,5' is not a number. Write 0.5.",
                "solve 4x4 --threads two|'two' is not a whole number. Write 2.",
                "solve 4x4 --time-limit 1,5s|'1,5s' is not a span of time. Write 1.5s.",
                "solve ..../.##.|There is no such file. Use --board ..../.##., with '/' between rows."
            })
    void what_is_no_number_gets_one(String arguments, String message) {
        assertMessage(arguments, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 4x4 --limit 0|option '--limit': '0' is out of range. Use 1 or more.",
                "solve 4x4 --threads 0|option '--threads': '0' is out of range. Use 1 or more.",
                "possible 4x4 --sample 3000000000|'3000000000' is out of range. Use 2147483647 or less.",
                "hint 4x4 --more -1|option '--more': '-1' is out of range. Use 0 or more.",
                "explain 4x4 --steps 0|option '--steps': '0' is out of range. Use 1 or more.",
                "local 4x4 --method genetic --genetic-crossover-rate 2|--genetic-crossover-rate 2.0 is not a probability.",
                "local 4x4 --method genetic --genetic-tournament 0|--genetic-tournament 0 has no winner. Use"
            })
    void a_number_that_makes_no_sense_is_told_with_its_option(String arguments, String message) {
        assertMessage(arguments, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "generate blocks -4x8|'-4x8' is not an option. Did you mean the size 4x8?",
                "generate blocks|Missing required parameter: 'SIZE'. See 'quadrille generate blocks --help'.",
                "solve -4x8|'-4x8' is not an option. Did you mean the size 4x8?",
                "solve|Missing required parameter: 'PUZZLE...'. Give a size such as 8x10, a file, or --stream.",
                "solve 4x4 --formt json|Did you mean '--format'?",
                "solve 4x4 --time-limt=3s|Did you mean '--time-limit'?",
                "solve 4x4 -x|See 'quadrille solve --help'.",
                "slove 4x10|There is no command 'slove'. Did you mean 'solve'?",
                "explain 4x5 4x6|The argument '4x6' is one too many for 'quadrille explain'. Leave it out.",
                "sovle 4x10|There is no command 'sovle'. Did you mean 'solve'?",
                "unique 5x10|There is no command 'unique'. Did you mean 'solve --unique'?",
                "vrify a b|Did you mean 'verify'?",
                "xyzzy|See 'quadrille --help'.",
                "4x10|There is no command '4x10'. Use 'quadrille solve 4x10'.",
                "puzzle.yaml -q|There is no command 'puzzle.yaml'. Use 'quadrille solve puzzle.yaml'.",
                "solve 4 x 10|A size is one word. Write 4x10.",
                "count 4 x10|A size is one word. Write 4x10.",
                "info 4 x 10|A size is one word. Write 4x10.",
                "solve 4x10 --pieces I: 5|Put them in quotes: --pieces \"I: 5\".",
                "solve 4x10 --pieces T: 2, I: 1..3 -q|Put them in quotes: --pieces \"T: 2, I: 1..3\".",
                "info --pieces T L I 4x10|Put them in quotes: --pieces \"T, L, I\".",
                "solve 4x10 --pieces @puzzle.yaml|@puzzle.yaml"
            })
    void a_wrong_or_missing_argument_gets_advice(String arguments, String message) {
        assertMessage(arguments, message);
    }

    private static void assertMessage(String arguments, String message) {
        CommandRun run = CommandRun.of(arguments.split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("error: ")
                .contains(message)
                .doesNotContain("[", " a long", " an int")
                .hasLineCount(1);
    }
}
