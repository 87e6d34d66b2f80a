package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class TuneCommandTest {
    private static CommandRun tune(String arguments) {
        return CommandRun.of(("tune " + arguments).split(" "));
    }

    @Test
    void a_gain_is_shown_with_its_interval_and_the_words_for_other_commands() {
        CommandRun run = tune("constructive-beam 4x10 --only ties --moves 20000 --evaluations 10 --test-runs 10");
        assertThat(run.status()).isIn(ExitStatus.YES, ExitStatus.UNDECIDED);
        assertThat(run.lines()).contains("status: " + (run.status() == ExitStatus.YES ? "tuned" : "undecided"));
        assertThat(run.out())
                .contains("objective: missed", "effort: 20,000 states a run", "measurements of 2 settings");
    }

    @Test
    void what_it_says_is_taken_by_local_and_compare() {
        CommandRun run = tune("genetic 4x6 --moves 300 --evaluations 40 --runs 2 --test-runs 5 --pieces T:2,I:2,O:2");
        String json =
                tune("genetic 4x6 --moves 300 --evaluations 40 --runs 2 --test-runs 5 --pieces T:2,I:2,O:2 --format json")
                        .out();
        String setting = json.replaceAll(".*\"setting\":\"([^\"]*)\".*", "$1").strip();
        String local = json.replaceAll(".*\"local\":\"([^\"]*)\".*", "$1").strip();
        assertThat(run.lines().get(1)).startsWith("setting: " + setting.split(",")[0]);
        assertThat(CommandRun.of("compare", "4x10", "--methods", setting, "--runs", "1", "--steps", "2")
                        .status())
                .isEqualTo(ExitStatus.YES);
        assertThat(CommandRun.of(("local 4x10 --steps 2 " + local).split(" ")).status())
                .isEqualTo(ExitStatus.UNDECIDED);
    }

    @Test
    void the_same_seed_says_the_same() {
        String words =
                "repair 6x10 --pieces pentominoes --evaluations 12 --runs 2 --test-runs 4 --moves 2000 --format json";
        assertThat(withoutSeconds(tune(words + " --threads 1")))
                .isEqualTo(withoutSeconds(tune(words + " --threads 2")));
    }

    private static String withoutSeconds(CommandRun run) {
        return run.out().replaceAll("\"mean_seconds\":[^,]*,", "").replaceAll("\"threads\":\\d+", "");
    }

    @Test
    void settings_are_bred_when_asked_for() {
        String words =
                "constructive-beam 4x10 --by genetic --only ties --moves 2000 --evaluations 6 --runs 2 --test-runs 2";
        assertThat(tune(words).out()).contains("genetic search: ", "measurements of 2 settings");
        assertThat(tune(words + " --format json").out()).contains("\"by\":\"genetic\"");
    }

    @Test
    void every_second_puzzle_is_kept_for_the_test() {
        String json = tune("hill-climbing 4x10 5x8 --evaluations 6 --runs 1 --test-runs 2 --format json")
                .out();
        assertThat(json).contains("\"puzzles\":[\"4x10\"],\"unseen\":\"puzzles\"");
    }

    @Test
    void parameters_are_listed_with_their_values() {
        CommandRun run = tune("constructive-beam --list");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines().stream().map(line -> line.replaceAll(" +", " ")))
                .contains(
                        "status: listed",
                        "width 5 1 to 100, by logarithm",
                        "distinct false with this option or without",
                        "ties published published, random");
        assertThat(tune("beam --list --only step --format json").out())
                .contains("{\"name\":\"step\",\"usual\":null,\"values\":\"1 to 10\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gentic 4x10|There is no method 'gentic'.",
                "genetic 4x10 --only adption|'genetic' has no parameter 'adption'. Use one of adoption,",
                "genetic 4x10 --test 4x10|'4x10' is named for the search and for the test,",
                "genetic 4x10 --evaluations 0|option '--evaluations': '0' is out of range. Use 1 or more.",
                "genetic 4x10 --time-limit 0s|--time-limit 0s leaves nothing to do.",
                "genetic 4x10 --objective effort --steps 5|--objective effort counts states,",
                "genetic 4x10 --goal cover --objective effort|--objective effort counts states until a packing,",
                "genetic nowhere.yaml|nowhere.yaml",
                "genetic|No puzzle is given. Write 'quadrille tune genetic 8x10'."
            })
    void what_makes_no_sense_is_refused_with_advice(String arguments, String message) {
        CommandRun run = tune(arguments);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err().replaceAll("\\s+", " ")).contains(message);
        assertThat(run.out()).isEmpty();
    }
}
