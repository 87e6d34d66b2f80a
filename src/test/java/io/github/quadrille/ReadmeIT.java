package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Types every command of the README, in a folder that looks like the repository's. A command must exit with 0, or with
 * the code that a comment behind it names.
 */
class ReadmeIT {
    private static Path folder;

    @BeforeAll
    static void prepare() throws IOException {
        // Not JUnit's temporary folder, which warns of every link that it deletes; this one goes with the next clean.
        folder = Files.createTempDirectory(Path.of("target"), "readme");
        for (String name : List.of("target", "instances", "models")) {
            Files.createSymbolicLink(folder.resolve(name), Path.of(name).toAbsolutePath());
        }
    }

    static Stream<String> commands() throws IOException {
        List<String> commands = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("README.md"))) {
            if (line.startsWith("```")) {
                inside = line.equals("```sh");
            } else if (inside && !line.isBlank() && !line.startsWith("mvn") && !line.startsWith("#")) {
                commands.add(line);
            }
        }
        return commands.stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_of_the_readme_works(String command) throws IOException, InterruptedException {
        int expected = command.contains("# exits with ")
                ? Integer.parseInt(command.replaceAll(".*# exits with (\\d+).*", "$1"))
                : 0;
        Process process = type(command);
        assertThat(process.exitValue())
                .as("%s%n%s", command, Files.readString(folder.resolve("output.txt")))
                .isEqualTo(expected);
    }

    private static Process type(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "-o", "pipefail", "-c", command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(command).isTrue();
        return process;
    }
}
