package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Unpacks and uses the distributed packages, as users would. */
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

    @Needs({Program.TAR, Program.DPKG_DEB})
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

    /**
     * Returns the completions that bash offers for the last of these words. The words follow the name of the program.
     */
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
        assertThat(TARGET.resolve("man/quadrille-count.1")).content().contains("FILE");
    }

    @Test
    void the_folder_with_its_own_java_works_without_another_and_anywhere() throws Exception {
        run("cp", "-r", TARGET.resolve("image/quadrille").toString(), folder.toString());
        checkProgram(folder.resolve("quadrille/bin/quadrille").toString(), "JAVA_TOOL_OPTIONS");
    }

    @Needs(Program.DPKG_DEB)
    @Test
    void the_package_of_debian_is_installed_used_and_removed() throws Exception {
        run("dpkg-deb", "-R", only("quadrille_*.deb"), folder.toString());
        Path lib = folder.resolve("usr/lib/quadrille/lib");
        List<Path> packed = files(lib);
        run("env", "-i", "DPKG_ROOT=" + folder, folder + "/DEBIAN/postinst", "configure");
        String program = folder.resolve("usr/bin/quadrille").toString();
        checkProgram(program, "QUADRILLE_OPTS");
        assertThat(List.of("quadrille/instances/pentominoes/pentominoes-3x20.yaml", "doc/quadrille/installing.html"))
                .allSatisfy(
                        name -> assertThat(folder.resolve("usr/share/" + name)).isNotEmptyFile());
        for (String command : Commands.NAMES) {
            assertThat(folder.resolve("usr/share/man/man1/quadrille-" + command + ".1"))
                    .isNotEmptyFile();
        }
        assertThat(folder.resolve("usr/share/bash-completion/completions/quadrille"))
                .hasSameTextualContentAs(TARGET.resolve("completion/quadrille.bash"));
        run("env", "-i", "DPKG_ROOT=" + folder, folder + "/DEBIAN/prerm", "remove");
        assertThat(files(lib)).isEqualTo(packed);
    }

    @Needs(Program.DPKG_DEB)
    @Test
    void without_a_library_for_jpeg_one_message_says_so() throws Exception {
        run("dpkg-deb", "-x", only("quadrille_*.deb"), folder.toString());
        Files.delete(folder.resolve("usr/lib/quadrille/runtime/lib/libjavajpeg.so"));
        Path photo = folder.resolve("photo.jpg");
        assertThat(ImageIO.write(new BufferedImage(40, 40, BufferedImage.TYPE_INT_RGB), "jpg", photo.toFile()))
                .isTrue();
        Path said = folder.resolve("said");
        assertThat(Child.of(folder + "/usr/bin/quadrille", "info", photo.toString(), "--pieces", "T:4")
                        .printed(said)
                        .run())
                .isEqualTo(2);
        assertThat(said).content().containsPattern("^error: .*photo.jpg: .* Save it as PNG\\.\n$");
    }

    @Needs(Program.PYTHON3)
    @Test
    void the_wheel_is_installed_and_asks() throws Exception {
        Path python = folder.resolve("bin/python");
        run("python3", "-m", "venv", folder.toString());
        run(python.toString(), "-m", "pip", "install", "--no-index", only("quadrille-*.whl"));
        String tests = Path.of("src/python/tests").toAbsolutePath().toString();
        String java = "JAVA_HOME=" + System.getProperty("java.home");
        run("env", "-i", java, python.toString(), "-m", "unittest", "discover", tests);
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

    private void checkProgram(String program, String options) throws Exception {
        Path picture = folder.resolve("picture.png");
        assertThat(run("env", "-i", program, "solve", "4x10", "--png", picture.toString()))
                .startsWith("status: packed\n");
        assertThat(picture).isNotEmptyFile();
        assertThat(run("env", "-i", program, "--version")).matches("quadrille \\d+\\.\\d+.*\n");
        assertThat(run("env", "-i", options + "=-Xlog:class+load", program, "--version"))
                .containsPattern("cli\\.Quadrille source: shared objects file");
        assertThat(run("env", "-i", options + "=-XX:+PrintFlagsFinal", program, "--version"))
                .as("the options of both launchers")
                .containsPattern("Tier4InvocationThreshold += 40000 ");
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
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

    /** Returns the output of a command, and checks that it exits with 0. */
    private String run(String... command) throws Exception {
        Path printed = Files.createTempFile(folder, "printed", ".txt");
        int code = Child.of(command).printed(printed).run();
        assertThat(code).as("%s", Files.readString(printed)).isZero();
        return Files.readString(printed);
    }
}
