package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What one gives to others, unpacked as they would, and used. */
@DisabledOnOs(OS.WINDOWS)
class DistributionIT {
    private static final Path TARGET =
            Path.of(System.getProperty("quadrille.home")).getParent();

    @TempDir
    private Path folder;

    @Needs(Program.TAR)
    @Test
    void the_tar_archive_solves_its_own_instances() throws Exception {
        run("tar", "-xzf", only("quadrille-*.tar.gz"), "-C", folder.toString());
        checkUnpacked();
        Path home = unpacked();
        run(home.resolve("bin/quadrille").toString(), "--archive");
        assertThat(home.resolve("lib/quadrille.classes"))
                .content()
                .contains("\nio/github/quadrille/app/cli/count/CountCommand");
        assertThat(home.resolve("lib/quadrille.for")).isNotEmptyFile();
    }

    @Needs({Program.TAR, Program.DPKG_DEB, Program.FAKEROOT})
    @Test
    void nothing_tells_when_or_by_whom_it_was_made() throws Exception {
        String release = Files.readString(Path.of("CITATION.cff")).replaceAll("(?s).*date-released: (\\S+).*", "$1");
        assertThat(run("tar", "--utc", "-tvzf", only("quadrille-*.tar.gz")).lines())
                .isNotEmpty()
                .allMatch(line -> line.matches("\\S+ root/root +\\d+ " + release + " 00:00 .*"));
        assertThat(run("env", "TZ=UTC", "dpkg-deb", "-c", only("quadrille_*.deb"))
                        .lines())
                .isNotEmpty()
                .allMatch(line -> line.matches("\\S+ root/root +\\d+ \\d{4}-.*"))
                .allMatch(line ->
                        line.replaceAll("\\S+ \\S+ +\\d+ (\\S+) .*", "$1").compareTo(release) <= 0);
        assertThat(TARGET.resolve("man/quadrille-solve.1")).content().doesNotContainPattern("\\b20\\d\\d-");
    }

    @Test
    void the_zip_archive_solves_its_own_instances() throws Exception {
        Child unpacking = Child.of(System.getProperty("java.home") + "/bin/jar", "xf", only("quadrille-*.zip"));
        assertThat(unpacking.in(folder).run()).isZero();
        assertThat(unpacked().resolve("bin/quadrille").toFile().setExecutable(true))
                .isTrue();
        checkUnpacked();
    }

    @Needs(Program.BASH)
    @Test
    void the_completion_is_one_that_bash_can_read() throws Exception {
        Path completion = TARGET.resolve("completion/quadrille.bash");
        assertThat(run("bash", "-c", ". '" + completion + "' && complete -p quadrille"))
                .contains("-F _complete_quadrille");
        assertThat(completed("so")).isEqualTo("solve");
    }

    @Needs(Program.BASH)
    @Test
    void words_of_options_are_completed_as_one_types_them() throws Exception {
        assertThat(completed("solve", "--format", "j")).isEqualTo("json");
        assertThat(completed("solve", "--symmetry", "o")).isEqualTo("one-sided");
        assertThat(completed("local", "--method", "")).contains("beam", "hill-climbing");
        assertThat(TARGET.resolve("completion/quadrille.bash"))
                .content()
                .doesNotContainPattern("_option_args=.*[(\"][A-Z]+[)\"]");
    }

    /** What bash offers for the last of these words, after the name of the program. */
    private String completed(String... words) throws Exception {
        String typed = Stream.of(words).map(word -> " '" + word + "'").collect(Collectors.joining());
        return run(
                        "bash",
                        "-c",
                        ". '%s' && COMP_WORDS=(quadrille%s) COMP_CWORD=%d && _complete_quadrille 2> /dev/null; echo ${COMPREPLY[*]}"
                                .formatted(TARGET.resolve("completion/quadrille.bash"), typed, words.length))
                .strip();
    }

