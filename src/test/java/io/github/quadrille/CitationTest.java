package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.core.release.Release;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the citation has the version and the date of the build, and that every answer and certificate names the
 * release.
 */
@Slow
class CitationTest {
    @Test
    void the_citation_has_the_version_and_the_date_of_the_build() throws IOException {
        assertThat(word("CITATION.cff", "(?m)^version: (.*)$"))
                .isEqualTo(word("pom.xml", "<artifactId>quadrille</artifactId>\\s*<version>([0-9.]+)"));
        assertThat(word("CITATION.cff", "(?m)^date-released: (.*)$"))
                .isEqualTo(word("pom.xml", "<project.build.outputTimestamp>([-0-9]+)T"));
    }

    /**
     * The changelog of a snapshot lists its changes as unreleased. The changelog and the pages of a release name the
     * release.
     */
    @Test
    void the_changelog_and_the_pages_are_about_this_release() throws IOException {
        String version = word("pom.xml", "<artifactId>quadrille</artifactId>\\s*<version>([^<]+)");
        if (version.endsWith("-SNAPSHOT")) {
            assertThat(Path.of("CHANGELOG.md")).content().contains("\n## [Unreleased]\n\n#");
            return;
        }
        assertThat(Path.of("CHANGELOG.md"))
                .content()
                .contains("\n## [%s] - %s\n".formatted(version, word("CITATION.cff", "(?m)^date-released: (.*)$")));
        for (String page : new String[] {"releases", "installing"}) {
            assertThat(Path.of("src/site/markdown", page + ".md"))
                    .content()
                    .contains("`quadrille-" + version + ".tar.gz`", "`quadrille_" + version + "-1_amd64.deb`")
                    .doesNotContainPattern("quadrille[-_](?!" + version.replace(".", "\\.") + ")\\d");
        }
    }

    @Test
    void every_answer_names_the_release() {
        assertThat(Release.name()).isNotBlank();
        if (Files.exists(Path.of(".git"))) {
            assertThat(Release.name()).matches("\\S+ [0-9a-f]{12}(-dirty)?");
        }
        assertThat(CommandRun.of("--version").firstLine()).isEqualTo("quadrille " + Release.name());
        for (String command : new String[] {"solve", "count", "info", "explain"}) {
            assertThat(CommandRun.of(command, "4x5", "--format", "json").out())
                    .as(command)
                    .containsOnlyOnce(",\"release\":\"" + Release.name() + "\"}\n");
        }
    }

    @Test
    void so_does_every_certificate(@TempDir Path folder) throws IOException {
        CommandRun.of("solve", "4x5", "--proof", folder.toString());
        CommandRun.of("count", "4x10", "--proof", folder.toString());
        CommandRun.of("clear", "instances/line-clear/board-01.csv", "--proof", folder.toString());
        for (String file : new String[] {"4x5.opb", "4x5.pbp", "4x10.opb", "4x10.count", "board-01.pbp"}) {
            assertThat(folder.resolve(file)).content().containsOnlyOnce(" Quadrille " + Release.name() + "\n");
        }
    }

    private static String word(String file, String pattern) throws IOException {
        Matcher word = Pattern.compile(pattern).matcher(Files.readString(Path.of(file)));
        assertThat(word.find()).as("%s has %s", file, pattern).isTrue();
        return word.group(1);
    }
}
