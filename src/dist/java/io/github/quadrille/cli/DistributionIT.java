package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    }

    @Test
    void the_zip_archive_solves_its_own_instances() throws Exception {
        Process unpacking = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/jar", "xf", only("quadrille-*.zip"))
                .directory(folder.toFile())
                .start();
        assertThat(unpacking.waitFor()).isZero();
        assertThat(unpacked().resolve("bin/quadrille").toFile().setExecutable(true))
                .isTrue();
        checkUnpacked();
    }

    @Needs(Program.BASH)
    @Test
    void the_completion_is_one_that_bash_can_read() throws Exception {
        Path completion = TARGET.resolve("completion/quadrille.bash");
        String words = run(
                "bash",
                "-c",
                ". '" + completion + "' && complete -p quadrille && COMP_WORDS=(quadrille so)"
                        + " COMP_CWORD=1 && _complete_quadrille && echo ${COMPREPLY[*]}");
        assertThat(words).contains("-F _complete_quadrille").contains("solve");
    }

    @Test
    void there_is_a_page_of_the_manual_for_every_command() throws Exception {
        assertThat(TARGET.resolve("man/quadrille.1")).content().contains(".TH \"QUADRILLE\" \"1\"");
        for (String command : Commands.NAMES) {
            assertThat(TARGET.resolve("man/quadrille-" + command + ".1"))
                    .content()
                    .contains("quadrille");
        }
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
    }

    private void checkUnpacked() throws Exception {
        Path home = unpacked();
        Path instance = home.resolve("instances/pentominoes/pentominoes-3x20.yaml");
        assertThat(run(home.resolve("bin/quadrille").toString(), "solve", instance.toString()))
                .startsWith("status: packed\n");
        assertThat(List.of(
                        "LICENSE", "README.md", "docs/index.html", "models/packing.mzn", "share/man/man1/quadrille.1"))
                .allSatisfy(name -> assertThat(home.resolve(name)).isNotEmptyFile());
    }

    private static void checkImage(Path home) throws Exception {
        String program = home.resolve("bin/quadrille").toString();
        Path picture = home.resolve("picture.png");
        assertThat(run("env", "-i", program, "solve", "4x10", "--png", picture.toString()))
                .startsWith("status: packed\n");
        assertThat(picture).isNotEmptyFile();
        assertThat(run("env", "-i", program, "--version")).matches("quadrille \\d+\\.\\d+.*\n");
        assertThat(run("env", "-i", "JAVA_TOOL_OPTIONS=-Xlog:class+load", program, "--version"))
                .containsPattern("cli\\.Quadrille source: shared objects file");
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
    private static String run(String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }
}
