package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.pages.OwnLine;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the commands on the page about published local searches are valid. The commands take minutes, so here a
 * run has at most five steps. Files go to a temporary folder.
 */
@Slow
class LocalSearchPageTest {
    private static final Path PAGE = Path.of("src/site/markdown/local-search-results.md");
    private static final String START = "quadrille ";
    private static final Set<String> EFFORT = Set.of("--runs", "--time-limit", "--max-iterations", "--steps");
    private static final String FOLDER = "comparison";

    /** All commands share a folder, because later commands of the page read files that earlier ones wrote. */
    @TempDir
    private static Path folder;

    static Stream<String> commands() throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith(START))
                .map(line -> line.substring(START.length()));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_command_of_the_page_works(String line) {
        CommandRun run = CommandRun.of(shortened(line.replaceAll(" +#.*", "")));
        assertThat(run.err()).isEmpty();
        if (line.contains("# exits with 20")) {
            assertThat(run.status()).isEqualTo(ExitStatus.NO);
        } else {
            assertThat(run.status()).isIn(ExitStatus.YES, ExitStatus.UNDECIDED);
        }
    }

    @Test
    void there_are_commands_of_all_sorts() throws IOException {
        assertThat(commands().map(command -> command.split(" ")[0])).contains("compare", "local", "generate");
    }

    /** Replaces the page's board of a thousand rows by a smaller one, because other tests use the large size. */
    private static String smaller(String word) {
        return word.replace("1000x1000", "100x100");
    }

    private static String[] shortened(String command) {
        List<String> words = new ArrayList<>();
        Iterator<String> given = Arrays.asList(command.split(" ")).iterator();
        while (given.hasNext()) {
            String word = given.next();
            if (EFFORT.contains(word)) {
                given.next();
            } else {
                words.addAll(OwnLine.expanded(
                        smaller(word.startsWith(FOLDER) ? folder + word.substring(FOLDER.length()) : word)));
            }
        }
        switch (words.get(0)) {
            case "compare" -> words.addAll(List.of("--runs", "1", "--max-iterations", "5"));
            case "local" -> words.addAll(List.of("--max-iterations", "5"));
            default -> {}
        }
        return words.toArray(String[]::new);
    }
}
