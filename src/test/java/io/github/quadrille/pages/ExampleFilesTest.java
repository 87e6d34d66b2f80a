package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks the example commands within sentences and tables of the two front pages. Readers type these examples in a
 * fresh clone. So each file that an example reads is in the repository, or made by a line of the page, or saved as the
 * page says.
 */
class ExampleFilesTest {
    private static final Pattern EXAMPLE = Pattern.compile("`((?:quadrille|java -jar) [^`]*)`");
    private static final Pattern MADE = Pattern.compile("(?: > |Save this as `)([\\w.-]+)");
    private static final Pattern FILE = Pattern.compile("[\\w./-]+\\.(?:yaml|json|txt|csv|opb|count|pbm|png)");
    private static final Set<String> WRITES = Set.of("-o", "--svg", "--png", "--csv", "--html", "--animation");

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "src/site/markdown/index.md"})
    void every_file_that_an_example_reads_is_there(Path file) {
        Page page = new Page(file);
        Set<String> made = new HashSet<>();
        Stream.concat(page.lines().stream().map(PageLine::command), page.prose().stream())
                .flatMap(line -> MADE.matcher(line).results())
                .forEach(match -> made.add(match.group(1)));
        List<String> examples = page.prose().stream()
                .flatMap(line -> EXAMPLE.matcher(line).results())
                .map(match -> match.group(1))
                .toList();
        assertThat(examples).isNotEmpty();
        assertThat(examples)
                .allSatisfy(example ->
                        assertThat(read(example)).allMatch(name -> made.contains(name) || Files.exists(Path.of(name))));
    }

    /** Returns the names of files that an example reads. */
    private static List<String> read(String example) {
        String words = example;
        for (String option : WRITES) {
            words = words.replaceAll(" " + option + " \\S+", "");
        }
        return FILE.matcher(words).results().map(MatchResult::group).toList();
    }
}