    @Test
    void there_is_a_page_of_the_manual_for_every_command() throws Exception {
        assertThat(TARGET.resolve("man/quadrille.1")).content().contains(".TH \"QUADRILLE\" \"1\"");
        for (String command : Commands.NAMES) {
            assertThat(TARGET.resolve("man/quadrille-" + command + ".1"))
                    .content()
                    .contains("quadrille")
                    .doesNotContainPattern("&#|\\{\\w+}");
        }
        assertThat(TARGET.resolve("man/quadrille-worker.1")).content().contains("HOST[:PORT]");
    }

    @Test
    void the_folder_with_its_own_java_works_without_another_and_anywhere() throws Exception {
        run("cp", "-r", TARGET.resolve("image/quadrille").toString(), folder.toString());
        checkImage(folder.resolve("quadrille"));
    }

    @Needs({Program.DPKG_DEB, Program.FAKEROOT})
    @Test
    void the_package_of_debian_holds_the_same() throws Exception {
        run("dpkg-deb", "-x", only("quadrille_*.deb"), folder.toString());
        checkImage(folder.resolve("opt/quadrille"));
        assertThat(folder.resolve("usr/bin/quadrille")).isSymbolicLink();
        assertThat(Files.readSymbolicLink(folder.resolve("usr/bin/quadrille")))
                .isEqualTo(Path.of("/opt/quadrille/bin/quadrille"));
        for (String command : Commands.NAMES) {
            assertThat(folder.resolve("usr/share/man/man1/quadrille-" + command + ".1"))
                    .isNotEmptyFile();
        }
        assertThat(folder.resolve("usr/share/bash-completion/completions/quadrille"))
                .hasSameTextualContentAs(TARGET.resolve("completion/quadrille.bash"));
    }

    @Needs({Program.DPKG_DEB, Program.FAKEROOT})
    @Test
    void the_package_of_debian_needs_no_script_for_its_links_and_knows_whose_it_is() throws Exception {
        run("dpkg-deb", "-e", only("quadrille_*.deb"), folder.toString());
        assertThat(folder.resolve("postinst")).content().doesNotContain("ln -s", "man1");
        assertThat(folder.resolve("control"))
                .content()
                .contains("Maintainer: Quadrille contributors <noreply@example.org>");
    }

    private void checkUnpacked() throws Exception {
        Path home = unpacked();
        Path instance = home.resolve("instances/pentominoes/pentominoes-3x20.yaml");
        assertThat(run(home.resolve("bin/quadrille").toString(), "solve", instance.toString()))
                .startsWith("status: packed\n");
        assertThat(List.of(
                        "LICENSE", "README.md", "docs/index.html", "models/packing.mzn", "share/man/man1/quadrille.1"))
                .allSatisfy(name -> assertThat(home.resolve(name)).isNotEmptyFile());
        assertThat(home.resolve("README.md"))
                .content()
                .contains("bin/quadrille solve 4x10")
                .doesNotContain("mvn", "src/");
    }

    private void checkImage(Path home) throws Exception {
        String program = home.resolve("bin/quadrille").toString();
        Path picture = home.resolve("picture.png");
        assertThat(run("env", "-i", program, "solve", "4x10", "--png", picture.toString()))
                .startsWith("status: packed\n");
        assertThat(picture).isNotEmptyFile();
        assertThat(run("env", "-i", program, "--version")).matches("quadrille \\d+\\.\\d+.*\n");
        assertThat(run("env", "-i", "JAVA_TOOL_OPTIONS=-Xlog:class+load", program, "--version"))
                .containsPattern("cli\\.Quadrille source: shared objects file");
        assertThat(run("env", "-i", "JAVA_TOOL_OPTIONS=-XX:+PrintFlagsFinal", program, "--version"))
                .as("the options of both launchers")
                .containsPattern("Tier4InvocationThreshold += 40000 ");
    }

    private Path unpacked() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).findFirst().orElseThrow();
        }
    }

    private static String only(String pattern) throws IOException {
        try (var files = Files.newDirectoryStream(TARGET, pattern)) {
            return files.iterator().next().toString();
        }
    }

    /** What it prints, and it must end well. */
    private String run(String... command) throws Exception {
        Path printed = Files.createTempFile(folder, "printed", ".txt");
        int code = Child.of(command).printed(printed).run();
        assertThat(code).as("%s", Files.readString(printed)).isZero();
        return Files.readString(printed);
    }
}
