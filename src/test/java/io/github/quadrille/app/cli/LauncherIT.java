package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Demand;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.LoadedClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the shell script that starts the program, as the build makes it and as a user may install it. */
@DisabledOnOs(OS.WINDOWS)
class LauncherIT {
    private static final Path HOME = Path.of(System.getProperty("quadrille.home"));
    private static final Path LAUNCHER = HOME.resolve("bin/quadrille");
    private static final String OPTIONS = "QUADRILLE_OPTS";
    private static final String JAVA = System.getProperty("java.home");

    @TempDir
    private Path folder;

    @Test
    void exit_codes_pass_through() throws Exception {
        assertThat(run(LAUNCHER, "solve", "4x10")).isZero();
        assertThat(out()).startsWith("status: packed\n");
        assertThat(run(LAUNCHER, "solve", "4x5")).isEqualTo(20);
        assertThat(run(LAUNCHER, "solve", "4y5")).isEqualTo(2);
    }

    @Test
    void it_has_a_version() throws Exception {
        assertThat(run(LAUNCHER, "--version")).isZero();
        assertThat(out()).matches("quadrille \\d+\\.\\d+.*\n");
    }

    @Test
    void the_classes_come_from_the_archive() throws Exception {
        demandArchive();
        assertThat(loadedFrom(LAUNCHER)).contains("source: shared objects file");
    }

    /**
     * At their first use, Java links the methods of records for equality, hash code and text, which takes 30 ms. A
     * short command must not use these methods.
     */
    @Test
    void a_short_solve_links_no_methods_of_records() throws Exception {
        LoadedClasses loaded = loaded();
        assertThat(run(LAUNCHER, Map.of(OPTIONS, loaded.option()), "solve", "4x10"))
                .isZero();
        assertThat(loaded.has(Quadrille.class.getName())).isTrue();
        assertThat(loaded.has("java.lang.runtime.ObjectMethods ")).isFalse();
    }

    @Test
    void it_runs_through_a_link_from_another_folder() throws Exception {
        Path near = Files.createSymbolicLink(folder.resolve("near"), LAUNCHER.toAbsolutePath());
        Path far = Files.createSymbolicLink(folder.resolve("far"), near.getFileName());
        assertThat(run(far, "solve", "4x10", "--quiet")).isZero();
        assertThat(run(Path.of("near"), Map.of("PATH", folder + ":" + System.getenv("PATH")), "--version"))
                .isZero();
        Files.delete(near);
        Files.delete(far);
    }

    @Test
    void blanks_in_its_path_do_no_harm_and_the_archive_of_another_folder_is_left_alone() throws Exception {
        Path moved = copy("a  b");
        assertThat(loadedFrom(moved)).doesNotContain("shared objects file");
        assertThat(run(moved, "solve", "4x10", "--svg", "my picture.svg")).isZero();
        assertThat(folder.resolve("my picture.svg")).exists();
    }

    @Exhaustive
    @Test
    void after_a_move_an_archive_can_be_made_anew() throws Exception {
        demandArchive();
        // The path has no blanks, because Java 17 makes no archive of classes from a jar whose path has blanks.
        Path moved = copy("moved");
        assertThat(run(moved, "--archive")).isZero();
        assertThat(out() + err()).isEmpty();
        assertThat(loadedFrom(moved)).contains("source: shared objects file");
    }

    @Test
    void a_broken_archive_changes_nothing_that_one_sees() throws Exception {
        demandArchive();
        Path moved = copy("broken");
        Path lib = folder.resolve("broken/lib").toRealPath();
        Path made = HOME.resolve("lib/quadrille.for");
        Files.writeString(
                lib.resolve("quadrille.for"),
                Files.readString(made).replace(HOME.resolve("lib").toRealPath().toString(), lib.toString()));
        Files.delete(lib.resolve("quadrille.jsa"));
        Files.write(lib.resolve("quadrille.jsa"), new byte[100_000]);
        assertThat(run(moved, "solve", "4x10")).isZero();
        assertThat(out()).startsWith("status: packed\n");
        assertThat(err()).isEmpty();
    }

    /** Java 17 makes no archive of classes from a jar whose path has blanks, but a later Java may. */
    @Exhaustive
    @Test
    void an_archive_that_cannot_be_is_told() throws Exception {
        Path moved = copy("a b");
        int exit = run(moved, "--archive");
        if (exit != 0) {
            assertThat(exit).isEqualTo(2);
            assertThat(err())
                    .startsWith("error: This Java makes no archive of '")
                    .contains("a b/lib/quadrille.jar'", "Move the folder")
                    .hasLineCount(1);
            assertThat(folder.resolve("a b/lib/quadrille.jsa")).doesNotExist();
        } else {
            assertThat(loadedFrom(moved)).contains("source: shared objects file");
        }
    }

    @Test
    void a_copy_of_the_launcher_alone_says_that_a_link_would_do() throws Exception {
        Path alone = folder.resolve("alone");
        copy(LAUNCHER, alone);
        assertThat(run(alone, "--version")).isEqualTo(2);
        assertThat(err())
                .startsWith("error: There is no '" + folder + "/../lib/quadrille.jar'")
                .contains("Link to the launcher")
                .hasLineCount(1);
    }

    @Test
    void without_java_one_line_says_so() throws Exception {
        assertThat(run(LAUNCHER, Map.of("PATH", folder.toString(), "JAVA_HOME", ""), "--version"))
                .isEqualTo(2);
        assertThat(err()).startsWith("error: Quadrille needs Java 17 or newer").hasLineCount(1);
        assertThat(run(LAUNCHER, Map.of("JAVA_HOME", folder.toString()), "--version"))
                .isEqualTo(2);
        assertThat(err()).contains("JAVA_HOME is '" + folder + "'").hasLineCount(1);
    }

    @Test
    void an_old_java_is_named_and_not_started() throws Exception {
        Files.createDirectories(folder.resolve("old/bin"));
        Files.writeString(folder.resolve("old/release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"11.0.2\"\n");
        assertThat(Files.createFile(folder.resolve("old/bin/java")).toFile().setExecutable(true))
                .isTrue();
        assertThat(run(LAUNCHER, Map.of("JAVA_HOME", folder + "/old"), "--version"))
                .isEqualTo(2);
        assertThat(err()).contains("is Java 11.0.2").hasLineCount(1);
    }

    @Test
    void options_for_java_are_taken_and_named_when_memory_is_short() throws Exception {
        assertThat(run(LAUNCHER, Map.of(OPTIONS, "-Xmx64m -XX:+UseParallelGC"), "solve", "300x300"))
                .isEqualTo(2);
        assertThat(err()).contains("Set QUADRILLE_OPTS=-Xmx").hasLineCount(1);
    }

    @Test
    void ctrl_c_reaches_the_search() throws Exception {
        Map<String, String> logging = Map.of(OPTIONS, loaded().option());
        Process process = child(LAUNCHER, logging, "solve", "14x10", "--model", "sums", "--no-arguments", "--quiet")
                .start();
        loaded().await(process, "io.github.quadrille.engine.choco.FewestRemainingVariables");
        Child.interrupt(process);
        assertThat(Child.exit(process, Duration.ofSeconds(10))).isEqualTo(3);
        assertThat(out()).startsWith("status: undecided\n").contains("reason: interrupted");
    }

    /** Ends the test if the build made no archive of loaded classes, because the installed Java cannot make one. */
    private static void demandArchive() {
        Demand.that(Files.exists(HOME.resolve("lib/quadrille.for")), "This Java makes no archive of loaded classes.");
    }

    /** Returns the line of Java's log about the main class. The line says which file the class was loaded from. */
    private String loadedFrom(Path launcher) throws Exception {
        assertThat(run(launcher, Map.of(OPTIONS, loaded().option()), "--version"))
                .isZero();
        return loaded().line(Quadrille.class);
    }

    private LoadedClasses loaded() {
        return new LoadedClasses(folder.resolve("classes"));
    }

    /** Copies the installed program into a folder, and returns the launcher in the copy. */
    private Path copy(String name) throws IOException {
        try (Stream<Path> files = Files.walk(HOME)) {
            files.forEach(file -> copy(file, folder.resolve(name).resolve(HOME.relativize(file))));
        }
        return folder.resolve(name).resolve("bin/quadrille");
    }

    private static void copy(Path from, Path to) {
        try {
            Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int run(Path launcher, String... arguments) throws Exception {
        return run(launcher, Map.of(), arguments);
    }

    private int run(Path launcher, Map<String, String> environment, String... arguments) throws Exception {
        return child(launcher, environment, arguments).run();
    }

    private Child child(Path launcher, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
        command.addAll(List.of(arguments));
        return Child.of(command)
                .in(folder)
                .into(folder)
                .environment("JAVA_HOME", JAVA)
                .environment(environment);
    }

    private String out() throws IOException {
        return Files.readString(folder.resolve("out"));
    }

    private String err() throws IOException {
        return Files.readString(folder.resolve("err"));
    }
}
